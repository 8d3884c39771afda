//! The control plane, for tests and whoever tries things out. No operator has such a thing.

use crate::faults::{Call, Fault};
use crate::reply::{empty, json};
use crate::{Sandbox, Scenario};
use actix_web::HttpResponse;
use actix_web::web::{self, Data, Json, Path, ServiceConfig};
use chrono::TimeDelta;
use serde::Deserialize;
use serde_json::{Map, Value, json};

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.route("/_sim/clock", web::get().to(clock))
        .route("/_sim/clock", web::post().to(advance))
        .route("/_sim/scenarios", web::post().to(plan))
        .route("/_sim/faults", web::post().to(fault))
        .route("/_sim/settings", web::get().to(settings))
        .route("/_sim/settings", web::post().to(change_settings))
        .route("/_sim/charges", web::get().to(charges))
        .route("/_sim/payments", web::get().to(payments))
        .route("/_sim/payments/{reference}/{answer}", web::post().to(answer))
        .route("/_sim/tokens/revoke", web::post().to(revoke))
        .route("/_sim/flush", web::post().to(flush));
}

pub fn yes_or_no(answer: &str) -> Option<bool> {
    match answer {
        "confirm" => Some(true),
        "refuse" => Some(false),
        _ => None,
    }
}

async fn clock(sandbox: Data<Sandbox>) -> HttpResponse {
    json(200, json!({"now": sandbox.clock().now()}))
}

#[derive(Deserialize)]
struct Advance {
    seconds: i64,
}

async fn advance(body: Json<Advance>, sandbox: Data<Sandbox>) -> HttpResponse {
    sandbox.clock().advance(TimeDelta::seconds(body.seconds.clamp(0, 100_000_000)));
    json(200, json!({"now": sandbox.clock().now()}))
}

#[derive(Deserialize)]
struct Plan {
    scenario: Scenario,
    /// Of every payment from now on; else of the next one.
    #[serde(default)]
    always: bool,
}

async fn plan(body: Json<Plan>, sandbox: Data<Sandbox>) -> HttpResponse {
    let Plan { scenario, always } = body.into_inner();
    if always {
        sandbox.always(Some(scenario))
    } else {
        sandbox.plan(scenario)
    }
    empty(204)
}

#[derive(Deserialize)]
struct NewFault {
    call: Call,
    fault: Fault,
    #[serde(default = "once")]
    times: usize,
    /// So many calls go well before.
    #[serde(default)]
    after: usize,
}

fn once() -> usize {
    1
}

async fn fault(body: Json<NewFault>, sandbox: Data<Sandbox>) -> HttpResponse {
    let mut state = sandbox.state();
    state.faults.spare(body.call, body.after.min(10_000));
    for _ in 0..body.times.min(10_000) {
        state.faults.add(body.call, body.fault);
    }
    empty(204)
}

async fn settings(sandbox: Data<Sandbox>) -> HttpResponse {
    json(200, json!(sandbox.state().settings))
}

/// Those that are named; 400 and nothing where one is not known.
async fn change_settings(body: Json<Map<String, Value>>, sandbox: Data<Sandbox>) -> HttpResponse {
    let mut state = sandbox.state();
    match state.settings.changed(body.into_inner()) {
        Some(changed) => {
            state.settings = changed;
            json(200, json!(state.settings))
        }
        None => empty(400),
    }
}

async fn charges(sandbox: Data<Sandbox>) -> HttpResponse {
    json(200, json!(sandbox.charges()))
}

async fn payments(sandbox: Data<Sandbox>) -> HttpResponse {
    let now = sandbox.clock().now();
    let state = sandbox.state();
    let all: Vec<_> = state
        .payments
        .values()
        .map(|p| {
            json!({"reference": p.reference, "operator": p.operator, "amount": p.amount, "currency": p.currency,
                "status": format!("{:?}", p.status(now)), "isWaiting": p.is_waiting_for_payer(now),
                "createdAt": p.created_at, "hasCallback": p.callback_url.is_some()})
        })
        .collect();
    json(200, json!(all))
}

async fn answer(path: Path<(String, String)>, sandbox: Data<Sandbox>) -> HttpResponse {
    let (reference, answer) = path.into_inner();
    match yes_or_no(&answer) {
        Some(confirms) if sandbox.answer(&reference, confirms) => empty(204),
        _ => empty(404),
    }
}

async fn revoke(sandbox: Data<Sandbox>) -> HttpResponse {
    sandbox.revoke_tokens();
    empty(204)
}

async fn flush(sandbox: Data<Sandbox>) -> HttpResponse {
    sandbox.calm();
    sandbox.state().payments.clear();
    empty(204)
}
