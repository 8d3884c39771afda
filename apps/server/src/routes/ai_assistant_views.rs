//! How answers look on the wire.

use crate::assistant::Assistant;
use crate::flows::ask::Outcome;
use crate::routes::feedback_views::FeedbackView;
use ai_assistant::domain::{Also, AnswerParts, Feedback, FirstHelp, LogEntry, Source, Usage};
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

/// The short form of an answer, field by field; `response` says the same. All but `related` and `reason` is empty where the
/// answer has another form: a refusal, a professional's shape, a model's words that do not keep to it.
#[derive(Serialize, ToSchema, Default)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnswerParts)]
pub struct AnswerPartsView {
    /// The rule, in one or two sentences.
    pub answer: Option<String>,
    /// Never shown apart from the answer; at most three.
    pub conditions: Vec<String>,
    /// What the person does now.
    pub action: Option<String>,
    /// A delay of days, or somebody's safety, hangs on it.
    pub urgent: bool,
    /// The articles that it rests on; none where it says how a thing is done.
    pub basis: Vec<String>,
    /// A second answer: to a second question, or to the same one read another way.
    pub also: Option<AlsoView>,
    /// Subjects near the question, to be asked next: at most two, and three beside a refusal.
    pub related: Vec<RelatedView>,
    /// Of a refusal: elsewhere, medicine, crime_help, unknown_law, not_law, near_miss or instruction; null where it is not
    /// known.
    pub reason: Option<&'static str>,
    /// suicide, violence_now, rape, child_in_danger, arrest_now, death_threat, sexual_blackmail, held or medical: somebody is
    /// in danger, and is told `firstHelp` before all else.
    pub danger: Option<String>,
    pub first_help: Option<FirstHelpView>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FirstHelp)]
pub struct FirstHelpView {
    /// The first words.
    pub say: String,
    /// Steps for the next hour, in their order.
    pub now: Vec<String>,
    /// What the law offers, in one sentence; `answer` says more.
    pub then: String,
}

#[derive(Serialize, ToSchema)]
#[schema(as = AlsoAnswer)]
pub struct AlsoView {
    /// second_question or other_reading
    pub kind: &'static str,
    /// Of its note, as the title.
    pub key: String,
    pub title: String,
    pub answer: String,
    pub conditions: Vec<String>,
    pub action: String,
    pub urgent: bool,
    pub basis: Vec<String>,
}

impl AlsoView {
    fn of(also: Also) -> Self {
        let direct = also.direct;
        Self {
            kind: also.kind.as_str(),
            key: also.key,
            title: also.title,
            answer: direct.answer,
            conditions: direct.conditions,
            action: direct.action,
            urgent: direct.is_urgent,
            basis: also.basis,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = RelatedSubject)]
pub struct RelatedView {
    /// The key of its note.
    pub key: String,
    /// Found when it is asked.
    pub title: String,
}

impl AnswerPartsView {
    pub fn of(parts: AnswerParts) -> Self {
        let related = parts.related.into_iter().map(|r| RelatedView { key: r.key, title: r.title }).collect();
        let reason = parts.reason.map(|reason| reason.as_str());
        let (danger, first_help) = match parts.first_help {
            Some(FirstHelp { danger, say, now, then }) => {
                (Some(danger), Some(FirstHelpView { say, now, then }))
            }
            None => (None, None),
        };
        let also = parts.also.map(AlsoView::of);
        let rest = Self { related, danger, first_help, also, reason, ..Self::default() };
        match parts.direct {
            None => rest,
            Some(direct) => Self {
                answer: Some(direct.answer),
                conditions: direct.conditions,
                action: Some(direct.action),
                urgent: direct.is_urgent,
                basis: parts.basis,
                ..rest
            },
        }
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
    #[serde(flatten)]
    pub parts: AnswerPartsView,
    pub document_generated: bool,
    pub document: Option<DocumentRef>,
    /// The same as `document`.
    pub saved_document: Option<DocumentRef>,
    pub document_draft: Option<DocumentDraftView>,
    pub usage: UsageView,
    /// Null where nothing was kept: a word said back, a document in the making.
    pub log_id: Option<i64>,
    /// The conversation that it was kept in; null beside a null `logId`.
    pub conversation_id: Option<i64>,
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
            parts: AnswerPartsView::of(o.answer.parts),
            document_draft: o.draft.map(DocumentDraftView::of),
            usage: UsageView::of(o.usage),
            log_id: o.log_id,
            conversation_id: o.conversation_id,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AiLog)]
pub struct LogView {
    pub id: i64,
    pub conversation_id: i64,
    pub prompt: String,
    pub response: String,
    pub status: &'static str,
    /// fr or en
    pub language: &'static str,
    pub sources: Vec<SourceView>,
    #[serde(flatten)]
    pub parts: AnswerPartsView,
    /// What one said of the answer and of its sources.
    pub feedback: Vec<FeedbackView>,
    pub timestamp: DateTime<Utc>,
}

impl LogView {
    pub fn of(e: LogEntry, said: &[Feedback]) -> Self {
        Self {
            id: e.id,
            conversation_id: e.conversation_id,
            feedback: said.iter().filter(|f| f.log_id == e.id).cloned().map(Into::into).collect(),
            status: e.status.as_str(),
            language: e.language.as_str(),
            sources: e.sources.into_iter().map(SourceView::of).collect(),
            parts: AnswerPartsView::of(e.parts),
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
