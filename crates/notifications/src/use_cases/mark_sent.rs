use crate::domain::Claimed;
use crate::{NotificationError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Records that the mail went out, and blanks its parameters.
pub fn mark_sent(conn: &mut DbConn, claimed: &Claimed, now: DateTime<Utc>) -> Result<(), NotificationError> {
    Ok(store::mark_sent(conn, claimed.id, now)?)
}
