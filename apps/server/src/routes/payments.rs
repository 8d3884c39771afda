//! Buying Premium with mobile money, and what operators call back.

use crate::authorize::{Allowed, Anyone, SignedIn};
use crate::flows::{payments as flow, payments_asked, receipts};
use crate::language::Lang;
use crate::limits::client_address;
use crate::problem::{Problem, ProblemBody};
use crate::routes::documents::attachment as disposition;
use crate::routes::payments_views::{PaymentOptions, PaymentView};
use crate::routes::{id, text_or_empty};
use actix_web::web::{Json, Path, Payload};
use actix_web::{HttpRequest, HttpResponse, get, post, put};
use payments::domain::{Purchase, RawPurchase};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(payment_options)
        .service(start_payment)
        .service(payments_of_mine)
        .service(show_payment)
        .service(resend_prompt)
        .service(receipt)
        .service(callback)
        .service(callback_by_put);
}

/// What can be bought, and with what.
#[utoipa::path(tag = "payments", responses(
    (status = 200, body = PaymentOptions),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/payment-options")]
async fn payment_options(a: Allowed<SignedIn>) -> Result<Json<PaymentOptions>, Problem> {
    let user = a.caller.id;
    let open = a.app.db.read(move |c| payments::open_attempt(c, user)).await.map_err(Problem::payments)?;
    Ok(Json(PaymentOptions::of(&a.app.operators, open.map(|p| p.id))))
}

/// No amount: prices are the server's.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaymentRequest {
    /// monthly or annual
    #[serde(default, deserialize_with = "text_or_empty")]
    plan: String,
    /// mtn_momo or orange_money
    #[serde(default, deserialize_with = "text_or_empty")]
    payment_method: String,
    /// Cameroonian, in any of the ways people write it.
    #[serde(default, deserialize_with = "text_or_empty")]
    phone_number: String,
}

impl PaymentRequest {
    fn read(self) -> Result<Purchase, Problem> {
        let raw = RawPurchase { plan: self.plan, method: self.payment_method, phone: self.phone_number };
        Purchase::parse(&raw).map_err(Problem::payment_fields)
    }
}

/// Begins to buy Premium: the payer then confirms on the phone, or on the operator's page (`paymentUrl`). One attempt at a time.
#[utoipa::path(tag = "payments", request_body = PaymentRequest, responses(
    (status = 202, body = PaymentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed: administrators buy nothing"),
    (status = 409, body = ProblemBody, description = "payment_open, premium_unlimited"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests"),
    (status = 503, body = ProblemBody, description = "operator_off; operator_down: it does not answer at present")))]
#[post("/api/payments")]
async fn start_payment(a: Allowed<SignedIn>, body: Json<PaymentRequest>) -> Result<HttpResponse, Problem> {
    let purchase = body.into_inner().read()?;
    a.app.limits.purchase(a.caller.id)?;
    let made = flow::start(&a.app, &a.caller, purchase, a.lang == Lang::Fr).await?;
    let sent = flow::send(&a.app, made).await?;
    Ok(HttpResponse::Accepted().json(PaymentView::of(&sent, None, a.lang)))
}

/// One's own payments, the newest first.
#[utoipa::path(tag = "payments", responses(
    (status = 200, body = [PaymentView]),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/payments")]
async fn payments_of_mine(a: Allowed<SignedIn>) -> Result<Json<Vec<PaymentView>>, Problem> {
    let (user, lang) = (a.caller.id, a.lang);
    Ok(Json(a.app.db.read(move |c| flow::mine(c, user, lang)).await?))
}

/// How a payment stands.
#[utoipa::path(tag = "payments", responses(
    (status = 200, body = PaymentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/payments/{id}")]
async fn show_payment(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<PaymentView>, Problem> {
    let (of, lang) = ((a.caller.id, id(&path)?), a.lang);
    Ok(Json(a.app.db.read(move |c| flow::show(c, of, lang)).await?))
}

/// Has the request sent to the phone again (`canResend`): Orange's prompt, and with MTN what it does not know of.
#[utoipa::path(tag = "payments", responses(
    (status = 204, description = "the payer is asked again"),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "prompt_not_sent; payment_ended: nothing is left to confirm"),
    (status = 429, body = ProblemBody, description = "too_many_requests"),
    (status = 502, body = ProblemBody, description = "prompt_unknown: the operator did not say whether it was sent")))]
#[post("/api/payments/{id}/resend")]
async fn resend_prompt(a: Allowed<SignedIn>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let of = (a.caller.id, id(&path)?);
    a.app.limits.purchase(a.caller.id)?;
    payments_asked::resend(&a.app, of).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The receipt of a payment that succeeded, as a PDF.
#[utoipa::path(tag = "payments", responses(
    (status = 200, content_type = "application/pdf", body = Vec<u8>),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "no_receipt")))]
#[get("/api/payments/{id}/receipt")]
async fn receipt(a: Allowed<SignedIn>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (user, id) = (a.caller.id, id(&path)?);
    let found = a.app.db.read(move |c| receipts::find(c, Some(user), id)).await?;
    let name = receipts::file_name(&found);
    let bytes = receipts::pdf(&a.app, found, a.lang == Lang::Fr).await?;
    Ok(HttpResponse::Ok()
        .content_type("application/pdf")
        .insert_header(disposition(&name, &name))
        .body(bytes))
}

/// For operators. Anybody may post here, and nobody is believed: the operator is asked. The answer is the same whatever was posted.
#[utoipa::path(tag = "payments", request_body(content = Vec<u8>, content_type = "application/json"), responses(
    (status = 200, description = "always, for what is known and for what is not"),
    (status = 413, body = ProblemBody, description = "too_large: over 16 KiB"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/payments/callback/{provider}/{reference}")]
async fn callback(
    a: Allowed<Anyone>,
    req: HttpRequest,
    path: Path<(String, String)>,
    body: Payload,
) -> Result<HttpResponse, Problem> {
    take_callback(&a, &req, path, body).await
}

/// No callback of these protocols is longer.
const CALLBACK_MAX: usize = 16 * 1024;

async fn take_callback(
    a: &Allowed<Anyone>,
    req: &HttpRequest,
    path: Path<(String, String)>,
    body: Payload,
) -> Result<HttpResponse, Problem> {
    a.app.limits.callback(client_address(req, &a.app.config))?;
    let body = body.to_bytes_limited(CALLBACK_MAX).await;
    let body = body.map_err(|_| Problem::too_large())?.map_err(|_| Problem::malformed())?;
    flow::take_callback(&a.app, path.into_inner(), body).await?;
    Ok(HttpResponse::Ok().json(serde_json::json!({"received": true})))
}

/// The same: MTN's pages name both methods.
#[utoipa::path(tag = "payments", request_body(content = Vec<u8>, content_type = "application/json"), responses(
    (status = 200, description = "always, for what is known and for what is not"),
    (status = 413, body = ProblemBody, description = "too_large: over 16 KiB"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[put("/api/payments/callback/{provider}/{reference}")]
async fn callback_by_put(
    a: Allowed<Anyone>,
    req: HttpRequest,
    path: Path<(String, String)>,
    body: Payload,
) -> Result<HttpResponse, Problem> {
    take_callback(&a, &req, path, body).await
}
