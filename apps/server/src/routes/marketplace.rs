//! Requests: a client's own, and those that professionals browse.

use crate::authorize::{Allowed, ClientOnly, Participant};
use crate::flows::requests;
use crate::problem::{Problem, ProblemBody};
use crate::routes::marketplace_views::RequestView;
use crate::routes::{id, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, delete, get, patch, post};
use marketplace::domain::requests::{
    NewRequest, RawChange, RawFilter, RawRequest, RequestChange, RequestFilter,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(client_requests)
        .service(create_request)
        .service(client_request)
        .service(update_request)
        .service(delete_draft)
        .service(ai_summary)
        .service(validate)
        .service(close);
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// open, assigned or closed; a professional sees what is open, and with another status what they were selected on
    #[serde(default)]
    status: String,
    /// A branch of law, as code or label.
    #[serde(default)]
    domain: String,
    /// low, normal, high or critical
    #[serde(default)]
    urgency: String,
    /// A date, or an instant.
    #[serde(default)]
    since: String,
    /// A date, which is counted in, or an instant.
    #[serde(default)]
    until: String,
    /// Words of the title and the text; accents and case do not matter.
    #[serde(default)]
    q: String,
    limit: Option<i64>,
    offset: Option<i64>,
}

impl ListQuery {
    fn read(self) -> Result<RequestFilter, Problem> {
        let Self { status, domain, urgency, since, until, q, limit, offset } = self;
        RequestFilter::parse(&RawFilter { status, domain, urgency, since, until, q, limit, offset })
            .map_err(Problem::marketplace_fields)
    }
}

/// Requests, newest first: a client's own, those open to professionals, or all for an administrator.
#[utoipa::path(tag = "marketplace", params(ListQuery), responses(
    (status = 200, body = [RequestView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/client-requests")]
async fn client_requests(a: Allowed<Participant>, query: Query<ListQuery>) -> Result<HttpResponse, Problem> {
    let (viewer, lang, filter) = (a.caller, a.lang, query.into_inner().read()?);
    let (totals, now) = (a.app.totals.clone(), a.now);
    let page = a.app.db.read(move |c| requests::list(c, (viewer, &filter), &totals, (lang, now))).await?;
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", page.total.to_string())).json(page.items))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CreateRequest {
    /// 3 to 150 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    /// 10 to 20,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    description: String,
    /// A branch of law, as code or label; autre when absent.
    #[serde(default, deserialize_with = "text_or_empty")]
    legal_domain: String,
    /// low, normal (the default), high or critical
    #[serde(default, deserialize_with = "text_or_empty")]
    urgency: String,
    /// At most 200 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    budget: String,
}

/// Writes a draft, which nobody else sees.
#[utoipa::path(tag = "marketplace", request_body = CreateRequest, responses(
    (status = 201, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/client-requests")]
async fn create_request(a: Allowed<ClientOnly>, body: Json<CreateRequest>) -> Result<HttpResponse, Problem> {
    let CreateRequest { title, description, legal_domain, urgency, budget } = body.into_inner();
    let raw = RawRequest { title, description, legal_domain, urgency, budget };
    let new = NewRequest::parse(&raw).map_err(Problem::marketplace_fields)?;
    let (client, said) = (a.caller.id, (a.lang, a.now));
    let made = a.app.db.write(move |c| requests::create(c, client, &new, said)).await?;
    Ok(HttpResponse::Created().json(made))
}

/// One request.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/client-requests/{id}")]
async fn client_request(a: Allowed<Participant>, path: Path<String>) -> Result<Json<RequestView>, Problem> {
    let (id, viewer, lang) = (id(&path)?, a.caller, a.lang);
    Ok(Json(a.app.db.read(move |c| requests::show(c, viewer, id, lang)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChangeRequest {
    title: Option<String>,
    description: Option<String>,
    legal_domain: Option<String>,
    urgency: Option<String>,
    /// An empty text takes it away.
    budget: Option<String>,
}

/// Changes what is given, until a professional has proposed.
#[utoipa::path(tag = "marketplace", request_body = ChangeRequest, responses(
    (status = 200, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "request_has_proposals, request_closed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/client-requests/{id}")]
async fn update_request(
    a: Allowed<ClientOnly>,
    path: Path<String>,
    body: Json<ChangeRequest>,
) -> Result<Json<RequestView>, Problem> {
    let ChangeRequest { title, description, legal_domain, urgency, budget } = body.into_inner();
    let raw = RawChange { title, description, legal_domain, urgency, budget };
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    let change = RequestChange::parse(&raw).map_err(Problem::marketplace_fields)?;
    Ok(Json(a.app.db.write(move |c| requests::update(c, own, &change, said)).await?))
}

/// Takes a draft away; what was published is closed instead.
#[utoipa::path(tag = "marketplace", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "already_published")))]
#[delete("/api/client-requests/{id}")]
async fn delete_draft(a: Allowed<ClientOnly>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (client, id) = (a.caller.id, id(&path)?);
    let deleted = a.app.db.write(move |c| marketplace::delete_draft(c, client, id)).await;
    deleted.map_err(Problem::marketplace)?;
    Ok(HttpResponse::NoContent().finish())
}

/// Has the request summarised, from its own words.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "request_not_open")))]
#[post("/api/client-requests/{id}/ai-summary")]
async fn ai_summary(a: Allowed<ClientOnly>, path: Path<String>) -> Result<Json<RequestView>, Problem> {
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| requests::summarise(c, own, said)).await?))
}

/// Publishes a draft: avocats and huissiers see it from now on.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "already_published, request_closed")))]
#[patch("/api/client-requests/{id}/validate")]
async fn validate(a: Allowed<ClientOnly>, path: Path<String>) -> Result<Json<RequestView>, Problem> {
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| requests::validate(c, own, said)).await?))
}

/// Closes a request.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "request_closed")))]
#[patch("/api/client-requests/{id}/close")]
async fn close(a: Allowed<ClientOnly>, path: Path<String>) -> Result<Json<RequestView>, Problem> {
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| requests::close(c, own, said)).await?))
}
