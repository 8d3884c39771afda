use super::{FieldError, FieldReason, State};
use std::str::FromStr;

/// What two administrators may decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    Succeeded,
    Failed,
    Refunded,
}

impl Decision {
    pub const ALL: [Self; 3] = [Self::Succeeded, Self::Failed, Self::Refunded];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Refunded => "refunded",
        }
    }

    /// What it may be decided about, and what comes of it.
    pub fn applies_to(self, state: State) -> bool {
        match self {
            Self::Succeeded | Self::Failed => state == State::ManualReview,
            Self::Refunded => state == State::Succeeded,
        }
    }

    pub fn state(self) -> State {
        match self {
            Self::Succeeded => State::Succeeded,
            Self::Failed => State::Failed,
            Self::Refunded => State::Refunded,
        }
    }
}

impl FromStr for Decision {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|d| d.as_str() == s).ok_or("unknown decision")
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionStatus {
    Proposed,
    Confirmed,
    Withdrawn,
}

impl DecisionStatus {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Proposed => "proposed",
            Self::Confirmed => "confirmed",
            Self::Withdrawn => "withdrawn",
        }
    }
}

impl FromStr for DecisionStatus {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        [Self::Proposed, Self::Confirmed, Self::Withdrawn]
            .into_iter()
            .find(|d| d.as_str() == s)
            .ok_or("unknown status")
    }
}

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawDecision {
    pub decision: String,
    pub note: String,
    pub external_reference: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionInput {
    pub decision: Decision,
    /// Why, for whoever reads it years later.
    pub note: String,
    /// The operator's number of the transaction, where it is known.
    pub external_reference: Option<String>,
}

const NOTE_MIN: usize = 3;
const NOTE_MAX: usize = 1_000;
const EXTERNAL_MAX: usize = 100;

impl DecisionInput {
    pub fn parse(raw: &RawDecision) -> Result<Self, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let decision = raw.decision.trim().parse();
        if decision.is_err() {
            wrong.push(FieldReason::DecisionUnknown.of("decision"));
        }
        let clean = |text: &str| text.replace('\0', "").trim().to_owned();
        let (note, external) = (clean(&raw.note), clean(&raw.external_reference));
        match note.chars().count() {
            n if n < NOTE_MIN => wrong.push(FieldReason::NoteTooShort.of("note")),
            n if n > NOTE_MAX => wrong.push(FieldReason::TooLong { max: NOTE_MAX }.of("note")),
            _ => {}
        }
        if external.chars().count() > EXTERNAL_MAX {
            wrong.push(FieldReason::TooLong { max: EXTERNAL_MAX }.of("externalReference"));
        }
        match decision {
            Ok(decision) if wrong.is_empty() => {
                let external_reference = (!external.is_empty()).then_some(external);
                Ok(Self { decision, note, external_reference })
            }
            _ => Err(wrong),
        }
    }
}
