use crate::domain::document::Document;
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
