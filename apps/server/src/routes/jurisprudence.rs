//! Decisions for everyone who is signed in: search, and one decision.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::library as flow;
use crate::jobs::library;
use crate::problem::{Problem, ProblemBody};
use crate::routes::library_views::{ChoicesView, DecisionPageView, DecisionView};
use actix_web::get;
use actix_web::web::{Json, Path, Query};
use jurisprudence::JurisprudenceError;
use jurisprudence::domain::{DecisionSearch, RawDecisionSearch, day_in_cameroon};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(search_decisions).service(decision_choices).service(decision);
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct DecisionQuery {
    /// Words, numbers ("loi n° 92/007", "arrêt 62/CC"), words side by side in quotation marks; accents, endings and slips
    /// of spelling do not matter.
    #[serde(default)]
    q: String,
    /// A court's key, as /api/jurisprudence/filters names it.
    #[serde(default)]
    court: String,
    #[serde(default)]
    year: String,
    /// civil, penal, commercial, travail, administratif, foncier or famille
    #[serde(default)]
    subject: String,
    /// A law or an article that the decision cites: "art. 34 code du travail".
    #[serde(default)]
    article: String,
    /// relevance (the default), newest or oldest
    #[serde(default)]
    sort: String,
    /// 1 to 50; 20 when absent
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Decisions that were verified; administrators find the others too.
#[utoipa::path(tag = "library", params(DecisionQuery), responses(
    (status = 200, body = DecisionPageView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/jurisprudence")]
async fn search_decisions(
    a: Allowed<SignedIn>,
    query: Query<DecisionQuery>,
) -> Result<Json<DecisionPageView>, Problem> {
    let DecisionQuery { q, court, year, subject, article, sort, limit, offset } = query.into_inner();
    let raw = RawDecisionSearch { q, court, year, subject, article, sort, limit, offset };
    let search = DecisionSearch::parse(&raw, day_in_cameroon(a.now));
    let search = search.map_err(|e| Problem::jurisprudence(JurisprudenceError::Invalid(e)))?;
    library::filled(&a.app).await?;
    let (reader, books) = (flow::reader(&a.caller), a.app.library.clone());
    let found = a.app.db.read(move |c| books.decisions(c, &search, reader)).await;
    Ok(Json(found.map_err(Problem::jurisprudence)?.into()))
}

/// Courts, years and subjects there are, with how many decisions each has.
#[utoipa::path(tag = "library", responses(
    (status = 200, body = ChoicesView),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/jurisprudence/filters")]
async fn decision_choices(a: Allowed<SignedIn>) -> Result<Json<ChoicesView>, Problem> {
    library::filled(&a.app).await?;
    Ok(Json(a.app.library.choices(flow::reader(&a.caller)).into()))
}

/// One decision, by its id or its key, with what it cites and who cites it.
#[utoipa::path(tag = "library", responses(
    (status = 200, body = DecisionView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/jurisprudence/{id}")]
async fn decision(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<DecisionView>, Problem> {
    library::filled(&a.app).await?;
    let (reader, books) = (flow::reader(&a.caller), a.app.library.clone());
    let (name, now) = (path.into_inner(), a.now);
    Ok(Json(a.app.db.read(move |c| flow::decision(c, &books, &name, reader, now)).await?))
}
