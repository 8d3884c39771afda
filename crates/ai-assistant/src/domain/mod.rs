//! The rules of the assistant, with no database, no network and no clock in them.

/// `as_str` and `FromStr` of an enum from one table, so that the two cannot disagree.
macro_rules! text_enum {
    ($name:ident, $error:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
        #[error("not one of the known values")]
        pub struct $error;
        impl $name {
            pub fn as_str(&self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }
        impl std::str::FromStr for $name {
            type Err = $error;
            fn from_str(s: &str) -> Result<Self, $error> {
                match s { $($text => Ok(Self::$variant),)+ _ => Err($error) }
            }
        }
    };
}

mod answer;
mod citation;
mod compose;
mod feedback;
mod gate;
mod history;
mod language;
mod passage;
mod prompt_type;
mod question;
mod quota;
mod sentence;

pub(crate) use ::citations::fold;
pub use answer::{Answer, AnswerStatus, Engine, Source, UnknownAnswerStatus, UnknownEngine};
pub use citation::{Citation, Evidence, citations};
pub(crate) use compose::closing;
pub use compose::{compose, neutral_next_step, no_match, no_match_for_visitor, sources, unavailable};
pub use feedback::{
    Feedback, FeedbackFilter, FeedbackHead, FeedbackProblem, FeedbackReason, FeedbackState, FeedbackTotals,
    Opinion, RawFeedback, UnknownFeedbackReason, UnknownFeedbackState,
};
pub use gate::{Gate, Gated, StreamGate, removed_notice};
pub use history::{ConversationHistory, HistoryError, Role, Turn};
pub use language::{Language, UnknownLanguage};
pub use passage::{Confidence, Passage, PassageKind, UnknownConfidence, UnknownPassageKind};
pub use prompt_type::{PromptType, UnknownPromptType};
pub(crate) use question::without_controls;
pub use question::{Question, QuestionError};
pub use quota::{
    Exchange, FREE_ANSWERS, LogEntry, LogHead, LogScope, MalformedMonth, Month, RESERVATION_LIFETIME,
    Reservation, Usage,
};
