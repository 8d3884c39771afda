//! Laws in administrators' hands: the list, the import of a file, changes.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::laws as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::laws::law_key;
use crate::routes::library_views::LawView;
use actix_web::http::header;
use actix_web::web::{Json, Path, Payload, Query};
use actix_web::{HttpRequest, get, patch, post};
use chrono::{DateTime, NaiveDate, Utc};
use jurisprudence::domain::{Law, RawLaw, RawLawChange, day_in_cameroon};
use jurisprudence::{ChangedLaw, ImportAs, ImportedLaw, LawImport, LineNote, ListedLaw};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(all_laws).service(import_laws).service(change_law);
}

/// A law as administrators see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AdminLaw)]
struct AdminLawView {
    #[serde(flatten)]
    law: LawView,
    /// in_force, unclear, superseded or repealed: what is written down; the dates say the rest
    status: &'static str,
    /// False once withdrawn: only administrators see it.
    is_active: bool,
    /// Title or force were set by hand: an import leaves them alone.
    is_edited: bool,
    updated_at: DateTime<Utc>,
    /// Of its last change: to be sent with the next one.
    revision: i64,
}

impl AdminLawView {
    fn of(law: &Law, counts: (i64, i64), today: NaiveDate) -> Self {
        Self {
            law: LawView::with(law, counts, today),
            status: law.content.status.as_str(),
            is_active: law.is_active,
            is_edited: law.is_edited,
            updated_at: law.updated_at,
            revision: law.revision,
        }
    }
}

/// A law after a change, and what the change does to its articles.
#[derive(Serialize, ToSchema)]
#[schema(as = ChangedLaw)]
struct ChangedLawView {
    #[serde(flatten)]
    law: AdminLawView,
    /// Articles that have another standing than before.
    concerned: usize,
    /// Articles whose force stays to be checked: their file says something of them that it does not say of the whole law.
    unclear: usize,
}

impl ChangedLawView {
    fn of(c: &ChangedLaw, today: NaiveDate) -> Self {
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let counts = (count(c.articles), count(c.unusable));
        Self { law: AdminLawView::of(&c.law, counts, today), concerned: c.concerned, unclear: c.unclear }
    }
}

/// All laws, withdrawn ones among them.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = [AdminLawView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/laws")]
async fn all_laws(a: Allowed<AdminOnly>) -> Result<Json<Vec<AdminLawView>>, Problem> {
    let found = a.app.db.read(|c| jurisprudence::laws(c, true)).await.map_err(Problem::jurisprudence)?;
    let today = day_in_cameroon(a.now);
    let view = |l: ListedLaw| AdminLawView::of(&l.law, (l.articles, l.unusable), today);
    Ok(Json(found.into_iter().map(view).collect()))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct ImportQuery {
    /// The file's name; its ending tells JSON Lines (.jsonl) from plain text.
    #[serde(default)]
    name: String,
    /// true: says what the file would bring, and writes nothing
    #[serde(default)]
    check: bool,
    /// true: the file is the whole law; articles it does not have are removed
    #[serde(default)]
    whole: bool,
    /// true: a law that was withdrawn is served again; without it, its file is refused
    #[serde(default)]
    restore: bool,
    /// Of a plain text, and all that follow: the law's key, such as `code-travail-1992`.
    #[serde(default)]
    key: String,
    #[serde(default)]
    title: String,
    /// fr or en
    #[serde(default)]
    language: String,
    /// in_force, unclear (the default), superseded or repealed
    #[serde(default)]
    status: String,
    #[serde(default)]
    status_note: String,
    #[serde(default)]
    in_force_from: String,
    #[serde(default)]
    in_force_until: String,
    #[serde(default)]
    source: String,
    #[serde(default)]
    source_url: String,
}

impl ImportQuery {
    fn read(self) -> flow::Import {
        let about = RawLaw {
            key: self.key,
            title: self.title,
            language: self.language,
            status: self.status,
            status_note: self.status_note,
            in_force_from: self.in_force_from,
            in_force_until: self.in_force_until,
            source: self.source,
            source_url: self.source_url,
        };
        let allows = ImportAs { is_whole: self.whole, restores: self.restore };
        flow::Import { name: self.name, about, is_check: self.check, allows }
    }
}

/// A line of the file that was left out, or should be looked at.
#[derive(Serialize, ToSchema)]
#[schema(as = LawLineNote)]
struct LineNoteView {
    line: usize,
    article: Option<String>,
    /// Left out: not_json, no_law, no_title, no_language, no_number, empty_text, too_long, bad_date. Taken, to be looked at:
    /// double, out_of_order
    trouble: &'static str,
}

impl From<LineNote> for LineNoteView {
    fn from(n: LineNote) -> Self {
        Self { line: n.line, article: n.article, trouble: n.trouble.as_str() }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportedLaw)]
struct ImportedLawView {
    key: String,
    title: String,
    is_new: bool,
    /// It was withdrawn here: it is taken only with `restore`.
    is_withdrawn: bool,
    inserted: usize,
    updated: usize,
    unchanged: usize,
    /// Known here and not in the file: kept, or removed where the file is the whole law.
    absent: usize,
    /// The numbers of the first 100 of them.
    absent_numbers: Vec<String>,
    /// Of the file's articles, those not read well enough to be cited.
    unusable: usize,
}

impl From<ImportedLaw> for ImportedLawView {
    fn from(l: ImportedLaw) -> Self {
        Self {
            key: l.key,
            title: l.title,
            is_new: l.is_new,
            is_withdrawn: l.is_withdrawn,
            inserted: l.inserted,
            updated: l.updated,
            unchanged: l.unchanged,
            absent: l.absent,
            absent_numbers: l.absent_numbers,
            unusable: l.unusable,
        }
    }
}

/// What a file brought.
#[derive(Serialize, ToSchema)]
#[schema(as = LawImportReport)]
struct ImportView {
    laws: Vec<ImportedLawView>,
    /// The first 200 of them, by line.
    notes: Vec<LineNoteView>,
    /// Lines left out, in all.
    refused: usize,
    /// Numbers that stand twice or do not follow, in all.
    doubtful: usize,
}

impl From<LawImport> for ImportView {
    fn from(i: LawImport) -> Self {
        Self {
            laws: i.laws.into_iter().map(Into::into).collect(),
            notes: i.notes.into_iter().map(Into::into).collect(),
            refused: i.refused,
            doubtful: i.doubtful,
        }
    }
}

/// Takes whole laws in: JSON Lines, one article a line, or a plain text that is cut at its articles (at most 24 MiB).
#[utoipa::path(tag = "admin", params(ImportQuery),
    request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "the file itself"),
    responses(
    (status = 200, body = ImportView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 409, body = ProblemBody, description = "law_withdrawn"),
    (status = 413, body = ProblemBody, description = "too_large"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/laws/import")]
async fn import_laws(
    a: Allowed<AdminOnly>,
    query: Query<ImportQuery>,
    req: HttpRequest,
    payload: Payload,
) -> Result<Json<ImportView>, Problem> {
    let length = req.headers().get(header::CONTENT_LENGTH).and_then(|v| v.to_str().ok()?.parse().ok());
    let bytes = flow::body(payload, length).await?;
    let done = flow::import(&a.app, a.caller.id, query.into_inner().read(), bytes, a.now).await?;
    Ok(Json(done.into()))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LawChangeRequest {
    title: Option<String>,
    /// in_force, unclear, superseded or repealed
    status: Option<String>,
    status_note: Option<String>,
    in_force_from: Option<String>,
    in_force_until: Option<String>,
    source: Option<String>,
    source_url: Option<String>,
    /// false withdraws the law, true brings it back
    is_active: Option<bool>,
    /// The `revision` that was looked at: a law that changed since is not overwritten.
    revision: Option<i64>,
}

/// Changes what is given; an empty text takes the old one away. An article that says no more of its force than its file
/// says of the whole law follows the law.
#[utoipa::path(tag = "admin", request_body = LawChangeRequest, responses(
    (status = 200, body = ChangedLawView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/admin/laws/{key}")]
async fn change_law(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<LawChangeRequest>,
) -> Result<Json<ChangedLawView>, Problem> {
    let (key, body) = (law_key(&path)?, body.into_inner());
    let which = (a.caller.id, key, body.revision);
    let changed = flow::change(&a.app, which, body.read(), a.now).await?;
    Ok(Json(ChangedLawView::of(&changed, day_in_cameroon(a.now))))
}

impl LawChangeRequest {
    fn read(self) -> RawLawChange {
        RawLawChange {
            title: self.title,
            status: self.status,
            status_note: self.status_note,
            in_force_from: self.in_force_from,
            in_force_until: self.in_force_until,
            source: self.source,
            source_url: self.source_url,
            is_active: self.is_active,
        }
    }
}
