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
    answers_by_day, erase_logs, give_back_expired, log, log_heads, logs, record, record_at_once, reserve,
    usage,
};
