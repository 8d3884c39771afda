use super::rows::{InsertWindow, WindowRow};
use super::schema::availability::dsl;
use crate::domain::appointments::Week;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns};
use diesel::prelude::*;

pub fn week(conn: &mut DbConn, professional_id: i64) -> Result<Week, DbError> {
    let rows: Vec<WindowRow> = dsl::availability
        .filter(dsl::professional_id.eq(professional_id))
        .order((dsl::day_of_week, dsl::start_time))
        .select(WindowRow::columns())
        .load(conn)?;
    Ok(Week::stored(rows.into_iter().filter_map(WindowRow::read).collect()))
}

pub fn replace_week(
    conn: &mut DbConn,
    professional_id: i64,
    week: &Week,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    diesel::delete(dsl::availability.filter(dsl::professional_id.eq(professional_id))).execute(conn)?;
    // One by one: several rows at once are another statement on each backend.
    for window in week.windows() {
        diesel::insert_into(dsl::availability)
            .values(InsertWindow {
                professional_id,
                day_of_week: i32::from(window.day_of_week),
                start_time: window.start.to_string(),
                end_time: window.end.to_string(),
                is_active: window.is_active,
                created_at: now.into(),
            })
            .execute(conn)?;
    }
    Ok(())
}
