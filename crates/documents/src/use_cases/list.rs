use crate::domain::audience::Actor;
use crate::domain::document::{Filter, Summary};
use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// One's own documents, newest first.
pub fn list(conn: &mut DbConn, actor: Actor, filter: &Filter) -> Result<Vec<Summary>, DocumentsError> {
    Ok(store::documents::list(conn, actor.user_id, filter)?)
}
