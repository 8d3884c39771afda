//! Administration of accounts: the list, new ones, subscriptions, verified roll numbers.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::admin as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::admin_views::AccountView;
use crate::routes::{id, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, get, patch, post};
use identity::IdentityError;
use identity::domain::{
    AccountFilter, FieldError, PremiumChange, RawAccountFilter, RawPremiumChange, RawRegistration,
    Registration,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(accounts).service(create_user).service(set_premium).service(verify_professional);
}

fn invalid(fields: Vec<FieldError>) -> Problem {
    Problem::people(IdentityError::Invalid(fields))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct AccountQuery {
    /// Words of the name or the address; accents and case do not matter.
    #[serde(default)]
    q: String,
    #[serde(default)]
    role: String,
    /// yes or no
    #[serde(default)]
    premium: String,
    /// verified, or pending: a roll number that nobody has verified
    #[serde(default)]
    verification: String,
    #[serde(default)]
    without_admins: bool,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Accounts, the newest first. `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "admin", params(AccountQuery), responses(
    (status = 200, body = [AccountView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/admin/users")]
async fn accounts(a: Allowed<AdminOnly>, query: Query<AccountQuery>) -> Result<HttpResponse, Problem> {
    let AccountQuery { q, role, premium, verification, without_admins, limit, offset } = query.into_inner();
    let raw = RawAccountFilter { q, role, premium, verification, without_admins, limit, offset };
    let (filter, now) = (AccountFilter::parse(&raw).map_err(invalid)?, a.now);
    let page = a.app.db.read(move |c| flow::accounts(c, &filter, now)).await?;
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", page.total.to_string())).json(page.items))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CreateUserRequest {
    #[serde(default, deserialize_with = "text_or_empty", alias = "fullName")]
    name: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    email: String,
    /// 6 to 128 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    password: String,
    /// client (the default), avocat, huissier, policier or gendarme
    #[serde(default, deserialize_with = "text_or_empty")]
    role: String,
    #[serde(default)]
    is_premium: bool,
}

/// Makes an account for somebody; nobody is signed in by it.
#[utoipa::path(tag = "admin", request_body = CreateUserRequest, responses(
    (status = 201, body = AccountView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 409, body = ProblemBody, description = "email_taken"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/create-user")]
async fn create_user(a: Allowed<AdminOnly>, body: Json<CreateUserRequest>) -> Result<HttpResponse, Problem> {
    let CreateUserRequest { name, email, password, role, is_premium } = body.into_inner();
    let language = a.lang.as_str().to_owned();
    let raw = RawRegistration { name, email, password, role, language, terms_version: String::new() };
    let new = Registration::parse(&raw).map_err(invalid)?;
    let made = flow::create_account(&a.app, a.caller.id, new, is_premium).await?;
    Ok(HttpResponse::Created().json(made))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PremiumRequest {
    #[serde(default)]
    is_premium: bool,
    /// The last day (YYYY-MM-DD), or an instant on it; none: without end. Ignored when premium is off.
    #[serde(default, deserialize_with = "text_or_empty")]
    premium_until: String,
}

/// Switches a person's subscription; off takes the end away.
#[utoipa::path(tag = "admin", request_body = PremiumRequest, responses(
    (status = 200, body = AccountView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/admin/users/{id}/premium")]
async fn set_premium(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<PremiumRequest>,
) -> Result<Json<AccountView>, Problem> {
    let PremiumRequest { is_premium, premium_until: until } = body.into_inner();
    let (which, now) = ((a.caller.id, id(&path)?), a.now);
    let change = PremiumChange::parse(&RawPremiumChange { is_premium, until }, now).map_err(invalid)?;
    let changed = a.app.db.write(move |c| flow::set_premium(c, which, change, now)).await?;
    a.app.users.forget(which.1);
    Ok(Json(changed))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct VerificationRequest {
    is_verified: bool,
}

/// Gives an avocat or a huissier the badge of a verified roll number, or takes it back; they are told.
#[utoipa::path(tag = "admin", request_body = VerificationRequest, responses(
    (status = 200, body = AccountView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found: no professional with a roll number")))]
#[patch("/api/admin/users/{id}/verification")]
async fn verify_professional(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<VerificationRequest>,
) -> Result<Json<AccountView>, Problem> {
    let (which, is_verified, now) = ((a.caller.id, id(&path)?), body.is_verified, a.now);
    Ok(Json(a.app.db.write(move |c| flow::verify(c, which, is_verified, now)).await?))
}
