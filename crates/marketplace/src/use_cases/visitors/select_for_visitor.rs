use super::held;
use crate::MarketplaceError;
use crate::store;
use crate::use_cases::proposals::select_proposal::{Selected, settle};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Selects one proposal on a request that belongs to no account, as [`crate::select_proposal`] does. `None` where this very
/// proposal was selected before.
pub fn select_for_visitor(
    conn: &mut DbConn,
    request_id: i64,
    proposal_id: i64,
    now: DateTime<Utc>,
) -> Result<Option<Selected>, MarketplaceError> {
    conn.write(|conn| {
        let request = held(conn, request_id)?;
        let proposal = store::requests::find_proposal(conn, proposal_id)?;
        if proposal.request_id != request_id {
            return Err(MarketplaceError::NotFound);
        }
        if proposal.is_selected {
            return Ok(None);
        }
        settle(conn, &request, &proposal, now).map(Some)
    })
}
