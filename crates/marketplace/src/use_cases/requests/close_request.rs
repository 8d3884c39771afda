use super::{Closed, end, own};
use crate::MarketplaceError;
use crate::domain::requests::{CloseReason, RequestStatus};
use chrono::{DateTime, Utc};
use database::DbConn;

/// The client needs no more: at any time.
pub fn close_request(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Closed, MarketplaceError> {
    conn.write(|conn| {
        let request = own(conn, client_id, id)?;
        if request.status == RequestStatus::Closed {
            return Err(MarketplaceError::RequestClosed);
        }
        end(conn, &request, CloseReason::Client, now)?.ok_or(MarketplaceError::RequestClosed)
    })
}
