use crate::{MarketplaceError, store};
use chrono::{DateTime, NaiveDate, Utc};
use database::DbConn;

/// Requests written on each day since an instant, with an account or without.
pub fn requests_by_day(
    conn: &mut DbConn,
    since: DateTime<Utc>,
) -> Result<Vec<(NaiveDate, i64)>, MarketplaceError> {
    Ok(store::requests::by_day(conn, since)?)
}
