use super::{Closed, end};
use crate::MarketplaceError;
use crate::domain::requests::{CLOSED_WHEN_IDLE, CloseReason, Request};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Closes at most `limit` published requests on which nothing happened for thirty days; answers them.
pub fn close_idle(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<Closed>, MarketplaceError> {
    conn.write(|conn| {
        let idle = store::requests::idle_to_close(conn, now - CLOSED_WHEN_IDLE, limit)?;
        close_each(conn, idle, CloseReason::Idle, now)
    })
}

/// Those that are closed here, not by somebody else meanwhile.
pub(super) fn close_each(
    conn: &mut DbConn,
    requests: Vec<Request>,
    why: CloseReason,
    now: DateTime<Utc>,
) -> Result<Vec<Closed>, MarketplaceError> {
    let mut closed = Vec::new();
    for request in requests {
        closed.extend(end(conn, &request, why, now)?);
    }
    Ok(closed)
}
