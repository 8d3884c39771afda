//! One's own conversations with the assistant: listed, opened, renamed, hidden, erased.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::forget_journal;
use crate::problem::{Problem, ProblemBody};
use crate::routes::ai_assistant_views::LogView;
use crate::routes::id;
use crate::wording;
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, delete, get, patch};
use ai_assistant::AiError;
use ai_assistant::domain::{Conversation, ConversationChange, ConversationFilter, ConversationTitle};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(ai_conversations)
        .service(ai_conversation)
        .service(change_ai_conversation)
        .service(erase_ai_conversation);
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AiConversation)]
struct ConversationView {
    id: i64,
    title: String,
    is_hidden: bool,
    /// How many there are.
    exchanges: i64,
    created_at: DateTime<Utc>,
    /// The moment of the last exchange.
    updated_at: DateTime<Utc>,
}

impl From<Conversation> for ConversationView {
    fn from(c: Conversation) -> Self {
        Self {
            id: c.id,
            title: c.title,
            is_hidden: c.is_hidden,
            exchanges: c.exchanges,
            created_at: c.created_at,
            updated_at: c.updated_at,
        }
    }
}

/// A conversation that was opened.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OpenedAiConversation)]
struct OpenedConversationView {
    id: i64,
    title: String,
    is_hidden: bool,
    created_at: DateTime<Utc>,
    /// The moment of the last exchange.
    updated_at: DateTime<Utc>,
    /// The last 100, oldest first.
    exchanges: Vec<LogView>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ConversationQuery {
    /// Words of titles, questions and answers.
    #[serde(default)]
    q: String,
    /// `true`: the hidden ones; else the shown ones.
    #[serde(default)]
    hidden: bool,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// One's conversations with the assistant, the last gone on with first. `X-Total-Count` says how many there are in all.
#[utoipa::path(tag = "ai-assistant", params(ConversationQuery), responses(
    (status = 200, body = [ConversationView], headers(("X-Total-Count" = i64, description = "how many there are without limit and offset"))),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/ai-conversations")]
async fn ai_conversations(
    a: Allowed<SignedIn>,
    query: Query<ConversationQuery>,
) -> Result<HttpResponse, Problem> {
    let ConversationQuery { q, hidden, limit, offset } = query.into_inner();
    let (user, filter) = (a.caller.id, ConversationFilter { is_hidden: hidden, text: q, limit, offset });
    let found = a.app.db.read(move |c| ai_assistant::conversations(c, user, &filter)).await;
    let (items, total) = found.map_err(Problem::assistant)?;
    let items: Vec<ConversationView> = items.into_iter().map(Into::into).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", total.to_string())).json(items))
}

/// One of them, with its last exchanges.
#[utoipa::path(tag = "ai-assistant", responses(
    (status = 200, body = OpenedConversationView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/ai-conversations/{id}")]
async fn ai_conversation(
    a: Allowed<SignedIn>,
    path: Path<String>,
) -> Result<Json<OpenedConversationView>, Problem> {
    let (id, user) = (id(&path)?, a.caller.id);
    let opened = a.app.db.read(move |c| {
        let (conversation, logs) = ai_assistant::conversation(c, user, id)?;
        let ids: Vec<i64> = logs.iter().map(|l| l.id).collect();
        let said = ai_assistant::feedback_of_logs(c, &ids)?;
        Ok::<_, AiError>(OpenedConversationView {
            id,
            title: conversation.title,
            is_hidden: conversation.is_hidden,
            created_at: conversation.created_at,
            updated_at: conversation.updated_at,
            exchanges: logs.into_iter().map(|l| LogView::of(l, &said)).collect(),
        })
    });
    Ok(Json(opened.await.map_err(Problem::assistant)?))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ConversationChangeRequest {
    /// 1 to 80 characters. Absent: stays.
    title: Option<String>,
    /// Hidden, it leaves the list and is kept; a question that goes on with it shows it again. Absent: stays.
    is_hidden: Option<bool>,
}

/// Renames a conversation, hides it, or shows it again.
#[utoipa::path(tag = "ai-assistant", request_body = ConversationChangeRequest, responses(
    (status = 200, body = ConversationView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/ai-conversations/{id}")]
async fn change_ai_conversation(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<ConversationChangeRequest>,
) -> Result<Json<ConversationView>, Problem> {
    let (id, user) = (id(&path)?, a.caller.id);
    let ConversationChangeRequest { title, is_hidden } = body.into_inner();
    let title = title.as_deref().map(ConversationTitle::parse).transpose();
    let title = title.map_err(|e| Problem::invalid([("title", wording::conversation_title(e))]))?;
    let change = ConversationChange { title, is_hidden };
    let changed = a.app.db.write(move |c| ai_assistant::change_conversation(c, user, id, &change)).await;
    Ok(Json(changed.map_err(Problem::assistant)?.into()))
}

/// Erases a conversation for good, with its exchanges and what was said of them. The month's count stays.
#[utoipa::path(tag = "ai-assistant", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/ai-conversations/{id}")]
async fn erase_ai_conversation(a: Allowed<SignedIn>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (id, user) = (id(&path)?, a.caller.id);
    let erased = a.app.db.write(move |c| ai_assistant::erase_conversation(c, user, id)).await;
    erased.map_err(Problem::assistant)?;
    forget_journal(&a.app).await;
    Ok(HttpResponse::NoContent().finish())
}
