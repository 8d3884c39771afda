use super::own;
use crate::MarketplaceError;
use crate::domain::requests::{CloseReason, Request, RequestStatus};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// The client needs no more: at any time.
pub fn close_request(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    conn.write(|conn| {
        let request = own(conn, client_id, id)?;
        if request.status == RequestStatus::Closed
            || !store::requests::close(conn, &request, CloseReason::Client, now)?
        {
            return Err(MarketplaceError::RequestClosed);
        }
        Ok(store::requests::find(conn, id)?)
    })
}
