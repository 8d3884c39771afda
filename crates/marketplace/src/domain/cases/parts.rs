use crate::domain::instant::parse_instant;
use crate::domain::{FieldError, Fields, Reason};
use chrono::{DateTime, Utc};
use std::ops::RangeInclusive;
use std::str::FromStr;

const EVENT_TITLE: RangeInclusive<usize> = 3..=150;
const PLACE_MAX: usize = 200;
const EVENT_NOTES_MAX: usize = 2_000;
const PARTY_NAME: RangeInclusive<usize> = 1..=150;
const QUALITY_MAX: usize = 100;
const CONTACT_MAX: usize = 300;
const NOTE: RangeInclusive<usize> = 1..=5_000;

/// What a case is made of. Each has a bound: a page shows the whole case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartKind {
    Party,
    Event,
    Note,
    Document,
}

impl PartKind {
    pub fn most(self) -> i64 {
        match self {
            Self::Party => 100,
            Self::Event => 500,
            Self::Note => 1_000,
            Self::Document => 200,
        }
    }
}

/// Somebody the case is about, or against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party {
    pub id: i64,
    pub case_id: i64,
    pub name: String,
    /// Claimant, witness … in the writer's words.
    pub quality: Option<String>,
    pub contact: Option<String>,
}

#[derive(Debug, Clone, Default)]
pub struct RawParty {
    pub name: String,
    pub quality: String,
    pub contact: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewParty {
    pub(crate) name: String,
    pub(crate) quality: Option<String>,
    pub(crate) contact: Option<String>,
}

impl NewParty {
    pub fn parse(raw: &RawParty) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let new = Self {
            name: f.line("name", &raw.name, PARTY_NAME),
            quality: f.optional_line("quality", &raw.quality, QUALITY_MAX),
            contact: f.optional_text("contact", &raw.contact, CONTACT_MAX),
        };
        f.finish(new)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventKind {
    Hearing,
    Deadline,
}

impl EventKind {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Hearing => "hearing",
            Self::Deadline => "deadline",
        }
    }
}

impl FromStr for EventKind {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "hearing" => Ok(Self::Hearing),
            "deadline" => Ok(Self::Deadline),
            _ => Err("not a kind of event"),
        }
    }
}

/// A hearing, or a day by which something must be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseEvent {
    pub id: i64,
    pub case_id: i64,
    pub kind: EventKind,
    pub title: String,
    pub starts_at: DateTime<Utc>,
    pub place: Option<String>,
    pub notes: Option<String>,
    pub is_done: bool,
}

#[derive(Debug, Clone, Default)]
pub struct RawEvent {
    pub kind: String,
    pub title: String,
    pub starts_at: String,
    pub place: String,
    pub notes: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEvent {
    pub(crate) kind: EventKind,
    pub(crate) title: String,
    pub(crate) starts_at: DateTime<Utc>,
    pub(crate) place: Option<String>,
    pub(crate) notes: Option<String>,
}

impl NewEvent {
    pub fn parse(raw: &RawEvent) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        if raw.kind.trim().is_empty() {
            f.wrong("kind", Reason::Missing);
        }
        let new = Self {
            kind: f.code("kind", &raw.kind, EventKind::Hearing),
            title: f.line("title", &raw.title, EVENT_TITLE),
            starts_at: starts_at(&mut f, &raw.starts_at),
            place: f.optional_line("place", &raw.place, PLACE_MAX),
            notes: f.optional_text("notes", &raw.notes, EVENT_NOTES_MAX),
        };
        f.finish(new)
    }
}

fn starts_at(f: &mut Fields, text: &str) -> DateTime<Utc> {
    if text.trim().is_empty() {
        f.wrong("startsAt", Reason::Missing);
        return DateTime::UNIX_EPOCH;
    }
    parse_instant(text).unwrap_or_else(|| {
        f.wrong("startsAt", Reason::NotAnInstant);
        DateTime::UNIX_EPOCH
    })
}

/// What is to change, unread; what is absent stays.
#[derive(Debug, Clone, Default)]
pub struct RawEventChange {
    pub kind: Option<String>,
    pub title: Option<String>,
    pub starts_at: Option<String>,
    pub place: Option<String>,
    pub notes: Option<String>,
    pub is_done: Option<bool>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventChange {
    kind: Option<EventKind>,
    title: Option<String>,
    starts_at: Option<DateTime<Utc>>,
    place: Option<Option<String>>,
    notes: Option<Option<String>>,
    is_done: Option<bool>,
}

impl EventChange {
    pub fn parse(raw: &RawEventChange) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let change = Self {
            kind: raw.kind.as_deref().map(|t| f.code("kind", t, EventKind::Hearing)),
            title: raw.title.as_deref().map(|t| f.line("title", t, EVENT_TITLE)),
            starts_at: raw.starts_at.as_deref().map(|t| starts_at(&mut f, t)),
            place: raw.place.as_deref().map(|t| f.optional_line("place", t, PLACE_MAX)),
            notes: raw.notes.as_deref().map(|t| f.optional_text("notes", t, EVENT_NOTES_MAX)),
            is_done: raw.is_done,
        };
        f.finish(change)
    }

    pub(crate) fn apply(self, event: CaseEvent) -> CaseEvent {
        CaseEvent {
            kind: self.kind.unwrap_or(event.kind),
            title: self.title.unwrap_or(event.title),
            starts_at: self.starts_at.unwrap_or(event.starts_at),
            place: self.place.unwrap_or(event.place),
            notes: self.notes.unwrap_or(event.notes),
            is_done: self.is_done.unwrap_or(event.is_done),
            ..event
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    pub id: i64,
    pub case_id: i64,
    pub author_id: i64,
    pub content: String,
    /// For its author's eyes alone.
    pub is_private: bool,
    pub created_at: DateTime<Utc>,
}

/// A note whose text was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewNote {
    pub(crate) content: String,
    pub(crate) is_private: bool,
}

pub fn note(content: &str, is_private: bool) -> Result<NewNote, Vec<FieldError>> {
    let mut f = Fields::default();
    let content = f.text("content", content, NOTE);
    f.finish(NewNote { content, is_private })
}

/// A document of one party that the other may read through the case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AttachedDocument {
    pub document_id: i64,
    pub added_by: i64,
    pub created_at: DateTime<Utc>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(errors: Vec<FieldError>) -> Vec<(&'static str, Reason)> {
        errors.into_iter().map(|e| (e.field, e.reason)).collect()
    }

    #[test]
    fn an_event_needs_a_kind_a_title_and_an_instant() {
        assert_eq!(
            wrong(NewEvent::parse(&RawEvent::default()).unwrap_err()),
            [("kind", Reason::Missing), ("title", Reason::Missing), ("startsAt", Reason::Missing)]
        );
        let raw = RawEvent {
            kind: "trial".into(),
            title: "Audience".into(),
            starts_at: "demain".into(),
            ..Default::default()
        };
        assert_eq!(
            wrong(NewEvent::parse(&raw).unwrap_err()),
            [("kind", Reason::Unknown), ("startsAt", Reason::NotAnInstant)]
        );
    }

    #[test]
    fn notes_and_parties_have_bounds() {
        assert_eq!(wrong(note(" \u{0} ", false).unwrap_err()), [("content", Reason::Missing)]);
        assert_eq!(
            wrong(note(&"é".repeat(5_001), true).unwrap_err()),
            [("content", Reason::TooLong { max: 5_000 })]
        );
        let raw = RawParty { name: String::new(), quality: "q".repeat(101), contact: "c".repeat(301) };
        assert_eq!(
            wrong(NewParty::parse(&raw).unwrap_err()),
            [
                ("name", Reason::Missing),
                ("quality", Reason::TooLong { max: 100 }),
                ("contact", Reason::TooLong { max: 300 })
            ]
        );
    }
}
