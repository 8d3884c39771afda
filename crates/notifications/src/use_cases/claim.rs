use crate::domain::Claimed;
use crate::{NotificationError, store};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// Takes up to `limit` due mails for this process alone, until `lease` has passed.
///
/// Empty only when nothing is due: where another process takes the same rows first, the next ones are tried.
pub fn claim(
    conn: &mut DbConn,
    limit: i64,
    lease: TimeDelta,
    now: DateTime<Utc>,
) -> Result<Vec<Claimed>, NotificationError> {
    store::give_up_abandoned(conn, now)?;
    loop {
        let due = store::due(conn, limit, now)?;
        let mut claimed = Vec::with_capacity(due.len());
        for &candidate in &due {
            let Some(row) = store::claim(conn, candidate, now + lease)? else { continue };
            let attempt = (row.id, row.attempts);
            match row.read() {
                Some(mail) => claimed.push(mail),
                None => store::give_up(conn, attempt, "unreadable")?,
            }
        }
        if due.is_empty() || !claimed.is_empty() {
            return Ok(claimed);
        }
    }
}
