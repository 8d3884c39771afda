//! Questions and answers: the built-in engine, the remote one, the citation gate, the month's quota and the log.
//!
//! Retrieval is not here: the server finds [`domain::Passage`]s and hands them over as plain data.
pub mod domain;
mod error;
pub mod formulation;
mod remote;
mod store;
mod use_cases;

pub use error::AiError;
pub use formulation::{Formulation, FormulationInput, help_formulate, speaks_of, summarise};
pub use remote::{AnswerEvent, FailureKind, RemoteConfig, RemoteEngine, RemoteSetupError, RemoteTimeouts};
pub use use_cases::{
    answers_by_day, change_conversation, conversation, conversation_history, conversations,
    conversations_to_export, erase_conversation, erase_logs, feedback, feedback_heads, feedback_of_logs,
    feedback_to_export, feedback_totals, forget_person, give_back_expired, give_feedback, log, log_heads,
    logs, logs_to_export, record, record_at_once, reserve, review_feedback, take_feedback_back, usage,
    usage_to_export,
};
