//! Sessions behind the cookie: rows that can be revoked, found by a digest of the cookie's key.
//! They end after 30 days without use, and after 90 days in any case.

use super::digest;
use super::idle::mark_used;
use crate::IdentityError;
use crate::domain::UserId;
use crate::store::sessions::{self, NewSession};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use std::collections::BTreeMap;

const SLIDING: TimeDelta = TimeDelta::days(30);
const ABSOLUTE: TimeDelta = TimeDelta::days(90);
/// A session's last use is written at most this often: reading a page must not cost a write.
const TOUCH_EVERY: TimeDelta = TimeDelta::hours(1);

#[derive(Debug, Clone, PartialEq)]
pub struct StoredSession {
    /// The row: names the session without opening it.
    pub id: i64,
    pub user_id: Option<UserId>,
    pub state: BTreeMap<String, String>,
    pub last_seen_at: DateTime<Utc>,
}

impl StoredSession {
    pub fn needs_touch(&self, now: DateTime<Utc>) -> bool {
        now - self.last_seen_at > TOUCH_EVERY
    }
}

pub fn open_session(
    conn: &mut DbConn,
    key: &str,
    user_id: Option<UserId>,
    state: BTreeMap<String, String>,
    now: DateTime<Utc>,
) -> Result<(), IdentityError> {
    if let Some(user_id) = user_id {
        mark_used(conn, user_id, now)?;
    }
    let new = NewSession {
        key_hash: digest(&[key]),
        user_id,
        state,
        expires_at: now + SLIDING,
        absolute_expires_at: now + ABSOLUTE,
    };
    Ok(sessions::insert(conn, new, now)?)
}

pub fn load_session(
    conn: &mut DbConn,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Option<StoredSession>, IdentityError> {
    Ok(sessions::find_live(conn, &digest(&[key]), now)?)
}

/// Those of these sessions (by row) that have not ended.
pub fn live_sessions(conn: &mut DbConn, ids: &[i64], now: DateTime<Utc>) -> Result<Vec<i64>, IdentityError> {
    Ok(sessions::live_of(conn, ids, now)?)
}

/// Whether the session was still there.
pub fn update_session(
    conn: &mut DbConn,
    key: &str,
    user_id: Option<UserId>,
    state: BTreeMap<String, String>,
) -> Result<bool, IdentityError> {
    Ok(sessions::set_state(conn, &digest(&[key]), user_id, state)?)
}

pub fn touch_session(conn: &mut DbConn, key: &str, now: DateTime<Utc>) -> Result<(), IdentityError> {
    match sessions::touch(conn, &digest(&[key]), now, now + SLIDING)? {
        Some(user_id) => mark_used(conn, user_id, now),
        None => Ok(()),
    }
}

pub fn close_session(conn: &mut DbConn, key: &str) -> Result<(), IdentityError> {
    Ok(sessions::delete(conn, &digest(&[key]))?)
}

/// How many rows went.
pub fn delete_expired_sessions(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, IdentityError> {
    Ok(sessions::delete_expired(conn, now)?)
}
