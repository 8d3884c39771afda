//! MTN MoMo Collections, as its documentation and two published observations of the live sandbox have it (payments.md, 2).

use crate::faults::Call;
use crate::reply::{arrived, basic, bearer, empty, has_length, header, html, json, with_faults};
use crate::scenario::Status;
use crate::state::{New, Operator, Payment};
use crate::{Clock, Sandbox, keys};
use actix_web::web::{self, Bytes, Data, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::{Map, Value, json};
use std::sync::MutexGuard;

const OPERATOR: Operator = Operator::Mtn;
const TEXT_MAX: usize = 160;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.route("/mtn/v1_0/apiuser", web::post().to(make_user))
        .route("/mtn/v1_0/apiuser/{id}", web::get().to(show_user))
        .route("/mtn/v1_0/apiuser/{id}/apikey", web::post().to(make_key))
        .route("/mtn/collection/token/", web::post().to(token))
        .route("/mtn/collection/v1_0/requesttopay", web::post().to(request_to_pay))
        .route("/mtn/collection/v1_0/requesttopay/{reference}", web::get().to(status))
        .route("/mtn/collection/v1_0/accountholder/msisdn/{msisdn}/active", web::get().to(is_active));
}

fn error(status: u16, code: &str, message: &str) -> HttpResponse {
    json(status, json!({"message": message, "code": code}))
}

/// The subscription key is looked at first, by the gateway.
fn subscription(req: &HttpRequest) -> Option<HttpResponse> {
    match header(req, "ocp-apim-subscription-key") {
        Some(keys::MTN_SUBSCRIPTION_KEY) => None,
        _ => Some(json(
            401,
            json!({"statusCode": 401, "message": "Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription."}),
        )),
    }
}

/// A POST without its length is stopped by the gateway, with a page.
fn length(req: &HttpRequest) -> Option<HttpResponse> {
    (!has_length(req)).then(|| html(411, "<html><h1>Length Required</h1></html>".to_owned()))
}

fn is_uuid4(text: &str) -> bool {
    uuid::Uuid::parse_str(text).is_ok_and(|u| u.get_version_num() == 4 && text.len() == 36)
}

async fn make_user(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    if let Some(refused) = subscription(&req) {
        return refused;
    }
    let Some(id) = header(&req, "x-reference-id").filter(|id| is_uuid4(id)) else { return empty(400) };
    let host = serde_json::from_slice::<Value>(&body)
        .ok()
        .and_then(|v| v.get("providerCallbackHost")?.as_str().map(str::to_owned));
    let mut state = sandbox.state();
    if state.users.contains_key(id) {
        return error(409, "RESOURCE_ALREADY_EXIST", "Duplicated reference id. Creation of resource failed.");
    }
    state.users.insert(id.to_owned(), (String::new(), host));
    empty(201)
}

async fn show_user(req: HttpRequest, path: Path<String>, sandbox: Data<Sandbox>) -> HttpResponse {
    if let Some(refused) = subscription(&req) {
        return refused;
    }
    match sandbox.state().users.get(path.as_str()) {
        Some((_, host)) => json(200, json!({"providerCallbackHost": host, "targetEnvironment": "sandbox"})),
        None => error(404, "RESOURCE_NOT_FOUND", "Requested resource was not found."),
    }
}

async fn make_key(req: HttpRequest, path: Path<String>, sandbox: Data<Sandbox>) -> HttpResponse {
    if let Some(refused) = subscription(&req).or_else(|| length(&req)) {
        return refused;
    }
    match sandbox.state().users.get_mut(path.as_str()) {
        Some((key, _)) => {
            *key = uuid::Uuid::new_v4().simple().to_string();
            json(201, json!({"apiKey": key}))
        }
        None => error(404, "RESOURCE_NOT_FOUND", "Requested resource was not found."),
    }
}

async fn token(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Token, OPERATOR), |clock| {
        if let Some(refused) = subscription(&req).or_else(|| length(&req)) {
            return refused;
        }
        if !body.is_empty() {
            return empty(400);
        }
        let mut state = sandbox.state();
        let user = basic(&req).and_then(|(user, key)| {
            state.users.get(&user).filter(|(own, _)| !key.is_empty() && *own == key).cloned()
        });
        let Some((_, host)) = user else { return json(401, json!({"error": "login_failed"})) };
        let token = state.issue_token(OPERATOR, host, clock.now());
        let expires_in = state.settings.token_life;
        json(200, json!({"access_token": token, "token_type": "access_token", "expires_in": expires_in}))
    })
    .await
}

/// Subscription key, bearer, target environment: in this order, before anything is done.
fn gate(
    req: &HttpRequest,
    state: &MutexGuard<'_, crate::state::State>,
    clock: &Clock,
) -> Option<HttpResponse> {
    if let Some(refused) = subscription(req) {
        return Some(refused);
    }
    if !bearer(req).is_some_and(|t| state.token_is_good(OPERATOR, t, clock.now())) {
        return Some(json(
            401,
            json!({"statusCode": 401, "message": "Unauthorized. Access token is missing, invalid or expired."}),
        ));
    }
    if header(req, "x-target-environment") != Some(state.settings.mtn_target.as_str()) {
        let message = "Access to target environment is forbidden.";
        return Some(error(500, "NOT_ALLOWED_TARGET_ENVIRONMENT", message));
    }
    None
}

struct Body {
    amount: i64,
    currency: String,
    external_id: String,
    msisdn: String,
    message: String,
}

fn read(body: &[u8]) -> Option<Body> {
    let value: Value = serde_json::from_slice(body).ok()?;
    let text = |name: &str| value.get(name)?.as_str().map(str::to_owned);
    let payer = value.get("payer")?;
    let msisdn = payer.get("partyId")?.as_str()?.to_owned();
    let messages = [text("payerMessage").unwrap_or_default(), text("payeeNote").unwrap_or_default()];
    let is_plain = |t: &String| {
        t.chars().count() <= TEXT_MAX && t.chars().all(|c| c.is_ascii_alphanumeric() || " .-".contains(c))
    };
    let fits = payer.get("partyIdType")?.as_str()? == "MSISDN"
        && (9..=15).contains(&msisdn.len())
        && msisdn.bytes().all(|b| b.is_ascii_digit())
        && messages.iter().all(is_plain);
    let amount: i64 = text("amount")?.parse().ok().filter(|a| *a > 0)?;
    let [message, _] = messages;
    fits.then_some(Body {
        amount,
        currency: text("currency")?,
        external_id: text("externalId")?,
        msisdn,
        message,
    })
}

async fn request_to_pay(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Pay, OPERATOR), |clock| accept(&req, &body, &sandbox, clock)).await
}

fn accept(req: &HttpRequest, body: &[u8], sandbox: &Sandbox, clock: &Clock) -> HttpResponse {
    let mut state = sandbox.state();
    if let Some(refused) = gate(req, &state, clock).or_else(|| length(req)) {
        return refused;
    }
    let Some(reference) = header(req, "x-reference-id").filter(|r| is_uuid4(r)) else { return empty(400) };
    let Some(read) = read(body) else { return empty(400) };
    let callback_url = header(req, "x-callback-url").map(str::to_owned);
    let token = bearer(req).unwrap_or_default();
    if callback_url.as_deref().is_some_and(|url| !state.allows_callback(token, url)) {
        return error(500, "INVALID_CALLBACK_URL_HOST", "The callback URL host is not allowed.");
    }
    if read.currency != state.settings.mtn_currency {
        return error(500, "INVALID_CURRENCY", "Currency not supported.");
    }
    if state.payments.contains_key(reference) {
        return error(409, "RESOURCE_ALREADY_EXIST", "Duplicated reference id. Creation of resource failed.");
    }
    let new = New {
        operator: OPERATOR,
        reference: reference.to_owned(),
        external_id: read.external_id,
        pay_token: String::new(),
        notif_token: String::new(),
        msisdn: read.msisdn,
        amount: read.amount,
        currency: read.currency,
        message: read.message,
        callback_url,
        return_url: String::new(),
        is_begun: true,
    };
    state.add(new, clock.now());
    empty(202)
}

async fn status(req: HttpRequest, path: Path<String>, sandbox: Data<Sandbox>) -> HttpResponse {
    arrived(&sandbox, OPERATOR, &req);
    with_faults(&sandbox, (Call::Status, OPERATOR), |clock| {
        let state = sandbox.state();
        if let Some(refused) = gate(&req, &state, clock) {
            return refused;
        }
        let now = clock.now();
        let found = state.payments.get(path.as_str());
        match found.filter(|p| p.operator == OPERATOR && p.is_visible(now)) {
            Some(payment) => json(200, Value::Object(shown(payment, &payment.status(now)))),
            None => error(404, "RESOURCE_NOT_FOUND", "Requested resource was not found."),
        }
    })
    .await
}

/// The fields of a status, exactly those that the state has (observed: nkap).
pub fn shown(payment: &Payment, status: &Status) -> Map<String, Value> {
    let mut all = Map::new();
    all.insert("externalId".into(), json!(payment.external_id));
    all.insert("amount".into(), json!(payment.amount_taken().to_string()));
    all.insert("currency".into(), json!(payment.currency));
    all.insert("payer".into(), json!({"partyIdType": "MSISDN", "partyId": payment.msisdn}));
    all.insert("payerMessage".into(), json!(payment.message));
    all.insert("payeeNote".into(), json!(payment.message));
    let mut failed = |reason: &str| {
        all.insert("status".into(), json!("FAILED"));
        let reason = match payment.scenario.reason_is_object {
            true => json!({"code": reason, "message": reason}),
            false => json!(reason),
        };
        all.insert("reason".into(), reason);
    };
    match status {
        Status::Failed(reason) => failed(reason),
        Status::Expired => failed("EXPIRED"),
        Status::Waiting => {
            let word = if payment.scenario.says_created { "CREATED" } else { "PENDING" };
            all.insert("status".into(), json!(word));
        }
        Status::Success => {
            all.insert("status".into(), json!("SUCCESSFUL"));
            all.insert("financialTransactionId".into(), json!(payment.transaction()));
        }
    }
    all
}

async fn is_active(req: HttpRequest, path: Path<String>, sandbox: Data<Sandbox>) -> HttpResponse {
    let clock = sandbox.clock().clone();
    let state = sandbox.state();
    if let Some(refused) = gate(&req, &state, &clock) {
        return refused;
    }
    match path.get(path.len().saturating_sub(3)..) {
        Some("450") => error(404, "RESOURCE_NOT_FOUND", "Requested resource was not found."),
        Some("451") => json(200, json!({"result": false})),
        Some("452") => error(500, "NOT_ALLOWED", "Not allowed."),
        Some("453") => error(500, "NOT_ALLOWED_TARGET_ENVIRONMENT", "Wrong environment."),
        Some("454") => error(500, "INTERNAL_PROCESSING_ERROR", "Internal error."),
        Some("455") => error(503, "SERVICE_UNAVAILABLE", "Unavailable."),
        _ => json(200, json!({"result": true})),
    }
}
