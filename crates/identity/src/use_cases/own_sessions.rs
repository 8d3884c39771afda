//! A person's own sessions: which there are, and their end.

use crate::IdentityError;
use crate::domain::UserId;
use crate::store::{departure, sessions};
use chrono::{DateTime, Utc};
use database::DbConn;
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq)]
pub struct OwnSession {
    pub id: i64,
    /// What the server wrote down when it began.
    pub state: BTreeMap<String, String>,
    pub created_at: DateTime<Utc>,
    /// To within an hour.
    pub last_seen_at: DateTime<Utc>,
}

/// Those that have not ended, the last seen first.
pub fn own_sessions(
    conn: &mut DbConn,
    user_id: UserId,
    now: DateTime<Utc>,
) -> Result<Vec<OwnSession>, IdentityError> {
    Ok(sessions::list_of(conn, user_id, now)?)
}

/// Ends one of a person's own sessions.
pub fn end_own_session(conn: &mut DbConn, user_id: UserId, id: i64) -> Result<(), IdentityError> {
    if !sessions::delete_own(conn, user_id, id)? {
        return Err(IdentityError::UnknownSession);
    }
    Ok(())
}

/// Ends all but one; answers which.
pub fn end_own_sessions(
    conn: &mut DbConn,
    user_id: UserId,
    kept: Option<i64>,
) -> Result<Vec<i64>, IdentityError> {
    Ok(departure::end_sessions(conn, user_id, kept)?)
}
