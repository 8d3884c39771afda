use crate::IdentityError;
use crate::domain::{PasswordHash, Registration, User};
use crate::store::users::{self, NewUser};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// Opens an account. The password was hashed before, outside the transaction.
pub fn register(
    conn: &mut DbConn,
    new: &Registration,
    hash: &PasswordHash,
    now: DateTime<Utc>,
) -> Result<User, IdentityError> {
    let new = NewUser {
        name: &new.name,
        email: &new.email,
        hash,
        role: new.role,
        language: new.language,
        terms: Some((&new.terms_version, now)),
    };
    users::insert(conn, &new, now).map_err(email_taken)
}

pub(crate) fn email_taken(e: DbError) -> IdentityError {
    match e {
        DbError::Duplicate { on } if on == "users.email_key" => IdentityError::EmailTaken,
        e => e.into(),
    }
}
