use crate::{NotificationError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Deletes what was sent before then; answers how many. Their idempotency keys are free again afterwards.
pub fn purge_sent(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, NotificationError> {
    Ok(store::delete_sent(conn, before)?)
}

/// Deletes what was promised before then and given up; answers how many.
pub fn purge_failed(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, NotificationError> {
    Ok(store::delete_failed(conn, before)?)
}
