use crate::dialogue::StoredDraft;
use crate::domain::document::{Document, Version};
use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// A person's own documents after an id, oldest first, `limit` at most: for the copy of their own data.
pub fn documents_to_export(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Document>, DocumentsError> {
    Ok(store::documents::after(conn, user_id, after, limit)?)
}

/// The versions of one of a person's own documents, oldest first.
pub fn versions_to_export(conn: &mut DbConn, document: &Document) -> Result<Vec<Version>, DocumentsError> {
    let mut versions = store::versions::list(conn, document.id)?;
    versions.reverse();
    Ok(versions)
}

/// What a person had begun to fill in, live or not.
pub fn draft_to_export(conn: &mut DbConn, user_id: i64) -> Result<Option<StoredDraft>, DocumentsError> {
    Ok(store::drafts::find(conn, user_id)?)
}
