//! Files of messages.

use crate::authorize::{Allowed, Participant};
use crate::flows::attachments as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::documents::attachment as disposition;
use crate::routes::id;
use crate::routes::messages_views::AttachmentView;
use actix_web::body::SizedStream;
use actix_web::http::header;
use actix_web::web::{Path, Payload, Query};
use actix_web::{HttpRequest, HttpResponse, delete, get, post};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

/// A file is shown by no page of ours: were it opened in a browser, nothing in it could run or load.
const CSP: &str = "default-src 'none'; sandbox";

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(upload_attachment).service(download_attachment).service(take_back_attachment);
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct UploadQuery {
    request_id: Option<String>,
    /// What the file is called; its ending has to be that of its type.
    name: Option<String>,
}

/// Takes a file (PDF, JPG, PNG or DOCX, at most 10 MiB) for a message that is still to be sent.
#[utoipa::path(tag = "messages", params(UploadQuery),
    request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "the file itself; its bytes say what it is"),
    responses(
    (status = 201, body = AttachmentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "not_selected, request_closed, too_many_unsent_files"),
    (status = 413, body = ProblemBody, description = "too_large"),
    (status = 415, body = ProblemBody, description = "unsupported_file_type"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/message-attachments")]
async fn upload_attachment(
    a: Allowed<Participant>,
    query: Query<UploadQuery>,
    req: HttpRequest,
    body: Payload,
) -> Result<HttpResponse, Problem> {
    let UploadQuery { request_id, name } = query.into_inner();
    let of = (a.caller.id(), id(request_id.as_deref().unwrap_or_default())?);
    a.app.limits.upload(of.0)?;
    let length = req.headers().get(header::CONTENT_LENGTH).and_then(|v| v.to_str().ok()?.parse().ok());
    let added = flow::add(&a.app, of, name.unwrap_or_default(), (body, length)).await?;
    Ok(HttpResponse::Created().json(AttachmentView::from(added)))
}

/// A file, for the two parties of its request; before it is sent, for whoever uploaded it.
#[utoipa::path(tag = "messages", responses(
    (status = 200, content_type = "application/octet-stream", body = Vec<u8>),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/message-attachments/{id}")]
async fn download_attachment(a: Allowed<Participant>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (user, id) = (a.caller.id(), id(&path)?);
    let found = a.app.db.read(move |c| marketplace::attachment(c, user, id)).await;
    let found = found.map_err(Problem::marketplace)?;
    let bytes = a.app.files.open(&found.storage_key).await?;
    let ending = found.name.rsplit('.').next().unwrap_or_default();
    Ok(HttpResponse::Ok()
        .content_type(found.media_type.as_str())
        .insert_header(disposition(&format!("document-{id}.{ending}"), &found.name))
        .insert_header((header::CONTENT_SECURITY_POLICY, CSP))
        .insert_header((header::CROSS_ORIGIN_RESOURCE_POLICY, "same-origin"))
        .body(SizedStream::new(found.size.unsigned_abs(), bytes)))
}

/// Takes back what one uploaded and did not send.
#[utoipa::path(tag = "messages", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "attachment_sent")))]
#[delete("/api/message-attachments/{id}")]
async fn take_back_attachment(a: Allowed<Participant>, path: Path<String>) -> Result<HttpResponse, Problem> {
    flow::take_back(&a.app, a.caller.id(), id(&path)?).await?;
    Ok(HttpResponse::NoContent().finish())
}
