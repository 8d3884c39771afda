use super::received;
use crate::MarketplaceError;
use crate::domain::requests::Proposal;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// The client refuses a pending proposal, with a reason or without.
pub fn reject_proposal(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Proposal, MarketplaceError> {
    conn.write(|conn| {
        let (request, _) = received(conn, client_id, id)?;
        if !store::requests::reject_one(conn, id, reason, now)? {
            return Err(MarketplaceError::ProposalNotPending);
        }
        store::requests::touch(conn, request.id, now)?;
        Ok(store::requests::find_proposal(conn, id)?)
    })
}
