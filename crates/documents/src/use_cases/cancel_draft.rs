use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// True when there was a draft.
pub fn cancel_draft(conn: &mut DbConn, user_id: i64) -> Result<bool, DocumentsError> {
    Ok(store::drafts::delete(conn, user_id)?)
}
