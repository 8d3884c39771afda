use crate::domain::StoredNotice;
use crate::store::{mutes, notices};
use crate::{NotificationError, store};
use database::DbConn;

/// Erases a person's notices and choices, and every mail to their address, sent or not.
pub fn forget_person(conn: &mut DbConn, user_id: i64, address: &str) -> Result<(), NotificationError> {
    conn.write(|conn| {
        notices::delete_of(conn, user_id)?;
        mutes::delete(conn, user_id)?;
        Ok(store::delete_to(conn, address)?)
    })
}

/// All notices of a person after an id, oldest first, `limit` at most: for the copy of their own data.
pub fn notices_to_export(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<StoredNotice>, NotificationError> {
    Ok(notices::of_after(conn, user_id, after, limit)?)
}
