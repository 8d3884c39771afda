use crate::MarketplaceError;
use crate::domain::requests::{NewRequest, Request};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Publishes a request that belongs to no account: professionals see it at once.
pub fn publish_for_visitor(
    conn: &mut DbConn,
    new: &NewRequest,
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    conn.write(|conn| {
        let id = store::requests::insert(conn, None, new, now)?.id;
        store::requests::publish(conn, id, now)?;
        Ok(store::requests::find(conn, id)?)
    })
}
