use super::own;
use crate::MarketplaceError;
use crate::domain::requests::{Request, RequestChange, RequestStatus};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Changes the words of a request, until a professional has answered them.
pub fn update_request(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    change: &RequestChange,
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    conn.write(|conn| {
        let request = own(conn, client_id, id)?;
        if store::requests::count_live(conn, id)? > 0 {
            return Err(MarketplaceError::RequestHasProposals);
        }
        if request.status == RequestStatus::Closed {
            return Err(MarketplaceError::RequestClosed);
        }
        let (new, summary) = change.apply(&request);
        store::requests::update(conn, id, &new, summary.as_deref(), now)?;
        Ok(store::requests::find(conn, id)?)
    })
}
