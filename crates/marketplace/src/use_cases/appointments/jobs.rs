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

/// What is over is completed, what nobody answered in time is cancelled; answers how many.
pub fn settle_past_appointments(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, MarketplaceError> {
    conn.write(
        |conn| Ok(store::appointments::complete(conn, now)? + store::appointments::overdue(conn, now)?),
    )
}
