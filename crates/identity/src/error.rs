use crate::domain::FieldError;
use chrono::{DateTime, Utc};
use database::DbError;

/// What a caller of this crate can act on.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    #[error("{} invalid fields", .0.len())]
    Invalid(Vec<FieldError>),
    #[error("this e-mail address already has an account")]
    EmailTaken,
    /// One outcome for an unknown address and for a wrong password: neither may be told apart.
    #[error("wrong e-mail address or password")]
    InvalidCredentials,
    #[error("too many failed attempts")]
    TooManyAttempts { until: DateTime<Utc> },
    /// Of one kind of link to one address.
    #[error("too many links by mail")]
    TooManyLinks { until: DateTime<Utc> },
    #[error("no such link")]
    UnknownLink,
    #[error("the link has ended, or was used")]
    LinkEnded,
    #[error("the only administrator")]
    LastAdmin,
    #[error("no such session")]
    UnknownSession,
    #[error("no such account")]
    UnknownUser,
    #[error("an administrator has no premium status")]
    AdminHasNoPremium,
    #[error("the password could not be hashed")]
    Hashing,
    #[error(transparent)]
    Db(#[from] DbError),
}
