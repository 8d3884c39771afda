use super::rows::{AppointmentRow, InsertAppointment, InsertUnit};
use super::schema::{appointment_units as units, appointments, appointments::dsl};
use crate::domain::appointments::{
    Answer, Appointment, AppointmentFilter, AppointmentStatus, NewAppointment, Party,
};
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

pub fn insert(
    conn: &mut DbConn,
    client_id: i64,
    new: &NewAppointment,
    now: DateTime<Utc>,
) -> Result<Appointment, DbError> {
    let ends_at = new.appointment_date + TimeDelta::minutes(i64::from(new.duration));
    let row: AppointmentRow = diesel::insert_into(dsl::appointments)
        .values(InsertAppointment {
            client_id,
            professional_id: new.professional_id,
            title: &new.title,
            description: new.description.as_deref(),
            appointment_date: new.appointment_date.into(),
            duration: i32::from(new.duration),
            ends_at: ends_at.into(),
            location: new.location.as_deref(),
            meeting_link: new.meeting_link.as_deref(),
            status: AppointmentStatus::Pending,
            client_notes: new.client_notes.as_deref(),
            created_at: now.into(),
            updated_at: now.into(),
        })
        .returning(AppointmentRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

/// Takes these quarters of an hour; [`DbError::Duplicate`] where another appointment holds one of them.
///
/// Always in the order of time, so that two bookings wait for each other and never in a circle.
pub fn hold(
    conn: &mut DbConn,
    (appointment_id, professional_id): (i64, i64),
    starts: &[DateTime<Utc>],
) -> Result<(), DbError> {
    for starts_at in starts {
        diesel::insert_into(units::table)
            .values(InsertUnit { appointment_id, professional_id, starts_at: (*starts_at).into() })
            .execute(conn)?;
    }
    Ok(())
}

pub fn release(conn: &mut DbConn, appointment_id: i64) -> Result<(), DbError> {
    diesel::delete(units::table.filter(units::appointment_id.eq(appointment_id))).execute(conn)?;
    Ok(())
}

/// The quarters of an hour that are taken between two instants.
pub fn held(
    conn: &mut DbConn,
    professional_id: i64,
    (from, until): (DateTime<Utc>, DateTime<Utc>),
) -> Result<Vec<DateTime<Utc>>, DbError> {
    let starts: Vec<UtcTime> = units::table
        .filter(units::professional_id.eq(professional_id))
        .filter(units::starts_at.ge(UtcTime::from(from)))
        .filter(units::starts_at.lt(UtcTime::from(until)))
        .select(units::starts_at)
        .load(conn)?;
    Ok(starts.into_iter().map(Into::into).collect())
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Appointment, DbError> {
    let row: AppointmentRow = dsl::appointments.find(id).select(AppointmentRow::columns()).first(conn)?;
    Ok(row.into())
}

/// Of a client or a professional, in the order of time.
pub fn list(
    conn: &mut DbConn,
    user_id: i64,
    filter: &AppointmentFilter,
) -> Result<Vec<Appointment>, DbError> {
    let mut query = dsl::appointments
        .filter(dsl::client_id.eq(user_id).or(dsl::professional_id.eq(user_id)))
        .into_boxed::<MultiBackend>();
    if let Some(status) = filter.status {
        query = query.filter(dsl::status.eq(status));
    }
    let rows: Vec<AppointmentRow> = query
        .order((dsl::appointment_date.desc(), dsl::id.desc()))
        .limit(filter.limit)
        .offset(filter.offset)
        .select(AppointmentRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// Moves an appointment from one of these statuses to another, with what was said. False when it has left them.
pub fn settle(
    conn: &mut DbConn,
    id: i64,
    (from, to): (&[AppointmentStatus], AppointmentStatus),
    (party, answer): (Party, &Answer),
    now: DateTime<Utc>,
) -> Result<bool, DbError> {
    let from: Vec<&str> = from.iter().map(|s| s.as_str()).collect();
    let changed = diesel::update(dsl::appointments.filter(dsl::id.eq(id)).filter(dsl::status.eq_any(from)))
        .set((dsl::status.eq(to), dsl::updated_at.eq(UtcTime::from(now))))
        .execute(conn)?;
    let row = appointments::table.find(id);
    if let Some(notes) = &answer.notes {
        match party {
            Party::Client => diesel::update(row).set(dsl::client_notes.eq(notes)).execute(conn)?,
            Party::Professional => diesel::update(row).set(dsl::notes.eq(notes)).execute(conn)?,
        };
    }
    if let Some(place) = &answer.location {
        diesel::update(row).set(dsl::location.eq(place)).execute(conn)?;
    }
    if let Some(link) = &answer.meeting_link {
        diesel::update(row).set(dsl::meeting_link.eq(link)).execute(conn)?;
    }
    Ok(changed == 1)
}

/// Confirmed ones that nobody was reminded of and that begin between these instants.
pub fn to_remind(
    conn: &mut DbConn,
    (now, until): (DateTime<Utc>, DateTime<Utc>),
    most: i64,
) -> Result<Vec<Appointment>, DbError> {
    let rows: Vec<AppointmentRow> = dsl::appointments
        .filter(dsl::status.eq(AppointmentStatus::Confirmed))
        .filter(dsl::reminded_at.is_null())
        .filter(dsl::appointment_date.gt(UtcTime::from(now)))
        .filter(dsl::appointment_date.le(UtcTime::from(until)))
        .order((dsl::appointment_date, dsl::id))
        .limit(most)
        .select(AppointmentRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// True for the one caller that is to remind people of it.
pub fn claim_reminder(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<bool, DbError> {
    let unclaimed = dsl::appointments.find(id).filter(dsl::reminded_at.is_null());
    let claimed = diesel::update(unclaimed).set(dsl::reminded_at.eq(UtcTime::from(now))).execute(conn)?;
    Ok(claimed == 1)
}

/// Confirmed ones that are over are completed; answers how many.
pub fn complete(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, DbError> {
    let over = dsl::appointments
        .filter(dsl::status.eq(AppointmentStatus::Confirmed))
        .filter(dsl::ends_at.le(UtcTime::from(now)));
    Ok(diesel::update(over)
        .set((dsl::status.eq(AppointmentStatus::Completed), dsl::updated_at.eq(UtcTime::from(now))))
        .execute(conn)?)
}

/// Those that nobody answered in time are cancelled, and answered. Their quarters of an hour are past.
pub fn overdue(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Vec<Appointment>, DbError> {
    let unanswered = dsl::appointments
        .filter(dsl::status.eq(AppointmentStatus::Pending))
        .filter(dsl::appointment_date.le(UtcTime::from(now)));
    let rows: Vec<AppointmentRow> = diesel::update(unanswered)
        .set((dsl::status.eq(AppointmentStatus::Cancelled), dsl::updated_at.eq(UtcTime::from(now))))
        .returning(AppointmentRow::columns())
        .get_results(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}
