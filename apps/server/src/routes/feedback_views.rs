//! How opinions look: to who has them, and to administrators.

use crate::routes::ai_assistant_views::SourceView;
use ai_assistant::domain::{Feedback, FeedbackHead, FeedbackTotals, LogEntry};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// What one said of an answer, or of one of its sources.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Feedback)]
pub struct FeedbackView {
    /// Empty: the answer.
    pub source_key: String,
    pub is_useful: bool,
    /// wrong, off_topic, incomplete, unclear, outdated, language or other
    pub reason: Option<&'static str>,
    pub comment: String,
}

impl From<Feedback> for FeedbackView {
    fn from(f: Feedback) -> Self {
        Self {
            source_key: f.opinion.source_key,
            is_useful: f.opinion.is_useful,
            reason: f.opinion.reason.map(|r| r.as_str()),
            comment: f.opinion.comment,
        }
    }
}

/// An opinion with its texts masked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FeedbackHead)]
pub struct FeedbackHeadView {
    pub id: i64,
    pub log_id: i64,
    pub user_id: i64,
    /// Empty: of the answer.
    pub source_key: String,
    pub is_useful: bool,
    /// wrong, off_topic, incomplete, unclear, outdated, language or other
    pub reason: Option<&'static str>,
    pub has_comment: bool,
    /// open or reviewed
    pub state: &'static str,
    /// What the answer was: grounded, no_match or unavailable
    pub answer_status: &'static str,
    pub created_at: DateTime<Utc>,
}

impl From<FeedbackHead> for FeedbackHeadView {
    fn from(h: FeedbackHead) -> Self {
        Self {
            id: h.id,
            log_id: h.log_id,
            user_id: h.user_id,
            source_key: h.source_key,
            is_useful: h.is_useful,
            reason: h.reason.map(|r| r.as_str()),
            has_comment: h.has_comment,
            state: h.state.as_str(),
            answer_status: h.answer.as_str(),
            created_at: h.created_at,
        }
    }
}

/// An opinion that was opened: an entry of the audit trail says so.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OpenedFeedback)]
pub struct OpenedFeedbackView {
    pub id: i64,
    pub comment: String,
    pub prompt: String,
    pub response: String,
    pub sources: Vec<SourceView>,
    /// The note that the opinion, or the answer, is about: where it can be edited.
    pub note_id: Option<i64>,
}

impl OpenedFeedbackView {
    pub fn of(f: Feedback, log: LogEntry, note_id: Option<i64>) -> Self {
        Self {
            id: f.id,
            comment: f.opinion.comment,
            prompt: log.prompt,
            response: log.response,
            sources: log.sources.into_iter().map(SourceView::of).collect(),
            note_id,
        }
    }
}

/// What people said in all.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FeedbackTotals)]
pub struct FeedbackTotalsView {
    pub useful: i64,
    pub not_useful: i64,
    /// Of what was not useful: not looked at yet.
    pub waiting: i64,
}

impl From<FeedbackTotals> for FeedbackTotalsView {
    fn from(t: FeedbackTotals) -> Self {
        Self { useful: t.useful, not_useful: t.not_useful, waiting: t.waiting }
    }
}
