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
mod conversation;
mod feedback;
mod gate;
mod history;
mod language;
mod passage;
mod prompt_type;
mod question;
mod quota;
mod sentence;
mod spoken;

pub(crate) use ::citations::fold;
pub use answer::{
    Also, Answer, AnswerParts, AnswerStatus, Engine, FirstHelp, RefusalReason, Related, Source,
    UnknownAnswerStatus, UnknownEngine, UnknownRefusalReason,
};
pub use citation::{Citation, Evidence, citations};
pub use compose::{Nearby, compose, first_help, neutral_next_step, no_match, sources, talk, unavailable};
pub(crate) use compose::{cited, closing, once_each, step_label};
pub use conversation::{Conversation, ConversationChange, ConversationFilter, ConversationTitle, TitleError};
pub(crate) use conversation::{search_key, search_words};
pub use feedback::{
    Feedback, FeedbackFilter, FeedbackHead, FeedbackProblem, FeedbackReason, FeedbackState, FeedbackTotals,
    Opinion, RawFeedback, UnknownFeedbackReason, UnknownFeedbackState,
};
pub use gate::{Gate, Gated, StreamGate, removed_notice};
pub use history::{ConversationHistory, HistoryError, Role, Turn};
pub use language::{Language, UnknownLanguage};
pub use passage::{
    AlsoKind, Confidence, Direct, Passage, PassageKind, UnknownAlsoKind, UnknownConfidence,
    UnknownPassageKind,
};
pub use prompt_type::{PromptType, UnknownPromptType};
pub(crate) use question::without_controls;
pub use question::{Question, QuestionError};
pub use quota::{
    Exchange, FREE_ANSWERS, LogEntry, LogHead, LogScope, MalformedMonth, Month, RESERVATION_LIFETIME,
    Reservation, Usage,
};
pub(crate) use sentence::first_sentence;
pub(crate) use spoken::{Spoken, Words};
