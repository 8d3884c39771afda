use crate::NotificationError;
use crate::domain::Notice;
use crate::store::notices;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Tells a person something inside the product, in the caller's transaction; mails follow by the notice's own rule.
///
/// The same notice to the same person again does nothing. Of a burst (messages of one conversation) only the first is
/// told, until it is read.
pub fn notify(
    conn: &mut DbConn,
    to: i64,
    notice: &Notice,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    if let Some(burst) = notice.burst()
        && notices::has_unread(conn, to, &burst)?
    {
        return Ok(());
    }
    Ok(notices::insert(conn, to, notice, now)?)
}
