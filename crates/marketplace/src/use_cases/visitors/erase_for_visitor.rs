use super::held;
use crate::MarketplaceError;
use crate::store;
use database::DbConn;

/// Erases a request that belongs to no account, with every proposal on it. One that is gone already is no failure.
pub fn erase_for_visitor(conn: &mut DbConn, id: i64) -> Result<(), MarketplaceError> {
    conn.write(|conn| match held(conn, id) {
        Ok(request) => Ok(store::requests::delete(conn, request.id)?),
        Err(MarketplaceError::NotFound) => Ok(()),
        Err(e) => Err(e),
    })
}
