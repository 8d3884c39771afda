use crate::MarketplaceError;
use crate::domain::appointments::Week;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// A professional's week; empty where none was set.
pub fn availability(conn: &mut DbConn, professional_id: i64) -> Result<Week, MarketplaceError> {
    Ok(store::appointments::week(conn, professional_id)?)
}

/// The whole week at once. Appointments that were booked before stay.
pub fn set_availability(
    conn: &mut DbConn,
    professional_id: i64,
    week: &Week,
    now: DateTime<Utc>,
) -> Result<(), MarketplaceError> {
    conn.write(|conn| Ok(store::appointments::replace_week(conn, professional_id, week, now)?))
}
