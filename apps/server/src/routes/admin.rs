//! Administration: the counters, the system, consultations, moderation, the audit trail.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::{admin as flow, system_status as status};
use crate::problem::{Problem, ProblemBody};
use crate::routes::admin_views::{
    ActivityDay, AiLogHeadView, AuditEntryView, OpenedAiLogView, StatsView, SystemView,
};
use crate::routes::marketplace_views::RequestView;
use crate::routes::{id, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, get, patch, post};
use identity::IdentityError;
use identity::domain::{AuditFilter, RawAuditFilter};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(admin_stats)
        .service(admin_activity)
        .service(system_status)
        .service(all_ai_logs)
        .service(open_ai_log)
        .service(hide_request)
        .service(show_request)
        .service(audit_trail);
}

/// The four counters.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = StatsView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/stats")]
async fn admin_stats(a: Allowed<AdminOnly>) -> Result<Json<StatsView>, Problem> {
    let now = a.now;
    Ok(Json(a.app.db.read(move |c| flow::stats(c, now)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ActivityQuery {
    /// 7 to 366; 30 when absent.
    days: Option<u64>,
}

/// Requests, consultations and registrations of each of the last days, the oldest first.
#[utoipa::path(tag = "admin", params(ActivityQuery), responses(
    (status = 200, body = [ActivityDay]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/activity")]
async fn admin_activity(
    a: Allowed<AdminOnly>,
    query: Query<ActivityQuery>,
) -> Result<Json<Vec<ActivityDay>>, Problem> {
    let (days, now) = (query.days.unwrap_or(30).clamp(7, 366), a.now);
    Ok(Json(a.app.db.read(move |c| flow::activity(c, days, now)).await?))
}

/// How the parts of the system are at this moment, and the settings that may be shown.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = SystemView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/system")]
async fn system_status(a: Allowed<AdminOnly>) -> Result<Json<SystemView>, Problem> {
    Ok(Json(status::show(&a.app, a.lang, a.now).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct AiLogQuery {
    /// Of this account alone.
    user_id: Option<i64>,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Consultations of everybody, the newest first, with their texts masked.
/// `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "admin", params(AiLogQuery), responses(
    (status = 200, body = [AiLogHeadView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/ai-logs")]
async fn all_ai_logs(a: Allowed<AdminOnly>, query: Query<AiLogQuery>) -> Result<HttpResponse, Problem> {
    let AiLogQuery { user_id, limit, offset } = query.into_inner();
    let page = a.app.db.read(move |c| flow::ai_logs(c, user_id, (limit, offset))).await?;
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", page.total.to_string())).json(page.items))
}

/// Opens one consultation; that it was read goes into the audit trail.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = OpenedAiLogView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[post("/api/admin/ai-logs/{id}/open")]
async fn open_ai_log(a: Allowed<AdminOnly>, path: Path<String>) -> Result<Json<OpenedAiLogView>, Problem> {
    let (which, now) = ((a.caller.id, id(&path)?), a.now);
    Ok(Json(a.app.db.write(move |c| flow::open_ai_log(c, which, now)).await?))
}

#[derive(Deserialize, ToSchema)]
struct HideRequest {
    /// 3 to 500 characters; the request's owner reads it.
    #[serde(default, deserialize_with = "text_or_empty")]
    reason: String,
}

/// Takes a request out of professionals' sight, with the reason its owner is shown.
#[utoipa::path(tag = "admin", request_body = HideRequest, responses(
    (status = 200, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/admin/requests/{id}/hide")]
async fn hide_request(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<HideRequest>,
) -> Result<Json<RequestView>, Problem> {
    let (which, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    let reason = body.into_inner().reason;
    Ok(Json(a.app.db.write(move |c| flow::moderate(c, which, Some(&reason), said)).await?))
}

/// Shows a hidden request again.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = RequestView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[patch("/api/admin/requests/{id}/show")]
async fn show_request(a: Allowed<AdminOnly>, path: Path<String>) -> Result<Json<RequestView>, Problem> {
    let (which, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| flow::moderate(c, which, None, said)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct AuditQuery {
    /// One kind of deed, such as ai_log_opened.
    #[serde(default)]
    action: String,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// What administrators did and opened, the newest first. `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "admin", params(AuditQuery), responses(
    (status = 200, body = [AuditEntryView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/admin/audit")]
async fn audit_trail(a: Allowed<AdminOnly>, query: Query<AuditQuery>) -> Result<HttpResponse, Problem> {
    let AuditQuery { action, limit, offset } = query.into_inner();
    let filter = AuditFilter::parse(&RawAuditFilter { action, limit, offset });
    let filter = filter.map_err(|e| Problem::people(IdentityError::Invalid(e)))?;
    let page = a.app.db.read(move |c| flow::audit_trail(c, &filter)).await?;
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", page.total.to_string())).json(page.items))
}
