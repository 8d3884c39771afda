use super::held;
use crate::MarketplaceError;
use crate::domain::requests::{CloseReason, RequestStatus};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Nobody can select on it any more: it takes no more proposals. False where it was selected on, closed or erased before.
pub fn close_for_visitor(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<bool, MarketplaceError> {
    conn.write(|conn| {
        let request = match held(conn, id) {
            Err(MarketplaceError::NotFound) => return Ok(false),
            found => found?,
        };
        Ok(request.status == RequestStatus::Open
            && store::requests::close(conn, &request, CloseReason::Idle, now)?)
    })
}
