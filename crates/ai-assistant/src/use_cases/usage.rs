use crate::domain::{FREE_ANSWERS, Month, Usage};
use crate::{AiError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// The month's counter, as it would be if every expired reservation had been given back.
pub fn usage(conn: &mut DbConn, user_id: i64, unlimited: bool, now: DateTime<Utc>) -> Result<Usage, AiError> {
    let month = Month::of(now);
    let used = store::used(conn, user_id, month)? - store::count_expired(conn, user_id, month, now)?;
    Ok(Usage { used: used.max(0), limit: (!unlimited).then_some(FREE_ANSWERS), resets_at: month.resets_at() })
}

/// What a person has used of each month, the oldest first (`2026-11`, count): for the copy of their own data.
pub fn usage_to_export(conn: &mut DbConn, user_id: i64) -> Result<Vec<(String, i64)>, AiError> {
    Ok(store::used_by_month(conn, user_id)?)
}
