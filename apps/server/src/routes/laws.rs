//! Texts of law for everyone who is signed in: search among articles, one law, one article.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::library as flow;
use crate::jobs::library;
use crate::problem::{Problem, ProblemBody};
use crate::routes::library_views::{ArticlePageView, ArticleView, LawContentsView, LawView};
use actix_web::get;
use actix_web::web::{Json, Path, Query};
use jurisprudence::JurisprudenceError;
use jurisprudence::domain::{ArticleSearch, Key, RawArticleSearch, day_in_cameroon};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(listed_laws).service(law_contents).service(article).service(search_articles);
}

/// What names no law is nobody's.
pub fn law_key(text: &str) -> Result<Key, Problem> {
    text.parse().map_err(|_| Problem::not_found())
}

/// The laws there are, by key.
#[utoipa::path(tag = "library", responses(
    (status = 200, body = [LawView]),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/laws")]
async fn listed_laws(a: Allowed<SignedIn>) -> Result<Json<Vec<LawView>>, Problem> {
    let found = a.app.db.read(|c| jurisprudence::laws(c, false)).await.map_err(Problem::jurisprudence)?;
    let today = day_in_cameroon(a.now);
    Ok(Json(found.into_iter().map(|l| LawView::of(l, today)).collect()))
}

/// A law with its table of contents.
#[utoipa::path(tag = "library", responses(
    (status = 200, body = LawContentsView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/laws/{key}")]
async fn law_contents(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<LawContentsView>, Problem> {
    let key = law_key(&path)?;
    let found = a.app.db.read(move |c| jurisprudence::law(c, &key)).await;
    let (law, articles) = found.map_err(Problem::jurisprudence)?;
    Ok(Json(LawContentsView::of(&law, &articles, day_in_cameroon(a.now))))
}

/// An article with its versions, what stands around it, and who cites it.
#[utoipa::path(tag = "library", responses(
    (status = 200, body = ArticleView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/laws/{key}/articles/{number}")]
async fn article(a: Allowed<SignedIn>, path: Path<(String, String)>) -> Result<Json<ArticleView>, Problem> {
    library::filled(&a.app).await?;
    let (key, number) = path.into_inner();
    let key = law_key(&key)?;
    let (reader, books, now) = (flow::reader(&a.caller), a.app.library.clone(), a.now);
    Ok(Json(a.app.db.read(move |c| flow::article(c, &books, (&key, &number), reader, now)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ArticleQuery {
    /// Words, numbers ("loi 92-007", "art. 34"), words side by side in quotation marks; accents, endings and slips of
    /// spelling do not matter.
    #[serde(default)]
    q: String,
    /// A law's key.
    #[serde(default)]
    law: String,
    /// fr or en
    #[serde(default)]
    language: String,
    /// in_force leaves out what is not law today; all (the default) finds and labels it
    #[serde(default)]
    force: String,
    /// relevance (the default), text (law by law, in the order of the text), newest or oldest (by the day of the law)
    #[serde(default)]
    sort: String,
    /// 1 to 50; 20 when absent
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Articles of all laws; by relevance those in force stand before others of the same worth.
#[utoipa::path(tag = "library", params(ArticleQuery), responses(
    (status = 200, body = ArticlePageView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/law-articles")]
async fn search_articles(
    a: Allowed<SignedIn>,
    query: Query<ArticleQuery>,
) -> Result<Json<ArticlePageView>, Problem> {
    let ArticleQuery { q, law, language, force, sort, limit, offset } = query.into_inner();
    let search = ArticleSearch::parse(&RawArticleSearch { q, law, language, force, sort, limit, offset });
    let search = search.map_err(|e| Problem::jurisprudence(JurisprudenceError::Invalid(e)))?;
    library::filled(&a.app).await?;
    let (books, today) = (a.app.library.clone(), day_in_cameroon(a.now));
    let found = a.app.db.read(move |c| books.articles(c, &search, today)).await;
    Ok(Json(ArticlePageView::of(found.map_err(Problem::jurisprudence)?, today)))
}
