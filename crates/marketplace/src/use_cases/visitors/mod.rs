//! Requests of people without an account. Who their holder is, is not known here: the caller has seen the private link.

pub mod close_for_visitor;
pub mod erase_for_visitor;
pub mod hand_over;
pub mod publish_for_visitor;
pub mod select_for_visitor;
pub mod visitor_request;

use crate::MarketplaceError;
use crate::domain::requests::Request;
use crate::store;
use database::DbConn;

/// The request, held until the transaction ends; it belongs to no account.
fn held(conn: &mut DbConn, id: i64) -> Result<Request, MarketplaceError> {
    let request = store::requests::lock(conn, id)?;
    if request.client_id.is_none() { Ok(request) } else { Err(MarketplaceError::NotFound) }
}
