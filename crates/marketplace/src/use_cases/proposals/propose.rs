use crate::MarketplaceError;
use crate::domain::requests::{NewProposal, Proposal, RequestStatus};
use crate::store;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// Makes a proposal on a published request. A professional has one live proposal on it.
pub fn propose(
    conn: &mut DbConn,
    professional_id: i64,
    request_id: i64,
    new: &NewProposal,
    now: DateTime<Utc>,
) -> Result<Proposal, MarketplaceError> {
    conn.write(|conn| {
        let request = store::requests::lock(conn, request_id)?;
        if !request.is_validated || request.hidden_at.is_some() || request.is_of(professional_id) {
            return Err(MarketplaceError::NotFound);
        }
        if request.status != RequestStatus::Open {
            return Err(MarketplaceError::RequestNotOpen);
        }
        let made = store::requests::insert_proposal(conn, request_id, professional_id, new, now);
        let proposal = made.map_err(|e| match e {
            DbError::Duplicate { .. } => MarketplaceError::AlreadyProposed,
            e => e.into(),
        })?;
        store::requests::touch(conn, request_id, now)?;
        Ok(proposal)
    })
}
