use crate::MarketplaceError;
use crate::domain::requests::{NewRequest, Request};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Writes a draft: nobody but its client sees it until it is validated.
pub fn create_request(
    conn: &mut DbConn,
    client_id: i64,
    new: &NewRequest,
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    Ok(store::requests::insert(conn, Some(client_id), new, now)?)
}
