//! Requests, from the draft to the end.

pub mod close_due;
pub mod close_idle;
pub mod close_request;
pub mod create_request;
pub mod deadline_notices;
pub mod delete_draft;
pub mod hide_request;
pub mod idle_reminders;
pub mod request;
#[expect(clippy::module_inception, reason = "the verb: to list them")]
pub mod requests;
pub mod requests_by_day;
pub mod set_summary;
pub mod update_request;
pub mod validate_request;

use crate::MarketplaceError;
use crate::domain::requests::{CloseReason, RejectedBy, Request};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// A request that came to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closed {
    pub request: Request,
    /// Ids of the proposals that end with it and of who made them: those that were pending, and the selected one.
    pub proposals: Vec<(i64, i64)>,
}

/// Closes a request, and rejects what is pending on it. `None` where somebody else closed it meanwhile.
pub(crate) fn end(
    conn: &mut DbConn,
    request: &Request,
    why: CloseReason,
    now: DateTime<Utc>,
) -> Result<Option<Closed>, MarketplaceError> {
    if !store::requests::close(conn, request, why, now)? {
        return Ok(None);
    }
    let pending = store::requests::pending_of(conn, request.id)?;
    if !pending.is_empty() {
        store::requests::reject_pending(conn, request.id, RejectedBy::Closing, now)?;
    }
    let selected = store::requests::selected_on(conn, request.id)?;
    let proposals = pending.iter().map(|p| (p.id, p.professional_id));
    let proposals = proposals.chain(selected.iter().map(|p| (p.id, p.professional_id))).collect();
    Ok(Some(Closed { request: store::requests::find(conn, request.id)?, proposals }))
}

/// The client's own request, held until the transaction ends.
pub(crate) fn own(conn: &mut DbConn, client_id: i64, id: i64) -> Result<Request, MarketplaceError> {
    let request = store::requests::lock(conn, id)?;
    if request.is_of(client_id) { Ok(request) } else { Err(MarketplaceError::NotFound) }
}
