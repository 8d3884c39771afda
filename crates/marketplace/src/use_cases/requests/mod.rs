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
use crate::domain::requests::Request;
use crate::store;
use database::DbConn;

/// The client's own request, held until the transaction ends.
pub(crate) fn own(conn: &mut DbConn, client_id: i64, id: i64) -> Result<Request, MarketplaceError> {
    let request = store::requests::lock(conn, id)?;
    if request.is_of(client_id) { Ok(request) } else { Err(MarketplaceError::NotFound) }
}
