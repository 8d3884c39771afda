//! Case law in administrators' hands: the list, the form, verification, deletion, probable duplicates.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::case_law as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::admin_jurisprudence_views::{CaseLawPairView, CaseLawView};
use crate::routes::{id, id_or_digits, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, delete, get, patch, post};
use jurisprudence::JurisprudenceError;
use jurisprudence::domain::{CaseFilter, RawCase, RawCaseChange, RawCaseFilter, RawTranslation};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(listed_cases)
        .service(probable_duplicates)
        .service(settle_duplicate)
        .service(waiting_cases)
        .service(case_law)
        .service(create_case_law)
        .service(change_case_law)
        .service(remove_case_law)
        .service(verify_case_law);
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CaseLawQuery {
    /// Words of the title, the subject, the jurisdiction or the number; accents and case do not matter.
    #[serde(default)]
    q: String,
    #[serde(default)]
    subject: String,
    /// verified, unverified, text_waits (verified, with a text that joined it since) or withdrawn (deleted by an
    /// administrator); without: all that were not deleted
    #[serde(default)]
    state: String,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Decisions, the last decided first. `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "admin", params(CaseLawQuery), responses(
    (status = 200, body = [CaseLawView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/admin/jurisprudence")]
async fn listed_cases(a: Allowed<AdminOnly>, query: Query<CaseLawQuery>) -> Result<HttpResponse, Problem> {
    let CaseLawQuery { q, subject, state, limit, offset } = query.into_inner();
    let filter = CaseFilter::parse(&RawCaseFilter { q, subject, state, limit, offset });
    let filter = filter.map_err(|e| Problem::jurisprudence(JurisprudenceError::Invalid(e)))?;
    let (items, total) = a.app.db.read(move |c| flow::listed(c, &filter)).await?;
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", total.to_string())).json(items))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CaseLawRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    jurisdiction: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    case_number: String,
    /// An instant, whose day in Cameroon is meant, or a date; of today at the latest.
    #[serde(default, deserialize_with = "text_or_empty")]
    date: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    parties: String,
    /// civil, penal, commercial, travail, administratif, foncier or famille
    #[serde(default, deserialize_with = "text_or_empty")]
    subject: String,
    /// At least one.
    keywords: Option<Vec<String>>,
    /// 50 characters at least.
    #[serde(default, deserialize_with = "text_or_empty")]
    facts: String,
    /// 50 characters at least.
    #[serde(default, deserialize_with = "text_or_empty")]
    legal_principle: String,
    /// 50 characters at least.
    #[serde(default, deserialize_with = "text_or_empty")]
    decision: String,
    relevant_articles: Option<Vec<String>>,
    /// The summary in the other language; of blank texts, there is none.
    translation: Option<TranslationRequest>,
}

/// Each text by the rules of the summary that it translates.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DecisionTranslationRequest)]
struct TranslationRequest {
    /// fr or en
    #[serde(default, deserialize_with = "text_or_empty")]
    language: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    keywords: Option<Vec<String>>,
    #[serde(default, deserialize_with = "text_or_empty")]
    facts: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    legal_principle: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    decision: String,
}

impl TranslationRequest {
    fn read(self) -> RawTranslation {
        RawTranslation {
            language: self.language,
            title: self.title,
            keywords: self.keywords.unwrap_or_default(),
            facts: self.facts,
            legal_principle: self.legal_principle,
            decision: self.decision,
        }
    }
}

/// Adds a decision, unverified.
#[utoipa::path(tag = "admin", request_body = CaseLawRequest, responses(
    (status = 201, body = CaseLawView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/jurisprudence")]
async fn create_case_law(a: Allowed<AdminOnly>, body: Json<CaseLawRequest>) -> Result<HttpResponse, Problem> {
    let (raw, admin, now) = (body.into_inner().read(), a.caller.id, a.now);
    let made = a.app.db.write(move |c| flow::create(c, admin, &raw, now)).await?;
    Ok(HttpResponse::Created().json(made))
}

impl CaseLawRequest {
    fn read(self) -> RawCase {
        RawCase {
            title: self.title,
            jurisdiction: self.jurisdiction,
            case_number: self.case_number,
            date: self.date,
            parties: self.parties,
            subject: self.subject,
            keywords: self.keywords.unwrap_or_default(),
            facts: self.facts,
            legal_principle: self.legal_principle,
            decision: self.decision,
            relevant_articles: self.relevant_articles.unwrap_or_default(),
            translation: self.translation.map(TranslationRequest::read),
        }
    }
}

/// Ids of the decisions that nobody has verified, the last decided first: what waits in the queue.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = [i64]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/jurisprudence/waiting")]
async fn waiting_cases(a: Allowed<AdminOnly>) -> Result<Json<Vec<i64>>, Problem> {
    Ok(Json(a.app.db.read(jurisprudence::waiting_cases).await.map_err(Problem::jurisprudence)?))
}

/// One decision.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = CaseLawView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/admin/jurisprudence/{id}")]
async fn case_law(a: Allowed<AdminOnly>, path: Path<String>) -> Result<Json<CaseLawView>, Problem> {
    let id = id(&path)?;
    let found = a.app.db.read(move |c| jurisprudence::case_by_id(c, id)).await;
    Ok(Json(found.map_err(Problem::jurisprudence)?.into()))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CaseLawChangeRequest {
    title: Option<String>,
    jurisdiction: Option<String>,
    case_number: Option<String>,
    date: Option<String>,
    parties: Option<String>,
    subject: Option<String>,
    keywords: Option<Vec<String>>,
    facts: Option<String>,
    legal_principle: Option<String>,
    decision: Option<String>,
    relevant_articles: Option<Vec<String>>,
    /// Replaces all of it; of blank texts, it is taken away.
    translation: Option<TranslationRequest>,
    /// The `revision` that was looked at: a decision that changed since is not overwritten.
    revision: Option<i64>,
}

impl CaseLawChangeRequest {
    fn read(self) -> RawCaseChange {
        RawCaseChange {
            title: self.title,
            jurisdiction: self.jurisdiction,
            case_number: self.case_number,
            date: self.date,
            parties: self.parties,
            subject: self.subject,
            keywords: self.keywords,
            facts: self.facts,
            legal_principle: self.legal_principle,
            decision: self.decision,
            relevant_articles: self.relevant_articles,
            translation: self.translation.map(TranslationRequest::read),
        }
    }
}

/// Changes what is given; the whole must keep the rules of the form.
#[utoipa::path(tag = "admin", request_body = CaseLawChangeRequest, responses(
    (status = 200, body = CaseLawView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/admin/jurisprudence/{id}")]
async fn change_case_law(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<CaseLawChangeRequest>,
) -> Result<Json<CaseLawView>, Problem> {
    let seen = (id(&path)?, body.revision);
    let (which, change, now) = ((a.caller.id, seen), body.into_inner().read(), a.now);
    Ok(Json(a.app.db.write(move |c| flow::change(c, which, change, now)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct RemoveQuery {
    /// Why, for whoever wonders later; at most 500 characters, and no names.
    #[serde(default)]
    reason: String,
    /// The `revision` that was looked at: what changed since is not deleted unseen.
    revision: Option<i64>,
}

/// Deletes a decision. Court, day, number and the source's id stay, so that no import brings it back, with who deleted it,
/// when and why; what it said is kept nowhere.
#[utoipa::path(tag = "admin", params(RemoveQuery), responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[delete("/api/admin/jurisprudence/{id}")]
async fn remove_case_law(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    query: Query<RemoveQuery>,
) -> Result<HttpResponse, Problem> {
    let RemoveQuery { reason, revision } = query.into_inner();
    let (which, now) = ((a.caller.id, (id(&path)?, revision)), a.now);
    a.app.db.write(move |c| flow::remove(c, which, &reason, now)).await?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize, ToSchema)]
struct VerifyRequest {
    /// The `revision` that was looked at: nobody vouches for what changed since.
    revision: Option<i64>,
}

/// Vouches for a decision: everybody may read it, and answers quote it. What is missing is said first.
#[utoipa::path(tag = "admin", request_body = VerifyRequest, responses(
    (status = 200, body = CaseLawView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "changed_meanwhile"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/jurisprudence/{id}/verify")]
async fn verify_case_law(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Option<Json<VerifyRequest>>,
) -> Result<Json<CaseLawView>, Problem> {
    let saw = body.and_then(|body| body.revision);
    let (which, now) = ((a.caller.id, (id(&path)?, saw)), a.now);
    Ok(Json(a.app.db.write(move |c| flow::verify(c, which, now)).await?))
}

/// Pairs of rows that may be one decision, for a person to look at.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = [CaseLawPairView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/jurisprudence/duplicates")]
async fn probable_duplicates(a: Allowed<AdminOnly>) -> Result<Json<Vec<CaseLawPairView>>, Problem> {
    let found = a.app.db.read(jurisprudence::probable_duplicates).await;
    Ok(Json(found.map_err(Problem::jurisprudence)?.into_iter().map(Into::into).collect()))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SettleRequest {
    #[serde(default, deserialize_with = "id_or_digits")]
    first_id: i64,
    #[serde(default, deserialize_with = "id_or_digits")]
    second_id: i64,
}

/// Says that the two rows of a pair are two decisions.
#[utoipa::path(tag = "admin", request_body = SettleRequest, responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[post("/api/admin/jurisprudence/duplicates/settle")]
async fn settle_duplicate(a: Allowed<AdminOnly>, body: Json<SettleRequest>) -> Result<HttpResponse, Problem> {
    let (admin, pair, now) = (a.caller.id, (body.first_id, body.second_id), a.now);
    a.app.db.write(move |c| flow::settle(c, admin, pair, now)).await?;
    Ok(HttpResponse::NoContent().finish())
}
