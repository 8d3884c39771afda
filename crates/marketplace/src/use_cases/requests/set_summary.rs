use super::own;
use crate::MarketplaceError;
use crate::domain::requests::{Request, RequestStatus};
use crate::domain::text::multi_line;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Keeps the assistant's summary of `description`. One that was made of other words is not kept.
pub fn set_summary(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    (description, summary): (&str, &str),
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    conn.write(|conn| {
        let request = own(conn, client_id, id)?;
        if request.status != RequestStatus::Open || request.description != description {
            return Err(MarketplaceError::RequestNotOpen);
        }
        store::requests::set_summary(conn, id, &multi_line(summary), now)?;
        Ok(store::requests::find(conn, id)?)
    })
}
