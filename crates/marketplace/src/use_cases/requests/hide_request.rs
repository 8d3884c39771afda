use crate::MarketplaceError;
use crate::domain::Fields;
use crate::domain::requests::Request;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// An administrator takes a request out of professionals' sight, whatever its state; its client is shown why.
pub fn hide_request(
    conn: &mut DbConn,
    id: i64,
    reason: &str,
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    let mut fields = Fields::default();
    let reason = fields.text("reason", reason, 3..=500);
    let reason = fields.finish(reason).map_err(MarketplaceError::Invalid)?;
    set(conn, id, Some(&reason), now)
}

pub fn show_request(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<Request, MarketplaceError> {
    set(conn, id, None, now)
}

fn set(
    conn: &mut DbConn,
    id: i64,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Request, MarketplaceError> {
    conn.write(|conn| {
        store::requests::lock(conn, id)?;
        store::requests::set_hidden(conn, id, reason, now)?;
        Ok(store::requests::find(conn, id)?)
    })
}
