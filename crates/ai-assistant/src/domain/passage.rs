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

/// A note's answer to what was asked, written beforehand and chosen whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Direct {
    pub answer: String,
    /// Never shown apart from the answer.
    pub conditions: Vec<String>,
    /// What the person does now.
    pub action: String,
    /// A delay of days, or somebody's safety, hangs on it.
    pub is_urgent: bool,
    /// The articles that it rests on; none where it says how a thing is done.
    pub articles: Vec<String>,
    /// The figure that the question takes for the law, where it is another: "10 jours".
    pub denied: Option<String>,
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
    /// The language `title` and `text` are written in: a decision has a summary in one of the two.
    pub language: Language,
    pub articles: Vec<String>,
    /// Where the text was taken from.
    pub source: Option<String>,
    pub url: Option<String>,
    pub confidence: Option<Confidence>,
    /// What a reader must check or beware of; it always stands beside the text.
    pub caution: Option<String>,
    pub next_step: Option<String>,
    /// Of notes that have an answer for what was asked.
    pub direct: Option<Direct>,
    /// Its answer stands beside that of the first passage; of the second at most, which may be the same note again.
    pub also: Option<AlsoKind>,
    /// Year and month the text was last held against the law (`2026-11`).
    pub as_of: Option<String>,
    pub verified_by_lawyer: bool,
    /// The code of the legal domain (`travail`, `famille`, …).
    pub domain: String,
}

/// Why a second answer stands beside the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AlsoKind {
    /// The message asks two questions.
    SecondQuestion,
    /// Its one question can be read another way.
    OtherReading,
}

text_enum!(AlsoKind, UnknownAlsoKind { SecondQuestion = "second_question", OtherReading = "other_reading" });
text_enum!(PassageKind, UnknownPassageKind { Note = "note", Case = "case", Article = "article" });
text_enum!(Confidence, UnknownConfidence { High = "high", Medium = "medium" });
