//! Documents: templates, previews, what was made, and the files.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::ask::actor;
use crate::problem::{Problem, ProblemBody};
use crate::routes::documents_views::{
    DocumentView, GeneratedView, PreviewView, SummaryView, TemplateView, VersionView,
};
use crate::routes::{id, text_or_empty};
use crate::wording;
use actix_web::http::header::{
    Charset, ContentDisposition, DispositionParam, DispositionType, ExtendedValue,
};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, delete, get, post, put};
use documents::{Change, Document, Filter, Format, Lang, NewDocument, Origin, Parameters};
use serde::Deserialize;
use std::collections::BTreeMap;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(document_templates)
        .service(generate_doc)
        .service(preview_doc)
        .service(list)
        .service(download)
        .service(show)
        .service(update)
        .service(reset)
        .service(versions)
        .service(delete_document);
}

fn page_language(lang: crate::language::Lang) -> Lang {
    match lang {
        crate::language::Lang::Fr => Lang::Fr,
        crate::language::Lang::En => Lang::En,
    }
}

/// The templates of the caller's role.
#[utoipa::path(tag = "documents", responses(
    (status = 200, body = [TemplateView]),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/document-templates")]
async fn document_templates(a: Allowed<SignedIn>) -> Json<Vec<TemplateView>> {
    let templates = documents::templates_for(actor(&a.caller, a.now).audience);
    let lang = page_language(a.lang);
    Json(templates.into_iter().map(|t| TemplateView::of(t, lang)).collect())
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct GenerateRequest {
    /// A template's id, or either of its names.
    #[serde(default, deserialize_with = "text_or_empty")]
    document_type: String,
    /// Text by field name.
    parameters: Option<BTreeMap<String, Option<Value>>>,
    /// fr or en: the document's; the caller's when absent.
    #[serde(default, deserialize_with = "text_or_empty")]
    language: String,
}

/// A field's value; a number is read as its digits.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
enum Value {
    Text(String),
    #[schema(value_type = f64)]
    Number(serde_json::Number),
}

impl GenerateRequest {
    fn read(self, lang: crate::language::Lang) -> Result<NewDocument, Problem> {
        let language = match self.language.as_str() {
            "" => page_language(lang),
            text => text.parse().map_err(|_| Problem::invalid([("language", wording::UNKNOWN_LANGUAGE)]))?,
        };
        let text = |value| match value {
            Some(Value::Text(text)) => text,
            Some(Value::Number(number)) => number.to_string(),
            None => String::new(),
        };
        let parameters: Parameters = self
            .parameters
            .unwrap_or_default()
            .into_iter()
            .map(|(name, value)| (name, text(value)))
            .collect();
        Ok(NewDocument { template: self.document_type, parameters, language, origin: Origin::Form })
    }
}

/// Makes a document from a template and keeps it.
#[utoipa::path(tag = "documents", request_body = GenerateRequest, responses(
    (status = 201, body = GeneratedView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed, premium_required"),
    (status = 422, body = ProblemBody, description = "unknown_template, invalid_values")))]
#[post("/api/ia/generate-doc")]
async fn generate_doc(a: Allowed<SignedIn>, body: Json<GenerateRequest>) -> Result<HttpResponse, Problem> {
    let (new, actor, now) = (body.into_inner().read(a.lang)?, actor(&a.caller, a.now), a.now);
    let made = a
        .app
        .db
        .write(move |c| documents::generate(c, actor, &new, now))
        .await
        .map_err(Problem::documents)?;
    Ok(HttpResponse::Created().json(GeneratedView::of(made)))
}

/// The text so far, with blanks; nothing is kept.
#[utoipa::path(tag = "documents", request_body = GenerateRequest, responses(
    (status = 200, body = PreviewView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "unknown_template")))]
#[post("/api/ia/preview-doc")]
async fn preview_doc(
    a: Allowed<SignedIn>,
    body: Json<GenerateRequest>,
) -> Result<Json<PreviewView>, Problem> {
    let (new, actor) = (body.into_inner().read(a.lang)?, actor(&a.caller, a.now));
    let draft = documents::preview(
        actor,
        &new.template,
        &new.parameters,
        new.language,
        documents::day_in_cameroon(a.now),
    );
    Ok(Json(PreviewView::of(draft.map_err(Problem::documents)?, new.language, page_language(a.lang))))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// Words of the title.
    q: Option<String>,
    /// A template's id.
    #[serde(rename = "type")]
    #[param(rename = "type")]
    template: Option<String>,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// One's own documents, newest first.
#[utoipa::path(tag = "documents", params(ListQuery), responses(
    (status = 200, body = [SummaryView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "unknown_template")))]
#[get("/api/documents")]
async fn list(a: Allowed<SignedIn>, query: Query<ListQuery>) -> Result<Json<Vec<SummaryView>>, Problem> {
    let ListQuery { q, template, limit, offset } = query.into_inner();
    let template = match template.as_deref() {
        None | Some("") => None,
        Some(text) => {
            Some(text.parse().map_err(|_| Problem::documents(documents::DocumentsError::UnknownTemplate))?)
        }
    };
    let filter = Filter { text: q, template, limit, offset: offset.unwrap_or_default() };
    let actor = actor(&a.caller, a.now);
    let found =
        a.app.db.read(move |c| documents::list(c, actor, &filter)).await.map_err(Problem::documents)?;
    Ok(Json(found.into_iter().map(SummaryView::of).collect()))
}

/// One document, with its text.
#[utoipa::path(tag = "documents", responses(
    (status = 200, body = DocumentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/documents/{id}")]
async fn show(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<DocumentView>, Problem> {
    let (id, actor) = (id(&path)?, actor(&a.caller, a.now));
    let found = a.app.db.read(move |c| documents::get(c, actor, id)).await.map_err(Problem::documents)?;
    Ok(Json(DocumentView::of(found)))
}

#[derive(Deserialize, ToSchema)]
struct UpdateRequest {
    title: Option<String>,
    /// HTML; what is not allowed is taken out.
    content: Option<String>,
}

/// Renames or rewrites a document; a new version is kept.
#[utoipa::path(tag = "documents", request_body = UpdateRequest, responses(
    (status = 200, body = DocumentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[put("/api/documents/{id}")]
async fn update(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<UpdateRequest>,
) -> Result<Json<DocumentView>, Problem> {
    let (id, actor, now) = (id(&path)?, actor(&a.caller, a.now), a.now);
    let UpdateRequest { title, content } = body.into_inner();
    let change = Change { title, content };
    let saved = a.app.db.write(move |c| documents::update(c, actor, id, &change, now)).await;
    Ok(Json(DocumentView::of(saved.map_err(Problem::documents)?)))
}

/// Back to the template's text, as a new version.
#[utoipa::path(tag = "documents", responses(
    (status = 200, body = DocumentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[post("/api/documents/{id}/reset")]
async fn reset(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<DocumentView>, Problem> {
    let (id, actor, now) = (id(&path)?, actor(&a.caller, a.now), a.now);
    let saved = a.app.db.write(move |c| documents::reset(c, actor, id, now)).await;
    Ok(Json(DocumentView::of(saved.map_err(Problem::documents)?)))
}

/// Every version that was kept, newest first.
#[utoipa::path(tag = "documents", responses(
    (status = 200, body = [VersionView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/documents/{id}/versions")]
async fn versions(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<Vec<VersionView>>, Problem> {
    let (id, actor) = (id(&path)?, actor(&a.caller, a.now));
    let found =
        a.app.db.read(move |c| documents::versions(c, actor, id)).await.map_err(Problem::documents)?;
    Ok(Json(found.into_iter().map(VersionView::of).collect()))
}

/// Deletes a document and its versions.
#[utoipa::path(tag = "documents", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/documents/{id}")]
async fn delete_document(a: Allowed<SignedIn>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (id, actor) = (id(&path)?, actor(&a.caller, a.now));
    a.app.db.write(move |c| documents::delete(c, actor, id)).await.map_err(Problem::documents)?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DownloadQuery {
    /// pdf (the default), docx or html
    pub format: Option<String>,
}

/// The document as a file.
#[utoipa::path(tag = "documents", params(DownloadQuery), responses(
    (status = 200, content_type = "application/pdf", body = Vec<u8>),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/documents/download/{id}")]
async fn download(
    a: Allowed<SignedIn>,
    path: Path<String>,
    query: Query<DownloadQuery>,
) -> Result<HttpResponse, Problem> {
    let format = file_format(query.format.as_deref())?;
    let (id, actor) = (id(&path)?, actor(&a.caller, a.now));
    let document =
        a.app.db.read(move |c| documents::download(c, actor, id)).await.map_err(Problem::documents)?;
    as_file(document, format).await
}

/// The format asked for; PDF where none is.
pub fn file_format(text: Option<&str>) -> Result<Format, Problem> {
    match text {
        None | Some("") => Ok(Format::default()),
        Some(text) => text.parse().map_err(|_| Problem::invalid([("format", wording::UNKNOWN_FORMAT)])),
    }
}

/// A document as a download, made on a blocking thread.
pub async fn as_file(document: Document, format: Format) -> Result<HttpResponse, Problem> {
    let title = document.title.clone();
    let made = tokio::task::spawn_blocking(move || documents::content_as(&document, format)).await;
    let file = made.map_err(|e| Problem::internal(&e))?.map_err(Problem::documents)?;
    Ok(HttpResponse::Ok()
        .content_type(file.media_type)
        .insert_header(attachment(&file.name, &format!("{title}.{}", format.as_str())))
        .body(file.bytes))
}

/// RFC 6266, RFC 5987: an ASCII name for old clients, the title itself for the others.
pub fn attachment(ascii: &str, title: &str) -> ContentDisposition {
    let title = title.replace(['/', '\\'], "-");
    let title = ExtendedValue {
        charset: Charset::Ext("UTF-8".into()),
        language_tag: None,
        value: title.into_bytes(),
    };
    ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: vec![DispositionParam::Filename(ascii.to_owned()), DispositionParam::FilenameExt(title)],
    }
}
