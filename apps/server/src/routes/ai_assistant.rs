//! The assistant: questions, the month's counter, the log.

use crate::authorize::{Allowed, SignedIn};
use crate::flows::ask::{self, Asked};
use crate::problem::{Problem, ProblemBody};
use crate::routes::ai_assistant_views::{AnswerView, CurrentDraftView, LogView, StatusView, UsageView};
use crate::routes::{optional_id_or_digits, text_or_empty};
use crate::{sse, wording};
use actix_web::web::{Json, Query};
use actix_web::{HttpRequest, HttpResponse, get, post};
use ai_assistant::domain::{ConversationHistory, LogScope, PromptType, Question};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(ask_route)
        .service(ai_chat)
        .service(current_draft)
        .service(ai_logs)
        .service(ai_usage)
        .service(ai_status);
}

#[derive(Deserialize, ToSchema)]
pub struct TurnRequest {
    /// user or assistant
    #[serde(default, deserialize_with = "text_or_empty")]
    pub role: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    pub content: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AskRequest {
    /// 1 to 4,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    question: String,
    /// What was said before, oldest first; the last 20 turns and 24,000 characters count. Without: what the conversation
    /// holds.
    conversation_history: Option<Vec<TurnRequest>>,
    /// One's own conversation, which the exchange joins; without: it begins another.
    #[serde(default, deserialize_with = "optional_id_or_digits")]
    #[schema(value_type = Option<i64>)]
    conversation_id: Option<i64>,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChatRequest {
    /// 1 to 4,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    message: String,
    /// professional
    #[serde(rename = "context")]
    _context: Option<String>,
    /// research, document, strategy, analysis, precedent, procedure or general (the default)
    prompt_type: Option<String>,
    conversation_history: Option<Vec<TurnRequest>>,
    #[serde(default, deserialize_with = "optional_id_or_digits")]
    #[schema(value_type = Option<i64>)]
    conversation_id: Option<i64>,
}

/// What was said before: as the page tells it, else as the conversation holds it, which has to be one's own.
async fn before(
    a: &Allowed<SignedIn>,
    conversation: Option<i64>,
    said: Option<ConversationHistory>,
) -> Result<ConversationHistory, Problem> {
    let Some(id) = conversation else { return Ok(said.unwrap_or_default()) };
    let user = a.caller.id;
    let kept = a.app.db.read(move |c| ai_assistant::conversation_history(c, user, id)).await;
    let kept = kept.map_err(Problem::assistant)?;
    Ok(said.unwrap_or(kept))
}

/// Reads what every kind of question has; every invalid field at once.
async fn asked(
    a: &Allowed<SignedIn>,
    (name, text): (&'static str, &str),
    (conversation, said): (Option<i64>, Option<Vec<TurnRequest>>),
    prompt_type: Option<&str>,
) -> Result<Asked, Problem> {
    let question = Question::parse(text).map_err(|e| (name, wording::question(e)));
    let turns = said.map(|turns| turns.into_iter().map(|t| (t.role, t.content)));
    let said = turns.map(ConversationHistory::parse).transpose();
    let said = said.map_err(|_| ("conversationHistory", wording::UNKNOWN_TURN_ROLE));
    let prompt_type = match prompt_type {
        None | Some("") => Ok(PromptType::General),
        Some(text) => text.parse().map_err(|_| ("promptType", wording::UNKNOWN_PROMPT_TYPE)),
    };
    let (question, said, prompt_type) = match (question, said, prompt_type) {
        (Ok(question), Ok(said), Ok(prompt_type)) => (question, said, prompt_type),
        (q, h, p) => return Err(Problem::invalid([q.err(), h.err(), p.err()].into_iter().flatten())),
    };
    let history = before(a, conversation, said).await?;
    let (user, lang, now) = (a.caller.clone(), a.lang, a.now);
    Ok(Asked { user, question, history, conversation, prompt_type, lang, now })
}

async fn answer(a: Allowed<SignedIn>, req: &HttpRequest, asked: Asked) -> Result<HttpResponse, Problem> {
    a.app.limits.question(a.caller.id, a.app.assistant.remote.is_some())?;
    if sse::is_wanted(req) {
        return Ok(sse::answer(a.app, asked));
    }
    let outcome = ask::ask(&a.app, asked, None).await?;
    Ok(HttpResponse::Ok().json(AnswerView::of(outcome)))
}

/// Answers a question from the law of Cameroon. With `Accept: text/event-stream` the answer streams
/// (events sources, delta, done, error).
#[utoipa::path(tag = "ai-assistant", request_body = AskRequest, responses(
    (status = 200, body = AnswerView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "quota_exhausted, premium_required"),
    (status = 404, body = ProblemBody, description = "not_found: no such conversation of yours"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/ia/ask")]
async fn ask_route(
    a: Allowed<SignedIn>,
    req: HttpRequest,
    body: Json<AskRequest>,
) -> Result<HttpResponse, Problem> {
    let body = body.into_inner();
    let before = (body.conversation_id, body.conversation_history);
    let asked = asked(&a, ("question", &body.question), before, None).await?;
    answer(a, &req, asked).await
}

/// The professional's chat: the same, in the shape that `promptType` asks for.
#[utoipa::path(tag = "ai-assistant", request_body = ChatRequest, responses(
    (status = 200, body = AnswerView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "quota_exhausted, premium_required"),
    (status = 404, body = ProblemBody, description = "not_found: no such conversation of yours"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/ai-chat")]
async fn ai_chat(
    a: Allowed<SignedIn>,
    req: HttpRequest,
    body: Json<ChatRequest>,
) -> Result<HttpResponse, Problem> {
    let body = body.into_inner();
    let before = (body.conversation_id, body.conversation_history);
    let asked = asked(&a, ("message", &body.message), before, body.prompt_type.as_deref()).await?;
    answer(a, &req, asked).await
}

/// The document begun in the conversation and not finished: the next message answers its field.
#[utoipa::path(tag = "ai-assistant", responses(
    (status = 200, body = CurrentDraftView),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/ia/draft")]
async fn current_draft(a: Allowed<SignedIn>) -> Result<Json<CurrentDraftView>, Problem> {
    let (id, now) = (a.caller.id, a.now);
    let draft = a.app.db.read(move |c| documents::current_draft(c, id, now)).await;
    Ok(Json(CurrentDraftView::of(draft.map_err(Problem::documents)?)))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LogQuery {
    /// `all`: exchanges of all time, counted or not; else this month's answers that counted.
    scope: Option<String>,
    /// The last so many.
    limit: Option<i64>,
}

/// One's own exchanges, oldest first.
#[utoipa::path(tag = "ai-assistant", params(LogQuery), responses(
    (status = 200, body = [LogView]),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/ai-logs")]
async fn ai_logs(a: Allowed<SignedIn>, query: Query<LogQuery>) -> Result<Json<Vec<LogView>>, Problem> {
    let scope = match query.scope.as_deref() {
        None | Some("" | "month") => LogScope::Month,
        Some("all") => LogScope::All,
        Some(_) => return Err(Problem::invalid([("scope", wording::UNKNOWN_SCOPE)])),
    };
    let (id, limit, now) = (a.caller.id, query.limit, a.now);
    let logs = a.app.db.read(move |c| {
        let logs = ai_assistant::logs(c, id, scope, limit, now)?;
        let ids: Vec<i64> = logs.iter().map(|l| l.id).collect();
        let said = ai_assistant::feedback_of_logs(c, &ids)?;
        Ok(logs.into_iter().map(|l| LogView::of(l, &said)).collect())
    });
    Ok(Json(logs.await.map_err(Problem::assistant)?))
}

/// How much of the month is used.
#[utoipa::path(tag = "ai-assistant", responses(
    (status = 200, body = UsageView),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/ai-usage")]
async fn ai_usage(a: Allowed<SignedIn>) -> Result<Json<UsageView>, Problem> {
    let (id, unlimited, now) = (a.caller.id, ask::is_unlimited(&a.caller, a.now), a.now);
    let usage = a.app.db.read(move |c| ai_assistant::usage(c, id, unlimited, now)).await;
    Ok(Json(UsageView::of(usage.map_err(Problem::assistant)?)))
}

/// What answers: the built-in engine, or a remote model that the text is sent to.
#[utoipa::path(tag = "ai-assistant", responses(
    (status = 200, body = StatusView),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/ai-status")]
async fn ai_status(a: Allowed<SignedIn>) -> Json<StatusView> {
    Json(StatusView::of(&a.app.assistant))
}
