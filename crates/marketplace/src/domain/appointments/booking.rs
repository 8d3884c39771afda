use super::{AppointmentStatus, UNIT_MINUTES};
use crate::domain::instant::{douala_time, parse_day, parse_instant};
use crate::domain::{FieldError, Fields, Reason};
use chrono::{DateTime, NaiveDate, Utc};
use std::ops::RangeInclusive;

const TITLE: RangeInclusive<usize> = 3..=150;
const TEXT_MAX: usize = 2_000;
const LOCATION_MAX: usize = 200;
const LINK_MAX: usize = 500;
const DURATION: RangeInclusive<i64> = 15..=480;
const DURATION_DEFAULT: i64 = 60;
const DAYS: RangeInclusive<i64> = 1..=60;
const DAYS_DEFAULT: i64 = 14;
/// Lists are whole by default, and never longer than this.
const LIST_MAX: i64 = 1_000;

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawAppointment {
    pub professional_id: i64,
    pub title: String,
    pub description: String,
    pub appointment_date: String,
    pub duration: Option<i64>,
    pub location: String,
    pub meeting_link: String,
    pub client_notes: String,
}

/// An appointment whose every field was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAppointment {
    pub(crate) professional_id: i64,
    pub(crate) title: String,
    pub(crate) description: Option<String>,
    pub(crate) appointment_date: DateTime<Utc>,
    pub(crate) duration: u16,
    pub(crate) location: Option<String>,
    pub(crate) meeting_link: Option<String>,
    pub(crate) client_notes: Option<String>,
}

impl NewAppointment {
    pub fn parse(raw: &RawAppointment) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        if raw.professional_id <= 0 {
            f.wrong("professionalId", Reason::Missing);
        }
        let new = Self {
            professional_id: raw.professional_id,
            title: f.line("title", &raw.title, TITLE),
            description: f.optional_text("description", &raw.description, TEXT_MAX),
            appointment_date: date(&mut f, &raw.appointment_date),
            duration: duration(&mut f, raw.duration),
            location: f.optional_line("location", &raw.location, LOCATION_MAX),
            meeting_link: link(&mut f, &raw.meeting_link),
            client_notes: f.optional_text("clientNotes", &raw.client_notes, TEXT_MAX),
        };
        f.finish(new)
    }
}

fn date(f: &mut Fields, text: &str) -> DateTime<Utc> {
    let reason = if text.trim().is_empty() { Reason::Missing } else { Reason::NotAnInstant };
    parse_instant(text).unwrap_or_else(|| {
        f.wrong("appointmentDate", reason);
        DateTime::UNIX_EPOCH
    })
}

fn duration(f: &mut Fields, minutes: Option<i64>) -> u16 {
    let minutes = minutes.unwrap_or(DURATION_DEFAULT);
    if !DURATION.contains(&minutes) {
        f.wrong("duration", Reason::OutOfRange { min: *DURATION.start(), max: *DURATION.end() });
    } else if minutes % i64::from(UNIT_MINUTES) != 0 {
        f.wrong("duration", Reason::NotAQuarter);
    }
    u16::try_from(minutes).unwrap_or(UNIT_MINUTES)
}

/// An address of a page: it is shown as a link to the other one.
fn link(f: &mut Fields, raw: &str) -> Option<String> {
    let link = f.optional_line("meetingLink", raw, LINK_MAX)?;
    let lower = link.to_ascii_lowercase();
    let rest = lower.strip_prefix("https://").or_else(|| lower.strip_prefix("http://"));
    let has_host = rest.is_some_and(|r| r.starts_with(|c: char| c.is_alphanumeric() || c == '['));
    if !has_host || link.chars().any(|c| c.is_whitespace() || matches!(c, '"' | '<' | '>' | '\\')) {
        f.wrong("meetingLink", Reason::NotALink);
    }
    Some(link)
}

/// What one of the two says to confirm, decline or cancel, unread.
#[derive(Debug, Clone, Default)]
pub struct RawAnswer {
    pub notes: String,
    /// Where to come: only the professional's, when confirming.
    pub location: String,
    pub meeting_link: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answer {
    pub(crate) notes: Option<String>,
    pub(crate) location: Option<String>,
    pub(crate) meeting_link: Option<String>,
}

impl Answer {
    pub fn parse(raw: &RawAnswer) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let answer = Self {
            notes: f.optional_text("notes", &raw.notes, TEXT_MAX),
            location: f.optional_line("location", &raw.location, LOCATION_MAX),
            meeting_link: link(&mut f, &raw.meeting_link),
        };
        f.finish(answer)
    }
}

/// Which of a person's appointments a list shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppointmentFilter {
    pub status: Option<AppointmentStatus>,
    pub limit: i64,
    pub offset: i64,
}

impl AppointmentFilter {
    pub fn parse(status: &str, limit: Option<i64>, offset: Option<i64>) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let is_given = !status.trim().is_empty();
        let status = f.code("status", status, AppointmentStatus::Pending);
        f.finish(Self {
            status: is_given.then_some(status),
            limit: limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
            offset: offset.unwrap_or_default().max(0),
        })
    }
}

/// Which slots are asked for, unread.
#[derive(Debug, Clone, Default)]
pub struct RawSlotQuery {
    pub from: String,
    pub days: Option<i64>,
    pub duration: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SlotQuery {
    pub from: NaiveDate,
    pub days: u16,
    pub duration: u16,
}

impl SlotQuery {
    /// From today in Cameroon on, two weeks, an hour each, where nothing is said.
    pub fn parse(raw: &RawSlotQuery, now: DateTime<Utc>) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let today = douala_time(now).date();
        let from = match raw.from.trim() {
            "" => today,
            text => parse_day(text).unwrap_or_else(|| {
                f.wrong("from", Reason::NotADate);
                today
            }),
        };
        let days = raw.days.unwrap_or(DAYS_DEFAULT);
        if !DAYS.contains(&days) {
            f.wrong("days", Reason::OutOfRange { min: *DAYS.start(), max: *DAYS.end() });
        }
        let query =
            Self { from, days: u16::try_from(days).unwrap_or(1), duration: duration(&mut f, raw.duration) };
        f.finish(query)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(raw: &RawAppointment) -> Vec<(&'static str, Reason)> {
        NewAppointment::parse(raw).unwrap_err().into_iter().map(|e| (e.field, e.reason)).collect()
    }

    #[test]
    fn every_invalid_field_is_named_at_once() {
        assert_eq!(
            wrong(&RawAppointment {
                duration: Some(500),
                meeting_link: "javascript:alert(1)".into(),
                ..Default::default()
            }),
            [
                ("professionalId", Reason::Missing),
                ("title", Reason::Missing),
                ("appointmentDate", Reason::Missing),
                ("duration", Reason::OutOfRange { min: 15, max: 480 }),
                ("meetingLink", Reason::NotALink)
            ]
        );
    }

    #[test]
    fn durations_are_quarters_and_links_lead_to_pages() {
        let good = RawAppointment {
            professional_id: 2,
            title: "Premier entretien".into(),
            appointment_date: "2026-12-01T09:00:00+01:00".into(),
            meeting_link: "https://meet.exemple.cm/a?b=c".into(),
            ..Default::default()
        };
        assert_eq!(NewAppointment::parse(&good).unwrap().duration, 60);
        assert_eq!(
            wrong(&RawAppointment { duration: Some(50), ..good.clone() }),
            [("duration", Reason::NotAQuarter)]
        );
        for link in ["https://", "http:// x", "//x.cm", "https://x.cm/\"onload", "ftp://x.cm"] {
            assert_eq!(
                wrong(&RawAppointment { meeting_link: link.into(), ..good.clone() }),
                [("meetingLink", Reason::NotALink)],
                "{link}"
            );
        }
    }
}
