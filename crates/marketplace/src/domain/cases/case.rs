use super::{AttachedDocument, CaseEvent, CaseStatus, Note, Party};
use crate::domain::text::fold;
use crate::domain::{FieldError, Fields};
use chrono::{DateTime, Utc};
use std::ops::RangeInclusive;

const TITLE: RangeInclusive<usize> = 3..=150;
const DESCRIPTION_MAX: usize = 20_000;
const COURT_MAX: usize = 200;
const CASE_NUMBER_MAX: usize = 100;

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CaseViewer {
    pub id: i64,
    /// Administrators may read every case, and write none.
    pub is_admin: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    pub id: i64,
    pub user_id: i64,
    pub title: String,
    pub description: Option<String>,
    /// The professional who was selected.
    pub assigned_to: Option<i64>,
    pub status: CaseStatus,
    /// The request it came from.
    pub request_id: Option<i64>,
    pub court: Option<String>,
    pub case_number: Option<String>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl Case {
    pub fn is_of(&self, user_id: i64) -> bool {
        self.user_id == user_id || self.assigned_to == Some(user_id)
    }

    pub fn is_readable_by(&self, viewer: CaseViewer) -> bool {
        viewer.is_admin || self.is_of(viewer.id)
    }
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedCase {
    pub case: Case,
    /// The first hearing or deadline to come that is not done.
    pub next_event: Option<CaseEvent>,
}

/// A case with everything in it that the viewer may see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseDetail {
    pub case: Case,
    pub next_event: Option<CaseEvent>,
    pub parties: Vec<Party>,
    pub events: Vec<CaseEvent>,
    pub notes: Vec<Note>,
    pub documents: Vec<AttachedDocument>,
}

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawCase {
    pub title: String,
    pub description: String,
    pub court: String,
    pub case_number: String,
}

/// A case whose every field was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCase {
    pub(crate) title: String,
    pub(crate) description: Option<String>,
    pub(crate) court: Option<String>,
    pub(crate) case_number: Option<String>,
}

impl NewCase {
    pub fn parse(raw: &RawCase) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let new = Self {
            title: f.line("title", &raw.title, TITLE),
            description: f.optional_text("description", &raw.description, DESCRIPTION_MAX),
            court: f.optional_line("court", &raw.court, COURT_MAX),
            case_number: f.optional_line("caseNumber", &raw.case_number, CASE_NUMBER_MAX),
        };
        f.finish(new)
    }
}

/// What is to change, unread; what is absent stays, and an empty text takes the old one away.
#[derive(Debug, Clone, Default)]
pub struct RawCaseChange {
    pub title: Option<String>,
    pub description: Option<String>,
    pub status: Option<String>,
    pub court: Option<String>,
    pub case_number: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseChange {
    pub(crate) title: Option<String>,
    pub(crate) description: Option<Option<String>>,
    pub(crate) status: Option<CaseStatus>,
    pub(crate) court: Option<Option<String>>,
    pub(crate) case_number: Option<Option<String>>,
}

impl CaseChange {
    pub fn parse(raw: &RawCaseChange) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let change = Self {
            title: raw.title.as_deref().map(|t| f.line("title", t, TITLE)),
            description: raw
                .description
                .as_deref()
                .map(|t| f.optional_text("description", t, DESCRIPTION_MAX)),
            status: raw
                .status
                .as_deref()
                .filter(|t| !t.trim().is_empty())
                .map(|t| f.code("status", t, CaseStatus::Pending)),
            court: raw.court.as_deref().map(|t| f.optional_line("court", t, COURT_MAX)),
            case_number: raw
                .case_number
                .as_deref()
                .map(|t| f.optional_line("caseNumber", t, CASE_NUMBER_MAX)),
        };
        f.finish(change)
    }

    pub(crate) fn apply(self, case: Case, now: DateTime<Utc>) -> Case {
        Case {
            title: self.title.unwrap_or(case.title),
            description: self.description.unwrap_or(case.description),
            status: self.status.unwrap_or(case.status),
            court: self.court.unwrap_or(case.court),
            case_number: self.case_number.unwrap_or(case.case_number),
            updated_at: now,
            ..case
        }
    }
}

/// What a search looks through.
pub(crate) fn search_key(title: &str, description: Option<&str>, case_number: Option<&str>) -> String {
    fold(&[title, description.unwrap_or_default(), case_number.unwrap_or_default()].join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Reason;

    #[test]
    fn every_invalid_field_is_named_at_once() {
        let raw = RawCase {
            title: "ab".into(),
            description: "x".repeat(20_001),
            court: "y".repeat(201),
            case_number: "z".repeat(101),
        };
        let wrong: Vec<_> = NewCase::parse(&raw).unwrap_err().iter().map(|e| (e.field, e.reason)).collect();
        assert_eq!(
            wrong,
            [
                ("title", Reason::TooShort { min: 3 }),
                ("description", Reason::TooLong { max: 20_000 }),
                ("court", Reason::TooLong { max: 200 }),
                ("caseNumber", Reason::TooLong { max: 100 })
            ]
        );
        let change = RawCaseChange { status: Some("won".into()), ..Default::default() };
        assert_eq!(CaseChange::parse(&change).unwrap_err()[0].field, "status");
    }

    #[test]
    fn an_empty_text_takes_the_old_one_away() {
        let raw = RawCaseChange { court: Some(" ".into()), ..Default::default() };
        let change = CaseChange::parse(&raw).unwrap();
        assert_eq!((change.court, change.title, change.status), (Some(None), None, None));
    }
}
