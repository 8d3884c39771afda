use super::schema::{appointment_units, appointments, availability};
use crate::domain::appointments::{Appointment, AppointmentStatus, Window};
use database::{MultiBackend, UtcTime, text_column};
use diesel::prelude::*;

text_column!(AppointmentStatus);

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = availability, check_for_backend(MultiBackend))]
pub struct WindowRow {
    day_of_week: i32,
    start_time: String,
    end_time: String,
    is_active: bool,
}

impl WindowRow {
    /// None for a row that nothing of ours wrote.
    pub fn read(self) -> Option<Window> {
        Some(Window {
            day_of_week: u8::try_from(self.day_of_week).ok()?,
            start: self.start_time.parse().ok()?,
            end: self.end_time.parse().ok()?,
            is_active: self.is_active,
        })
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = availability)]
pub struct InsertWindow {
    pub professional_id: i64,
    pub day_of_week: i32,
    pub start_time: String,
    pub end_time: String,
    pub is_active: bool,
    pub created_at: UtcTime,
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = appointments, check_for_backend(MultiBackend))]
pub struct AppointmentRow {
    id: i64,
    client_id: i64,
    professional_id: i64,
    title: String,
    description: Option<String>,
    appointment_date: UtcTime,
    duration: i32,
    ends_at: UtcTime,
    location: Option<String>,
    meeting_link: Option<String>,
    status: AppointmentStatus,
    notes: Option<String>,
    client_notes: Option<String>,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<AppointmentRow> for Appointment {
    fn from(r: AppointmentRow) -> Self {
        Self {
            id: r.id,
            client_id: r.client_id,
            professional_id: r.professional_id,
            title: r.title,
            description: r.description,
            appointment_date: r.appointment_date.into(),
            duration: r.duration,
            ends_at: r.ends_at.into(),
            location: r.location,
            meeting_link: r.meeting_link,
            status: r.status,
            notes: r.notes,
            client_notes: r.client_notes,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = appointments)]
pub struct InsertAppointment<'a> {
    pub client_id: i64,
    pub professional_id: i64,
    pub title: &'a str,
    pub description: Option<&'a str>,
    pub appointment_date: UtcTime,
    pub duration: i32,
    pub ends_at: UtcTime,
    pub location: Option<&'a str>,
    pub meeting_link: Option<&'a str>,
    pub status: AppointmentStatus,
    pub client_notes: Option<&'a str>,
    pub created_at: UtcTime,
    pub updated_at: UtcTime,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = appointment_units)]
pub struct InsertUnit {
    pub appointment_id: i64,
    pub professional_id: i64,
    pub starts_at: UtcTime,
}
