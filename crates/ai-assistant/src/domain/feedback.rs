use super::AnswerStatus;
use chrono::{DateTime, Utc};

/// Why an answer, or one of its sources, was of no use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FeedbackReason {
    /// It says what the law does not.
    Wrong,
    OffTopic,
    Incomplete,
    Unclear,
    Outdated,
    /// It came in the other language.
    Language,
    Other,
}
text_enum!(FeedbackReason, UnknownFeedbackReason {
    Wrong = "wrong",
    OffTopic = "off_topic",
    Incomplete = "incomplete",
    Unclear = "unclear",
    Outdated = "outdated",
    Language = "language",
    Other = "other",
});

/// Whether somebody has dealt with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FeedbackState {
    Open,
    Reviewed,
}
text_enum!(FeedbackState, UnknownFeedbackState { Open = "open", Reviewed = "reviewed" });

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeedbackProblem {
    /// A reason that is not in the list.
    UnknownReason,
    CommentTooLong,
}

/// What the page sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawFeedback {
    /// Of one of the answer's sources; empty: of the answer.
    pub source_key: String,
    pub is_useful: bool,
    pub reason: String,
    pub comment: String,
}

/// What a person says of an answer of theirs, or of one of its sources.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opinion {
    pub source_key: String,
    pub is_useful: bool,
    /// Only of what was not useful.
    pub reason: Option<FeedbackReason>,
    pub comment: String,
}

impl Opinion {
    pub const COMMENT_MAX: usize = 1_000;

    /// Every wrong field at once, by the name it was sent under.
    pub fn parse(raw: &RawFeedback) -> Result<Self, Vec<(&'static str, FeedbackProblem)>> {
        let mut wrong = Vec::new();
        let reason = match raw.reason.trim() {
            "" => None,
            text => text.parse().map_err(|_| wrong.push(("reason", FeedbackProblem::UnknownReason))).ok(),
        };
        let comment = super::without_controls(raw.comment.trim());
        if comment.chars().count() > Self::COMMENT_MAX {
            wrong.push(("comment", FeedbackProblem::CommentTooLong));
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        Ok(Self {
            source_key: raw.source_key.trim().to_owned(),
            is_useful: raw.is_useful,
            reason: reason.filter(|_| !raw.is_useful),
            comment,
        })
    }
}

/// An opinion as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feedback {
    pub id: i64,
    pub log_id: i64,
    pub user_id: i64,
    pub opinion: Opinion,
    pub state: FeedbackState,
    pub reviewed_by: Option<i64>,
    pub reviewed_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// An opinion in the list of administrators: neither the question nor the comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeedbackHead {
    pub id: i64,
    pub log_id: i64,
    pub user_id: i64,
    pub source_key: String,
    pub is_useful: bool,
    pub reason: Option<FeedbackReason>,
    pub has_comment: bool,
    pub state: FeedbackState,
    /// Of the answer that it speaks of.
    pub answer: AnswerStatus,
    pub created_at: DateTime<Utc>,
}

/// Which opinions an administrator looks for; `None` is all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FeedbackFilter {
    pub state: Option<FeedbackState>,
    pub is_useful: Option<bool>,
    pub reason: Option<FeedbackReason>,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

/// How many opinions wait, and what people said in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FeedbackTotals {
    pub useful: i64,
    pub not_useful: i64,
    /// Not looked at yet, of what was not useful.
    pub waiting: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_belongs_to_what_was_not_useful_and_a_comment_is_short() {
        let raw = RawFeedback {
            reason: "outdated".into(),
            comment: " Vieux\u{0} texte ".into(),
            ..RawFeedback::default()
        };
        let said = Opinion::parse(&raw).unwrap();
        assert_eq!((said.reason, said.comment.as_str()), (Some(FeedbackReason::Outdated), "Vieux texte"));
        let useful = Opinion::parse(&RawFeedback { is_useful: true, ..raw.clone() }).unwrap();
        assert_eq!(useful.reason, None);
        let wrong = RawFeedback { reason: "x".into(), comment: "é".repeat(1_001), ..raw };
        let fields: Vec<_> = Opinion::parse(&wrong).unwrap_err().into_iter().map(|(f, _)| f).collect();
        assert_eq!(fields, ["reason", "comment"]);
    }
}
