use super::{CloseReason, LegalDomain, RequestStatus, Urgency};
use crate::domain::text::fold;
use crate::domain::{FieldError, Fields};
use chrono::{DateTime, TimeDelta, Utc};
use std::ops::RangeInclusive;

const TITLE: RangeInclusive<usize> = 3..=150;
const DESCRIPTION: RangeInclusive<usize> = 10..=20_000;
const BUDGET_MAX: usize = 200;

/// A published request without anything happening on it is closed after this long.
pub const CLOSED_WHEN_IDLE: TimeDelta = TimeDelta::days(30);
/// Its client is reminded after each of these.
pub const REMINDERS: [TimeDelta; 2] = [TimeDelta::days(15), TimeDelta::days(25)];
/// An assigned request that nobody rates is closed this long after its deadline.
pub const CLOSED_AFTER_DEADLINE: TimeDelta = TimeDelta::days(30);

/// Who looks, and as what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    Client(i64),
    /// An avocat or a huissier.
    Professional(i64),
    Admin(i64),
}

impl Viewer {
    pub fn id(self) -> i64 {
        match self {
            Self::Client(id) | Self::Professional(id) | Self::Admin(id) => id,
        }
    }
}

/// What a client asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    pub id: i64,
    /// None where the request came through a private link.
    pub client_id: Option<i64>,
    pub title: String,
    pub description: String,
    pub ai_summary: Option<String>,
    pub legal_domain: LegalDomain,
    pub urgency: Urgency,
    pub budget: Option<String>,
    pub status: RequestStatus,
    pub is_validated: bool,
    pub is_anonymous: bool,
    pub published_at: Option<DateTime<Utc>>,
    pub assigned_at: Option<DateTime<Utc>>,
    pub closed_at: Option<DateTime<Utc>>,
    pub close_reason: Option<CloseReason>,
    pub hidden_at: Option<DateTime<Utc>>,
    pub hidden_reason: Option<String>,
    /// When the selected professional's work is due.
    pub deadline_at: Option<DateTime<Utc>>,
    pub last_activity_at: DateTime<Utc>,
    pub idle_reminders: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl Request {
    /// Open to proposals, for every professional to see.
    pub fn is_published(&self) -> bool {
        self.status == RequestStatus::Open && self.is_validated && self.hidden_at.is_none()
    }

    pub fn is_of(&self, client_id: i64) -> bool {
        self.client_id == Some(client_id)
    }

    /// `selected` is the professional who was selected on it.
    pub fn is_visible_to(&self, viewer: Viewer, selected: Option<i64>) -> bool {
        match viewer {
            Viewer::Client(id) => self.is_of(id),
            Viewer::Professional(id) => self.is_published() || selected == Some(id),
            Viewer::Admin(_) => true,
        }
    }

    /// The client's name is for the client, for administrators, and for the one professional who was selected.
    pub fn shows_client_to(&self, viewer: Viewer, selected: Option<i64>) -> bool {
        match viewer {
            Viewer::Client(id) => self.is_of(id),
            Viewer::Professional(id) => selected == Some(id),
            Viewer::Admin(_) => true,
        }
    }
}

/// The proposal that was chosen, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Selection {
    pub proposal_id: i64,
    pub professional_id: i64,
}

/// A request as one person sees it in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub request: Request,
    /// Live ones: withdrawn proposals do not count.
    pub proposal_count: i64,
    /// Whether the viewer has a live proposal on it.
    pub has_proposal: bool,
    pub selection: Option<Selection>,
}

impl Listed {
    pub fn selected_professional(&self) -> Option<i64> {
        self.selection.map(|s| s.professional_id)
    }

    pub fn can_be_edited_by(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Client(id) if self.request.is_of(id))
            && self.request.status == RequestStatus::Open
            && self.proposal_count == 0
    }
}

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawRequest {
    pub title: String,
    pub description: String,
    pub legal_domain: String,
    pub urgency: String,
    pub budget: String,
}

/// A request whose every field was accepted: there is no other way to make one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRequest {
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) legal_domain: LegalDomain,
    pub(crate) urgency: Urgency,
    pub(crate) budget: Option<String>,
}

impl NewRequest {
    /// Every invalid field at once. Without a domain it is `autre`, without an urgency `normal`.
    pub fn parse(raw: &RawRequest) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let new = Self {
            title: f.line("title", &raw.title, TITLE),
            description: f.text("description", &raw.description, DESCRIPTION),
            legal_domain: f.code("legalDomain", &raw.legal_domain, LegalDomain::Autre),
            urgency: f.code("urgency", &raw.urgency, Urgency::Normal),
            budget: f.optional_line("budget", &raw.budget, BUDGET_MAX),
        };
        f.finish(new)
    }
}

/// What is to change, unread; what is absent stays.
#[derive(Debug, Clone, Default)]
pub struct RawChange {
    pub title: Option<String>,
    pub description: Option<String>,
    pub legal_domain: Option<String>,
    pub urgency: Option<String>,
    /// An empty one takes the budget away.
    pub budget: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestChange {
    pub(crate) title: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) legal_domain: Option<LegalDomain>,
    pub(crate) urgency: Option<Urgency>,
    pub(crate) budget: Option<Option<String>>,
}

impl RequestChange {
    pub fn parse(raw: &RawChange) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let change = Self {
            title: raw.title.as_deref().map(|t| f.line("title", t, TITLE)),
            description: raw.description.as_deref().map(|t| f.text("description", t, DESCRIPTION)),
            legal_domain: raw.legal_domain.as_deref().map(|t| f.code("legalDomain", t, LegalDomain::Autre)),
            urgency: raw.urgency.as_deref().map(|t| f.code("urgency", t, Urgency::Normal)),
            budget: raw.budget.as_deref().map(|t| f.optional_line("budget", t, BUDGET_MAX)),
        };
        f.finish(change)
    }

    /// The request after the change. A summary of another description is none any more.
    pub(crate) fn apply(&self, request: &Request) -> (NewRequest, Option<String>) {
        let description = self.description.clone().unwrap_or_else(|| request.description.clone());
        let summary = request.ai_summary.clone().filter(|_| description == request.description);
        let new = NewRequest {
            title: self.title.clone().unwrap_or_else(|| request.title.clone()),
            description,
            legal_domain: self.legal_domain.unwrap_or(request.legal_domain),
            urgency: self.urgency.unwrap_or(request.urgency),
            budget: self.budget.clone().unwrap_or_else(|| request.budget.clone()),
        };
        (new, summary)
    }
}

/// What a search looks through.
pub(crate) fn search_key(title: &str, description: &str) -> String {
    fold(&format!("{title}\n{description}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Reason;

    #[test]
    fn every_invalid_field_is_named_at_once() {
        let raw = RawRequest {
            title: "ab".into(),
            description: " \n".into(),
            legal_domain: "mer".into(),
            urgency: "soon".into(),
            budget: "9".repeat(201),
        };
        let wrong: Vec<_> =
            NewRequest::parse(&raw).unwrap_err().iter().map(|e| (e.field, e.reason)).collect();
        assert_eq!(
            wrong,
            [
                ("title", Reason::TooShort { min: 3 }),
                ("description", Reason::Missing),
                ("legalDomain", Reason::Unknown),
                ("urgency", Reason::Unknown),
                ("budget", Reason::TooLong { max: 200 })
            ]
        );
    }

    #[test]
    fn domain_urgency_and_budget_may_be_left_out() {
        let raw =
            RawRequest { title: "Bail".into(), description: "Un loyer impayé".into(), ..Default::default() };
        let new = NewRequest::parse(&raw).unwrap();
        assert_eq!((new.legal_domain, new.urgency, new.budget), (LegalDomain::Autre, Urgency::Normal, None));
    }

    proptest::proptest! {
        #[test]
        fn an_accepted_request_is_within_its_bounds(title in ".{0,200}", description in "(.|\n){0,40}", budget in ".{0,250}") {
            let raw = RawRequest { title, description, budget, ..Default::default() };
            if let Ok(new) = NewRequest::parse(&raw) {
                proptest::prop_assert!(TITLE.contains(&new.title.chars().count()));
                proptest::prop_assert!(DESCRIPTION.contains(&new.description.chars().count()));
                proptest::prop_assert!(!new.title.contains('\n') && !new.description.contains('\0'));
            }
        }
    }
}
