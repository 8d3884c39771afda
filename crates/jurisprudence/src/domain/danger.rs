//! People in danger: what is recognised, and what they are told before anything else.

use super::{Bilingual, Key, Language};
use std::fmt;
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DangerKind {
    Suicide,
    /// Blows, or somebody about to strike.
    ViolenceNow,
    Rape,
    ChildInDanger,
    ArrestNow,
    DeathThreat,
    /// Intimate images, or favours under threat of showing them.
    SexualBlackmail,
    /// Locked in, kidnapped, kept for a debt.
    Held,
    /// An accident, a poisoning, a birth.
    Medical,
}

impl DangerKind {
    pub const ALL: [Self; 9] = [
        Self::Suicide,
        Self::ViolenceNow,
        Self::Rape,
        Self::ChildInDanger,
        Self::ArrestNow,
        Self::DeathThreat,
        Self::SexualBlackmail,
        Self::Held,
        Self::Medical,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Suicide => "suicide",
            Self::ViolenceNow => "violence_now",
            Self::Rape => "rape",
            Self::ChildInDanger => "child_in_danger",
            Self::ArrestNow => "arrest_now",
            Self::DeathThreat => "death_threat",
            Self::SexualBlackmail => "sexual_blackmail",
            Self::Held => "held",
            Self::Medical => "medical",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no kind of danger has this name")]
pub struct UnknownDangerKind;

impl FromStr for DangerKind {
    type Err = UnknownDangerKind;
    fn from_str(s: &str) -> Result<Self, UnknownDangerKind> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == s).ok_or(UnknownDangerKind)
    }
}

impl fmt::Display for DangerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What is said to who is in such a danger.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Danger {
    pub kind: DangerKind,
    /// The first words.
    pub say: Bilingual<String>,
    /// Steps for the next hour.
    pub now: Bilingual<Vec<String>>,
    /// What the law offers, in one sentence.
    pub then: Bilingual<String>,
    /// The notes whose questions people in such a danger may ask.
    pub notes: Vec<Key>,
}

/// A message as people write it, in danger or only looking like it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DangerMessage {
    pub language: Language,
    pub text: String,
    pub danger: Option<DangerKind>,
    /// Of a message of several sentences that tells of danger: the sentence that does.
    pub told: Option<String>,
    /// The note and its unit that protect whoever writes so, never a penalty; none where no rule would help.
    pub law: Option<(Key, Key)>,
}

/// A word that is no question of law, and what is said back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Talk {
    /// greeting, thanks, who …
    pub key: Key,
    pub asked: Bilingual<Vec<String>>,
    pub say: Bilingual<String>,
}
