use super::get::get;
use crate::domain::audience::Actor;
use crate::domain::document::Version;
use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// Every version that was kept, newest first.
pub fn versions(conn: &mut DbConn, actor: Actor, id: i64) -> Result<Vec<Version>, DocumentsError> {
    let document = get(conn, actor, id)?;
    Ok(store::versions::list(conn, document.id)?)
}
