use crate::MarketplaceError;
use crate::domain::appointments::{Appointment, AppointmentFilter};
use crate::store;
use database::DbConn;

/// One's own appointments, as a client or as a professional, the latest first.
pub fn list_appointments(
    conn: &mut DbConn,
    user_id: i64,
    filter: &AppointmentFilter,
) -> Result<Vec<Appointment>, MarketplaceError> {
    Ok(store::appointments::list(conn, user_id, filter)?)
}

/// One of the two who meet; for everybody else there is no such appointment.
pub fn appointment(conn: &mut DbConn, user_id: i64, id: i64) -> Result<Appointment, MarketplaceError> {
    let found = store::appointments::find(conn, id)?;
    if found.party(user_id).is_some() { Ok(found) } else { Err(MarketplaceError::NotFound) }
}
