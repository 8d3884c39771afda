use super::received;
use crate::MarketplaceError;
use crate::domain::requests::{Proposal, RejectedBy, Request, RequestStatus};
use crate::store;
use crate::use_cases::requests::deadline_notices::told_at_selection;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// What a selection did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selected {
    pub request: Request,
    pub proposal: Proposal,
    /// Those that were pending until then.
    pub not_selected: Vec<Proposal>,
}

/// Selects one proposal: it is accepted, the other pending ones are rejected, the request is assigned (decision D5).
///
/// Of any number of selections at the same moment one wins: the request is held, and behind that a unique index
/// refuses a second winner.
pub fn select_proposal(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Selected, MarketplaceError> {
    conn.write(|conn| {
        let (request, proposal) = received(conn, client_id, id)?;
        settle(conn, &request, &proposal, now)
    })
}

/// What a selection does, on a request that the caller holds and may select on.
pub(crate) fn settle(
    conn: &mut DbConn,
    request: &Request,
    proposal: &Proposal,
    now: DateTime<Utc>,
) -> Result<Selected, MarketplaceError> {
    match request.status {
        RequestStatus::Assigned => return Err(MarketplaceError::AlreadySelected),
        RequestStatus::Closed => return Err(MarketplaceError::RequestClosed),
        RequestStatus::Open if !request.is_published() => return Err(MarketplaceError::RequestNotOpen),
        RequestStatus::Open => {}
    }
    let accepted = store::requests::accept(conn, proposal.id, now).map_err(|e| match e {
        DbError::Duplicate { .. } => MarketplaceError::AlreadySelected,
        e => e.into(),
    })?;
    if !accepted {
        return Err(MarketplaceError::ProposalNotPending);
    }
    let not_selected = store::requests::pending_of(conn, request.id)?;
    store::requests::reject_pending(conn, request.id, RejectedBy::Selection, now)?;
    let deadline = proposal.deadline();
    store::requests::assign(conn, request.id, (deadline, told_at_selection(deadline, now)), now)?;
    Ok(Selected {
        request: store::requests::find(conn, request.id)?,
        proposal: store::requests::find_proposal(conn, proposal.id)?,
        not_selected,
    })
}
