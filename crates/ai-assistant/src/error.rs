use chrono::{DateTime, Utc};
use database::DbError;

/// What can come out of a use case. No variant carries a question, an answer or a provider's text.
#[derive(Debug, thiserror::Error)]
pub enum AiError {
    /// The free answers of the month are used; they come back at `resets_at`.
    #[error("the month's free answers are used")]
    QuotaExhausted { resets_at: DateTime<Utc> },
    #[error(transparent)]
    Db(#[from] DbError),
}
