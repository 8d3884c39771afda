use crate::MarketplaceError;
use crate::domain::requests::Viewer;
use crate::store;
use crate::use_cases::requests::request::request;
use database::DbConn;

/// Whether a professional has a live proposal on a request. A request that takes none is unknown to those who have none.
pub fn has_proposal(
    conn: &mut DbConn,
    professional_id: i64,
    request_id: i64,
) -> Result<bool, MarketplaceError> {
    if store::requests::has_live_of(conn, request_id, professional_id)? {
        return Ok(true);
    }
    request(conn, Viewer::Professional(professional_id), request_id)?;
    Ok(false)
}
