use super::own;
use crate::MarketplaceError;
use crate::store;
use database::DbConn;

/// Takes a draft away. What was published once is closed instead.
pub fn delete_draft(conn: &mut DbConn, client_id: i64, id: i64) -> Result<(), MarketplaceError> {
    conn.write(|conn| {
        if own(conn, client_id, id)?.is_validated {
            return Err(MarketplaceError::AlreadyPublished);
        }
        Ok(store::requests::delete(conn, id)?)
    })
}
