//! How answers look on the wire.

use crate::assistant::Assistant;
use crate::flows::ask::Outcome;
use crate::routes::feedback_views::FeedbackView;
use ai_assistant::domain::{Feedback, LogEntry, Source, Usage};
use chrono::{DateTime, Utc};
use documents::DraftView;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Source)]
pub struct SourceView {
    /// note, case or article
    pub kind: &'static str,
    /// The stable key of the row: `travail-preavis-duree`, or Juricaf's id.
    pub key: String,
    pub label: String,
    pub articles: Vec<String>,
    pub excerpt: String,
    pub url: Option<String>,
    /// high or medium; of notes only
    pub confidence: Option<&'static str>,
    pub caution: Option<String>,
    /// Where the note was taken from.
    pub source: Option<String>,
    /// Year and month the text was last held against the law.
    pub as_of: Option<String>,
    pub verified_by_lawyer: bool,
}

impl SourceView {
    pub fn of(s: Source) -> Self {
        Self {
            kind: s.kind.as_str(),
            key: s.key,
            label: s.label,
            articles: s.articles,
            excerpt: s.excerpt,
            url: s.url,
            confidence: s.confidence.map(|c| c.as_str()),
            caution: s.caution,
            source: s.source,
            as_of: s.as_of,
            verified_by_lawyer: s.verified_by_lawyer,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[schema(as = DocumentRef)]
pub struct DocumentRef {
    pub id: i64,
    pub title: String,
}

/// The field that is being asked for.
#[derive(Serialize, ToSchema)]
#[schema(as = DraftField)]
pub struct DraftFieldView {
    pub name: &'static str,
    pub label: &'static str,
    pub help: &'static str,
    pub example: &'static str,
    /// text, longText, amount, date, dateTime, duration, person or court
    #[serde(rename = "type")]
    pub kind: &'static str,
    pub required: bool,
}

/// A document in the making.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DocumentDraft)]
pub struct DocumentDraftView {
    pub template_id: &'static str,
    pub title: &'static str,
    pub field: DraftFieldView,
    pub filled: BTreeMap<String, String>,
    /// Fields not answered yet, the one asked now first.
    pub missing: Vec<&'static str>,
}

impl DocumentDraftView {
    fn of(d: DraftView) -> Self {
        let asking = d.asking;
        Self {
            template_id: d.template.as_str(),
            title: d.definition().name.get(d.lang),
            field: DraftFieldView {
                name: asking.name,
                label: asking.label.get(d.lang),
                help: asking.help.get(d.lang),
                example: asking.example.get(d.lang),
                kind: asking.kind.as_str(),
                required: asking.required,
            },
            filled: d.filled,
            missing: d.missing,
        }
    }
}

/// The document that the conversation is making, if any.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CurrentDraft)]
pub struct CurrentDraftView {
    pub document_draft: Option<DocumentDraftView>,
}

impl CurrentDraftView {
    pub fn of(draft: Option<DraftView>) -> Self {
        Self { document_draft: draft.map(DocumentDraftView::of) }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Usage)]
pub struct UsageView {
    /// Answers of this month that counted, and those being made.
    pub used: i64,
    /// Null for premium and admin.
    pub limit: Option<i64>,
    pub resets_at: DateTime<Utc>,
}

impl UsageView {
    pub fn of(u: Usage) -> Self {
        Self { used: u.used, limit: u.limit, resets_at: u.resets_at }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Answer)]
pub struct AnswerView {
    /// Light Markdown: paragraphs, lists, bold, and marks [1] that number `sources`.
    pub response: String,
    /// grounded, no_match or unavailable
    pub status: &'static str,
    /// fr or en
    pub language: &'static str,
    /// builtin or remote
    pub engine: &'static str,
    /// To be shown above the answer.
    pub notice: Option<String>,
    pub sources: Vec<SourceView>,
    pub next_step: String,
    pub document_generated: bool,
    pub document: Option<DocumentRef>,
    /// The same as `document`.
    pub saved_document: Option<DocumentRef>,
    pub document_draft: Option<DocumentDraftView>,
    pub usage: UsageView,
    pub log_id: Option<i64>,
}

impl AnswerView {
    pub fn of(o: Outcome) -> Self {
        let reference = || o.document.clone().map(|(id, title)| DocumentRef { id, title });
        Self {
            status: o.answer.status.as_str(),
            language: o.answer.language.as_str(),
            engine: o.answer.engine.as_str(),
            document_generated: o.document.is_some(),
            document: reference(),
            saved_document: reference(),
            response: o.answer.response,
            notice: o.answer.notice,
            sources: o.answer.sources.into_iter().map(SourceView::of).collect(),
            next_step: o.answer.next_step,
            document_draft: o.draft.map(DocumentDraftView::of),
            usage: UsageView::of(o.usage),
            log_id: o.log_id,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AiLog)]
pub struct LogView {
    pub id: i64,
    pub prompt: String,
    pub response: String,
    pub status: &'static str,
    pub sources: Vec<SourceView>,
    /// What one said of the answer and of its sources.
    pub feedback: Vec<FeedbackView>,
    pub timestamp: DateTime<Utc>,
}

impl LogView {
    pub fn of(e: LogEntry, said: &[Feedback]) -> Self {
        Self {
            id: e.id,
            feedback: said.iter().filter(|f| f.log_id == e.id).cloned().map(Into::into).collect(),
            status: e.status.as_str(),
            sources: e.sources.into_iter().map(SourceView::of).collect(),
            timestamp: e.timestamp,
            prompt: e.prompt,
            response: e.response,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[schema(as = AiStatus)]
pub struct StatusView {
    /// builtin or remote
    pub engine: &'static str,
    pub model: Option<String>,
    /// The search index is built.
    pub ready: bool,
}

impl StatusView {
    pub fn of(assistant: &Assistant) -> Self {
        let remote = assistant.remote.as_ref();
        Self {
            engine: if remote.is_some() { "remote" } else { "builtin" },
            model: remote.map(|r| r.model().to_owned()),
            ready: assistant.current().is_some(),
        }
    }
}
