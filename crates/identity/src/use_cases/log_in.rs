//! Signing in, in two short steps around the slow check of the password: `begin_login` counts the attempt before it is
//! known how it ends, so that tries sent side by side cannot pass the limit; `login_succeeded` forgets them.

use super::digest;
use crate::IdentityError;
use crate::domain::{Email, PasswordHash, User, WINDOW, block_after};
use crate::store::{throttles, users};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// Counts of failed sign-ins and of links by mail matter for an hour at most.
const KEEP: TimeDelta = TimeDelta::days(1);

/// Whose password is to be checked, if the address is known.
#[derive(Debug)]
pub struct LoginAttempt {
    key_hash: String,
    pub account: Option<(User, PasswordHash)>,
}

/// Counts as a failure until [`login_succeeded`] says otherwise; one too many blocks the account for this address.
/// A refused attempt is not counted. `address` is the client's network address.
pub fn begin_login(
    conn: &mut DbConn,
    email: &Email,
    address: &str,
    now: DateTime<Utc>,
) -> Result<LoginAttempt, IdentityError> {
    let key_hash = digest(&[&email.key(), address]);
    conn.write(|conn| {
        // First the count, which locks the row: whoever comes at the same time reads the block after it.
        let failures = throttles::count_failure(conn, &key_hash, now - WINDOW, now)?;
        if let Some(until) = throttles::blocked_until(conn, &key_hash, now)? {
            return Err(IdentityError::TooManyAttempts { until });
        }
        let wait = block_after(failures);
        if !wait.is_zero() {
            throttles::block(conn, &key_hash, now + wait)?;
        }
        Ok(LoginAttempt { account: users::find_by_email(conn, email)?, key_hash })
    })
}

pub fn login_succeeded(conn: &mut DbConn, attempt: &LoginAttempt) -> Result<(), IdentityError> {
    Ok(throttles::clear(conn, &attempt.key_hash)?)
}

/// Deletes what was counted so long ago that it counts no more; answers how many rows went.
pub fn forget_attempts(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, IdentityError> {
    Ok(throttles::delete_before(conn, now - KEEP)?)
}
