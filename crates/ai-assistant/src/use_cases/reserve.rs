use super::give_back_expired::give_back_expired_of;
use crate::domain::{FREE_ANSWERS, Month, RESERVATION_LIFETIME, Reservation};
use crate::{AiError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Sets one of the month's answers aside before a remote model is asked, so that many questions
/// sent at once cannot take more than the month has. [`super::record`] must follow.
pub fn reserve(
    conn: &mut DbConn,
    user_id: i64,
    unlimited: bool,
    now: DateTime<Utc>,
) -> Result<Reservation, AiError> {
    conn.write(|conn| {
        give_back_expired_of(conn, user_id, now)?;
        let month = Month::of(now);
        if !store::take(conn, user_id, month, (!unlimited).then_some(FREE_ANSWERS))? {
            return Err(AiError::QuotaExhausted { resets_at: month.resets_at() });
        }
        let id = store::insert_reservation(conn, user_id, month, now, now + RESERVATION_LIFETIME)?;
        Ok(Reservation { id, user_id, month, unlimited })
    })
}
