//! What people say of answers, and administrators who look at it.

use crate::domain::{Feedback, FeedbackFilter, FeedbackHead, FeedbackTotals, LogEntry, Opinion};
use crate::{AiError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Lists are answered whole up to here.
const MOST: i64 = 1_000;

fn own_log(conn: &mut DbConn, user: i64, log: i64, source: &str) -> Result<LogEntry, AiError> {
    let found = store::all::find(conn, log)?.filter(|l| l.user_id == user);
    let found = found.filter(|l| source.is_empty() || l.sources.iter().any(|s| s.key == source));
    found.ok_or(AiError::UnknownExchange)
}

/// Says something of one's own exchange, or of a source that its answer rests on; said again, it replaces what was said
/// before.
pub fn give_feedback(
    conn: &mut DbConn,
    user: i64,
    log: i64,
    opinion: &Opinion,
    now: DateTime<Utc>,
) -> Result<Feedback, AiError> {
    conn.write(|conn| {
        own_log(conn, user, log, &opinion.source_key)?;
        Ok(store::feedback::put(conn, (log, user), opinion, now)?)
    })
}

/// Takes it back; nothing stays of it.
pub fn take_feedback_back(conn: &mut DbConn, user: i64, log: i64, source: &str) -> Result<(), AiError> {
    conn.write(|conn| {
        own_log(conn, user, log, source)?;
        store::feedback::remove(conn, log, source)?;
        Ok(())
    })
}

/// What was said of these exchanges.
pub fn feedback_of_logs(conn: &mut DbConn, logs: &[i64]) -> Result<Vec<Feedback>, AiError> {
    Ok(store::feedback::of_logs(conn, logs)?)
}

/// What a person said of answers, a page at a time, for the copy of their data.
pub fn feedback_to_export(
    conn: &mut DbConn,
    user: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Feedback>, AiError> {
    Ok(store::feedback::of_user(conn, user, after, limit)?)
}

/// A page of opinions without any text, what waits to be looked at first, and how many there are in all.
pub fn feedback_heads(
    conn: &mut DbConn,
    filter: &FeedbackFilter,
) -> Result<(Vec<FeedbackHead>, i64), AiError> {
    let limit = filter.limit.unwrap_or(MOST).clamp(1, MOST);
    let items = store::feedback::heads(conn, filter, (limit, filter.offset.unwrap_or_default().max(0)))?;
    Ok((items, store::feedback::count(conn, filter)?))
}

pub fn feedback_totals(conn: &mut DbConn) -> Result<FeedbackTotals, AiError> {
    Ok(store::feedback::totals(conn)?)
}

/// One opinion, whole, and the exchange it speaks of.
pub fn feedback(conn: &mut DbConn, id: i64) -> Result<(Feedback, LogEntry), AiError> {
    let found = store::feedback::find(conn, id)?.ok_or(AiError::UnknownFeedback)?;
    let log = store::all::find(conn, found.log_id)?.ok_or(AiError::UnknownFeedback)?;
    Ok((found, log))
}

/// An administrator has dealt with it. Saying it twice changes nothing.
pub fn review_feedback(
    conn: &mut DbConn,
    id: i64,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<Feedback, AiError> {
    conn.write(|conn| {
        store::feedback::review(conn, id, admin, now)?;
        store::feedback::find(conn, id)?.ok_or(AiError::UnknownFeedback)
    })
}
