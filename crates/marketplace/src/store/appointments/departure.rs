//! What is read and erased when a person takes their data with them, or leaves.

use super::rows::AppointmentRow;
use super::schema::{appointments as t, availability};
use crate::domain::appointments::{Appointment, AppointmentStatus};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::prelude::*;

/// Those to come that are asked for or confirmed.
pub fn coming_of(conn: &mut DbConn, user_id: i64, now: DateTime<Utc>) -> Result<Vec<Appointment>, DbError> {
    let statuses = [AppointmentStatus::Pending.as_str(), AppointmentStatus::Confirmed.as_str()];
    let rows: Vec<AppointmentRow> = t::table
        .filter(t::client_id.eq(user_id).or(t::professional_id.eq(user_id)))
        .filter(t::status.eq_any(statuses))
        .filter(t::ends_at.gt(UtcTime::from(now)))
        .order(t::id)
        .select(AppointmentRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// What this person wrote into appointments; when they were stays.
pub fn erase_words(conn: &mut DbConn, user_id: i64) -> Result<(), DbError> {
    let nothing = || None::<String>;
    diesel::update(t::table.filter(t::client_id.eq(user_id)))
        .set((t::description.eq(nothing()), t::client_notes.eq(nothing())))
        .execute(conn)?;
    diesel::update(t::table.filter(t::professional_id.eq(user_id)))
        .set((t::notes.eq(nothing()), t::meeting_link.eq(nothing())))
        .execute(conn)?;
    Ok(())
}

pub fn forget_week(conn: &mut DbConn, professional_id: i64) -> Result<(), DbError> {
    let week = availability::table.filter(availability::professional_id.eq(professional_id));
    diesel::delete(week).execute(conn)?;
    Ok(())
}

pub fn appointments_after(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Appointment>, DbError> {
    let rows: Vec<AppointmentRow> = t::table
        .filter(t::client_id.eq(user_id).or(t::professional_id.eq(user_id)))
        .filter(t::id.gt(after))
        .order(t::id)
        .limit(limit)
        .select(AppointmentRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}
