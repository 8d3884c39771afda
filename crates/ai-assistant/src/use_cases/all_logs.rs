//! Everybody's exchanges, for administrators: what was said only one at a time.

use crate::domain::{LogEntry, LogHead};
use crate::{AiError, store};
use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, DbError};

/// Lists are answered whole up to here.
const MOST: i64 = 1_000;

/// A page of exchanges without their texts, the newest first, and how many there are in all.
pub fn log_heads(
    conn: &mut DbConn,
    user_id: Option<i64>,
    limit: Option<i64>,
    offset: Option<i64>,
) -> Result<(Vec<LogHead>, i64), AiError> {
    let limit = limit.unwrap_or(MOST).clamp(1, MOST);
    let items = store::all::heads(conn, user_id, limit, offset.unwrap_or_default().max(0))?;
    Ok((items, store::all::count(conn, user_id)?))
}

/// One exchange, whole.
pub fn log(conn: &mut DbConn, id: i64) -> Result<LogEntry, AiError> {
    Ok(store::all::find(conn, id)?.ok_or(DbError::NotFound)?)
}

/// Exchanges of each day since an instant.
pub fn answers_by_day(conn: &mut DbConn, since: DateTime<Utc>) -> Result<Vec<(NaiveDate, i64)>, AiError> {
    Ok(store::all::by_day(conn, since)?)
}
