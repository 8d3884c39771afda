use super::get::get;
use crate::domain::audience::Actor;
use crate::domain::document::Document;
use crate::error::DocumentsError;
use database::DbConn;

/// The document to make a file of, with [`crate::content_as`]. Also open once Premium has ended.
pub fn download(conn: &mut DbConn, actor: Actor, id: i64) -> Result<Document, DocumentsError> {
    get(conn, actor, id)
}
