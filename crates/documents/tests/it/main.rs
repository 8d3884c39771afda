//! Through the public list only.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a failing test is to stop and say where")]
mod common;
mod dialogue;
mod documents;
mod files;
mod text;
mod words;
