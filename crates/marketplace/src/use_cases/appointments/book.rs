use crate::MarketplaceError;
use crate::domain::appointments::{Appointment, NewAppointment, is_offered, units};
use crate::store;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// Asks a professional whom the client selected for an appointment, and holds its time until there is an answer.
///
/// What is free is looked at again here, and the unique rule over units decides between bookings of the same moment.
pub fn book_appointment(
    conn: &mut DbConn,
    client_id: i64,
    new: &NewAppointment,
    now: DateTime<Utc>,
) -> Result<Appointment, MarketplaceError> {
    conn.write(|conn| {
        let professional_id = new.professional_id;
        let selected = store::requests::selected_by(conn, client_id)?;
        if !selected.iter().any(|(selected, ..)| *selected == professional_id) {
            return Err(MarketplaceError::NotYourProfessional);
        }
        let week = store::appointments::week(conn, professional_id)?;
        if !is_offered(&week, new.appointment_date, new.duration, now) {
            return Err(MarketplaceError::SlotNotOffered);
        }
        let booked = store::appointments::insert(conn, client_id, new, now)?;
        let units = units(new.appointment_date, new.duration);
        match store::appointments::hold(conn, (booked.id, professional_id), &units) {
            Ok(()) => Ok(booked),
            Err(DbError::Duplicate { .. }) => Err(MarketplaceError::SlotTaken),
            Err(e) => Err(e.into()),
        }
    })
}
