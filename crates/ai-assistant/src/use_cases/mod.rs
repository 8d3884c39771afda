//! One verb a file; each runs in one transaction of its own or in its caller's.
mod all_logs;
mod conversations;
mod erase_logs;
mod feedback;
mod give_back_expired;
mod logs;
mod record;
mod record_at_once;
mod reserve;
mod usage;

pub use all_logs::{answers_by_day, log, log_heads};
pub use conversations::{
    change_conversation, conversation, conversation_history, conversations, conversations_to_export,
    erase_conversation,
};
pub use erase_logs::{erase_logs, forget_person};
pub use feedback::{
    feedback, feedback_heads, feedback_of_logs, feedback_to_export, feedback_totals, give_feedback,
    review_feedback, take_feedback_back,
};
pub use give_back_expired::give_back_expired;
pub use logs::{logs, logs_to_export};
pub use record::record;
pub use record_at_once::record_at_once;
pub use reserve::reserve;
pub use usage::{usage, usage_to_export};
