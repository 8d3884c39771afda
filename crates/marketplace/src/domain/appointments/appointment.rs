use chrono::{DateTime, Utc};
use std::str::FromStr;

/// Where an appointment stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppointmentStatus {
    /// The professional has not answered yet.
    Pending,
    Confirmed,
    Declined,
    Cancelled,
    Completed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a status of an appointment")]
pub struct UnknownAppointmentStatus;

impl AppointmentStatus {
    pub const ALL: [Self; 5] =
        [Self::Pending, Self::Confirmed, Self::Declined, Self::Cancelled, Self::Completed];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Confirmed => "confirmed",
            Self::Declined => "declined",
            Self::Cancelled => "cancelled",
            Self::Completed => "completed",
        }
    }
}

impl FromStr for AppointmentStatus {
    type Err = UnknownAppointmentStatus;
    fn from_str(s: &str) -> Result<Self, UnknownAppointmentStatus> {
        Self::ALL.into_iter().find(|status| status.as_str() == s).ok_or(UnknownAppointmentStatus)
    }
}

/// One of the two who meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Party {
    Client,
    Professional,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appointment {
    pub id: i64,
    pub client_id: i64,
    pub professional_id: i64,
    pub title: String,
    pub description: Option<String>,
    pub appointment_date: DateTime<Utc>,
    /// Minutes.
    pub duration: i32,
    pub ends_at: DateTime<Utc>,
    pub location: Option<String>,
    pub meeting_link: Option<String>,
    pub status: AppointmentStatus,
    /// The professional's words.
    pub notes: Option<String>,
    pub client_notes: Option<String>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl Appointment {
    pub fn party(&self, user_id: i64) -> Option<Party> {
        if self.client_id == user_id {
            Some(Party::Client)
        } else {
            (self.professional_id == user_id).then_some(Party::Professional)
        }
    }

    /// The professional answers as long as it has not begun.
    pub fn can_be_answered_by(&self, user_id: i64, now: DateTime<Utc>) -> bool {
        self.party(user_id) == Some(Party::Professional)
            && self.status == AppointmentStatus::Pending
            && self.appointment_date > now
    }

    /// Either of the two may cancel as long as it has not begun.
    pub fn can_be_cancelled_by(&self, user_id: i64, now: DateTime<Utc>) -> bool {
        self.party(user_id).is_some()
            && matches!(self.status, AppointmentStatus::Pending | AppointmentStatus::Confirmed)
            && self.appointment_date > now
    }

    /// The other one of the two.
    pub fn other(&self, user_id: i64) -> i64 {
        if self.client_id == user_id { self.professional_id } else { self.client_id }
    }
}
