//! What time does to links. Each step does at most so much, and is safe in any number of processes.

use crate::AccessError;
use crate::domain::{Access, ERASE_AFTER, FORGET_AFTER, WARN_BEFORE};
use crate::store::{access as store, messages};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Links that end within two days and whose holders were not told so far. Each is answered once, whoever asks.
pub fn ending_soon(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> Result<Vec<Access>, AccessError> {
    conn.write(|conn| Ok(store::mark_ending(conn, (now, now + WARN_BEFORE), limit)?))
}

/// Links that have ended. What could make them again is gone with this, and the address with it.
pub fn blank_ended(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> Result<Vec<Access>, AccessError> {
    conn.write(|conn| Ok(store::blank_ended(conn, now, limit)?))
}

/// Links that ended a month ago: their requests are to be erased.
pub fn ended_with_request(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<Access>, AccessError> {
    Ok(store::ended_with_request(conn, now - ERASE_AFTER, limit)?)
}

/// Everything that was said through a link.
pub fn erase_channel(conn: &mut DbConn, access_id: i64) -> Result<usize, AccessError> {
    Ok(messages::delete_all(conn, access_id)?)
}

/// Lets go of what only said that a link has expired.
pub fn forget_ended(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, AccessError> {
    Ok(store::delete_ended(conn, now - FORGET_AFTER)?)
}
