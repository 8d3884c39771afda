use super::{CloseReason, ProposalStatus, RejectedBy, RequestStatus, deadline, price_amount};
use crate::domain::{FieldError, Fields};
use chrono::{DateTime, Utc};

const PRICE_MAX: usize = 100;
const TIMELINE_MAX: usize = 100;
const EXPERIENCE_MAX: usize = 2_000;
const REJECT_REASON_MAX: usize = 500;

/// What a professional offers on a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub id: i64,
    pub request_id: i64,
    pub professional_id: i64,
    pub title: String,
    pub description: String,
    pub price: Option<String>,
    pub timeline: Option<String>,
    pub experience: Option<String>,
    pub status: ProposalStatus,
    pub is_selected: bool,
    pub reject_reason: Option<String>,
    pub rejected_by: Option<RejectedBy>,
    pub decided_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl Proposal {
    pub fn timeline_days(&self) -> i64 {
        deadline::days(self.timeline.as_deref().unwrap_or_default())
    }

    /// When the work is due, were it selected.
    pub fn deadline(&self) -> DateTime<Utc> {
        deadline::deadline(self.created_at, self.timeline.as_deref().unwrap_or_default())
    }

    pub fn price_amount(&self) -> Option<i64> {
        self.price.as_deref().and_then(price_amount)
    }

    /// A refusal by the client may be taken back while the request still takes proposals.
    pub fn can_be_restored(&self, is_published: bool) -> bool {
        is_published && self.rejected_by == Some(RejectedBy::Client)
    }
}

/// What a list of proposals says of the request each of them is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestHead {
    pub id: i64,
    pub client_id: Option<i64>,
    pub title: String,
    pub status: RequestStatus,
    pub is_validated: bool,
    pub is_hidden: bool,
    pub close_reason: Option<CloseReason>,
    pub rating_id: Option<i64>,
}

impl RequestHead {
    pub fn is_published(&self) -> bool {
        self.status == RequestStatus::Open && self.is_validated && !self.is_hidden
    }

    pub fn can_be_rated(&self, proposal: &Proposal, now: DateTime<Utc>) -> bool {
        proposal.is_selected && proposal.deadline() <= now && self.rating_id.is_none()
    }
}

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawProposal {
    pub title: String,
    pub description: String,
    pub price: String,
    pub timeline: String,
    pub experience: String,
}

/// A proposal whose every field was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewProposal {
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) price: Option<String>,
    pub(crate) timeline: Option<String>,
    pub(crate) experience: Option<String>,
}

impl NewProposal {
    pub fn parse(raw: &RawProposal) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let new = Self {
            title: f.line("title", &raw.title, 3..=150),
            description: f.text("description", &raw.description, 10..=10_000),
            price: f.optional_line("price", &raw.price, PRICE_MAX),
            timeline: f.optional_line("timeline", &raw.timeline, TIMELINE_MAX),
            experience: f.optional_text("experience", &raw.experience, EXPERIENCE_MAX),
        };
        f.finish(new)
    }
}

/// Why a client refuses; none where nothing was written.
pub fn reject_reason(raw: &str) -> Result<Option<String>, Vec<FieldError>> {
    let mut f = Fields::default();
    let reason = f.optional_text("reason", raw, REJECT_REASON_MAX);
    f.finish(reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_invalid_field_is_named_at_once() {
        let raw = RawProposal {
            title: String::new(),
            description: "x".into(),
            price: "1".repeat(101),
            timeline: "j".repeat(101),
            experience: "é".repeat(2_001),
        };
        let fields: Vec<_> = NewProposal::parse(&raw).unwrap_err().iter().map(|e| e.field).collect();
        assert_eq!(fields, ["title", "description", "price", "timeline", "experience"]);
    }

    #[test]
    fn a_reason_is_optional_and_bounded() {
        assert_eq!(reject_reason(" \n"), Ok(None));
        assert_eq!(reject_reason("Trop cher"), Ok(Some("Trop cher".into())));
        assert_eq!(reject_reason(&"x".repeat(501)).unwrap_err()[0].field, "reason");
    }
}
