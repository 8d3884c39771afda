//! What people said of answers, before administrators: masked until it is opened.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::feedback as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::feedback_views::{FeedbackHeadView, FeedbackTotalsView, OpenedFeedbackView};
use crate::routes::id;
use crate::wording;
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, get, post};
use ai_assistant::domain::FeedbackFilter;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(listed_feedback).service(feedback_totals).service(open_feedback).service(review_feedback);
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct FeedbackQuery {
    /// open or reviewed; without: all
    #[serde(default)]
    state: String,
    /// useful or not_useful; without: all
    #[serde(default)]
    verdict: String,
    #[serde(default)]
    reason: String,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Reads one code; an empty one is no filter.
fn code<T>(
    name: &'static str,
    text: &str,
    read: impl FnOnce(&str) -> Option<T>,
    wrong: &mut Vec<(&'static str, wording::Text)>,
) -> Option<T> {
    let text = text.trim();
    let found = if text.is_empty() { return None } else { read(text) };
    if found.is_none() {
        wrong.push((name, wording::marketplace::UNKNOWN_CODE));
    }
    found
}

impl FeedbackQuery {
    fn read(&self) -> Result<FeedbackFilter, Problem> {
        let mut wrong = Vec::new();
        let verdict = |t: &str| match t {
            "useful" => Some(true),
            "not_useful" => Some(false),
            _ => None,
        };
        let filter = FeedbackFilter {
            state: code("state", &self.state, |t| t.parse().ok(), &mut wrong),
            is_useful: code("verdict", &self.verdict, verdict, &mut wrong),
            reason: code("reason", &self.reason, |t| t.parse().ok(), &mut wrong),
            limit: self.limit,
            offset: self.offset,
        };
        if wrong.is_empty() { Ok(filter) } else { Err(Problem::invalid(wrong)) }
    }
}

/// Opinions of everybody with their texts masked: what waits to be looked at first, then the newest. `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "admin", params(FeedbackQuery), responses(
    (status = 200, body = [FeedbackHeadView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/admin/feedback")]
async fn listed_feedback(
    a: Allowed<AdminOnly>,
    query: Query<FeedbackQuery>,
) -> Result<HttpResponse, Problem> {
    let filter = query.read()?;
    let found = a.app.db.read(move |c| ai_assistant::feedback_heads(c, &filter)).await;
    let (items, total) = found.map_err(Problem::assistant)?;
    let items: Vec<FeedbackHeadView> = items.into_iter().map(Into::into).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", total.to_string())).json(items))
}

/// How many people found answers and sources useful, and how much waits to be looked at.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = FeedbackTotalsView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/feedback/totals")]
async fn feedback_totals(a: Allowed<AdminOnly>) -> Result<Json<FeedbackTotalsView>, Problem> {
    Ok(Json(a.app.db.read(ai_assistant::feedback_totals).await.map_err(Problem::assistant)?.into()))
}

/// Opens one opinion with the question and the answer; that they were read goes into the audit trail.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = OpenedFeedbackView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[post("/api/admin/feedback/{id}/open")]
async fn open_feedback(
    a: Allowed<AdminOnly>,
    path: Path<String>,
) -> Result<Json<OpenedFeedbackView>, Problem> {
    let (which, now) = ((a.caller.id, id(&path)?), a.now);
    Ok(Json(a.app.db.write(move |c| flow::open(c, which, now)).await?))
}

/// Says that an opinion was dealt with.
#[utoipa::path(tag = "admin", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[post("/api/admin/feedback/{id}/review")]
async fn review_feedback(a: Allowed<AdminOnly>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (which, now) = ((a.caller.id, id(&path)?), a.now);
    a.app.db.write(move |c| flow::review(c, which, now)).await?;
    Ok(HttpResponse::NoContent().finish())
}
