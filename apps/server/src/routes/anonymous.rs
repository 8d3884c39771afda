//! A private link in its holder's hands. In every path `current` stands for the link that was opened in this browser.

use crate::authorize::{Allowed, Anyone, ClientOnly};
use crate::flows::{anonymous, forget_journal, reply_channel};
use crate::limits::client_address;
use crate::problem::{Problem, ProblemBody};
use crate::routes::anonymous_views::{AccessView, ProposalView, RequestView};
use crate::routes::{id_or_digits, text_or_empty};
use crate::visitor::{LinkKey, forget_link_cookie, open_link_cookie};
use crate::wording;
use actix_web::web::Json;
use actix_web::{HttpRequest, HttpResponse, delete, get, post};
use anonymous_access::AccessError;
use anonymous_access::domain::{AccessToken, CodeWords, StopToken};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(open_link)
        .service(leave_link)
        .service(show_link)
        .service(link_request)
        .service(erase_link)
        .service(link_proposals)
        .service(select_by_link)
        .service(extend_link)
        .service(send_link_again)
        .service(stop_link_notices)
        .service(set_link_notices)
        .service(claim_link);
}

/// Words as one text, or one by one.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
enum Words {
    Text(String),
    List(Vec<String>),
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OpenRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    access_token: String,
    /// The seven words, instead of the token.
    code_words: Option<Words>,
}

/// What was typed or clicked.
enum Typed {
    Token(AccessToken),
    Words(CodeWords),
}

impl OpenRequest {
    fn read(self) -> Result<Typed, Problem> {
        let words = self.code_words.map(|words| match words {
            Words::Text(text) => text,
            Words::List(list) => list.join(" "),
        });
        match words {
            Some(words) if self.access_token.is_empty() => CodeWords::parse(&words)
                .map(Typed::Words)
                .map_err(|e| Problem::invalid([("codeWords", wording::anonymous::code_words(e))])),
            _ => self.access_token.parse().map(Typed::Token).map_err(|()| unknown()),
        }
    }
}

fn unknown() -> Problem {
    Problem::anonymous(AccessError::NotFound, chrono::DateTime::UNIX_EPOCH)
}

/// Opens a link by its token or its words: it becomes a short-lived cookie of this browser. One that has expired says so, and may be erased.
#[utoipa::path(tag = "anonymous-access", request_body = OpenRequest, responses(
    (status = 200, body = AccessView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/anonymous-open")]
async fn open_link(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<OpenRequest>,
) -> Result<HttpResponse, Problem> {
    let (typed, keys, now) = (body.into_inner().read()?, a.app.access_keys.clone(), a.now);
    let address = client_address(&req, &a.app.config);
    match &typed {
        Typed::Token(_) => a.app.visitor_limits.open(address)?,
        Typed::Words(_) => a.app.visitor_limits.words(address)?,
    }
    let (id, view) = a
        .app
        .db
        .read(move |c| {
            let access = match typed {
                Typed::Token(token) => anonymous_access::access_by_token(c, &token, now),
                Typed::Words(words) => anonymous_access::access_by_words(c, &keys, &words, now),
            };
            let access = access.map_err(|e| Problem::anonymous(e, now))?;
            Ok::<_, Problem>((access.id, anonymous::show(c, &keys, &access, now)?))
        })
        .await?;
    Ok(HttpResponse::Ok().cookie(open_link_cookie(&a.app, id, now)).json(view))
}

#[derive(Serialize, ToSchema)]
#[schema(as = Done)]
struct DoneView {
    ok: bool,
}

/// Forgets the opened link in this browser.
#[utoipa::path(tag = "anonymous-access", responses((status = 200, body = DoneView)))]
#[post("/api/anonymous-leave")]
async fn leave_link(a: Allowed<Anyone>) -> HttpResponse {
    HttpResponse::Ok().cookie(forget_link_cookie(&a.app)).json(DoneView { ok: true })
}

/// The link itself; of one that has expired, for 90 days, when it did. An opened link is remembered for half an hour more.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = AccessView),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/anonymous-access/{accessToken}")]
async fn show_link(a: Allowed<Anyone>, key: LinkKey) -> Result<HttpResponse, Problem> {
    let (keys, now, is_opened) = (a.app.access_keys.clone(), a.now, matches!(key, LinkKey::Opened(_)));
    let (id, view) = a
        .app
        .db
        .read(move |c| {
            let access = anonymous::find(c, &key, now)?;
            Ok::<_, Problem>((access.id, anonymous::show(c, &keys, &access, now)?))
        })
        .await?;
    let mut answer = HttpResponse::Ok();
    if is_opened && !view.is_expired {
        answer.cookie(open_link_cookie(&a.app, id, now));
    }
    Ok(answer.json(view))
}

/// The request that the link opens.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = RequestView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[get("/api/anonymous-request/{accessToken}")]
async fn link_request(a: Allowed<Anyone>, key: LinkKey) -> Result<Json<RequestView>, Problem> {
    let said = (a.lang, a.now);
    Ok(Json(a.app.db.read(move |c| anonymous::request(c, &key, said)).await?))
}

/// Erases the request, everything said about it, and the link, at once; also after the link has expired.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 204),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/anonymous-request/{accessToken}")]
async fn erase_link(a: Allowed<Anyone>, key: LinkKey) -> Result<HttpResponse, Problem> {
    let now = a.now;
    a.app.db.write(move |c| anonymous::erase(c, &key, now)).await?;
    forget_journal(&a.app).await;
    Ok(HttpResponse::NoContent().cookie(forget_link_cookie(&a.app)).finish())
}

/// What professionals proposed, newest first.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = [ProposalView]),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[get("/api/anonymous-proposals/{accessToken}")]
async fn link_proposals(a: Allowed<Anyone>, key: LinkKey) -> Result<Json<Vec<ProposalView>>, Problem> {
    let said = (a.lang, a.now);
    Ok(Json(a.app.db.read(move |c| anonymous::proposals(c, &key, said)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SelectRequest {
    /// A number, or its digits.
    #[serde(default, deserialize_with = "id_or_digits")]
    #[schema(value_type = i64)]
    proposal_id: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnonymousSelection)]
struct SelectionView {
    proposal_id: i64,
}

/// Selects a proposal, once; the same one again changes nothing.
#[utoipa::path(tag = "anonymous-access", request_body = SelectRequest, params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = SelectionView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "already_selected, proposal_not_pending, request_not_open, request_closed"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[post("/api/anonymous-select/{accessToken}")]
async fn select_by_link(
    a: Allowed<Anyone>,
    key: LinkKey,
    body: Json<SelectRequest>,
) -> Result<Json<SelectionView>, Problem> {
    let (proposal_id, now) = (body.proposal_id, a.now);
    a.app.db.write(move |c| anonymous::select(c, &key, proposal_id, now)).await?;
    Ok(Json(SelectionView { proposal_id }))
}

/// Extends the link by seven days, four times.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = AccessView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "no_extension_left"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[post("/api/anonymous-extend/{accessToken}")]
async fn extend_link(a: Allowed<Anyone>, key: LinkKey) -> Result<Json<AccessView>, Problem> {
    let (keys, now) = (a.app.access_keys.clone(), a.now);
    Ok(Json(a.app.db.write(move |c| anonymous::extend(c, &keys, &key, now)).await?))
}

#[derive(Serialize, ToSchema)]
#[schema(as = Sent)]
struct SentView {
    /// False where a mail with the link was promised in these twenty minutes: no second one goes.
    sent: bool,
}

/// Sends the link to the address given for it; one mail in twenty minutes, whatever is asked.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 202, body = SentView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "no_address"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[post("/api/anonymous-send-again/{accessToken}")]
async fn send_link_again(a: Allowed<Anyone>, key: LinkKey) -> Result<HttpResponse, Problem> {
    let (keys, now) = (a.app.access_keys.clone(), a.now);
    let sent = a.app.db.write(move |c| anonymous::send_again(c, &keys, &key, now)).await?;
    Ok(HttpResponse::Accepted().json(SentView { sent }))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct StopRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    stop_token: String,
}

#[derive(Serialize, ToSchema)]
#[schema(as = Stopped)]
struct StoppedView {
    stopped: bool,
}

/// Ends the mails about a link; what the address at the end of each mail does.
#[utoipa::path(tag = "anonymous-access", request_body = StopRequest, responses(
    (status = 200, body = StoppedView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/anonymous-notices/stop")]
async fn stop_link_notices(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<StopRequest>,
) -> Result<Json<StoppedView>, Problem> {
    a.app.visitor_limits.stop(client_address(&req, &a.app.config))?;
    let token: StopToken = body.stop_token.parse().map_err(|()| unknown())?;
    let now = a.now;
    a.app.db.write(move |c| anonymous::stop_notices(c, &token, now)).await?;
    Ok(Json(StoppedView { stopped: true }))
}

#[derive(Deserialize, ToSchema)]
struct NoticesRequest {
    enabled: bool,
}

/// Whether mails are sent when there is something new.
#[utoipa::path(tag = "anonymous-access", request_body = NoticesRequest, params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = AccessView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[post("/api/anonymous-notices/{accessToken}")]
async fn set_link_notices(
    a: Allowed<Anyone>,
    key: LinkKey,
    body: Json<NoticesRequest>,
) -> Result<Json<AccessView>, Problem> {
    let (keys, enabled, now) = (a.app.access_keys.clone(), body.enabled, a.now);
    Ok(Json(a.app.db.write(move |c| anonymous::set_notices(c, &keys, (&key, enabled), now)).await?))
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ClaimedRequest)]
struct ClaimedView {
    request_id: i64,
}

/// Takes the request into the account of a signed-in client; the link ends.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = ClaimedView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[post("/api/anonymous-claim/{accessToken}")]
async fn claim_link(a: Allowed<ClientOnly>, key: LinkKey) -> Result<HttpResponse, Problem> {
    let (client, now) = (a.caller.id, a.now);
    let request_id = a.app.db.write(move |c| reply_channel::claim(c, &key, client, now)).await?;
    Ok(HttpResponse::Ok().cookie(forget_link_cookie(&a.app)).json(ClaimedView { request_id }))
}
