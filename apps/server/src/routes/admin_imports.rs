//! Imports of case law, by administrators: from the site, and of files.

use crate::authorize::{AdminOnly, Allowed};
use crate::events;
use crate::flows::imports as flow;
use crate::language::Lang;
use crate::problem::{Problem, ProblemBody};
use crate::routes::admin_imports_views::{ImportReportView, ImportResultView, ImportRunView};
use crate::routes::{id, text_or_empty};
use actix_web::http::header;
use actix_web::web::{Json, Path, Payload, Query};
use actix_web::{HttpRequest, HttpResponse, get, post};
use jurisprudence::domain::import::{ImportOrder, ImportRun, Progress, RawOrder, RunState};
use jurisprudence::{JurisprudenceError, NewFile};
use marketplace::domain::messages::FileRefused;
use serde::Deserialize;
use std::time::Duration;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

const RUNS_SHOWN: i64 = 20;
/// For a file over a slow line.
const UPLOAD_LASTS: Duration = Duration::from_secs(300);

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(import_case_law)
        .service(import_case_law_file)
        .service(case_law_imports)
        .service(case_law_import_events)
        .service(case_law_import)
        .service(cancel_case_law_import);
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ImportRequest {
    /// Words, as the site searches them; a star alone asks for everything.
    #[serde(default, deserialize_with = "text_or_empty")]
    query: String,
    /// 3, 5, 10 or 15; 5 when it is missing.
    #[serde(default)]
    limit: Option<i64>,
    /// A court by the site's name of it; without: every court.
    #[serde(default, deserialize_with = "text_or_empty")]
    court: String,
    /// The whole list, whatever the limit.
    #[serde(default)]
    all: Option<bool>,
    /// Reads again what is here already, and compares.
    #[serde(default)]
    reread: Option<bool>,
    /// Answers at once, with the run; without: when the run is over.
    #[serde(default)]
    background: Option<bool>,
}

/// Imports decisions from Juricaf, unverified. Answers when the run is over; a run that lasts, or one in the background, is answered with 202 and goes on.
#[utoipa::path(tag = "admin", request_body = ImportRequest, responses(
    (status = 200, body = ImportResultView),
    (status = 202, body = ImportRunView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 409, body = ProblemBody, description = "import_running, no_contact_address"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 503, body = ProblemBody, description = "import_stopped")))]
#[post("/api/admin/jurisprudence/import")]
async fn import_case_law(a: Allowed<AdminOnly>, body: Json<ImportRequest>) -> Result<HttpResponse, Problem> {
    let ImportRequest { query, limit, court, all, reread, background } = body.into_inner();
    let raw = RawOrder { query, court, limit, all: all == Some(true), rereads: reread == Some(true) };
    let order =
        ImportOrder::parse(&raw).map_err(|e| Problem::jurisprudence(JurisprudenceError::Invalid(e)))?;
    flow::may_ask(&a.app.config)?;
    let (admin, now) = (a.caller.id, a.now);
    let run = a.app.db.write(move |c| flow::begin(c, admin, &order, now)).await?;
    flow::go(&a.app, run.id);
    if background == Some(true) {
        return Ok(HttpResponse::Accepted().json(ImportRunView::without_progress(run, a.lang)));
    }
    let run = flow::finished(&a.app, run.id).await?;
    answered(&a, run).await
}

async fn answered(a: &Allowed<AdminOnly>, run: ImportRun) -> Result<HttpResponse, Problem> {
    if !run.state.is_over() {
        return Ok(HttpResponse::Accepted().json(ImportRunView::without_progress(run, a.lang)));
    }
    if let (RunState::Stopped, 0, Some(reason)) = (run.state, run.imported, run.stop_reason) {
        return Err(Problem::import_stopped(reason, run.retry_after));
    }
    let (run, progress, items) = report(a, run.id).await?;
    Ok(HttpResponse::Ok().json(ImportResultView::of(run, items, progress, a.lang)))
}

type Report = (ImportRun, Progress, Vec<jurisprudence::domain::import::ImportItem>);

async fn report(a: &Allowed<AdminOnly>, id: i64) -> Result<Report, Problem> {
    // As it is now: a replica may not know it yet.
    let read = a.app.db.write(move |c| {
        let (run, progress) = (jurisprudence::import_run(c, id)?, jurisprudence::import_progress(c, id)?);
        Ok::<_, JurisprudenceError>((run, progress, jurisprudence::import_items(c, id)?))
    });
    read.await.map_err(Problem::jurisprudence)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct ImportFileQuery {
    /// What the file is called: `CAMEROUN-COURSUPREME-20231005-67CIV.xml` gives the id that XML lacks.
    name: Option<String>,
    /// The run of the files that came before it; without, a new one.
    run: Option<String>,
    /// Somebody has confirmed that it may be of another country.
    any_country: Option<bool>,
}

/// Takes in a file: a decision in JSON or XML of Juricaf's form, or a list of decisions in JSON; at most 10 MiB.
#[utoipa::path(tag = "admin", params(ImportFileQuery),
    request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "the file itself; its bytes say what it is"),
    responses(
    (status = 200, body = ImportReportView, description = "the run, and what became of each decision of this file"),
    (status = 400, body = ProblemBody, description = "malformed_request"),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 413, body = ProblemBody, description = "too_large"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/admin/jurisprudence/import/files")]
async fn import_case_law_file(
    a: Allowed<AdminOnly>,
    query: Query<ImportFileQuery>,
    body: Payload,
) -> Result<Json<ImportReportView>, Problem> {
    let ImportFileQuery { name, run, any_country } = query.into_inner();
    let run = run.as_deref().map(id).transpose()?;
    a.app.limits.case_law_file(a.caller.id)?;
    let file = NewFile { name: name.unwrap_or_default(), bytes: whole(body).await? };
    let of = (a.caller.id, run);
    let (run, items) = flow::take_file(&a.app, of, file, any_country == Some(true)).await?;
    let progress = Progress { planned: run.listed, done: run.listed };
    Ok(Json(ImportReportView::of(run, progress, items, a.lang)))
}

async fn whole(body: Payload) -> Result<Vec<u8>, Problem> {
    let read = tokio::time::timeout(UPLOAD_LASTS, body.to_bytes_limited(flow::BODY_MAX)).await;
    let bytes = match read {
        Ok(Ok(Ok(bytes))) => bytes,
        Ok(Err(_)) => return Err(Problem::file(FileRefused::TooLarge)),
        Err(_) | Ok(Ok(Err(_))) => return Err(Problem::file_cut_off()),
    };
    if bytes.is_empty() { Err(Problem::file(FileRefused::Empty)) } else { Ok(bytes.to_vec()) }
}

/// The last imports, the newest first.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = [ImportRunView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/jurisprudence/imports")]
async fn case_law_imports(a: Allowed<AdminOnly>) -> Result<Json<Vec<ImportRunView>>, Problem> {
    let runs = a.app.db.read(|c| jurisprudence::imports(c, RUNS_SHOWN)).await;
    let runs = runs.map_err(Problem::jurisprudence)?;
    Ok(Json(runs.into_iter().map(|run| ImportRunView::without_progress(run, a.lang)).collect()))
}

/// An import, with what became of each decision that it meant to read.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = ImportReportView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/admin/jurisprudence/imports/{id}")]
async fn case_law_import(
    a: Allowed<AdminOnly>,
    path: Path<String>,
) -> Result<Json<ImportReportView>, Problem> {
    let (run, progress, items) = report(&a, id(&path)?).await?;
    Ok(Json(ImportReportView::of(run, progress, items, a.lang)))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LineQuery {
    /// fr or en: a browser's line of events has no header of its own for it.
    lang: Option<String>,
}

/// How far an import is, as server-sent events: `progress` with the run whenever it changed, `done` at its end.
#[utoipa::path(tag = "admin", params(LineQuery), responses(
    (status = 200, content_type = "text/event-stream", body = String),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[get("/api/admin/jurisprudence/imports/{id}/events")]
async fn case_law_import_events(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    query: Query<LineQuery>,
    req: HttpRequest,
) -> Result<HttpResponse, Problem> {
    a.app.limits.line(a.caller.id)?;
    let id = id(&path)?;
    flow::seen(&a.app, id).await?;
    let lang = match query.lang.as_deref() {
        Some("en") => Lang::En,
        Some("fr") => Lang::Fr,
        _ => Lang::of(req.headers()),
    };
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(events::progress(a.app.clone(), id, lang)))
}

/// Ends an import; what it has kept stays.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = ImportRunView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "import_over")))]
#[post("/api/admin/jurisprudence/imports/{id}/cancel")]
async fn cancel_case_law_import(
    a: Allowed<AdminOnly>,
    path: Path<String>,
) -> Result<Json<ImportRunView>, Problem> {
    let (id, now) = (id(&path)?, a.now);
    let run = a.app.db.write(move |c| flow::cancel(c, id, now)).await?;
    Ok(Json(ImportRunView::without_progress(run, a.lang)))
}
