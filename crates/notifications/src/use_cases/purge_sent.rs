use crate::{NotificationError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Deletes what was sent before then; answers how many. Their idempotency keys are free again afterwards.
pub fn purge_sent(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, NotificationError> {
    Ok(store::delete_sent(conn, before)?)
}
