//! Answers as the operators give them, and the ways in which none comes.

use crate::faults::{Call, Fault};
use crate::state::Operator;
use crate::{Clock, Sandbox};
use actix_web::http::{StatusCode, header};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use futures_util::stream;
use serde_json::{Value, json};

pub fn json(status: u16, body: Value) -> HttpResponse {
    HttpResponse::build(StatusCode::from_u16(status).unwrap_or_default()).json(body)
}

pub fn empty(status: u16) -> HttpResponse {
    HttpResponse::build(StatusCode::from_u16(status).unwrap_or_default()).finish()
}

pub fn html(status: u16, body: String) -> HttpResponse {
    HttpResponse::build(StatusCode::from_u16(status).unwrap_or_default())
        .content_type("text/html; charset=utf-8")
        .body(body)
}

pub fn redirect(to: &str) -> HttpResponse {
    let mut response = empty(303);
    if let Ok(to) = header::HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

/// The connection breaks.
pub fn lost() -> HttpResponse {
    let broken = stream::once(async { Err::<Bytes, _>(std::io::Error::other("lost")) });
    HttpResponse::Ok().streaming(broken)
}

pub fn header<'a>(req: &'a HttpRequest, name: &str) -> Option<&'a str> {
    req.headers().get(name)?.to_str().ok()
}

pub fn bearer(req: &HttpRequest) -> Option<&str> {
    header(req, "authorization")?.strip_prefix("Bearer ")
}

/// User and password.
pub fn basic(req: &HttpRequest) -> Option<(String, String)> {
    let text = STANDARD.decode(header(req, "authorization")?.strip_prefix("Basic ")?).ok()?;
    let text = String::from_utf8(text).ok()?;
    let (user, password) = text.split_once(':')?;
    Some((user.to_owned(), password.to_owned()))
}

pub fn has_length(req: &HttpRequest) -> bool {
    req.headers().contains_key(header::CONTENT_LENGTH)
        || req.headers().contains_key(header::TRANSFER_ENCODING)
}

/// A status call has come in: counted before anything is done with it.
pub fn arrived(sandbox: &Sandbox, operator: Operator, req: &HttpRequest) {
    let now = sandbox.clock().now();
    sandbox.state().questions.arrived(operator, bearer(req), now);
}

/// Runs a call with whatever goes wrong with it. `refused` is the answer to a token that is not good.
pub async fn with_faults(
    sandbox: &Sandbox,
    (call, operator): (Call, Operator),
    act: impl FnOnce(&Clock) -> HttpResponse,
) -> HttpResponse {
    let (fault, hang) = {
        let mut state = sandbox.state();
        (state.faults.next(call), state.settings.hang)
    };
    match fault {
        None => act(sandbox.clock()),
        Some(Fault::LoseAnswer) => {
            act(sandbox.clock());
            lost()
        }
        Some(Fault::ServerError) => {
            json(500, json!({"message": "An internal error occurred", "code": "INTERNAL_PROCESSING_ERROR"}))
        }
        Some(Fault::Unavailable) => {
            json(503, json!({"message": "Service temporarily unavailable", "code": "SERVICE_UNAVAILABLE"}))
        }
        Some(Fault::Hang) => {
            actix_web::rt::time::sleep(hang).await;
            lost()
        }
        Some(Fault::ActAndHang) => {
            act(sandbox.clock());
            actix_web::rt::time::sleep(hang).await;
            lost()
        }
        Some(Fault::RevokeToken) => {
            sandbox.state().tokens.retain(|_, t| t.operator != operator);
            act(sandbox.clock())
        }
        Some(Fault::TooMany) => empty(429),
        Some(Fault::Page) => html(200, "<!doctype html><title>Maintenance</title>".to_owned()),
        Some(Fault::Riddle) => json(200, json!({"status": "PAUSED", "data": {"status": "PAUSED"}})),
        Some(Fault::Conflict) => json(
            409,
            json!({"message": "Duplicated reference id. Creation of resource failed.", "code": "RESOURCE_ALREADY_EXIST"}),
        ),
        Some(Fault::BadRequest) => empty(400),
        Some(Fault::Forbidden) => empty(403),
        Some(Fault::ActAndRefuse) => {
            act(sandbox.clock());
            empty(400)
        }
    }
}
