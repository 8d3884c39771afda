//! What lies outside the law that is known here, and why.

use super::{Invalid, Key, Language};
use std::str::FromStr;

/// What a question that no note answers is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OutsideKind {
    /// The law of another country.
    Elsewhere,
    Medicine,
    /// How to commit an offence, or to get away with it.
    Crime,
    /// A law that there is not.
    InventedLaw,
    /// An order to the program.
    Instruction,
    /// The law of Cameroon, but no note treats it.
    Uncovered,
    /// Cooking, sport, school, love …
    NotLaw,
}

impl FromStr for OutsideKind {
    type Err = Invalid;
    /// The kinds by which the files of outside questions are written.
    fn from_str(s: &str) -> Result<Self, Invalid> {
        Ok(match s {
            "foreign-law" => Self::Elsewhere,
            "health" => Self::Medicine,
            "crime" => Self::Crime,
            "invented-law" => Self::InventedLaw,
            "order-to-assistant" => Self::Instruction,
            "uncovered" => Self::Uncovered,
            "daily-life" | "near-law" | "tech" | "school" | "love" | "small-talk" | "money-price"
            | "recipe" | "sport" | "nonsense" | "religion" | "politics-opinion" | "travel" | "farming"
            | "celebrities" | "place" => Self::NotLaw,
            _ => return Err(Invalid { field: "kind".into(), why: "must be one of the known kinds" }),
        })
    }
}

/// A message as people write it that asks for help with an offence, or only looks like one that does: of a victim, of
/// somebody accused, of somebody who wants to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrimeMessage {
    pub language: Language,
    pub text: String,
    pub asks_for_help: bool,
    /// The note and its unit that say that it is punished.
    pub offence: Option<(Key, Key)>,
}
