use crate::MarketplaceError;
use crate::domain::appointments::Appointment;
use crate::store;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// Both parties are reminded this long before.
pub const REMIND_APPOINTMENT_BEFORE: TimeDelta = TimeDelta::hours(24);

/// So many in one transaction; the next run takes the rest.
const AT_ONCE: i64 = 200;

/// The confirmed appointments whose reminder is due. Each is answered once, to one caller; what is done with it belongs
/// into the same transaction.
pub fn claim_appointment_reminders(
    conn: &mut DbConn,
    now: DateTime<Utc>,
) -> Result<Vec<Appointment>, MarketplaceError> {
    conn.write(|conn| {
        let due = store::appointments::to_remind(conn, (now, now + REMIND_APPOINTMENT_BEFORE), AT_ONCE)?;
        let mut claimed = Vec::new();
        for appointment in due {
            if store::appointments::claim_reminder(conn, appointment.id, now)? {
                claimed.push(appointment);
            }
        }
        Ok(claimed)
    })
}

/// What time did to appointments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// How many are over.
    pub completed: usize,
    /// Nobody answered them in time: they are cancelled.
    pub unanswered: Vec<Appointment>,
}

pub fn settle_past_appointments(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Settled, MarketplaceError> {
    conn.write(|conn| {
        let completed = store::appointments::complete(conn, now)?;
        Ok(Settled { completed, unanswered: store::appointments::overdue(conn, now)? })
    })
}
