//! Proposals: made, withdrawn, selected, refused.

pub mod contacts;
pub mod has_proposal;
#[expect(clippy::module_inception, reason = "the verb: to list them")]
pub mod proposals;
pub mod propose;
pub mod reject_proposal;
pub mod restore_proposal;
pub mod select_proposal;
pub mod withdraw_proposal;

use super::requests::own;
use crate::MarketplaceError;
use crate::domain::requests::{Proposal, Request};
use crate::store;
use database::DbConn;

/// A proposal on the client's own request. The request is held until the transaction ends, and what is read of the
/// proposal is read after that.
fn received(conn: &mut DbConn, client_id: i64, id: i64) -> Result<(Request, Proposal), MarketplaceError> {
    let request_id = store::requests::find_proposal(conn, id)?.request_id;
    let request = own(conn, client_id, request_id)?;
    Ok((request, store::requests::find_proposal(conn, id)?))
}
