//! What a person says of an answer of theirs, or of one of its sources.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::feedback as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::feedback_views::FeedbackView;
use crate::routes::{id, text_or_empty};
use crate::wording;
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, delete, put};
use ai_assistant::domain::{Opinion, RawFeedback};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(give_feedback).service(take_feedback_back);
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FeedbackRequest {
    /// The key of one of the answer's sources; without: the answer.
    #[serde(default, deserialize_with = "text_or_empty")]
    source_key: String,
    is_useful: bool,
    /// Of what was not useful: wrong, off_topic, incomplete, unclear, outdated, language or other
    #[serde(default, deserialize_with = "text_or_empty")]
    reason: String,
    /// Up to 1,000 characters; administrators read it.
    #[serde(default, deserialize_with = "text_or_empty")]
    comment: String,
}

/// Says whether an answer, or one of its sources, was useful; said again, it replaces what was said before.
#[utoipa::path(tag = "ai-assistant", request_body = FeedbackRequest, responses(
    (status = 200, body = FeedbackView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found: no such exchange of yours, or no such source of it"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[put("/api/ai-logs/{id}/feedback")]
async fn give_feedback(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<FeedbackRequest>,
) -> Result<Json<FeedbackView>, Problem> {
    let (log, user, now) = (id(&path)?, a.caller.id, a.now);
    let FeedbackRequest { source_key, is_useful, reason, comment } = body.into_inner();
    let opinion = Opinion::parse(&RawFeedback { source_key, is_useful, reason, comment });
    let opinion = opinion.map_err(|e| Problem::invalid(e.into_iter().map(wording::feedback::field)))?;
    Ok(Json(a.app.db.write(move |c| flow::give(c, (user, log), &opinion, now)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct FeedbackOfQuery {
    /// The key of one of the answer's sources; without: the answer.
    #[serde(default)]
    source_key: String,
}

/// Takes back what was said; nothing stays of it.
#[utoipa::path(tag = "ai-assistant", params(FeedbackOfQuery), responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/ai-logs/{id}/feedback")]
async fn take_feedback_back(
    a: Allowed<SignedIn>,
    path: Path<String>,
    query: Query<FeedbackOfQuery>,
) -> Result<HttpResponse, Problem> {
    let (log, user, source) = (id(&path)?, a.caller.id, query.into_inner().source_key);
    a.app
        .db
        .write(move |c| ai_assistant::take_feedback_back(c, user, log, &source))
        .await
        .map_err(Problem::assistant)?;
    Ok(HttpResponse::NoContent().finish())
}
