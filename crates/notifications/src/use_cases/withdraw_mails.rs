use crate::{NotificationError, store};
use database::DbConn;

/// Deletes every mail whose idempotency key begins so, sent or not; answers how many.
pub fn withdraw_mails(conn: &mut DbConn, key_prefix: &str) -> Result<usize, NotificationError> {
    Ok(store::delete_keyed(conn, key_prefix)?)
}
