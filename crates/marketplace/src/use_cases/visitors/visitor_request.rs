use crate::MarketplaceError;
use crate::domain::requests::{Listed, Proposal, RequestHead};
use crate::store;
use crate::store::requests::Of;
use database::DbConn;

/// A request that belongs to no account.
pub fn visitor_request(conn: &mut DbConn, id: i64) -> Result<Listed, MarketplaceError> {
    let request = store::requests::find(conn, id)?;
    if request.client_id.is_some() {
        return Err(MarketplaceError::NotFound);
    }
    let facts = store::requests::facts(conn, &[id], 0)?;
    Ok(Listed {
        request,
        proposal_count: facts.count(id),
        has_proposal: false,
        selection: facts.selection(id),
    })
}

/// What was proposed on it, newest first, without what was withdrawn.
pub fn visitor_proposals(
    conn: &mut DbConn,
    id: i64,
) -> Result<Vec<(Proposal, RequestHead)>, MarketplaceError> {
    visitor_request(conn, id)?;
    Ok(store::requests::list_proposals(conn, Of::Request(id))?)
}
