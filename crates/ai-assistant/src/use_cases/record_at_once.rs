use super::give_back_expired::give_back_expired_of;
use crate::domain::{Exchange, FREE_ANSWERS, LogEntry, Month};
use crate::{AiError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Counts and logs an answer the built-in engine has already made, in one write.
///
/// A user whose month is used is refused whatever the answer was, so that a fourth question always
/// meets the same words; but nobody in danger is.
pub fn record_at_once(
    conn: &mut DbConn,
    user_id: i64,
    unlimited: bool,
    exchange: &Exchange,
    now: DateTime<Utc>,
) -> Result<LogEntry, AiError> {
    conn.write(|conn| {
        give_back_expired_of(conn, user_id, now)?;
        let month = Month::of(now);
        let limit = (!unlimited).then_some(FREE_ANSWERS);
        let allowed = match limit {
            _ if exchange.counts() => store::take(conn, user_id, month, limit)?,
            _ if exchange.is_first_help() => true,
            Some(most) => store::used(conn, user_id, month)? < most,
            None => true,
        };
        if !allowed {
            return Err(AiError::QuotaExhausted { resets_at: month.resets_at() });
        }
        Ok(store::insert_log(conn, user_id, exchange, exchange.counts(), month, now)?)
    })
}
