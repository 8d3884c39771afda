//! Orange's Core API, `omcoreapis/1.0.2` (payments.md, 3.2). Third-party knowledge with four fixtures; the rest is `assumed`.

use crate::faults::Call;
use crate::reply::{arrived, basic, bearer, empty, has_length, header, json, with_faults};
use crate::scenario::{Outcome, Status, Verdict};
use crate::state::{New, Operator, Payment};
use crate::{Clock, Sandbox, keys};
use actix_web::web::{self, Bytes, Data, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::TimeDelta;
use serde_json::{Value, json};

const OPERATOR: Operator = Operator::OrangeCore;
const ORDER_MAX: usize = 20;
/// How long a token for a payment waits for its payment.
const TOKEN_LIFE: TimeDelta = TimeDelta::minutes(10);

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.route("/orange-core/token", web::post().to(token))
        .route("/orange-core/omcoreapis/1.0.2/mp/init", web::post().to(init))
        .route("/orange-core/omcoreapis/1.0.2/mp/pay", web::post().to(pay))
        .route("/orange-core/omcoreapis/1.0.2/mp/push/{token}", web::get().to(push))
        .route("/orange-core/omcoreapis/1.0.2/mp/paymentstatus/{token}", web::get().to(status));
}

async fn token(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Token, OPERATOR), |clock| {
        let known = (keys::ORANGE_CLIENT_ID.to_owned(), keys::ORANGE_CLIENT_SECRET.to_owned());
        if basic(&req) != Some(known) || body.as_ref() != b"grant_type=client_credentials" {
            return json(401, json!({"error": "invalid_client"}));
        }
        let mut state = sandbox.state();
        let token = state.issue_token(OPERATOR, None, clock.now());
        // The rest of the life of a token that is shared.
        let rest = state.settings.token_life * 2 / 3;
        json(200, json!({"access_token": token, "scope": "am_application_scope default", "token_type": "Bearer", "expires_in": rest}))
    })
    .await
}

/// The second layer hides its error in an answer of 200 (Paynote).
fn gate(req: &HttpRequest, sandbox: &Sandbox, clock: &Clock) -> Option<HttpResponse> {
    if !bearer(req).is_some_and(|t| sandbox.state().token_is_good(OPERATOR, t, clock.now())) {
        return Some(json(401, json!({"fault": {"code": 900901, "message": "Invalid Credentials"}})));
    }
    let pair = format!("{}:{}", keys::ORANGE_API_USERNAME, keys::ORANGE_API_PASSWORD);
    if header(req, "x-auth-token") != Some(STANDARD.encode(pair).as_str()) {
        return Some(json(200, json!({"statusCode": "401", "message": "Unauthorized"})));
    }
    None
}

async fn init(req: HttpRequest, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Init, OPERATOR), |clock| {
        if let Some(refused) = gate(&req, &sandbox, clock) {
            return refused;
        }
        if !has_length(&req) {
            return empty(411);
        }
        let token = format!("MP{}", uuid::Uuid::new_v4().simple());
        let new = New {
            operator: OPERATOR,
            // Until a payment names its order.
            reference: token.clone(),
            external_id: String::new(),
            pay_token: token.clone(),
            notif_token: String::new(),
            msisdn: String::new(),
            amount: 0,
            currency: "XAF".to_owned(),
            message: String::new(),
            callback_url: None,
            return_url: String::new(),
            is_begun: false,
        };
        sandbox.state().add(new, clock.now());
        json(200, json!({"message": "Payment request successfully initiated", "data": {"payToken": token}}))
    })
    .await
}

async fn pay(req: HttpRequest, body: Bytes, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Pay, OPERATOR), |clock| {
        gate(&req, &sandbox, clock).unwrap_or_else(|| begin(&body, &sandbox, clock))
    })
    .await
}

fn begin(body: &[u8], sandbox: &Sandbox, clock: &Clock) -> HttpResponse {
    let value: Value = serde_json::from_slice(body).unwrap_or_default();
    let text = |name: &str| value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let (order, token, msisdn) = (text("orderId"), text("payToken"), text("subscriberMsisdn"));
    let amount: i64 = text("amount").parse().unwrap_or_default();
    let fits = amount > 0
        && (1..=ORDER_MAX).contains(&order.len())
        && order.bytes().all(|b| b.is_ascii_alphanumeric())
        && msisdn.len() == 9
        && text("channelUserMsisdn") == keys::ORANGE_CHANNEL_MSISDN;
    if !fits || text("pin") != keys::ORANGE_PIN {
        return json(400, json!({"message": "Invalid request", "data": null}));
    }
    let (mut state, now) = (sandbox.state(), clock.now());
    let Some(found) = state.by_pay_token(&token).map(|p| (p.reference.clone(), p.begun_at, p.created_at))
    else {
        return json(404, json!({"message": "payToken not found", "data": null}));
    };
    // A token pays once.
    if found.1.is_some() || now > found.2 + TOKEN_LIFE {
        return json(400, json!({"message": "payToken already used or expired", "data": null}));
    }
    let scenario = state.scenario_for(&msisdn);
    let Some(mut payment) = state.payments.remove(&found.0) else { return empty(500) };
    payment.reference = order.clone();
    payment.external_id = order.clone();
    payment.msisdn = msisdn;
    payment.amount = amount;
    payment.message = text("description");
    payment.callback_url = Some(text("notifUrl")).filter(|u| u.starts_with("http"));
    payment.begun_at = Some(now);
    payment.scenario = scenario;
    // A balance that is too low is told at once; anything else later.
    let at_once = matches!(&payment.scenario.outcome, Outcome::After { seconds: 0, verdict: Verdict::Failed(r) }
        if matches!(r.as_str(), "INTERNAL_PROCESSING_ERROR" | "NOT_ENOUGH_FUNDS"))
        && payment.scenario.late_success.is_none();
    let answer = match at_once {
        true => json(
            200,
            json!({"message": "60019 :: Le solde du compte du payeur est insuffisant", "data": data(&payment, &Status::Failed("60019".into()), true)}),
        ),
        false => json(
            200,
            json!({"message": "Merchant payment successfully initiated", "data": data(&payment, &Status::Waiting, false)}),
        ),
    };
    state.payments.insert(order, payment);
    answer
}

/// That a payer who refuses is what `CANCELLED` stands for is `assumed`: it is on the list of statuses, and no fixture shows it.
pub fn word(status: &Status) -> &'static str {
    match status {
        Status::Waiting => "PENDING",
        // The double L is theirs.
        Status::Success => "SUCCESSFULL",
        Status::Failed(reason) if reason == "APPROVAL_REJECTED" => "CANCELLED",
        Status::Failed(_) => "FAILED",
        Status::Expired => "EXPIRED",
    }
}

fn data(payment: &Payment, status: &Status, at_init: bool) -> Value {
    let is_known = payment.begun_at.is_some() && *status != Status::Expired;
    let code = match status {
        Status::Failed(code) if code == "60019" => "60019",
        _ => "200",
    };
    let confirmed = *status == Status::Success;
    let known = |value: Value| if is_known { value } else { Value::Null };
    json!({
        "id": payment.number,
        "createtime": payment.created_at.timestamp_millis().to_string(),
        "subscriberMsisdn": known(json!(payment.msisdn)),
        "amount": known(json!(payment.amount_taken())),
        "payToken": payment.pay_token,
        "txnid": if at_init || !is_known { Value::Null } else { json!(payment.transaction()) },
        "txnmode": known(json!(payment.external_id)),
        "inittxnmessage": known(json!(if code == "200" { "Paiement initié" } else { "Solde insuffisant" })),
        "inittxnstatus": known(json!(code)),
        "confirmtxnstatus": if confirmed { json!("200") } else { Value::Null },
        "confirmtxnmessage": if confirmed { json!("Paiement confirmé") } else { Value::Null },
        "status": word(status),
        "notifUrl": known(json!(payment.callback_url)),
        "description": known(json!(payment.message)),
        "channelUserMsisdn": known(json!(keys::ORANGE_CHANNEL_MSISDN)),
    })
}

async fn push(req: HttpRequest, path: Path<String>, sandbox: Data<Sandbox>) -> HttpResponse {
    with_faults(&sandbox, (Call::Push, OPERATOR), |clock| {
        if let Some(refused) = gate(&req, &sandbox, clock) {
            return refused;
        }
        match sandbox.state().by_pay_token(&path) {
            Some(payment) if payment.is_waiting_for_payer(clock.now()) => json(
                200,
                json!({"message": "Push sent to customer", "data": data(payment, &Status::Waiting, false)}),
            ),
            _ => json(404, json!({"message": "payToken not found", "data": null})),
        }
    })
    .await
}

async fn status(req: HttpRequest, path: Path<String>, sandbox: Data<Sandbox>) -> HttpResponse {
    arrived(&sandbox, OPERATOR, &req);
    with_faults(&sandbox, (Call::Status, OPERATOR), |clock| {
        if let Some(refused) = gate(&req, &sandbox, clock) {
            return refused;
        }
        let now = clock.now();
        let mut state = sandbox.state();
        let Some(payment) = state.by_pay_token(&path).filter(|p| p.is_visible(now)) else {
            return json(404, json!({"message": "payToken not found", "data": null}));
        };
        let status = match payment.begun_at {
            None if now > payment.created_at + TOKEN_LIFE => Status::Expired,
            None => Status::Waiting,
            Some(_) => payment.status(now),
        };
        json(
            200,
            json!({"message": "Transaction retrieved successfully", "data": data(payment, &status, false)}),
        )
    })
    .await
}
