use super::get::writable;
use crate::MarketplaceError;
use crate::store;
use database::DbConn;

/// With everything in it. A case that two people share is closed, not deleted: the other one's notes are in it.
pub fn delete_case(conn: &mut DbConn, user_id: i64, id: i64) -> Result<(), MarketplaceError> {
    conn.write(|conn| {
        let case = writable(conn, user_id, id)?;
        if case.assigned_to.is_some() {
            return Err(MarketplaceError::CaseShared);
        }
        Ok(store::cases::delete(conn, id)?)
    })
}
