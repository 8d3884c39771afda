//! One file a domain: mount, request, view, handler. Handlers are thin.

pub mod ai_assistant;
pub mod ai_assistant_views;
pub mod docs;
pub mod documents;
pub mod documents_views;
pub mod identity;
pub mod pages;
pub mod system;

use crate::problem::Problem;
use serde::{Deserialize, Deserializer};
use utoipa_actix_web::service_config::ServiceConfig;

/// Everything the API answers; `main`, the tests and the API description all mount this.
pub fn mount(cfg: &mut ServiceConfig) {
    identity::mount(cfg);
    ai_assistant::mount(cfg);
    documents::mount(cfg);
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
