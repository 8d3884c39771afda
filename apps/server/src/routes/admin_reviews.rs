//! What imports left for a person to decide, the texts beside decisions, and the export that their licence asks for.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::imports as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::admin_jurisprudence_views::CaseLawView;
use crate::routes::admin_reviews_views::{CaseTextView, ExportedView, ReviewView};
use crate::routes::documents::attachment;
use crate::routes::{id, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, get, post};
use jurisprudence::JurisprudenceError;
use jurisprudence::domain::Invalid;
use jurisprudence::domain::import::Answer;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

const EXPORT_PAGE: i64 = 200;
const NAMES_MAX: usize = 60;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(case_law_reviews)
        .service(case_law_review)
        .service(decide_case_law_review)
        .service(export_case_law)
        .service(case_law_text)
        .service(mask_case_law_names);
}

/// What waits for a person, the oldest first, without its texts. `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = [ReviewView], headers(("X-Total-Count" = i64, description = "how many there are"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/jurisprudence/reviews")]
async fn case_law_reviews(a: Allowed<AdminOnly>) -> Result<HttpResponse, Problem> {
    let found = a.app.db.read(jurisprudence::open_reviews).await;
    let (reviews, total) = found.map_err(Problem::jurisprudence)?;
    let reviews: Vec<ReviewView> = reviews.into_iter().map(|r| ReviewView::of(r, false)).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", total.to_string())).json(reviews))
}

/// One of them, with both texts.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = ReviewView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/admin/jurisprudence/reviews/{id}")]
async fn case_law_review(a: Allowed<AdminOnly>, path: Path<String>) -> Result<Json<ReviewView>, Problem> {
    let id = id(&path)?;
    let found = a.app.db.read(move |c| jurisprudence::review(c, id)).await;
    Ok(Json(ReviewView::of(found.map_err(Problem::jurisprudence)?, true)))
}

#[derive(Deserialize, ToSchema)]
struct DecisionRequest {
    /// merge or keep for a probable duplicate; accept or keep for what changed; ignore for either.
    #[serde(default, deserialize_with = "text_or_empty")]
    decision: String,
}

/// Decides on it: one decision or two, the new text or the old one. Answers the decision that it concerns then.
#[utoipa::path(tag = "admin", request_body = DecisionRequest, responses(
    (status = 200, body = CaseLawView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "review_conflict"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/jurisprudence/reviews/{id}")]
async fn decide_case_law_review(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<DecisionRequest>,
) -> Result<Json<CaseLawView>, Problem> {
    let id = id(&path)?;
    let answer: Answer = body.decision.trim().parse().map_err(|_| invalid("decision", "is no answer"))?;
    let (admin, now) = (a.caller.id, a.now);
    let case = a.app.db.write(move |c| flow::decide(c, admin, (id, answer), now)).await?;
    Ok(Json(case.into()))
}

fn invalid(field: &'static str, why: &'static str) -> Problem {
    Problem::jurisprudence(JurisprudenceError::Invalid(vec![Invalid { field: field.into(), why }]))
}

/// The text that a decision was received with, and what is known of it; 404 where none was.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = CaseTextView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/admin/jurisprudence/{id}/source")]
async fn case_law_text(a: Allowed<AdminOnly>, path: Path<String>) -> Result<Json<CaseTextView>, Problem> {
    Ok(Json(text_of(&a, id(&path)?).await?))
}

async fn text_of(a: &Allowed<AdminOnly>, id: i64) -> Result<CaseTextView, Problem> {
    let found = a.app.db.read(move |c| {
        let case = jurisprudence::case_by_id(c, id)?;
        let text = jurisprudence::case_text(c, id)?.ok_or(JurisprudenceError::UnknownCase)?;
        Ok::<_, JurisprudenceError>(CaseTextView::of(&case, text, jurisprudence::other_spellings(c, id)?))
    });
    found.await.map_err(Problem::jurisprudence)
}

#[derive(Deserialize, ToSchema)]
struct MaskRequest {
    /// As they stand in the text; 2 to 120 characters each.
    #[serde(default)]
    names: Option<Vec<String>>,
}

/// Takes names out of a decision's text, for good: they are kept nowhere.
#[utoipa::path(tag = "admin", request_body = MaskRequest, responses(
    (status = 200, body = CaseTextView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/jurisprudence/{id}/source/mask")]
async fn mask_case_law_names(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<MaskRequest>,
) -> Result<Json<CaseTextView>, Problem> {
    let (id, names) = (id(&path)?, body.into_inner().names.unwrap_or_default());
    let fits = |name: &String| (2..=120).contains(&name.trim().chars().count());
    if names.is_empty() || names.len() > NAMES_MAX || !names.iter().all(fits) {
        return Err(invalid("names", "must not be empty"));
    }
    let (admin, now) = (a.caller.id, a.now);
    a.app.db.write(move |c| flow::mask(c, (admin, id), &names, now)).await?;
    Ok(Json(text_of(&a, id).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ExportQuery {
    /// What `X-Next` of the page before said.
    after: Option<i64>,
}

/// Texts under an open licence of decisions that somebody vouches for, a page at a time; `X-Next` asks for the next one.
#[utoipa::path(tag = "admin", params(ExportQuery), responses(
    (status = 200, body = [ExportedView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/jurisprudence/export")]
async fn export_case_law(a: Allowed<AdminOnly>, query: Query<ExportQuery>) -> Result<HttpResponse, Problem> {
    let after = query.after.unwrap_or_default();
    let found = a.app.db.read(move |c| jurisprudence::open_texts(c, after, EXPORT_PAGE)).await;
    let found = found.map_err(Problem::jurisprudence)?;
    let mut answer = HttpResponse::Ok();
    if let Some((last, _)) = found.last() {
        answer.insert_header(("X-Next", last.to_string()));
    }
    answer.insert_header(attachment("jurisprudence.json", "jurisprudence.json"));
    let texts: Vec<ExportedView> = found.into_iter().map(|(_, text)| text.into()).collect();
    Ok(answer.json(texts))
}
