//! The legal notes, for reading without a network.

use crate::authorize::{Allowed, Anyone};
use crate::handbook::{HandbookFile, HandbookView};
use crate::language::Lang;
use crate::problem::{Problem, ProblemBody};
use crate::routes::pages::accepts;
use actix_web::http::header;
use actix_web::web::Json;
use actix_web::{HttpRequest, HttpResponse, get};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(handbook).service(summary);
}

/// Who asks while the first index is being built waits for it. Packed on a blocking thread: nobody else waits for that.
async fn file(a: Allowed<Anyone>, lang: Lang) -> Result<HandbookFile, Problem> {
    let engine = a.app.assistant.engine().await?;
    let file = tokio::task::spawn_blocking(move || a.app.handbook.file(&engine, lang)).await;
    file.map_err(|e| Problem::internal(&e))?.ok_or_else(Problem::busy)
}

/// Every active legal note in the caller's language.
#[utoipa::path(tag = "handbook", responses(
    (status = 200, body = HandbookView),
    (status = 503, body = ProblemBody, description = "busy")))]
#[get("/api/handbook")]
async fn handbook(a: Allowed<Anyone>, lang: Lang, req: HttpRequest) -> Result<HttpResponse, Problem> {
    let file = file(a, lang).await?;
    let mut response = HttpResponse::Ok();
    response
        .content_type("application/json")
        .insert_header((header::VARY, "accept-language, accept-encoding"));
    if accepts(&req, "gzip") {
        return Ok(response.insert_header((header::CONTENT_ENCODING, "gzip")).body(file.gzip.to_vec()));
    }
    Ok(response.body(file.plain.to_vec()))
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct HandbookSummary {
    /// Grows when a note changes.
    revision: i64,
    notes: usize,
    /// What travels when the handbook is fetched, packed.
    bytes: usize,
}

/// How large it is, before it is fetched.
#[utoipa::path(tag = "handbook", responses(
    (status = 200, body = HandbookSummary),
    (status = 503, body = ProblemBody, description = "busy")))]
#[get("/api/handbook/summary")]
async fn summary(a: Allowed<Anyone>, lang: Lang) -> Result<Json<HandbookSummary>, Problem> {
    let file = file(a, lang).await?;
    Ok(Json(HandbookSummary { revision: file.revision, notes: file.notes, bytes: file.gzip.len() }))
}
