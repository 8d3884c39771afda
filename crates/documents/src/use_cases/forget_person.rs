use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// Deletes every document of a person who leaves, with all versions, and what they had begun.
pub fn forget_person(conn: &mut DbConn, user_id: i64) -> Result<(), DocumentsError> {
    conn.write(|conn| {
        store::drafts::delete(conn, user_id)?;
        Ok(store::documents::delete_all(conn, user_id)?)
    })
}
