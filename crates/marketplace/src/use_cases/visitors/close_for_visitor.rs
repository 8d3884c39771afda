use super::held;
use crate::MarketplaceError;
use crate::domain::requests::{CloseReason, RequestStatus};
use crate::use_cases::requests::{Closed, end};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Nobody can select on it any more: it takes no more proposals. `None` where it was selected on, closed or erased before.
pub fn close_for_visitor(
    conn: &mut DbConn,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Option<Closed>, MarketplaceError> {
    conn.write(|conn| {
        let request = match held(conn, id) {
            Err(MarketplaceError::NotFound) => return Ok(None),
            found => found?,
        };
        if request.status == RequestStatus::Open {
            end(conn, &request, CloseReason::Idle, now)
        } else {
            Ok(None)
        }
    })
}
