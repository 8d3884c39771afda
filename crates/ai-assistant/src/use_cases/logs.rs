use crate::domain::{LogEntry, LogScope, Month};
use crate::{AiError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Lists are answered whole up to here.
const MOST: i64 = 1_000;

/// A user's exchanges, oldest first; with a limit, the last ones.
pub fn logs(
    conn: &mut DbConn,
    user_id: i64,
    scope: LogScope,
    limit: Option<i64>,
    now: DateTime<Utc>,
) -> Result<Vec<LogEntry>, AiError> {
    let limit = limit.unwrap_or(MOST).clamp(1, MOST);
    let month = match scope {
        LogScope::Month => Some(Month::of(now)),
        LogScope::All => None,
    };
    Ok(store::logs(conn, user_id, month, limit)?)
}

/// A person's exchanges after an id, oldest first, `limit` at most: for the copy of their own data.
pub fn logs_to_export(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<LogEntry>, AiError> {
    Ok(store::logs_after(conn, user_id, after, limit)?)
}
