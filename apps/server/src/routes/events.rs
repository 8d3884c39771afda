//! Live events.

use crate::authorize::{Allowed, SignedIn};
use crate::events::Cursor;
use crate::problem::{Problem, ProblemBody};
use crate::session::row;
use actix_session::Session;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, get};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(events);
}

/// Server-sent events for whoever is signed in: `notice`, `message`, and `ping` every 25 seconds. `Last-Event-ID`
/// brings what was missed.
#[utoipa::path(tag = "events", responses(
    (status = 200, content_type = "text/event-stream", body = String),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[get("/api/events")]
async fn events(a: Allowed<SignedIn>, session: Session, req: HttpRequest) -> Result<HttpResponse, Problem> {
    a.app.limits.line(a.caller.id)?;
    let who = (a.caller.id, row(&session).ok_or_else(Problem::not_signed_in)?);
    let last = req.headers().get("last-event-id").and_then(|v| v.to_str().ok());
    // What is no id of ours is none: the line begins now.
    let from: Option<Cursor> = last.and_then(|text| text.parse().ok());
    let lines = a.app.events.listen(who, from).await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(lines))
}
