//! How requests, proposals and ratings look on the wire: field by field, and to each reader only what is for them.

use crate::language::Lang;
use crate::wording::marketplace::{email_of, name_of, nobody, pseudonym};
use chrono::{DateTime, Utc};
use identity::domain::Person;
use marketplace::domain::requests::{Listed, Proposal, Rating, RequestHead, Score, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ClientRequest)]
pub struct RequestView {
    pub id: i64,
    pub title: String,
    pub description: String,
    pub ai_summary: Option<String>,
    /// civil, penal, commercial, travail, famille, immobilier, fiscal, administratif or autre
    pub legal_domain: &'static str,
    /// low, normal, high or critical
    pub urgency: &'static str,
    pub budget: Option<String>,
    /// open, assigned or closed
    pub status: &'static str,
    pub is_validated: bool,
    pub is_hidden: bool,
    pub hidden_reason: Option<String>,
    pub is_anonymous: bool,
    pub client_id: Option<i64>,
    /// A pseudonym until the reader was selected.
    pub client_name: String,
    pub client_email: Option<String>,
    pub proposal_count: i64,
    /// Whether the reader has a live proposal on it.
    pub has_proposal: bool,
    pub selected_proposal_id: Option<i64>,
    pub can_edit: bool,
    /// client, rated, idle, deadline or admin
    pub close_reason: Option<&'static str>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    pub published_at: Option<DateTime<Utc>>,
    pub assigned_at: Option<DateTime<Utc>>,
    pub closed_at: Option<DateTime<Utc>>,
}

impl RequestView {
    /// `client` is given only where the reader may know who it is.
    pub fn of(listed: Listed, viewer: Viewer, client: Option<&Person>, lang: Lang) -> Self {
        let can_edit = listed.can_be_edited_by(viewer);
        let Listed { request: r, proposal_count, has_proposal, selection } = listed;
        let is_ours = !matches!(viewer, Viewer::Professional(_));
        Self {
            id: r.id,
            legal_domain: r.legal_domain.as_str(),
            urgency: r.urgency.as_str(),
            status: r.status.as_str(),
            is_validated: r.is_validated,
            is_hidden: r.hidden_at.is_some(),
            hidden_reason: r.hidden_reason.filter(|_| is_ours),
            is_anonymous: r.is_anonymous,
            client_id: client.map(|c| c.id),
            client_name: client.map_or_else(|| pseudonym(r.id, lang), |c| name_of(c, lang)),
            client_email: client.and_then(email_of),
            proposal_count,
            has_proposal,
            selected_proposal_id: selection
                .filter(|s| is_ours || s.professional_id == viewer.id())
                .map(|s| s.proposal_id),
            can_edit,
            close_reason: r.close_reason.map(|w| w.as_str()),
            title: r.title,
            description: r.description,
            ai_summary: r.ai_summary,
            budget: r.budget,
            created_at: r.created_at,
            updated_at: r.updated_at,
            published_at: r.published_at,
            assigned_at: r.assigned_at,
            closed_at: r.closed_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Proposal)]
pub struct ProposalView {
    pub id: i64,
    pub request_id: i64,
    pub request_title: String,
    /// open, assigned or closed
    pub request_status: &'static str,
    pub professional_id: i64,
    pub professional_name: String,
    /// avocat or huissier
    pub professional_role: &'static str,
    /// Known once the proposal is selected.
    pub professional_email: Option<String>,
    pub specialty: Option<String>,
    pub city: Option<String>,
    pub is_verified: bool,
    pub rating_mean: Option<f64>,
    pub rating_count: i64,
    /// The Bayesian mean that proposals are ranked by.
    pub ranking_score: f64,
    pub title: String,
    pub description: String,
    pub price: Option<String>,
    /// Whole FCFA, where the price says so.
    pub price_amount: Option<i64>,
    pub timeline: Option<String>,
    pub timeline_days: i64,
    pub deadline: DateTime<Utc>,
    pub experience: Option<String>,
    /// pending, accepted, rejected or withdrawn
    pub status: &'static str,
    pub is_selected: bool,
    pub reject_reason: Option<String>,
    /// client or selection
    pub rejected_by: Option<&'static str>,
    pub can_undo_reject: bool,
    pub can_rate: bool,
    pub rating_id: Option<i64>,
    /// A pseudonym until the proposal is selected.
    pub client_name: String,
    pub client_email: Option<String>,
    pub created_at: DateTime<Utc>,
    pub decided_at: Option<DateTime<Utc>>,
}

/// Who stands beside a proposal; each is given only where it is known, `client` only where the reader may know it.
pub struct Beside<'a> {
    pub professional: Option<&'a Person>,
    pub score: Score,
    pub client: Option<&'a Person>,
}

impl ProposalView {
    pub fn of(
        (p, head): (Proposal, RequestHead),
        beside: &Beside<'_>,
        viewer: Viewer,
        (lang, now): (Lang, DateTime<Utc>),
    ) -> Self {
        let is_client = matches!(viewer, Viewer::Client(_));
        let (who, score) = (beside.professional, beside.score);
        let profile = who.and_then(|w| w.profile.as_ref());
        let said = |text: &String| Some(text.clone()).filter(|t| !t.is_empty());
        Self {
            id: p.id,
            request_id: p.request_id,
            professional_id: p.professional_id,
            professional_name: who.map_or_else(|| nobody(lang).to_owned(), |w| name_of(w, lang)),
            professional_role: who.map_or("avocat", |w| w.role.as_str()),
            professional_email: who.filter(|_| p.is_selected).and_then(email_of),
            specialty: profile.and_then(|p| said(&p.specialty)),
            city: profile.and_then(|p| said(&p.city)),
            is_verified: who.is_some_and(Person::is_verified),
            rating_mean: score.mean(),
            rating_count: score.count,
            ranking_score: score.ranking(),
            price_amount: p.price_amount(),
            timeline_days: p.timeline_days(),
            deadline: p.deadline(),
            status: p.status.as_str(),
            is_selected: p.is_selected,
            rejected_by: p.rejected_by.map(|r| r.as_str()),
            can_undo_reject: is_client && p.can_be_restored(head.is_published()),
            can_rate: is_client && head.can_be_rated(&p, now),
            rating_id: head.rating_id.filter(|_| p.is_selected),
            client_name: beside.client.map_or_else(|| pseudonym(head.id, lang), |c| name_of(c, lang)),
            client_email: beside.client.and_then(email_of),
            created_at: p.created_at,
            decided_at: p.decided_at,
            request_title: head.title,
            request_status: head.status.as_str(),
            title: p.title,
            description: p.description,
            price: p.price,
            timeline: p.timeline,
            experience: p.experience,
            reject_reason: p.reject_reason,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Rating)]
pub struct RatingView {
    pub id: i64,
    pub request_id: i64,
    pub professional_id: i64,
    /// 1 to 5
    pub rating: i32,
    pub comment: Option<String>,
    pub is_deadline_met: bool,
    pub would_recommend: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    pub editable_until: DateTime<Utc>,
}

impl From<Rating> for RatingView {
    fn from(r: Rating) -> Self {
        Self {
            id: r.id,
            request_id: r.request_id,
            professional_id: r.professional_id,
            rating: r.rating,
            is_deadline_met: r.is_deadline_met,
            would_recommend: r.would_recommend,
            created_at: r.created_at,
            updated_at: r.updated_at,
            editable_until: r.editable_until(),
            comment: r.comment,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HasProposal {
    pub has_proposal: bool,
}
