//! The citation checker of professionals, and the notes it leads to.

use crate::authorize::{Allowed, Anyone, Practitioner};
use crate::citations;
use crate::language::Lang;
use crate::problem::{Problem, ProblemBody};
use crate::routes::citations_views::{CitationCheckView, ReadNoteView};
use crate::routes::text_or_empty;
use crate::wording;
use actix_web::web::{Json, Path};
use actix_web::{get, post};
use jurisprudence::domain::{Key, Language};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(check_citations).service(read_note);
}

/// A brief of some ten pages.
const TEXT_MAX: usize = 30_000;

#[derive(Deserialize, ToSchema)]
struct CitationsRequest {
    /// 1 to 30,000 characters; kept nowhere.
    #[serde(default, deserialize_with = "text_or_empty")]
    text: String,
}

fn language(lang: Lang) -> Language {
    match lang {
        Lang::Fr => Language::Fr,
        Lang::En => Language::En,
    }
}

/// Finds every citation of a text, writes it in its normal form in the caller's language, and says whether it stands in
/// the texts known here. What is not found here may well exist. Paragraphs are not checked.
#[utoipa::path(tag = "citations", request_body = CitationsRequest, responses(
    (status = 200, body = CitationCheckView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/citations/check")]
async fn check_citations(
    a: Allowed<Practitioner>,
    body: Json<CitationsRequest>,
) -> Result<Json<CitationCheckView>, Problem> {
    a.app.limits.citations(a.caller.id)?;
    let text = body.into_inner().text;
    match text.chars().count() {
        _ if text.trim().is_empty() => return Err(Problem::invalid([("text", wording::citations::EMPTY)])),
        n if n > TEXT_MAX => {
            return Err(Problem::invalid([("text", wording::marketplace::too_long(TEXT_MAX))]));
        }
        _ => {}
    }
    let found = citations::check(&a.app, text, language(a.lang)).await?;
    Ok(Json(CitationCheckView::of(found, a.lang)))
}

/// A legal note that the assistant answers from, in the caller's language.
#[utoipa::path(tag = "citations", responses(
    (status = 200, body = ReadNoteView),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/knowledge/{key}")]
async fn read_note(a: Allowed<Anyone>, path: Path<String>) -> Result<Json<ReadNoteView>, Problem> {
    let key: Key = path.parse().map_err(|_| Problem::not_found())?;
    let found = a.app.db.read(move |c| jurisprudence::note(c, &key)).await.map_err(Problem::jurisprudence)?;
    if !found.is_active {
        return Err(Problem::not_found());
    }
    Ok(Json(ReadNoteView::of(found, language(a.lang))))
}
