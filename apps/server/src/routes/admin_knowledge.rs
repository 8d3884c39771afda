//! Legal notes in administrators' hands: the list, the form in both languages, switching off, the history.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::knowledge as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::admin_knowledge_views::{NoteHeadView, NoteVersionView, NoteView};
use crate::routes::{id, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, get, post, put};
use jurisprudence::domain::{Bilingual, NoteFilter, RawNote, RawNoteFilter, RawUnit};
use jurisprudence::{Editor, JurisprudenceError};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(listed_notes)
        .service(create_note)
        .service(one_note)
        .service(edit_note)
        .service(deactivate_note)
        .service(reactivate_note)
        .service(restore_note)
        .service(note_history);
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct KnowledgeQuery {
    /// Words of the key, the titles, the category, the articles or the keywords; accents and case do not matter.
    #[serde(default)]
    q: String,
    #[serde(default)]
    domain: String,
    /// active, inactive, edited (shipped, and changed here) or own (written here); without: all
    #[serde(default)]
    state: String,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Legal notes, the last changed first. `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "admin", params(KnowledgeQuery), responses(
    (status = 200, body = [NoteHeadView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/admin/knowledge")]
async fn listed_notes(a: Allowed<AdminOnly>, query: Query<KnowledgeQuery>) -> Result<HttpResponse, Problem> {
    let KnowledgeQuery { q, domain, state, limit, offset } = query.into_inner();
    let filter = NoteFilter::parse(&RawNoteFilter { q, domain, state, limit, offset });
    let filter = filter.map_err(|e| Problem::note(JurisprudenceError::Invalid(e)))?;
    let found = a.app.db.read(move |c| jurisprudence::listed_notes(c, &filter)).await;
    let (items, total) = found.map_err(Problem::note)?;
    let items: Vec<NoteHeadView> = items.into_iter().map(Into::into).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", total.to_string())).json(items))
}

/// Everything in it stands in its note: figures, articles.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AnswerUnitRequest {
    /// Its name within the note; blank for a new one, which is named after its kind.
    #[serde(default, deserialize_with = "text_or_empty")]
    key: String,
    /// permission, duty, amount, duration, who, how, penalty, consequence, definition, proof or emergency
    #[serde(default, deserialize_with = "text_or_empty")]
    kind: String,
    /// The rule whole, at most 280 characters, without a yes or no in front.
    #[serde(default, deserialize_with = "text_or_empty")]
    answer_fr: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    answer_en: String,
    /// At most three, of at most 160 characters, as many in both languages.
    conditions_fr: Option<Vec<String>>,
    conditions_en: Option<Vec<String>>,
    /// What the person does now, at most 240 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    action_fr: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    action_en: String,
    is_urgent: Option<bool>,
    /// Those of the note's articles that it rests on, each as it stands there; none for what no article says.
    articles: Option<Vec<String>>,
    /// Questions as people type them that it answers: at least one in each language.
    asked_fr: Option<Vec<String>>,
    asked_en: Option<Vec<String>>,
}

fn lists(fr: Option<Vec<String>>, en: Option<Vec<String>>) -> Bilingual<Vec<String>> {
    Bilingual { fr: fr.unwrap_or_default(), en: en.unwrap_or_default() }
}

impl AnswerUnitRequest {
    fn read(self) -> RawUnit {
        RawUnit {
            key: self.key,
            kind: self.kind,
            asked: lists(self.asked_fr, self.asked_en),
            answer: Bilingual { fr: self.answer_fr, en: self.answer_en },
            conditions: lists(self.conditions_fr, self.conditions_en),
            action: Bilingual { fr: self.action_fr, en: self.action_en },
            is_urgent: self.is_urgent.unwrap_or(false),
            articles: self.articles.unwrap_or_default(),
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct NoteRequest {
    /// One of the nine legal domains.
    #[serde(default, deserialize_with = "text_or_empty")]
    domain: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    category: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    title_fr: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    title_en: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    content_fr: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    content_en: String,
    /// At least one, each naming its text in full.
    articles: Option<Vec<String>>,
    keywords_fr: Option<Vec<String>>,
    keywords_en: Option<Vec<String>>,
    /// Questions as people type them that no unit answers: they find the note as those of its units do.
    lay_questions_fr: Option<Vec<String>>,
    lay_questions_en: Option<Vec<String>>,
    /// Direct answers to what people ask of it.
    units: Option<Vec<AnswerUnitRequest>>,
    /// In both languages or none.
    #[serde(default, deserialize_with = "text_or_empty")]
    next_step_fr: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    next_step_en: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    source: String,
    /// high, or medium: a secondary source, which needs a caution
    #[serde(default, deserialize_with = "text_or_empty")]
    confidence: String,
    /// Always shown beside the note; in both languages or none.
    #[serde(default, deserialize_with = "text_or_empty")]
    caution_fr: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    caution_en: String,
    /// The month the law was last read for this note, YYYY-MM.
    #[serde(default, deserialize_with = "text_or_empty")]
    as_of: String,
    verified_by_lawyer: Option<bool>,
    /// The `revision` that was looked at: a note that changed since is not overwritten.
    revision: Option<i64>,
}

impl NoteRequest {
    fn read(self) -> RawNote {
        RawNote {
            domain: self.domain,
            category: self.category,
            title: Bilingual { fr: self.title_fr, en: self.title_en },
            content: Bilingual { fr: self.content_fr, en: self.content_en },
            articles: self.articles.unwrap_or_default(),
            keywords: lists(self.keywords_fr, self.keywords_en),
            lay_questions: lists(self.lay_questions_fr, self.lay_questions_en),
            units: self.units.into_iter().flatten().map(AnswerUnitRequest::read).collect(),
            next_step: Bilingual { fr: self.next_step_fr, en: self.next_step_en },
            source: self.source,
            confidence: self.confidence,
            caution: Bilingual { fr: self.caution_fr, en: self.caution_en },
            as_of: self.as_of,
            verified_by_lawyer: self.verified_by_lawyer.unwrap_or(false),
        }
    }
}

/// Adds a note; the assistant answers from it as soon as the index is built anew, some seconds later.
#[utoipa::path(tag = "admin", request_body = NoteRequest, responses(
    (status = 201, body = NoteView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/knowledge")]
async fn create_note(a: Allowed<AdminOnly>, body: Json<NoteRequest>) -> Result<HttpResponse, Problem> {
    let (raw, admin, now) = (body.into_inner().read(), a.caller.id, a.now);
    let made = a.app.db.write(move |c| flow::create(c, admin, &raw, now)).await?;
    Ok(HttpResponse::Created().json(made))
}

/// One note in both languages.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = NoteView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/admin/knowledge/{id}")]
async fn one_note(a: Allowed<AdminOnly>, path: Path<String>) -> Result<Json<NoteView>, Problem> {
    let id = id(&path)?;
    Ok(Json(a.app.db.read(move |c| flow::show(c, id)).await?))
}

/// Replaces what a note says. A shipped note that is edited is never overwritten by a new version of the product.
#[utoipa::path(tag = "admin", request_body = NoteRequest, responses(
    (status = 200, body = NoteView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[put("/api/admin/knowledge/{id}")]
async fn edit_note(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<NoteRequest>,
) -> Result<Json<NoteView>, Problem> {
    let (note, raw, now) = (edited(&a, &path, body.revision)?, body.into_inner().read(), a.now);
    Ok(Json(a.app.db.write(move |c| flow::edit(c, note, &raw, now)).await?))
}

/// The note of the address, who changes it, and what they saw of it.
fn edited(a: &Allowed<AdminOnly>, path: &Path<String>, saw: Option<i64>) -> Result<(i64, Editor), Problem> {
    Ok((id(path)?, Editor { admin: a.caller.id, saw }))
}

#[derive(Deserialize, ToSchema)]
struct NoteDeedRequest {
    /// The `revision` that was looked at: a note that changed since is left alone.
    revision: Option<i64>,
}

/// Takes a note out of all answers; it stays in the list.
#[utoipa::path(tag = "admin", request_body = NoteDeedRequest, responses(
    (status = 200, body = NoteView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile")))]
#[post("/api/admin/knowledge/{id}/deactivate")]
async fn deactivate_note(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<NoteDeedRequest>,
) -> Result<Json<NoteView>, Problem> {
    let (note, now) = (edited(&a, &path, body.revision)?, a.now);
    Ok(Json(a.app.db.write(move |c| flow::switch(c, note, false, now)).await?))
}

/// Lets answers rest on a note again.
#[utoipa::path(tag = "admin", request_body = NoteDeedRequest, responses(
    (status = 200, body = NoteView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile")))]
#[post("/api/admin/knowledge/{id}/reactivate")]
async fn reactivate_note(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<NoteDeedRequest>,
) -> Result<Json<NoteView>, Problem> {
    let (note, now) = (edited(&a, &path, body.revision)?, a.now);
    Ok(Json(a.app.db.write(move |c| flow::switch(c, note, true, now)).await?))
}

/// Goes back to the text that came with the product last; what was written here stays in the history.
#[utoipa::path(tag = "admin", request_body = NoteDeedRequest, responses(
    (status = 200, body = NoteView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile, nothing_shipped")))]
#[post("/api/admin/knowledge/{id}/restore")]
async fn restore_note(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<NoteDeedRequest>,
) -> Result<Json<NoteView>, Problem> {
    let (note, now) = (edited(&a, &path, body.revision)?, a.now);
    Ok(Json(a.app.db.write(move |c| flow::restore(c, note, now)).await?))
}

/// What became of a note, the newest first; empty while it stands as it came.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = [NoteVersionView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/admin/knowledge/{id}/history")]
async fn note_history(
    a: Allowed<AdminOnly>,
    path: Path<String>,
) -> Result<Json<Vec<NoteVersionView>>, Problem> {
    let id = id(&path)?;
    Ok(Json(a.app.db.read(move |c| flow::history(c, id)).await?))
}
