//! What a case is made of: parties, hearings and deadlines, notes, documents.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::ask::actor;
use crate::flows::cases as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::cases::{invalid, viewer};
use crate::routes::cases_views::{CaseDocumentView, CaseEventView, CaseNoteView, CasePartyView};
use crate::routes::documents::{DownloadQuery, as_file, file_format};
use crate::routes::{given_text, id, id_or_digits, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, delete, get, patch, post};
use marketplace::domain::cases::{EventChange, NewEvent, NewParty, RawEvent, RawEventChange, RawParty, note};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(add_party)
        .service(remove_party)
        .service(add_event)
        .service(change_event)
        .service(remove_event)
        .service(add_note)
        .service(remove_note)
        .service(attach_document)
        .service(download_document)
        .service(detach_document);
}

fn ids(path: &(String, String)) -> Result<(i64, i64), Problem> {
    Ok((id(&path.0)?, id(&path.1)?))
}

#[derive(Deserialize, ToSchema)]
struct PartyRequest {
    /// 1 to 150 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    name: String,
    /// Claimant, witness … in one's own words.
    #[serde(default, deserialize_with = "text_or_empty")]
    quality: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    contact: String,
}

/// Somebody the case is about, or against.
#[utoipa::path(tag = "cases", request_body = PartyRequest, responses(
    (status = 201, body = CasePartyView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "case_full"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/cases/{id}/parties")]
async fn add_party(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<PartyRequest>,
) -> Result<HttpResponse, Problem> {
    let PartyRequest { name, quality, contact } = body.into_inner();
    let new = NewParty::parse(&RawParty { name, quality, contact }).map_err(invalid)?;
    let (id, user, now) = (id(&path)?, a.caller.id, a.now);
    let added = a.app.db.write(move |c| marketplace::add_case_party(c, user, id, &new, now)).await;
    Ok(HttpResponse::Created().json(CasePartyView::of(added.map_err(Problem::marketplace)?)))
}

/// Takes a party out of the case.
#[utoipa::path(tag = "cases", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/cases/{id}/parties/{partyId}")]
async fn remove_party(a: Allowed<SignedIn>, path: Path<(String, String)>) -> Result<HttpResponse, Problem> {
    let ((case, party), user, now) = (ids(&path)?, a.caller.id, a.now);
    let gone = a.app.db.write(move |c| marketplace::remove_case_party(c, user, case, party, now)).await;
    gone.map_err(Problem::marketplace)?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct EventRequest {
    /// hearing or deadline
    #[serde(default, deserialize_with = "text_or_empty")]
    kind: String,
    /// 3 to 150 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    /// An instant.
    #[serde(default, deserialize_with = "text_or_empty")]
    starts_at: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    place: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    notes: String,
}

/// A hearing, or a day by which something must be done. Both parties are reminded two days before.
#[utoipa::path(tag = "cases", request_body = EventRequest, responses(
    (status = 201, body = CaseEventView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "case_full"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/cases/{id}/events")]
async fn add_event(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<EventRequest>,
) -> Result<HttpResponse, Problem> {
    let EventRequest { kind, title, starts_at, place, notes } = body.into_inner();
    let new = NewEvent::parse(&RawEvent { kind, title, starts_at, place, notes }).map_err(invalid)?;
    let (id, user, now) = (id(&path)?, a.caller.id, a.now);
    let added = a.app.db.write(move |c| marketplace::add_case_event(c, user, id, &new, now)).await;
    Ok(HttpResponse::Created().json(CaseEventView::of(added.map_err(Problem::marketplace)?)))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct EventChangeRequest {
    kind: Option<String>,
    title: Option<String>,
    starts_at: Option<String>,
    #[serde(default, deserialize_with = "given_text")]
    place: Option<String>,
    #[serde(default, deserialize_with = "given_text")]
    notes: Option<String>,
    is_done: Option<bool>,
}

/// What is absent stays, null takes away.
#[utoipa::path(tag = "cases", request_body = EventChangeRequest, responses(
    (status = 200, body = CaseEventView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/cases/{id}/events/{eventId}")]
async fn change_event(
    a: Allowed<SignedIn>,
    path: Path<(String, String)>,
    body: Json<EventChangeRequest>,
) -> Result<Json<CaseEventView>, Problem> {
    let EventChangeRequest { kind, title, starts_at, place, notes, is_done } = body.into_inner();
    let raw = RawEventChange { kind, title, starts_at, place, notes, is_done };
    let (ids, change) = (ids(&path)?, EventChange::parse(&raw).map_err(invalid)?);
    let (user, now) = (a.caller.id, a.now);
    let changed = a.app.db.write(move |c| marketplace::change_case_event(c, user, ids, change, now)).await;
    Ok(Json(CaseEventView::of(changed.map_err(Problem::marketplace)?)))
}

/// Deletes a hearing or a deadline.
#[utoipa::path(tag = "cases", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/cases/{id}/events/{eventId}")]
async fn remove_event(a: Allowed<SignedIn>, path: Path<(String, String)>) -> Result<HttpResponse, Problem> {
    let ((case, event), user, now) = (ids(&path)?, a.caller.id, a.now);
    let gone = a.app.db.write(move |c| marketplace::remove_case_event(c, user, case, event, now)).await;
    gone.map_err(Problem::marketplace)?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct NoteRequest {
    /// 1 to 5,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    content: String,
    /// For oneself alone; false when absent.
    is_private: Option<bool>,
}

/// A note, for both or for oneself alone.
#[utoipa::path(tag = "cases", request_body = NoteRequest, responses(
    (status = 201, body = CaseNoteView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "case_full"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/cases/{id}/notes")]
async fn add_note(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<NoteRequest>,
) -> Result<HttpResponse, Problem> {
    let NoteRequest { content, is_private } = body.into_inner();
    let (id, new) = (id(&path)?, note(&content, is_private.unwrap_or_default()).map_err(invalid)?);
    let (author, now) = (a.caller.clone(), a.now);
    let added = a.app.db.write(move |c| flow::add_note(c, (&author, id), &new, now)).await?;
    Ok(HttpResponse::Created().json(added))
}

/// One's own note.
#[utoipa::path(tag = "cases", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/cases/{id}/notes/{noteId}")]
async fn remove_note(a: Allowed<SignedIn>, path: Path<(String, String)>) -> Result<HttpResponse, Problem> {
    let ((case, note), user, now) = (ids(&path)?, a.caller.id, a.now);
    let gone = a.app.db.write(move |c| marketplace::remove_case_note(c, user, case, note, now)).await;
    gone.map_err(Problem::marketplace)?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AttachRequest {
    #[serde(default, deserialize_with = "id_or_digits")]
    document_id: i64,
}

/// Opens a document of one's own to the other party.
#[utoipa::path(tag = "cases", request_body = AttachRequest, responses(
    (status = 201, body = CaseDocumentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "case_full")))]
#[post("/api/cases/{id}/documents")]
async fn attach_document(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<AttachRequest>,
) -> Result<HttpResponse, Problem> {
    let (ids, actor, now) = ((id(&path)?, body.document_id), actor(&a.caller, a.now), a.now);
    let attached = a.app.db.write(move |c| flow::attach(c, actor, ids, now)).await?;
    Ok(HttpResponse::Created().json(attached))
}

/// A document of the case as a file.
#[utoipa::path(tag = "cases", params(DownloadQuery), responses(
    (status = 200, content_type = "application/pdf", body = Vec<u8>),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/cases/{id}/documents/{documentId}")]
async fn download_document(
    a: Allowed<SignedIn>,
    path: Path<(String, String)>,
    query: Query<DownloadQuery>,
) -> Result<HttpResponse, Problem> {
    let (format, ids, viewer) = (file_format(query.format.as_deref())?, ids(&path)?, viewer(&a.caller));
    let document = a.app.db.read(move |c| flow::document(c, viewer, ids)).await?;
    as_file(document, format).await
}

/// Takes a document out of the case; the document itself stays.
#[utoipa::path(tag = "cases", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/cases/{id}/documents/{documentId}")]
async fn detach_document(
    a: Allowed<SignedIn>,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Problem> {
    let ((case, document), user, now) = (ids(&path)?, a.caller.id, a.now);
    let gone = a.app.db.write(move |c| marketplace::detach_document(c, user, case, document, now)).await;
    gone.map_err(Problem::marketplace)?;
    Ok(HttpResponse::NoContent().finish())
}
