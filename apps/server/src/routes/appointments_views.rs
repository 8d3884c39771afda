//! How availability, slots and appointments look on the wire.

use chrono::{DateTime, Utc};
use marketplace::domain::appointments::{Appointment, Slot, Week, Window};
use serde::Serialize;
use utoipa::ToSchema;

/// A span of a day, every week, on clocks in Cameroon.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Availability)]
pub struct WindowView {
    /// 0 is Sunday.
    pub day_of_week: u8,
    /// HH:MM
    pub start_time: String,
    /// HH:MM
    pub end_time: String,
    pub is_active: bool,
}

impl WindowView {
    pub fn week(week: &Week) -> Vec<Self> {
        week.windows().iter().map(Self::of).collect()
    }

    fn of(w: &Window) -> Self {
        Self {
            day_of_week: w.day_of_week,
            start_time: w.start.to_string(),
            end_time: w.end.to_string(),
            is_active: w.is_active,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Slot)]
pub struct SlotView {
    pub starts_at: DateTime<Utc>,
    pub ends_at: DateTime<Utc>,
}

impl SlotView {
    pub fn of(s: Slot) -> Self {
        Self { starts_at: s.starts_at, ends_at: s.ends_at }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Appointment)]
pub struct AppointmentView {
    pub id: i64,
    pub client_id: i64,
    pub client_name: String,
    pub professional_id: i64,
    pub professional_name: String,
    pub title: String,
    pub description: Option<String>,
    pub appointment_date: DateTime<Utc>,
    /// Minutes.
    pub duration: i32,
    pub ends_at: DateTime<Utc>,
    pub location: Option<String>,
    pub meeting_link: Option<String>,
    /// pending, confirmed, declined, cancelled or completed
    pub status: &'static str,
    /// The professional's words.
    pub notes: Option<String>,
    pub client_notes: Option<String>,
    /// Whether the reader may confirm or decline it.
    pub can_answer: bool,
    pub can_cancel: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// The names of the two who meet.
#[derive(Debug, Clone, Default)]
pub struct Names {
    pub client: String,
    pub professional: String,
}

impl AppointmentView {
    pub fn of(a: Appointment, names: Names, reader: i64, now: DateTime<Utc>) -> Self {
        Self {
            can_answer: a.can_be_answered_by(reader, now),
            can_cancel: a.can_be_cancelled_by(reader, now),
            id: a.id,
            client_id: a.client_id,
            client_name: names.client,
            professional_id: a.professional_id,
            professional_name: names.professional,
            title: a.title,
            description: a.description,
            appointment_date: a.appointment_date,
            duration: a.duration,
            ends_at: a.ends_at,
            location: a.location,
            meeting_link: a.meeting_link,
            status: a.status.as_str(),
            notes: a.notes,
            client_notes: a.client_notes,
            created_at: a.created_at,
            updated_at: a.updated_at,
        }
    }
}
