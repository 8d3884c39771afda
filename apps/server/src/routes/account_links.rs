//! Links by mail: to confirm an address, to choose a new password, to sign in. To open a link is no call at all; what it is
//! for is done by the button on the page it opens.

use super::identity::UserView;
use super::text_or_empty;
use crate::authorize::{Allowed, Anyone, SignedIn};
use crate::flows::account_links as flow;
use crate::problem::{Problem, ProblemBody};
use actix_session::Session;
use actix_web::web::Json;
use actix_web::{HttpRequest, HttpResponse, post};
use identity::domain::LinkPurpose;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(send_verification)
        .service(verify_email)
        .service(send_reset_link)
        .service(reset_password)
        .service(send_sign_in_link)
        .service(sign_in_by_link);
}

#[derive(Deserialize, ToSchema)]
pub struct AddressRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    email: String,
}

#[derive(Deserialize, ToSchema)]
pub struct LinkTokenRequest {
    /// What stands behind the `#` of the link.
    #[serde(default, deserialize_with = "text_or_empty")]
    token: String,
}

#[derive(Deserialize, ToSchema)]
pub struct ResetRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    token: String,
    /// The new one, 6 to 128 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    password: String,
}

/// Says nothing of whether the address is known.
#[derive(Serialize, ToSchema)]
pub struct Asked {
    ok: bool,
}

#[derive(Serialize, ToSchema)]
pub struct VerificationSent {
    /// False where the address is confirmed already.
    sent: bool,
}

/// Sends the link that confirms one's own address again: three an hour.
#[utoipa::path(tag = "identity", responses(
    (status = 202, body = VerificationSent),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 429, body = ProblemBody, description = "too_many_links")))]
#[post("/api/auth/verification")]
async fn send_verification(a: Allowed<SignedIn>, req: HttpRequest) -> Result<HttpResponse, Problem> {
    let sent = !a.caller.is_email_verified;
    if sent {
        let email = (a.caller.email.as_str(), a.lang);
        flow::send(&a.app, &req, LinkPurpose::VerifyEmail, email).await?;
    }
    Ok(HttpResponse::Accepted().json(VerificationSent { sent }))
}

/// Confirms an address, by the link that was sent to it. The same link again is no failure.
#[utoipa::path(tag = "identity", request_body = LinkTokenRequest, responses(
    (status = 200, body = Asked),
    (status = 404, body = ProblemBody, description = "unknown_link"),
    (status = 410, body = ProblemBody, description = "link_ended"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/auth/verify")]
async fn verify_email(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<LinkTokenRequest>,
) -> Result<Json<Asked>, Problem> {
    flow::confirm(&a.app, &req, &body.token).await?;
    Ok(Json(Asked { ok: true }))
}

/// Sends a link that opens the choice of a new password, if the address has an account; the answer is the same if not.
#[utoipa::path(tag = "identity", request_body = AddressRequest, responses(
    (status = 202, body = Asked),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_links, too_many_requests")))]
#[post("/api/auth/reset-link")]
async fn send_reset_link(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<AddressRequest>,
) -> Result<HttpResponse, Problem> {
    flow::send(&a.app, &req, LinkPurpose::ResetPassword, (&body.email, a.lang)).await?;
    Ok(HttpResponse::Accepted().json(Asked { ok: true }))
}

/// Another password, by a link of the last hour. Every session of the account ends.
#[utoipa::path(tag = "identity", request_body = ResetRequest, responses(
    (status = 200, body = Asked),
    (status = 404, body = ProblemBody, description = "unknown_link"),
    (status = 410, body = ProblemBody, description = "link_ended"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/auth/reset")]
async fn reset_password(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<ResetRequest>,
) -> Result<Json<Asked>, Problem> {
    flow::reset(&a.app, &req, (&body.token, &body.password)).await?;
    Ok(Json(Asked { ok: true }))
}

/// Sends a link that signs in, if the address has an account; the answer is the same if not.
#[utoipa::path(tag = "identity", request_body = AddressRequest, responses(
    (status = 202, body = Asked),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_links, too_many_requests")))]
#[post("/api/auth/sign-in-link")]
async fn send_sign_in_link(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<AddressRequest>,
) -> Result<HttpResponse, Problem> {
    flow::send(&a.app, &req, LinkPurpose::SignIn, (&body.email, a.lang)).await?;
    Ok(HttpResponse::Accepted().json(Asked { ok: true }))
}

/// Signs in, by a link of the last 15 minutes that nobody has used.
#[utoipa::path(tag = "identity", request_body = LinkTokenRequest, responses(
    (status = 200, body = UserView),
    (status = 404, body = ProblemBody, description = "unknown_link"),
    (status = 410, body = ProblemBody, description = "link_ended"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/auth/sign-in")]
async fn sign_in_by_link(
    a: Allowed<Anyone>,
    req: HttpRequest,
    session: Session,
    body: Json<LinkTokenRequest>,
) -> Result<Json<UserView>, Problem> {
    let user = flow::sign_in(&a.app, &req, &session, &body.token).await?;
    Ok(Json(UserView::of(&user, a.now)))
}
