use chrono::{DateTime, Utc};
use database::DbError;

/// What can come out of a use case. No variant carries a question, an answer or a provider's text.
#[derive(Debug, thiserror::Error)]
pub enum AiError {
    /// The free answers of the month are used; they come back at `resets_at`.
    #[error("the month's free answers are used")]
    QuotaExhausted { resets_at: DateTime<Utc> },
    /// No such exchange of this person, or the answer rests on no such source.
    #[error("no such exchange or source")]
    UnknownExchange,
    /// No such conversation of this person.
    #[error("no such conversation")]
    UnknownConversation,
    #[error("no such feedback")]
    UnknownFeedback,
    #[error(transparent)]
    Db(#[from] DbError),
}
