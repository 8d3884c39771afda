use crate::MarketplaceError;
use crate::domain::requests::{Proposal, RequestHead, Viewer};
use crate::store;
use crate::store::requests::Of;
use crate::use_cases::requests::request::request;
use database::DbConn;

pub type Listed = Vec<(Proposal, RequestHead)>;

/// A professional's own, newest first, also withdrawn ones.
pub fn proposals_made(conn: &mut DbConn, professional_id: i64) -> Result<Listed, MarketplaceError> {
    Ok(store::requests::list_proposals(conn, Of::Professional(professional_id))?)
}

/// Received by a client on all requests, newest first.
pub fn proposals_received(conn: &mut DbConn, client_id: i64) -> Result<Listed, MarketplaceError> {
    Ok(store::requests::list_proposals(conn, Of::Client(client_id))?)
}

/// On one request, newest first: all of them for its client and for administrators, his own for a professional.
pub fn proposals_of_request(
    conn: &mut DbConn,
    viewer: Viewer,
    request_id: i64,
) -> Result<Listed, MarketplaceError> {
    if let Viewer::Professional(professional_id) = viewer {
        let own = store::requests::list_proposals(conn, Of::Own { request_id, professional_id })?;
        if own.is_empty() {
            request(conn, viewer, request_id)?;
        }
        return Ok(own);
    }
    request(conn, viewer, request_id)?;
    Ok(store::requests::list_proposals(conn, Of::Request(request_id))?)
}

/// One, for its two parties and for administrators.
pub fn proposal(
    conn: &mut DbConn,
    viewer: Viewer,
    id: i64,
) -> Result<(Proposal, RequestHead), MarketplaceError> {
    let found = store::requests::list_proposals(conn, Of::One(id))?.pop();
    found
        .filter(|(proposal, head)| match viewer {
            Viewer::Client(id) => head.client_id == Some(id),
            Viewer::Professional(id) => proposal.professional_id == id,
            Viewer::Admin(_) => true,
        })
        .ok_or(MarketplaceError::NotFound)
}
