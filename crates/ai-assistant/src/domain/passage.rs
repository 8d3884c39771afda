use super::Language;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PassageKind {
    /// A practical note of the legal knowledge.
    Note,
    /// A court decision, summarised.
    Case,
    /// An article of a law, in its own words.
    Article,
}

/// How well a note's source was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Confidence {
    High,
    /// Taken from a secondary source: always shown as to be checked.
    Medium,
}

/// A retrieved text: all that an answer may rest on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    pub kind: PassageKind,
    /// The stable key of the row (`travail-preavis-duree`, or Juricaf's id).
    pub key: String,
    pub title: String,
    /// A note's text, an article's words; for a case, the principle and then what was decided.
    pub text: String,
    /// The language `title` and `text` are written in: case law is summarised in French only.
    pub language: Language,
    pub articles: Vec<String>,
    /// Where the text was taken from.
    pub source: Option<String>,
    pub url: Option<String>,
    pub confidence: Option<Confidence>,
    /// What a reader must check or beware of; it always stands beside the text.
    pub caution: Option<String>,
    pub next_step: Option<String>,
    /// Year and month the text was last held against the law (`2026-11`).
    pub as_of: Option<String>,
    pub verified_by_lawyer: bool,
    /// The code of the legal domain (`travail`, `famille`, …).
    pub domain: String,
}

text_enum!(PassageKind, UnknownPassageKind { Note = "note", Case = "case", Article = "article" });
text_enum!(Confidence, UnknownConfidence { High = "high", Medium = "medium" });
