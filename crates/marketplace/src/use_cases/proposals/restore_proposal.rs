use super::received;
use crate::MarketplaceError;
use crate::domain::requests::Proposal;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// The client takes a refusal back, while the request still takes proposals.
pub fn restore_proposal(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Proposal, MarketplaceError> {
    conn.write(|conn| {
        let (request, proposal) = received(conn, client_id, id)?;
        if !proposal.can_be_restored(request.is_published()) || !store::requests::restore_one(conn, id, now)?
        {
            return Err(MarketplaceError::NotRestorable);
        }
        store::requests::touch(conn, request.id, now)?;
        Ok(store::requests::find_proposal(conn, id)?)
    })
}
