use super::own;
use crate::MarketplaceError;
use crate::domain::requests::{Request, RequestStatus};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Publishes a draft, with a summary or without: avocats and huissiers see it from now on.
pub fn validate_request(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    conn.write(|conn| {
        let request = own(conn, client_id, id)?;
        if request.status == RequestStatus::Closed {
            return Err(MarketplaceError::RequestClosed);
        }
        if request.is_validated {
            return Err(MarketplaceError::AlreadyPublished);
        }
        store::requests::publish(conn, id, now)?;
        Ok(store::requests::find(conn, id)?)
    })
}
