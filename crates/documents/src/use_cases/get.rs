use crate::domain::audience::Actor;
use crate::domain::document::Document;
use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// The owner's, or anyone's for an admin. Somebody else's is as unknown as one that never was.
pub fn get(conn: &mut DbConn, actor: Actor, id: i64) -> Result<Document, DocumentsError> {
    let document = store::documents::find(conn, id)?;
    if document.user_id == actor.user_id || actor.is_admin() {
        Ok(document)
    } else {
        Err(DocumentsError::NotFound)
    }
}
