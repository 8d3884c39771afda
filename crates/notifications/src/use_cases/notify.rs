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
    Ok(notices::insert(conn, &[to], notice, (notice.mail_due_at(now), now))?)
}

/// [`notify`] for somebody to whom this notice is shown and never mailed (decisions.md, 13: a professional's deadlines).
pub fn notify_unmailed(
    conn: &mut DbConn,
    to: i64,
    notice: &Notice,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    Ok(notices::insert(conn, &[to], notice, (None, now))?)
}

/// [`notify`] for many people at once, with as many statements for a thousand of them as for one. For what comes in
/// bursts, each person's own [`notify`] looks whether they were told already.
pub fn notify_all(
    conn: &mut DbConn,
    to: &[i64],
    notice: &Notice,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    debug_assert!(notice.burst().is_none(), "a burst is told one by one");
    Ok(notices::insert(conn, to, notice, (notice.mail_due_at(now), now))?)
}
