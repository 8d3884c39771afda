//! Cases ("Mes dossiers"): the case itself; what it is made of stands in `case_parts`.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::cases as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::cases_views::{CaseDetailView, CaseView};
use crate::routes::{given_text, id, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, delete, get, patch, post};
use identity::domain::{Role, User};
use marketplace::MarketplaceError;
use marketplace::domain::cases::{
    CaseChange, CaseFilter, CaseViewer, NewCase, RawCase, RawCaseChange, RawCaseFilter,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(list_cases).service(create_case).service(show_case).service(change_case).service(delete_case);
}

/// Administrators read every case.
pub fn viewer(user: &User) -> CaseViewer {
    CaseViewer { id: user.id, is_admin: user.role == Role::Admin }
}

pub fn invalid(fields: Vec<marketplace::domain::FieldError>) -> Problem {
    Problem::marketplace(MarketplaceError::Invalid(fields))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CaseQuery {
    /// pending, active, suspended or closed
    status: Option<String>,
    /// Words of the title, the description or the number.
    q: Option<String>,
    limit: Option<i64>,
    offset: Option<i64>,
}

impl CaseQuery {
    fn read(self) -> Result<CaseFilter, Problem> {
        let raw = RawCaseFilter {
            status: self.status.unwrap_or_default(),
            q: self.q.unwrap_or_default(),
            limit: self.limit,
            offset: self.offset,
        };
        CaseFilter::parse(&raw).map_err(invalid)
    }
}

/// One's own cases and those one is in charge of, the last changed first; every case for an administrator.
/// `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "cases", params(CaseQuery), responses(
    (status = 200, body = [CaseView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/cases")]
async fn list_cases(a: Allowed<SignedIn>, query: Query<CaseQuery>) -> Result<HttpResponse, Problem> {
    let (filter, viewer, said) = (query.into_inner().read()?, viewer(&a.caller), (a.lang, a.now));
    let page = a.app.db.read(move |c| flow::list(c, viewer, &filter, said)).await?;
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", page.total.to_string())).json(page.items))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CaseRequest {
    /// 3 to 150 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    description: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    court: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    case_number: String,
}

/// A case made by hand, for oneself.
#[utoipa::path(tag = "cases", request_body = CaseRequest, responses(
    (status = 201, body = CaseDetailView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/cases")]
async fn create_case(a: Allowed<SignedIn>, body: Json<CaseRequest>) -> Result<HttpResponse, Problem> {
    let CaseRequest { title, description, court, case_number } = body.into_inner();
    let new = NewCase::parse(&RawCase { title, description, court, case_number }).map_err(invalid)?;
    let (viewer, lang, now) = (viewer(&a.caller), a.lang, a.now);
    let made = a.app.db.write(move |c| {
        let case = marketplace::create_case(c, viewer.id, &new, now).map_err(Problem::marketplace)?;
        flow::show(c, viewer, case.id, (lang, now))
    });
    Ok(HttpResponse::Created().json(made.await?))
}

/// One case with everything in it.
#[utoipa::path(tag = "cases", responses(
    (status = 200, body = CaseDetailView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/cases/{id}")]
async fn show_case(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<CaseDetailView>, Problem> {
    let (id, viewer, said) = (id(&path)?, viewer(&a.caller), (a.lang, a.now));
    Ok(Json(a.app.db.read(move |c| flow::show(c, viewer, id, said)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CaseChangeRequest {
    #[serde(default, deserialize_with = "given_text")]
    title: Option<String>,
    #[serde(default, deserialize_with = "given_text")]
    description: Option<String>,
    /// pending, active, suspended or closed
    status: Option<String>,
    #[serde(default, deserialize_with = "given_text")]
    court: Option<String>,
    #[serde(default, deserialize_with = "given_text")]
    case_number: Option<String>,
}

/// Rewrites a case or moves it to another status; what is absent stays, null takes away.
#[utoipa::path(tag = "cases", request_body = CaseChangeRequest, responses(
    (status = 200, body = CaseDetailView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "case_status"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/cases/{id}")]
async fn change_case(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<CaseChangeRequest>,
) -> Result<Json<CaseDetailView>, Problem> {
    let CaseChangeRequest { title, description, status, court, case_number } = body.into_inner();
    let raw = RawCaseChange { title, description, status, court, case_number };
    let (id, change) = (id(&path)?, CaseChange::parse(&raw).map_err(invalid)?);
    let (viewer, lang, now) = (viewer(&a.caller), a.lang, a.now);
    let changed = a.app.db.write(move |c| {
        marketplace::change_case(c, viewer.id, id, change, now).map_err(Problem::marketplace)?;
        flow::show(c, viewer, id, (lang, now))
    });
    Ok(Json(changed.await?))
}

/// Deletes a case one does not share with a professional.
#[utoipa::path(tag = "cases", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "case_shared")))]
#[delete("/api/cases/{id}")]
async fn delete_case(a: Allowed<SignedIn>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (id, user) = (id(&path)?, a.caller.id);
    let deleted = a.app.db.write(move |c| marketplace::delete_case(c, user, id)).await;
    deleted.map_err(Problem::marketplace)?;
    Ok(HttpResponse::NoContent().finish())
}
