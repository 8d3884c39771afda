use crate::domain::FieldError;
use chrono::{DateTime, Utc};
use database::DbError;

/// What a caller can act on.
#[derive(Debug, thiserror::Error)]
pub enum AccessError {
    /// Every invalid field at once.
    #[error("{} invalid field(s)", .0.len())]
    Invalid(Vec<FieldError>),
    /// No such link, words or cookie.
    #[error("no such access")]
    NotFound,
    #[error("the link has expired")]
    Expired,
    #[error("the link was extended as often as it can be")]
    NoExtensionLeft,
    /// There is nowhere to send a mail to.
    #[error("there is no address")]
    NoAddress,
    /// The reply channel holds no more.
    #[error("the channel is full")]
    ChannelFull,
    /// The same call is making the same link at this moment.
    #[error("a repeat of this call is running")]
    RepeatRunning,
    /// The key of a message that said something else.
    #[error("the key was used for another message")]
    ClientKeyReused,
    #[error("all free messages are used")]
    MessageLimit { resets_at: DateTime<Utc>, of_address: bool },
    /// The challenge is not ours, too old, not solved, or used before.
    #[error("work is not proved")]
    NotProved,
    #[error(transparent)]
    Db(DbError),
}

impl From<DbError> for AccessError {
    fn from(e: DbError) -> Self {
        match e {
            DbError::NotFound => Self::NotFound,
            e => Self::Db(e),
        }
    }
}
