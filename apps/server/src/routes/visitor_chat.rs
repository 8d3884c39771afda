//! The free conversation with the assistant, without an account. Nothing of what is written is kept.

use crate::authorize::{Allowed, Anyone};
use crate::flows::visitor_chat::{self, Answered};
use crate::language::Lang;
use crate::limits::client_address;
use crate::problem::{Problem, ProblemBody};
use crate::routes::ai_assistant::TurnRequest;
use crate::routes::ai_assistant_views::{AnswerPartsView, SourceView};
use crate::routes::anonymous_publish::{ProofRequest, admit};
use crate::routes::text_or_empty;
use crate::visitor::{comer, visitor_cookie};
use crate::wording;
use actix_web::web::Json;
use actix_web::{HttpRequest, HttpResponse, get, post};
use ai_assistant::domain::{ConversationHistory, Question};
use anonymous_access::domain::{MESSAGES, Quota};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(ask_as_visitor).service(visitor_usage);
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChatRequest {
    /// 1 to 4,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    message: String,
    /// What was said before, oldest first.
    conversation_history: Option<Vec<TurnRequest>>,
    /// Ignored: the server counts.
    #[serde(rename = "sessionMessageCount")]
    #[schema(value_type = Option<i64>)]
    _session_message_count: Option<serde::de::IgnoredAny>,
    proof: Option<ProofRequest>,
}

impl ChatRequest {
    /// Every invalid field at once.
    fn read(self) -> Result<(Question, ConversationHistory), Problem> {
        let question = Question::parse(&self.message).map_err(|e| ("message", wording::question(e)));
        let turns = self.conversation_history.unwrap_or_default().into_iter().map(|t| (t.role, t.content));
        let history = ConversationHistory::parse(turns)
            .map_err(|_| ("conversationHistory", wording::UNKNOWN_TURN_ROLE));
        match (question, history) {
            (Ok(question), Ok(history)) => Ok((question, history)),
            (q, h) => Err(Problem::invalid([q.err(), h.err()].into_iter().flatten())),
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = VisitorAnswer)]
struct VisitorAnswerView {
    /// Light Markdown: paragraphs, lists, bold, and marks [1] that number `sources`.
    response: String,
    /// grounded, no_match, unavailable or talk (a word said back)
    status: &'static str,
    /// fr or en
    language: &'static str,
    /// To be shown above the answer.
    notice: Option<String>,
    sources: Vec<SourceView>,
    next_step: String,
    #[serde(flatten)]
    parts: AnswerPartsView,
    /// Answers from the law used so far, this one among them.
    message_count: i32,
    remaining_messages: i32,
    /// What to tell the person when few are left.
    limitation: Option<String>,
}

impl VisitorAnswerView {
    fn of(answered: Answered, lang: Lang) -> Self {
        let Answered { answer, quota, .. } = answered;
        let remaining = quota.remaining();
        let limitation = quota.is_nearly_used().then(|| wording::anonymous::limitation(&quota));
        Self {
            response: answer.response,
            status: answer.status.as_str(),
            language: answer.language.as_str(),
            notice: answer.notice,
            sources: answer.sources.into_iter().map(SourceView::of).collect(),
            next_step: answer.next_step,
            parts: AnswerPartsView::of(answer.parts),
            message_count: quota.used,
            remaining_messages: remaining,
            limitation: limitation.map(|text| text.say(lang)),
        }
    }
}

/// Answers a visitor's question, ten times in thirty days. Nothing of it is kept.
#[utoipa::path(tag = "anonymous-access", request_body = ChatRequest, responses(
    (status = 200, body = VisitorAnswerView),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "message_limit_reached, too_many_requests, proof_required")))]
#[post("/api/ai/chat-anonymous")]
async fn ask_as_visitor(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<ChatRequest>,
) -> Result<HttpResponse, Problem> {
    a.app.visitor_limits.chat(client_address(&req, &a.app.config), a.now)?;
    let mut body = body.into_inner();
    let proof = body.proof.take();
    let asked = body.read()?;
    admit(&a.app, (proof, false), a.now).await?;
    let answered = visitor_chat::ask(&a.app, comer(&req, &a.app), asked, (a.lang, a.now)).await?;
    let mut response = HttpResponse::Ok();
    if let Some(visitor) = &answered.visitor {
        response.cookie(visitor_cookie(&a.app, visitor));
    }
    Ok(response.json(VisitorAnswerView::of(answered, a.lang)))
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = VisitorUsage)]
struct VisitorUsageView {
    message_count: i32,
    remaining_messages: i32,
    limit: i32,
    /// What to tell the person when few are left, or none.
    limitation: Option<String>,
}

impl VisitorUsageView {
    fn of(quota: Quota, lang: Lang) -> Self {
        let limitation = quota.is_nearly_used().then(|| wording::anonymous::limitation(&quota).say(lang));
        let (message_count, remaining_messages) = (quota.used, quota.remaining());
        Self { message_count, remaining_messages, limit: MESSAGES, limitation }
    }
}

/// How many of the free messages are used.
#[utoipa::path(tag = "anonymous-access", responses((status = 200, body = VisitorUsageView)))]
#[get("/api/ai/chat-anonymous")]
async fn visitor_usage(a: Allowed<Anyone>, req: HttpRequest) -> Result<Json<VisitorUsageView>, Problem> {
    let (comer, now) = (comer(&req, &a.app), a.now);
    let quota = a.app.db.read(move |c| anonymous_access::quota(c, &comer, now)).await;
    Ok(Json(VisitorUsageView::of(quota.map_err(|e| Problem::anonymous(e, now))?, a.lang)))
}
