use crate::MarketplaceError;
use crate::domain::requests::{REMINDERS, Request};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Published requests on which nothing happens, whose clients are to be reminded now, at most `limit` of each of the
/// two reminders. Each is answered once, whoever asks.
pub fn idle_reminders(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<Request>, MarketplaceError> {
    conn.write(|conn| {
        let mut due = Vec::new();
        // The last one first: the same request is not reminded of twice at once.
        for (reminders, quiet) in (0..).zip(REMINDERS).collect::<Vec<_>>().into_iter().rev() {
            for request in store::requests::idle_to_remind(conn, now - quiet, reminders, limit)? {
                if store::requests::reminded(conn, &request)? {
                    due.push(Request { idle_reminders: reminders + 1, ..request });
                }
            }
        }
        Ok(due)
    })
}
