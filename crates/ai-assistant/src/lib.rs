//! ai-assistant
