use crate::domain::{Claimed, SendError, next_attempt};
use crate::{NotificationError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Puts the mail back for later, or gives it up and blanks its parameters. Does nothing once the lease has passed to
/// another process.
pub fn mark_failed(
    conn: &mut DbConn,
    claimed: &Claimed,
    error: SendError,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    let attempt = (claimed.id, claimed.attempt);
    match next_attempt(claimed.attempt, now) {
        Some(at) if !error.is_final() => store::put_back(conn, attempt, &error.code(), at)?,
        _ => store::give_up(conn, attempt, &error.code())?,
    }
    Ok(())
}
