use crate::domain::{Exchange, FREE_ANSWERS, LogEntry, Month, Reservation};
use crate::{AiError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Writes the log and, in the same transaction, consumes the reservation or gives it back.
///
/// A reservation that expired meanwhile was given back; the answer is then counted anew while the month
/// has one left, and logged uncounted otherwise: the person has already read it.
pub fn record(
    conn: &mut DbConn,
    held: Reservation,
    exchange: &Exchange,
    now: DateTime<Utc>,
) -> Result<LogEntry, AiError> {
    conn.write(|conn| {
        let Reservation { id, user_id, month, unlimited } = held;
        let still_held = store::remove_reservation(conn, id)?;
        let counted = match (exchange.counts(), still_held) {
            (true, true) => true,
            (true, false) => store::take(conn, user_id, month, (!unlimited).then_some(FREE_ANSWERS))?,
            (false, true) => {
                store::give_back(conn, user_id, &month.to_string(), 1)?;
                false
            }
            (false, false) => false,
        };
        let month = if counted { month } else { Month::of(now) };
        Ok(store::insert_log(conn, user_id, exchange, counted, month, now)?)
    })
}
