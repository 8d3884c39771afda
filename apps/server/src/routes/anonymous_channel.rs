//! The reply channel of a private link: with the selected professional, without names and addresses.

use crate::authorize::{Allowed, Anyone};
use crate::flows::{anonymous, reply_channel};
use crate::problem::{Problem, ProblemBody};
use crate::routes::anonymous_views::MessageView;
use crate::routes::text_or_empty;
use crate::visitor::LinkKey;
use actix_web::web::Json;
use actix_web::{HttpResponse, get, post};
use anonymous_access::domain::{ClientKey, FieldError, MessageText};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(link_messages).service(write_by_link).service(read_by_link);
}

/// What was said, oldest first; nothing before a selection.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = [MessageView]),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[get("/api/anonymous-messages/{accessToken}")]
async fn link_messages(a: Allowed<Anyone>, key: LinkKey) -> Result<Json<Vec<MessageView>>, Problem> {
    let now = a.now;
    Ok(Json(a.app.db.read(move |c| reply_channel::of_visitor(c, &key, now)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct WriteRequest {
    /// 1 to 5,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    content: String,
    /// At most 64 visible characters; the same again is the same message.
    #[serde(default, deserialize_with = "text_or_empty")]
    client_key: String,
}

impl WriteRequest {
    fn read(&self) -> Result<(MessageText, Option<ClientKey>), Vec<FieldError>> {
        match (MessageText::parse(&self.content), ClientKey::parse(&self.client_key)) {
            (Ok(text), Ok(key)) => Ok((text, key)),
            (text, key) => Err([text.err(), key.err()].into_iter().flatten().collect()),
        }
    }
}

/// Writes to the selected professional.
#[utoipa::path(tag = "anonymous-access", request_body = WriteRequest, params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 201, body = MessageView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "not_selected, request_closed, channel_full"),
    (status = 410, body = ProblemBody, description = "link_expired"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/anonymous-messages/{accessToken}")]
async fn write_by_link(
    a: Allowed<Anyone>,
    key: LinkKey,
    body: Json<WriteRequest>,
) -> Result<HttpResponse, Problem> {
    let (text, client_key) = body.read().map_err(Problem::anonymous_fields)?;
    let (now, limits) = (a.now, a.app.visitor_limits.clone());
    let written = a.app.db.write(move |c| {
        limits.write(anonymous::find(c, &key, now)?.id)?;
        reply_channel::write_as_visitor(c, &key, (&text, client_key.as_ref()), now)
    });
    let written = written.await?;
    a.app.events.written();
    Ok(HttpResponse::Created().json(written))
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnonymousUnread)]
struct UnreadView {
    unread_messages: i64,
}

/// Everything the professional wrote so far has been read.
#[utoipa::path(tag = "anonymous-access", params(("accessToken" = String, Path, description = "the token, or `current`")), responses(
    (status = 200, body = UnreadView),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 410, body = ProblemBody, description = "link_expired")))]
#[post("/api/anonymous-messages/{accessToken}/read")]
async fn read_by_link(a: Allowed<Anyone>, key: LinkKey) -> Result<Json<UnreadView>, Problem> {
    let now = a.now;
    let unread_messages = a.app.db.write(move |c| reply_channel::read_by_visitor(c, &key, now)).await?;
    Ok(Json(UnreadView { unread_messages }))
}
