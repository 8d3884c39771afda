//! How a private link and what it opens look on the wire, to its holder.

use crate::language::Lang;
use crate::wording::marketplace::{email_of, name_of, nobody, pseudonym};
use anonymous_access::domain::{Access, Message};
use chrono::{DateTime, Utc};
use identity::domain::Person;
use marketplace::domain::requests::{Listed, Proposal, Score};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnonymousAccess)]
pub struct AccessView {
    /// Names this link among those opened in one browser; opens nothing. With it as the header `X-Opened-Link` a call by `current`
    /// is refused once another link was opened.
    pub handle: String,
    /// The address its holder gave; null once it has expired.
    pub email: Option<String>,
    pub expires_at: DateTime<Utc>,
    pub is_expired: bool,
    pub selected_proposal_id: Option<i64>,
    /// Whether a proposal is selected.
    pub is_used: bool,
    pub created_at: DateTime<Utc>,
    /// How often its holder may still extend it by seven days.
    pub extensions_left: i32,
    pub can_extend: bool,
    /// Whether mails are sent when there is something new.
    pub notices_enabled: bool,
    pub unread_messages: i64,
}

impl AccessView {
    pub fn of(
        (access, handle): (&Access, String),
        email: Option<String>,
        selected: Option<i64>,
        unread_messages: i64,
    ) -> Self {
        Self {
            handle,
            notices_enabled: access.notices_enabled && email.is_some(),
            email,
            expires_at: access.expires_at,
            is_expired: false,
            selected_proposal_id: selected,
            is_used: selected.is_some(),
            created_at: access.created_at,
            extensions_left: access.extensions_left(),
            can_extend: access.extensions_left() > 0,
            unread_messages,
        }
    }

    pub fn expired(access: &Access, handle: String) -> Self {
        Self {
            is_expired: true,
            extensions_left: 0,
            can_extend: false,
            notices_enabled: false,
            ..Self::of((access, handle), None, None, 0)
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnonymousRequest)]
pub struct RequestView {
    pub title: String,
    pub description: String,
    /// low, normal, high or critical
    pub urgency: &'static str,
    /// civil, penal, commercial, travail, famille, immobilier, fiscal, administratif or autre
    pub legal_domain: &'static str,
    pub budget: Option<String>,
    /// open, assigned or closed
    pub status: &'static str,
    /// An administrator took it out of sight.
    pub is_hidden: bool,
    /// What professionals read in place of a name.
    pub pseudonym: String,
    pub proposal_count: i64,
    pub created_at: DateTime<Utc>,
}

impl RequestView {
    pub fn of(listed: Listed, lang: Lang) -> Self {
        let r = listed.request;
        Self {
            urgency: r.urgency.as_str(),
            legal_domain: r.legal_domain.as_str(),
            status: r.status.as_str(),
            is_hidden: r.hidden_at.is_some(),
            pseudonym: pseudonym(r.id, lang),
            proposal_count: listed.proposal_count,
            created_at: r.created_at,
            title: r.title,
            description: r.description,
            budget: r.budget,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnonymousProposal)]
pub struct ProposalView {
    pub id: i64,
    pub professional_name: String,
    /// Empty until this proposal is selected.
    pub professional_email: String,
    /// avocat or huissier
    pub professional_role: &'static str,
    pub specialty: Option<String>,
    pub city: Option<String>,
    pub is_verified: bool,
    /// The mean of the ratings, 1 to 5; null where there are none.
    pub rating: Option<f64>,
    pub review_count: i64,
    pub title: String,
    pub description: String,
    pub price: Option<String>,
    pub timeline: Option<String>,
    pub deadline: DateTime<Utc>,
    pub experience: Option<String>,
    /// pending, accepted or rejected
    pub status: &'static str,
    pub is_selected: bool,
    pub created_at: DateTime<Utc>,
}

impl ProposalView {
    pub fn of(p: Proposal, who: Option<&Person>, score: Score, lang: Lang) -> Self {
        let profile = who.and_then(|w| w.profile.as_ref());
        let said = |text: &String| Some(text.clone()).filter(|t| !t.is_empty());
        let email = who.filter(|_| p.is_selected).and_then(email_of);
        Self {
            id: p.id,
            professional_name: who.map_or_else(|| nobody(lang).to_owned(), |w| name_of(w, lang)),
            professional_email: email.unwrap_or_default(),
            professional_role: who.map_or("avocat", |w| w.role.as_str()),
            specialty: profile.and_then(|p| said(&p.specialty)),
            city: profile.and_then(|p| said(&p.city)),
            is_verified: who.is_some_and(Person::is_verified),
            rating: score.mean(),
            review_count: score.count,
            deadline: p.deadline(),
            status: p.status.as_str(),
            is_selected: p.is_selected,
            created_at: p.created_at,
            title: p.title,
            description: p.description,
            price: p.price,
            timeline: p.timeline,
            experience: p.experience,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnonymousMessage)]
pub struct MessageView {
    pub id: i64,
    /// Else the selected professional wrote it.
    pub from_visitor: bool,
    pub content: String,
    pub is_read: bool,
    pub created_at: DateTime<Utc>,
    /// Of one's own messages.
    pub client_key: Option<String>,
}

impl From<Message> for MessageView {
    fn from(m: Message) -> Self {
        Self {
            id: m.id,
            from_visitor: m.from_visitor,
            content: m.content,
            is_read: m.read_at.is_some(),
            created_at: m.created_at,
            client_key: m.client_key.filter(|_| m.from_visitor),
        }
    }
}
