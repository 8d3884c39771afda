//! Signing in, in two short steps around the slow check of the password: `begin_login` reads,
//! the caller verifies on a blocking thread, then `login_succeeded` or `login_failed` writes.

use super::digest;
use crate::IdentityError;
use crate::domain::{Email, PasswordHash, User, WINDOW, block_after};
use crate::store::{throttles, users};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Whose password is to be checked, if the address is known.
#[derive(Debug)]
pub struct LoginAttempt {
    key_hash: String,
    pub account: Option<(User, PasswordHash)>,
}

/// `address` is the client's network address.
pub fn begin_login(
    conn: &mut DbConn,
    email: &Email,
    address: &str,
    now: DateTime<Utc>,
) -> Result<LoginAttempt, IdentityError> {
    let key_hash = digest(&[&email.key(), address]);
    if let Some(until) = throttles::blocked_until(conn, &key_hash, now)? {
        return Err(IdentityError::TooManyAttempts { until });
    }
    Ok(LoginAttempt { key_hash, account: users::find_by_email(conn, email)? })
}

/// Counts the failure, and blocks the account for this address once there were too many.
pub fn login_failed(
    conn: &mut DbConn,
    attempt: &LoginAttempt,
    now: DateTime<Utc>,
) -> Result<(), IdentityError> {
    let failures = throttles::count_failure(conn, &attempt.key_hash, now - WINDOW, now)?;
    let wait = block_after(failures);
    if !wait.is_zero() {
        throttles::block(conn, &attempt.key_hash, now + wait)?;
    }
    Ok(())
}

pub fn login_succeeded(conn: &mut DbConn, attempt: &LoginAttempt) -> Result<(), IdentityError> {
    Ok(throttles::clear(conn, &attempt.key_hash)?)
}
