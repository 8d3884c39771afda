//! Accounts and the session.

use super::text_or_empty;
use crate::authorize::{Allowed, Anyone, SignedIn};
use crate::flows::sign_in;
use crate::problem::{Problem, ProblemBody};
use crate::session;
use actix_session::Session;
use actix_web::web::Json;
use actix_web::{HttpRequest, HttpResponse, get, post};
use chrono::{DateTime, Utc};
use identity::domain::{RawRegistration, User};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(register).service(log_in).service(auth).service(log_out).service(current_user);
}

/// A person's own account, as shown to that person.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = User)]
pub struct UserView {
    pub id: i64,
    pub name: String,
    pub email: String,
    /// client, avocat, huissier, policier, gendarme or admin
    pub role: &'static str,
    /// The rule's result: the flag is on, and the end is absent or still to come.
    pub is_premium: bool,
    pub premium_until: Option<DateTime<Utc>>,
    /// fr or en
    pub language: &'static str,
    pub is_email_verified: bool,
    pub created_at: DateTime<Utc>,
}

impl UserView {
    pub fn of(u: &User, now: DateTime<Utc>) -> Self {
        Self {
            id: u.id,
            name: u.name.as_str().to_owned(),
            email: u.email.as_str().to_owned(),
            role: u.role.as_str(),
            is_premium: u.premium.is_active(now),
            premium_until: u.premium.until,
            language: u.language.as_str(),
            is_email_verified: u.is_email_verified,
            created_at: u.created_at,
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegisterRequest {
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
    /// fr or en; the caller's language when absent.
    #[serde(default, deserialize_with = "text_or_empty")]
    language: String,
    /// The version of the terms that were accepted.
    #[serde(default, deserialize_with = "text_or_empty")]
    terms_version: String,
}

impl RegisterRequest {
    fn raw(self, lang: crate::language::Lang) -> RawRegistration {
        let language = if self.language.is_empty() { lang.as_str().to_owned() } else { self.language };
        RawRegistration {
            name: self.name,
            email: self.email,
            password: self.password,
            role: self.role,
            language,
            terms_version: self.terms_version,
        }
    }
}

#[derive(Deserialize, ToSchema)]
pub struct LoginRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    pub email: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    pub password: String,
}

/// Opens an account and signs in.
#[utoipa::path(tag = "identity", request_body = RegisterRequest, responses(
    (status = 201, body = UserView),
    (status = 409, body = ProblemBody, description = "email_taken"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/register")]
async fn register(
    a: Allowed<Anyone>,
    req: HttpRequest,
    session: Session,
    body: Json<RegisterRequest>,
) -> Result<HttpResponse, Problem> {
    let raw = body.into_inner().raw(a.lang);
    let user = sign_in::register(&a.app, &req, &session, raw).await?;
    Ok(HttpResponse::Created().json(UserView::of(&user, a.now)))
}

/// Signs in; the session gets a new id.
#[utoipa::path(tag = "identity", request_body = LoginRequest, responses(
    (status = 200, body = UserView),
    (status = 401, body = ProblemBody, description = "invalid_credentials"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_attempts")))]
#[post("/api/login")]
async fn log_in(
    a: Allowed<Anyone>,
    req: HttpRequest,
    session: Session,
    body: Json<LoginRequest>,
) -> Result<Json<UserView>, Problem> {
    let user = sign_in::log_in(&a.app, &req, &session, &body).await?;
    Ok(Json(UserView::of(&user, a.now)))
}

/// Either of the two: with a name it registers, else it signs in.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
pub enum AuthRequest {
    Register(NamedRegistration),
    Login(LoginRequest),
}

/// A registration that does carry a name.
#[derive(Deserialize, ToSchema)]
pub struct NamedRegistration {
    #[serde(rename = "name", alias = "fullName")]
    named: String,
    #[serde(flatten)]
    rest: RegisterRequest,
}

/// Registers when the body has a name, else signs in.
#[utoipa::path(tag = "identity", request_body = AuthRequest, responses(
    (status = 200, body = UserView, description = "signed in"),
    (status = 201, body = UserView, description = "registered"),
    (status = 401, body = ProblemBody, description = "invalid_credentials"),
    (status = 409, body = ProblemBody, description = "email_taken"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_attempts")))]
#[post("/api/auth")]
async fn auth(
    a: Allowed<Anyone>,
    req: HttpRequest,
    session: Session,
    body: Json<AuthRequest>,
) -> Result<HttpResponse, Problem> {
    match body.into_inner() {
        AuthRequest::Register(NamedRegistration { named, rest }) => {
            let raw = RegisterRequest { name: named, ..rest }.raw(a.lang);
            let user = sign_in::register(&a.app, &req, &session, raw).await?;
            Ok(HttpResponse::Created().json(UserView::of(&user, a.now)))
        }
        AuthRequest::Login(login) => {
            let user = sign_in::log_in(&a.app, &req, &session, &login).await?;
            Ok(HttpResponse::Ok().json(UserView::of(&user, a.now)))
        }
    }
}

#[derive(Serialize, ToSchema)]
struct Done {
    ok: bool,
}

/// Ends the session, if there is one.
#[utoipa::path(tag = "identity", responses((status = 200, body = Done)))]
#[post("/api/logout")]
async fn log_out(a: Allowed<Anyone>, session: Session) -> Json<Done> {
    if let Some(user) = a.caller {
        a.app.users.forget(user.id);
    }
    if let Some(row) = session::row(&session) {
        a.app.events.end_session(row);
    }
    session.purge();
    Json(Done { ok: true })
}

/// The signed-in person.
#[utoipa::path(tag = "identity", responses(
    (status = 200, body = UserView),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/user")]
async fn current_user(a: Allowed<SignedIn>) -> Json<UserView> {
    Json(UserView::of(&a.caller, a.now))
}
