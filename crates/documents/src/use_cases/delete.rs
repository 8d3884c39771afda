use super::get::get;
use crate::domain::audience::Actor;
use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// With all its versions.
pub fn delete(conn: &mut DbConn, actor: Actor, id: i64) -> Result<(), DocumentsError> {
    conn.write(|conn| {
        let document = get(conn, actor, id)?;
        Ok(store::documents::delete(conn, document.id)?)
    })
}
