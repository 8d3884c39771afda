//! Orange Money Web Payment (payments.md, 3.1). No technical contract is published: nearly all of this is `assumed` from what
//! others' clients show.

use crate::faults::Call;
use crate::phone;
use crate::reply::{arrived, basic, bearer, header, json, with_faults};
use crate::scenario::{Outcome, Status};
use crate::state::{New, Operator};
use crate::{Clock, Sandbox, keys};
use actix_web::web::{self, Bytes, Data, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::{Value, json};

const OPERATOR: Operator = Operator::OrangeWeb;
const ORDER_MAX: usize = 30;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.route("/orange/oauth/v3/token", web::post().to(token))
        .route("/orange/oauth/v2/token", web::post().to(token))
        .route("/orange/orange-money-webpay/{country}/v1/webpayment", web::post().to(init))
        .route("/orange/orange-money-webpay/{country}/v1/transactionstatus", web::post().to(status))
        .route("/orange/pay/{token}", web::get().to(phone::orange_page))
        .route("/orange/pay/{token}/{answer}", web::post().to(phone::orange_answer));
}

fn error(status: u16, code: i64, message: &str) -> HttpResponse {
    json(status, json!({"code": code, "message": message, "description": message}))
}

async fn token(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Token, OPERATOR), |clock| {
        if header(&req, "accept").is_none_or(|a| !a.contains("json")) {
            return error(406, 25, "Not acceptable");
        }
        if basic(&req) != Some((keys::ORANGE_CLIENT_ID.to_owned(), keys::ORANGE_CLIENT_SECRET.to_owned())) {
            return json(401, json!({"error": "invalid_client", "error_description": "The requested service needs credentials"}));
        }
        if body.as_ref() != b"grant_type=client_credentials" {
            return json(400, json!({"error": "invalid_request"}));
        }
        let mut state = sandbox.state();
        let token = state.issue_token(OPERATOR, None, clock.now());
        // As a text: both are seen.
        json(200, json!({"token_type": "Bearer", "access_token": token, "expires_in": state.settings.token_life.to_string()}))
    })
    .await
}

fn gate(req: &HttpRequest, sandbox: &Sandbox, clock: &Clock) -> Option<HttpResponse> {
    match bearer(req) {
        None => Some(error(401, 40, "Missing credentials")),
        Some(token) if sandbox.state().token_is_good(OPERATOR, token, clock.now()) => None,
        Some(_) => Some(error(401, 42, "Expired credentials")),
    }
}

async fn init(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Init, OPERATOR), |clock| {
        gate(&req, &sandbox, clock).unwrap_or_else(|| make_page(&body, &sandbox, clock))
    })
    .await
}

fn make_page(body: &[u8], sandbox: &Sandbox, clock: &Clock) -> HttpResponse {
    let Ok(value) = serde_json::from_slice::<Value>(body) else { return error(400, 22, "Invalid body") };
    let text = |name: &str| value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let amount = value.get("amount").and_then(Value::as_i64).unwrap_or_default();
    let (order, notif_url) = (text("order_id"), text("notif_url"));
    if amount <= 0 || order.is_empty() || order.len() > ORDER_MAX || text("return_url").is_empty() {
        return error(400, 23, "Missing body field");
    }
    if text("merchant_key") != keys::ORANGE_MERCHANT_KEY {
        return error(403, 1202, "Invalid merchant key");
    }
    let mut state = sandbox.state();
    if text("currency") != state.settings.orange_currency {
        return error(400, 1203, "Invalid currency");
    }
    if state.payments.contains_key(&order) {
        return error(400, 1204, "Duplicate order id");
    }
    let two = || format!("{}{}", uuid::Uuid::new_v4().simple(), uuid::Uuid::new_v4().simple());
    let (pay_token, notif_token) = (two(), uuid::Uuid::new_v4().simple().to_string());
    let payment_url = format!("{}/orange/pay/{pay_token}", state.settings.public_url);
    let answer = json!({"status": 201, "message": "OK", "pay_token": pay_token, "payment_url": payment_url, "notif_token": notif_token});
    let new = New {
        operator: OPERATOR,
        reference: order.clone(),
        external_id: order,
        pay_token,
        notif_token,
        msisdn: String::new(),
        amount,
        currency: text("currency"),
        message: text("reference"),
        callback_url: Some(notif_url).filter(|u| u.starts_with("http")),
        return_url: text("return_url"),
        // When somebody who has its address uses the page, or asks for its state.
        is_begun: false,
    };
    state.add(new, clock.now());
    json(201, answer)
}

async fn status(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    arrived(&sandbox, OPERATOR, &req);
    with_faults(&sandbox, (Call::Status, OPERATOR), |clock| {
        gate(&req, &sandbox, clock).unwrap_or_else(|| tell(&body, &sandbox, clock))
    })
    .await
}

/// All three fields are needed, and belong together.
fn tell(body: &[u8], sandbox: &Sandbox, clock: &Clock) -> HttpResponse {
    let value: Value = serde_json::from_slice(body).unwrap_or_default();
    let text = |name: &str| value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let amount = value.get("amount").and_then(Value::as_i64);
    let (order, token, now) = (text("order_id"), text("pay_token"), clock.now());
    let Some(amount) = amount.filter(|_| !order.is_empty() && !token.is_empty()) else {
        return error(400, 23, "Missing body field");
    };
    let mut state = sandbox.state();
    let found = state.payments.get_mut(&order);
    let Some(payment) = found.filter(|p| p.pay_token == token && p.amount == amount && p.is_visible(now))
    else {
        return error(404, 60, "Resource not found");
    };
    payment.begin(now);
    let status = payment.status(now);
    let is_untouched = payment.scenario.outcome == Outcome::AskPhone && payment.answered.is_none();
    let word = match &status {
        // A page that nobody used stays as it is (om4j).
        Status::Waiting | Status::Expired if is_untouched => "INITIATED",
        Status::Waiting => "PENDING",
        Status::Success => "SUCCESS",
        Status::Expired => "EXPIRED",
        Status::Failed(_) => "FAILED",
    };
    let txnid = (status == Status::Success).then(|| payment.transaction());
    let mut answer = json!({"status": word, "order_id": order, "txnid": txnid});
    // The real answer names no amount. Where another one was taken, the stand-in says so: else nobody could know.
    if let (Some(charged), Some(map)) = (payment.scenario.charged, answer.as_object_mut()) {
        map.insert("amount".to_owned(), json!(charged));
    }
    json(201, answer)
}

/// What the operator posts at the end: three fields, no order.
pub fn notification(status: &Status, notif_token: &str, transaction: &str) -> Value {
    let word = if *status == Status::Success { "SUCCESS" } else { "FAILED" };
    json!({"status": word, "notif_token": notif_token, "txnid": transaction})
}

pub async fn find(sandbox: &Sandbox, token: &Path<String>) -> Option<(String, i64, String, String)> {
    let mut state = sandbox.state();
    let payment = state.by_pay_token(token)?;
    Some((payment.reference.clone(), payment.amount, payment.currency.clone(), payment.return_url.clone()))
}
