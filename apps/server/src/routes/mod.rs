//! One file a domain: mount, request, view, handler. Handlers are thin.

pub mod account;
pub mod account_links;
pub mod admin;
pub mod admin_feedback;
pub mod admin_imports;
pub mod admin_imports_views;
pub mod admin_jurisprudence;
pub mod admin_jurisprudence_views;
pub mod admin_knowledge;
pub mod admin_knowledge_views;
pub mod admin_laws;
pub mod admin_payments;
pub mod admin_payments_views;
pub mod admin_reviews;
pub mod admin_reviews_views;
pub mod admin_users;
pub mod admin_views;
pub mod ai_assistant;
pub mod ai_assistant_views;
pub mod ai_conversations;
pub mod anonymous;
pub mod anonymous_channel;
pub mod anonymous_publish;
pub mod anonymous_views;
pub mod appointments;
pub mod appointments_views;
pub mod attachments;
pub mod case_parts;
pub mod cases;
pub mod cases_views;
pub mod citations;
pub mod citations_views;
pub mod docs;
pub mod documents;
pub mod documents_views;
pub mod events;
pub mod feedback;
pub mod feedback_views;
pub mod formulation;
pub mod handbook;
pub mod identity;
pub mod jurisprudence;
pub mod laws;
pub mod library_views;
pub mod marketplace;
pub mod marketplace_views;
pub mod messages;
pub mod messages_views;
pub mod notices;
pub mod pages;
pub mod payments;
pub mod payments_views;
pub mod professionals;
pub mod proposals;
pub mod quality;
pub mod system;
pub mod visitor_chat;

use crate::problem::Problem;
use serde::{Deserialize, Deserializer};
use utoipa_actix_web::service_config::ServiceConfig;

/// Everything the API answers; `main`, the tests and the API description all mount this.
pub fn mount(cfg: &mut ServiceConfig) {
    identity::mount(cfg);
    account_links::mount(cfg);
    account::mount(cfg);
    ai_assistant::mount(cfg);
    ai_conversations::mount(cfg);
    documents::mount(cfg);
    marketplace::mount(cfg);
    proposals::mount(cfg);
    professionals::mount(cfg);
    formulation::mount(cfg);
    cases::mount(cfg);
    case_parts::mount(cfg);
    appointments::mount(cfg);
    messages::mount(cfg);
    attachments::mount(cfg);
    notices::mount(cfg);
    events::mount(cfg);
    anonymous_publish::mount(cfg);
    anonymous::mount(cfg);
    anonymous_channel::mount(cfg);
    visitor_chat::mount(cfg);
    payments::mount(cfg);
    admin_payments::mount(cfg);
    admin::mount(cfg);
    admin_users::mount(cfg);
    // Before the decisions: their addresses begin alike.
    admin_imports::mount(cfg);
    admin_reviews::mount(cfg);
    admin_jurisprudence::mount(cfg);
    admin_knowledge::mount(cfg);
    admin_feedback::mount(cfg);
    feedback::mount(cfg);
    citations::mount(cfg);
    quality::mount(cfg);
    admin_laws::mount(cfg);
    jurisprudence::mount(cfg);
    laws::mount(cfg);
    handbook::mount(cfg);
    system::mount(cfg);
}

/// An id in a path; what is no id is nobody's row.
pub fn id(text: &str) -> Result<i64, Problem> {
    text.parse().ok().filter(|id| *id > 0).ok_or_else(Problem::not_found)
}

/// A text that may be missing or null: both are empty, and the domain says what an empty one means.
pub fn text_or_empty<'de, D: Deserializer<'de>>(d: D) -> Result<String, D::Error> {
    Ok(Option::<String>::deserialize(d)?.unwrap_or_default())
}

/// An id in a body: a number, or a string of digits. What is neither is malformed; zero stands for a missing one,
/// which is nobody's row.
pub fn id_or_digits<'de, D: Deserializer<'de>>(d: D) -> Result<i64, D::Error> {
    Ok(optional_id_or_digits(d)?.unwrap_or_default())
}

/// The same where a missing one means something else than nobody's.
pub fn optional_id_or_digits<'de, D: Deserializer<'de>>(d: D) -> Result<Option<i64>, D::Error> {
    Option::<Id>::deserialize(d)?.map(Id::read).transpose()
}

/// Several ids in a body, each as [`id_or_digits`] reads one; none where they are missing or null.
pub fn ids_or_digits<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Vec<i64>>, D::Error> {
    let ids = Option::<Vec<Id>>::deserialize(d)?;
    ids.map(|ids| ids.into_iter().map(Id::read).collect()).transpose()
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Id {
    Number(i64),
    Digits(String),
}

impl Id {
    fn read<E: serde::de::Error>(self) -> Result<i64, E> {
        match self {
            Self::Number(id) => Ok(id),
            Self::Digits(text) => text.trim().parse().map_err(E::custom),
        }
    }
}

/// A text of a change: absent leaves the old one, null takes it away as an empty one does.
pub fn given_text<'de, D: Deserializer<'de>>(d: D) -> Result<Option<String>, D::Error> {
    text_or_empty(d).map(Some)
}
