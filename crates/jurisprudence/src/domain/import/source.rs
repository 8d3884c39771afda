use super::codes;
use chrono::{DateTime, NaiveDate, Utc};

/// A decision as its source gave it, beside what we say of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseText {
    pub case_id: i64,
    /// `juricaf`.
    pub source: String,
    pub source_id: String,
    /// The source gave none: we made it as the source makes its own.
    pub id_computed: bool,
    pub source_url: Option<String>,
    /// None: no open licence is known, and the text is for administrators only.
    pub licence: Option<String>,
    /// As received.
    pub court: String,
    pub number: String,
    pub decided_on: NaiveDate,
    pub title: String,
    pub formation: Option<String>,
    /// The formation was read out of the text's heading.
    pub formation_derived: bool,
    /// Cleaned, and with the names masked that an administrator masked. Empty once the decision was deleted here.
    pub text: String,
    /// Of the text as received, cleaned.
    pub text_digest: String,
    pub encoding_repaired: bool,
    /// In thousandths of the characters.
    pub odd_characters: i64,
    /// In thousandths of the words.
    pub lonely_letters: i64,
    pub names_masked: bool,
    /// Since when the source answers that it has no such decision.
    pub gone_at: Option<DateTime<Utc>>,
    pub imported_at: DateTime<Utc>,
    pub checked_at: DateTime<Utc>,
}

codes! {
    /// Why something that was received waits for a person.
    ReviewKind {
        /// It may be a decision that is here under another number, day or id.
        Duplicate = "duplicate",
        /// The source now says something else of a decision that is here.
        Changed = "changed",
    }
}

codes! {
    ReviewState {
        Open = "open",
        /// One decision: its other spelling and id are kept beside it.
        Merged = "merged",
        /// Two decisions: it was added.
        Kept = "kept",
        Ignored = "ignored",
        /// What the source says now replaced what it said before.
        Accepted = "accepted",
    }
}

codes! {
    /// What a person decides on it.
    Answer {
        Merge = "merge",
        Keep = "keep",
        Ignore = "ignore",
        Accept = "accept",
    }
}

impl Answer {
    /// What the row is then; none where this is no answer to that question.
    pub fn state(self, kind: ReviewKind) -> Option<ReviewState> {
        match (self, kind) {
            (Self::Merge, ReviewKind::Duplicate) => Some(ReviewState::Merged),
            (Self::Keep, _) => Some(ReviewState::Kept),
            (Self::Accept, ReviewKind::Changed) => Some(ReviewState::Accepted),
            (Self::Ignore, _) => Some(ReviewState::Ignored),
            (Self::Merge, ReviewKind::Changed) | (Self::Accept, ReviewKind::Duplicate) => None,
        }
    }
}
