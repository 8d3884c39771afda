use crate::domain::Fate;
use crate::{NotificationError, store};
use database::DbConn;

/// What became of the mail with this idempotency key.
pub fn fate(conn: &mut DbConn, idempotency_key: &str) -> Result<Fate, NotificationError> {
    Ok(store::fate(conn, idempotency_key)?)
}
