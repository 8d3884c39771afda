//! Conversations and messages.

use crate::authorize::{Allowed, Participant};
use crate::flows::messages as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::messages_views::{ConversationView, MessageView};
use crate::routes::{id, id_or_digits, ids_or_digits, text_or_empty};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, get, patch, post};
use marketplace::domain::messages::{MessagePage, NewMessage, RawMessage};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(list_conversations).service(list_messages).service(send_message).service(mark_message_read);
}

/// One's conversations, the last one in which something happened first.
#[utoipa::path(tag = "messages", responses(
    (status = 200, body = [ConversationView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/conversations")]
async fn list_conversations(a: Allowed<Participant>) -> Result<Json<Vec<ConversationView>>, Problem> {
    let user = a.caller.id();
    Ok(Json(a.app.db.read(move |c| flow::conversations(c, user)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct MessageQuery {
    request_id: Option<String>,
    /// 1 to 1,000; 1,000 when absent.
    limit: Option<i64>,
    /// The id of a message: only older ones.
    before: Option<i64>,
}

/// The newest messages of a conversation, or the newest before one of them, in the order of writing.
#[utoipa::path(tag = "messages", params(MessageQuery), responses(
    (status = 200, body = [MessageView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "not_selected")))]
#[get("/api/messages")]
async fn list_messages(
    a: Allowed<Participant>,
    query: Query<MessageQuery>,
) -> Result<Json<Vec<MessageView>>, Problem> {
    let MessageQuery { request_id, limit, before } = query.into_inner();
    let request = id(request_id.as_deref().unwrap_or_default())?;
    let (user, page) = (a.caller.id(), MessagePage::new(limit, before));
    let found = a.app.db.read(move |c| marketplace::messages(c, user, request, page)).await;
    Ok(Json(found.map_err(Problem::marketplace)?.into_iter().map(Into::into).collect()))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MessageRequest {
    #[serde(default, deserialize_with = "id_or_digits")]
    request_id: i64,
    /// The other party of the request.
    #[serde(default, deserialize_with = "id_or_digits")]
    receiver_id: i64,
    /// 1 to 5,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    content: String,
    /// Up to 64 visible ASCII characters: the same key again answers the same message.
    #[serde(default, deserialize_with = "text_or_empty")]
    client_key: String,
    /// At most 10, uploaded for this request and not sent yet.
    #[serde(default, deserialize_with = "ids_or_digits")]
    attachment_ids: Option<Vec<i64>>,
}

/// Writes to the other party of a request, once somebody was selected on it.
#[utoipa::path(tag = "messages", request_body = MessageRequest, responses(
    (status = 201, body = MessageView),
    (status = 200, body = MessageView, description = "the key was used before: the same message"),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "not_selected, request_closed, client_key_reused"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/messages")]
async fn send_message(a: Allowed<Participant>, body: Json<MessageRequest>) -> Result<HttpResponse, Problem> {
    let MessageRequest { request_id, receiver_id, content, client_key, attachment_ids } = body.into_inner();
    let attachment_ids = attachment_ids.unwrap_or_default();
    let raw = RawMessage { receiver_id, content, client_key, attachment_ids };
    let new = NewMessage::parse(&raw).map_err(Problem::marketplace_fields)?;
    let (user, now) = (a.caller.id(), a.now);
    a.app.limits.message(user)?;
    let (message, is_new) = a.app.db.write(move |c| flow::send(c, user, request_id, &new, now)).await?;
    a.app.events.written();
    let mut answer = if is_new { HttpResponse::Created() } else { HttpResponse::Ok() };
    Ok(answer.json(message))
}

/// Marks a message that one received, and all before it in the conversation, as read.
#[utoipa::path(tag = "messages", responses(
    (status = 200, body = MessageView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[patch("/api/messages/{id}/read")]
async fn mark_message_read(
    a: Allowed<Participant>,
    path: Path<String>,
) -> Result<Json<MessageView>, Problem> {
    let (user, id, now) = (a.caller.id(), id(&path)?, a.now);
    Ok(Json(a.app.db.write(move |c| flow::mark_read(c, user, id, now)).await?))
}
