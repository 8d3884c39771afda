use super::list::appointment;
use crate::MarketplaceError;
use crate::domain::appointments::AppointmentStatus::{self, Cancelled, Confirmed, Declined, Pending};
use crate::domain::appointments::{Answer, Appointment, Party};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// The professional will be there.
pub fn confirm_appointment(
    conn: &mut DbConn,
    professional_id: i64,
    id: i64,
    answer: &Answer,
    now: DateTime<Utc>,
) -> Result<Appointment, MarketplaceError> {
    answered(conn, (professional_id, id), Confirmed, answer, now)
}

/// The professional cannot; the time is free again.
pub fn decline_appointment(
    conn: &mut DbConn,
    professional_id: i64,
    id: i64,
    answer: &Answer,
    now: DateTime<Utc>,
) -> Result<Appointment, MarketplaceError> {
    let only_notes = Answer { notes: answer.notes.clone(), ..Answer::default() };
    answered(conn, (professional_id, id), Declined, &only_notes, now)
}

fn answered(
    conn: &mut DbConn,
    (professional_id, id): (i64, i64),
    to: AppointmentStatus,
    answer: &Answer,
    now: DateTime<Utc>,
) -> Result<Appointment, MarketplaceError> {
    conn.write(|conn| {
        let seen = appointment(conn, professional_id, id)?;
        if seen.party(professional_id) != Some(Party::Professional) {
            return Err(MarketplaceError::NotFound);
        }
        if !seen.can_be_answered_by(professional_id, now) {
            return Err(MarketplaceError::AppointmentNotPending);
        }
        let said = (Party::Professional, answer);
        if !store::appointments::settle(conn, id, (&[Pending], to), said, now)? {
            return Err(MarketplaceError::AppointmentNotPending);
        }
        if to != Confirmed {
            store::appointments::release(conn, id)?;
        }
        Ok(store::appointments::find(conn, id)?)
    })
}

/// One of the two cannot come; the time is free again.
pub fn cancel_appointment(
    conn: &mut DbConn,
    user_id: i64,
    id: i64,
    answer: &Answer,
    now: DateTime<Utc>,
) -> Result<Appointment, MarketplaceError> {
    conn.write(|conn| {
        let seen = appointment(conn, user_id, id)?;
        let party = seen.party(user_id).ok_or(MarketplaceError::NotFound)?;
        let only_notes = Answer { notes: answer.notes.clone(), ..Answer::default() };
        let moved = seen.can_be_cancelled_by(user_id, now)
            && store::appointments::settle(
                conn,
                id,
                (&[Pending, Confirmed], Cancelled),
                (party, &only_notes),
                now,
            )?;
        if !moved {
            return Err(MarketplaceError::AppointmentOver);
        }
        store::appointments::release(conn, id)?;
        Ok(store::appointments::find(conn, id)?)
    })
}
