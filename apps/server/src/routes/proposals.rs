//! Proposals and ratings.

use crate::authorize::{Allowed, ClientOnly, Participant, ProfessionalOnly};
use crate::flows::proposals;
use crate::problem::{Problem, ProblemBody};
use crate::routes::marketplace_views::{HasProposal, ProposalView, RatingView};
use crate::routes::{id, id_or_digits, text_or_empty};
use actix_web::web::{Json, Path};
use actix_web::{HttpResponse, get, patch, post};
use marketplace::domain::requests::{
    NewProposal, NewRating, RatingChange, RawProposal, RawRating, RawRatingChange, reject_reason,
};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(own_proposals)
        .service(received)
        .service(of_request)
        .service(check)
        .service(propose)
        .service(select)
        .service(reject)
        .service(restore)
        .service(withdraw)
        .service(rate)
        .service(show_rating)
        .service(update_rating);
}

/// One's own proposals, newest first.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = [ProposalView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/proposals/professional")]
async fn own_proposals(a: Allowed<ProfessionalOnly>) -> Result<Json<Vec<ProposalView>>, Problem> {
    let (professional, said) = (a.caller.id, (a.lang, a.now));
    Ok(Json(a.app.db.read(move |c| proposals::made(c, professional, said)).await?))
}

/// The proposals a client received, newest first: for that client, and for administrators.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = [ProposalView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/proposals/client/{client_id}")]
async fn received(a: Allowed<Participant>, path: Path<String>) -> Result<Json<Vec<ProposalView>>, Problem> {
    let (client, viewer, said) = (id(&path)?, a.caller, (a.lang, a.now));
    Ok(Json(a.app.db.read(move |c| proposals::received(c, viewer, client, said)).await?))
}

/// The proposals on a request: all of them for its client and for administrators, their own for a professional.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = [ProposalView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/proposals/request/{request_id}")]
async fn of_request(a: Allowed<Participant>, path: Path<String>) -> Result<Json<Vec<ProposalView>>, Problem> {
    let (request, viewer, said) = (id(&path)?, a.caller, (a.lang, a.now));
    Ok(Json(a.app.db.read(move |c| proposals::of_request(c, viewer, request, said)).await?))
}

/// Whether the caller has a live proposal on a request.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = HasProposal),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/proposals/check/{request_id}")]
async fn check(a: Allowed<ProfessionalOnly>, path: Path<String>) -> Result<Json<HasProposal>, Problem> {
    let (professional, request) = (a.caller.id, id(&path)?);
    let found = a.app.db.read(move |c| marketplace::has_proposal(c, professional, request)).await;
    Ok(Json(HasProposal { has_proposal: found.map_err(Problem::marketplace)? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ProposeRequest {
    #[serde(default, deserialize_with = "id_or_digits")]
    request_id: i64,
    /// 3 to 150 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    /// 10 to 10,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    description: String,
    /// At most 100 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    price: String,
    /// At most 100 characters, such as "2 semaines".
    #[serde(default, deserialize_with = "text_or_empty")]
    timeline: String,
    /// At most 2,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    experience: String,
}

/// Makes a proposal on an open request, once.
#[utoipa::path(tag = "marketplace", request_body = ProposeRequest, responses(
    (status = 201, body = ProposalView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed, not_verified"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "already_proposed, request_not_open"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/proposals")]
async fn propose(a: Allowed<ProfessionalOnly>, body: Json<ProposeRequest>) -> Result<HttpResponse, Problem> {
    let ProposeRequest { request_id, title, description, price, timeline, experience } = body.into_inner();
    let raw = RawProposal { title, description, price, timeline, experience };
    let new = NewProposal::parse(&raw).map_err(Problem::marketplace_fields)?;
    let who = (a.caller.id, a.app.config.require_verified_professionals);
    let said = (a.lang, a.now);
    let made = a.app.db.write(move |c| proposals::propose(c, who, request_id, &new, said)).await?;
    Ok(HttpResponse::Created().json(made))
}

/// Selects a proposal; the other ones are refused, and the request is assigned.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = ProposalView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "already_selected, proposal_not_pending, request_not_open, request_closed")))]
#[patch("/api/proposals/{id}/select")]
async fn select(a: Allowed<ClientOnly>, path: Path<String>) -> Result<Json<ProposalView>, Problem> {
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| proposals::select(c, own, said)).await?))
}

#[derive(Deserialize, ToSchema)]
struct RejectRequest {
    /// At most 500 characters; the professional reads it.
    #[serde(default, deserialize_with = "text_or_empty")]
    reason: String,
}

/// Refuses a proposal.
#[utoipa::path(tag = "marketplace", request_body = RejectRequest, responses(
    (status = 200, body = ProposalView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "proposal_not_pending"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/proposals/{id}/reject")]
async fn reject(
    a: Allowed<ClientOnly>,
    path: Path<String>,
    body: Json<RejectRequest>,
) -> Result<Json<ProposalView>, Problem> {
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    let reason = reject_reason(&body.reason).map_err(Problem::marketplace_fields)?;
    Ok(Json(a.app.db.write(move |c| proposals::reject(c, own, reason.as_deref(), said)).await?))
}

/// Takes a refusal back.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = ProposalView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "proposal_not_restorable")))]
#[patch("/api/proposals/{id}/restore")]
async fn restore(a: Allowed<ClientOnly>, path: Path<String>) -> Result<Json<ProposalView>, Problem> {
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| proposals::restore(c, own, said)).await?))
}

/// Takes one's own proposal back, while nothing was decided.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = ProposalView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "proposal_not_pending")))]
#[patch("/api/proposals/{id}/withdraw")]
async fn withdraw(a: Allowed<ProfessionalOnly>, path: Path<String>) -> Result<Json<ProposalView>, Problem> {
    let (own, said) = ((a.caller.id, id(&path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| proposals::withdraw(c, own, said)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RateRequest {
    #[serde(default, deserialize_with = "id_or_digits")]
    request_id: i64,
    #[serde(default, deserialize_with = "id_or_digits")]
    professional_id: i64,
    /// 1 to 5
    rating: Option<i64>,
    /// At most 2,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    comment: String,
    is_deadline_met: Option<bool>,
    would_recommend: Option<bool>,
}

/// Rates the selected professional, once the deadline has passed; closes the request.
#[utoipa::path(tag = "marketplace", request_body = RateRequest, responses(
    (status = 201, body = RatingView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "not_selected, deadline_not_passed, already_rated"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/ratings")]
async fn rate(a: Allowed<ClientOnly>, body: Json<RateRequest>) -> Result<HttpResponse, Problem> {
    let body = body.into_inner();
    let raw = RawRating {
        rating: body.rating,
        comment: body.comment,
        is_deadline_met: body.is_deadline_met.unwrap_or_default(),
        would_recommend: body.would_recommend.unwrap_or_default(),
    };
    let new = NewRating::parse(&raw).map_err(Problem::marketplace_fields)?;
    let (client, of, now) = (a.caller.id, (body.request_id, body.professional_id), a.now);
    let made = a.app.db.write(move |c| proposals::rate(c, client, of, &new, now)).await?;
    Ok(HttpResponse::Created().json(made))
}

/// A rating one gave.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = RatingView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/ratings/{id}")]
async fn show_rating(a: Allowed<ClientOnly>, path: Path<String>) -> Result<Json<RatingView>, Problem> {
    let (client, id) = (a.caller.id, id(&path)?);
    let found = a.app.db.read(move |c| marketplace::rating(c, client, id)).await;
    Ok(Json(found.map_err(Problem::marketplace)?.into()))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChangeRatingRequest {
    /// 1 to 5
    rating: Option<i64>,
    comment: Option<String>,
    is_deadline_met: Option<bool>,
    would_recommend: Option<bool>,
}

/// Changes one's own rating, for 14 days.
#[utoipa::path(tag = "marketplace", request_body = ChangeRatingRequest, responses(
    (status = 200, body = RatingView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "rating_too_old"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/ratings/{id}")]
async fn update_rating(
    a: Allowed<ClientOnly>,
    path: Path<String>,
    body: Json<ChangeRatingRequest>,
) -> Result<Json<RatingView>, Problem> {
    let ChangeRatingRequest { rating, comment, is_deadline_met, would_recommend } = body.into_inner();
    let raw = RawRatingChange { rating, comment, is_deadline_met, would_recommend };
    let (own, now) = ((a.caller.id, id(&path)?), a.now);
    let change = RatingChange::parse(&raw).map_err(Problem::marketplace_fields)?;
    Ok(Json(a.app.db.write(move |c| proposals::update_rating(c, own, &change, now)).await?))
}
