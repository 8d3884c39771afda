use crate::domain::requests::{
    CloseReason, LegalDomain, Proposal, ProposalStatus, Rating, RejectedBy, Request, RequestHead,
    RequestStatus, Urgency,
};
use crate::store::schema::{client_requests, professional_ratings, proposals};
use chrono::{DateTime, Utc};
use database::{MultiBackend, UtcTime, text_column};
use diesel::prelude::*;

text_column!(LegalDomain, Urgency, RequestStatus, CloseReason, ProposalStatus, RejectedBy);

fn utc(time: Option<UtcTime>) -> Option<DateTime<Utc>> {
    time.map(Into::into)
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = client_requests, check_for_backend(MultiBackend))]
pub struct RequestRow {
    id: i64,
    client_id: Option<i64>,
    title: String,
    description: String,
    ai_summary: Option<String>,
    legal_domain: LegalDomain,
    urgency: Urgency,
    budget: Option<String>,
    status: RequestStatus,
    is_validated: bool,
    is_anonymous: bool,
    published_at: Option<UtcTime>,
    assigned_at: Option<UtcTime>,
    closed_at: Option<UtcTime>,
    close_reason: Option<CloseReason>,
    hidden_at: Option<UtcTime>,
    hidden_reason: Option<String>,
    deadline_at: Option<UtcTime>,
    last_activity_at: UtcTime,
    idle_reminders: i32,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<RequestRow> for Request {
    fn from(r: RequestRow) -> Self {
        Self {
            id: r.id,
            client_id: r.client_id,
            title: r.title,
            description: r.description,
            ai_summary: r.ai_summary,
            legal_domain: r.legal_domain,
            urgency: r.urgency,
            budget: r.budget,
            status: r.status,
            is_validated: r.is_validated,
            is_anonymous: r.is_anonymous,
            published_at: utc(r.published_at),
            assigned_at: utc(r.assigned_at),
            closed_at: utc(r.closed_at),
            close_reason: r.close_reason,
            hidden_at: utc(r.hidden_at),
            hidden_reason: r.hidden_reason,
            deadline_at: utc(r.deadline_at),
            last_activity_at: r.last_activity_at.into(),
            idle_reminders: r.idle_reminders,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = client_requests, check_for_backend(MultiBackend))]
pub struct HeadRow {
    id: i64,
    client_id: Option<i64>,
    title: String,
    status: RequestStatus,
    is_validated: bool,
    hidden_at: Option<UtcTime>,
    close_reason: Option<CloseReason>,
}

impl HeadRow {
    pub fn id(&self) -> i64 {
        self.id
    }

    pub fn rated(self, rating_id: Option<i64>) -> RequestHead {
        RequestHead {
            id: self.id,
            client_id: self.client_id,
            title: self.title,
            status: self.status,
            is_validated: self.is_validated,
            is_hidden: self.hidden_at.is_some(),
            close_reason: self.close_reason,
            rating_id,
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = proposals, check_for_backend(MultiBackend))]
pub struct ProposalRow {
    id: i64,
    request_id: i64,
    professional_id: i64,
    title: String,
    description: String,
    price: Option<String>,
    timeline: Option<String>,
    experience: Option<String>,
    status: ProposalStatus,
    is_selected: bool,
    reject_reason: Option<String>,
    rejected_by: Option<RejectedBy>,
    decided_at: Option<UtcTime>,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<ProposalRow> for Proposal {
    fn from(r: ProposalRow) -> Self {
        Self {
            id: r.id,
            request_id: r.request_id,
            professional_id: r.professional_id,
            title: r.title,
            description: r.description,
            price: r.price,
            timeline: r.timeline,
            experience: r.experience,
            status: r.status,
            is_selected: r.is_selected,
            reject_reason: r.reject_reason,
            rejected_by: r.rejected_by,
            decided_at: utc(r.decided_at),
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = professional_ratings, check_for_backend(MultiBackend))]
pub struct RatingRow {
    id: i64,
    request_id: i64,
    client_id: i64,
    professional_id: i64,
    rating: i32,
    comment: Option<String>,
    is_deadline_met: bool,
    would_recommend: bool,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<RatingRow> for Rating {
    fn from(r: RatingRow) -> Self {
        Self {
            id: r.id,
            request_id: r.request_id,
            client_id: r.client_id,
            professional_id: r.professional_id,
            rating: r.rating,
            comment: r.comment,
            is_deadline_met: r.is_deadline_met,
            would_recommend: r.would_recommend,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}
