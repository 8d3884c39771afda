use crate::MarketplaceError;
use crate::domain::requests::Proposal;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// The professional takes a pending proposal back; another may be made then.
pub fn withdraw_proposal(
    conn: &mut DbConn,
    professional_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Proposal, MarketplaceError> {
    conn.write(|conn| {
        let proposal = store::requests::find_proposal(conn, id)?;
        if proposal.professional_id != professional_id {
            return Err(MarketplaceError::NotFound);
        }
        store::requests::lock(conn, proposal.request_id)?;
        if !store::requests::withdraw_one(conn, id, now)? {
            return Err(MarketplaceError::ProposalNotPending);
        }
        Ok(store::requests::find_proposal(conn, id)?)
    })
}
