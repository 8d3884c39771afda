use super::Closed;
use super::close_idle::close_each;
use crate::MarketplaceError;
use crate::domain::requests::{CLOSED_AFTER_DEADLINE, CloseReason};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Closes at most `limit` assigned requests whose deadline is thirty days past; answers them.
pub fn close_due(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> Result<Vec<Closed>, MarketplaceError> {
    conn.write(|conn| {
        let due = store::requests::due_to_close(conn, now - CLOSED_AFTER_DEADLINE, limit)?;
        close_each(conn, due, CloseReason::Deadline, now)
    })
}
