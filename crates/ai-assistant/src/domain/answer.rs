use super::{AlsoKind, Confidence, Direct, Language, Passage, PassageKind};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnswerStatus {
    /// Rests on the passages in `sources`. The only status that counts towards the month.
    Grounded,
    /// Nothing retrieved answers the question.
    NoMatch,
    /// The assistant could not work.
    Unavailable,
    /// A word said back to a word that is no question: neither counted nor kept.
    Talk,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Engine {
    Builtin,
    Remote,
}

text_enum!(AnswerStatus, UnknownAnswerStatus { Grounded = "grounded", NoMatch = "no_match", Unavailable = "unavailable", Talk = "talk" });
text_enum!(Engine, UnknownEngine { Builtin = "builtin", Remote = "remote" });

/// One source, numbered by its place: the mark `[1]` in the response is the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    pub kind: PassageKind,
    pub key: String,
    pub label: String,
    pub articles: Vec<String>,
    pub excerpt: String,
    pub url: Option<String>,
    pub confidence: Option<Confidence>,
    pub caution: Option<String>,
    pub source: Option<String>,
    pub as_of: Option<String>,
    pub verified_by_lawyer: bool,
}

impl Source {
    pub(crate) fn of(passage: &Passage, excerpt: String) -> Self {
        Self {
            kind: passage.kind,
            key: passage.key.clone(),
            label: passage.title.clone(),
            articles: passage.articles.clone(),
            excerpt,
            url: passage.url.clone(),
            confidence: passage.confidence,
            caution: passage.caution.clone(),
            source: passage.source.clone(),
            as_of: passage.as_of.clone(),
            verified_by_lawyer: passage.verified_by_lawyer,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Light Markdown: paragraphs, `- ` and `1. ` lists, `**bold**`, source marks `[1]`. Ends with the next step.
    pub response: String,
    pub status: AnswerStatus,
    pub language: Language,
    pub engine: Engine,
    /// One sentence to show above the answer: the model failed, or a citation was removed.
    pub notice: Option<String>,
    pub sources: Vec<Source>,
    pub next_step: String,
    /// The same in fields.
    pub parts: AnswerParts,
}

/// An answer in fields, which a page shows in their places. Empty where it has another form: a professional's shape, a
/// model's words that do not keep to the form.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AnswerParts {
    /// Somebody is in danger: shown before all else.
    pub first_help: Option<FirstHelp>,
    pub direct: Option<Direct>,
    /// The articles of `direct`, those of one law on one line.
    pub basis: Vec<String>,
    pub also: Option<Also>,
    /// Subjects near the question, to be asked next.
    pub related: Vec<Related>,
    /// Why there is no answer.
    pub reason: Option<RefusalReason>,
}

/// A second answer beside the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Also {
    pub kind: AlsoKind,
    /// Of its note, as the title.
    pub key: String,
    pub title: String,
    pub direct: Direct,
    pub basis: Vec<String>,
}

/// Why a question is not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefusalReason {
    /// It is about the law of another country.
    Elsewhere,
    Medicine,
    /// It asks how to commit an offence, or to get away with it.
    CrimeHelp,
    /// It names a text of law that nothing here knows.
    UnknownLaw,
    NotLaw,
    /// Nothing answers it, but subjects lie near.
    NearMiss,
    /// An order to the program.
    Instruction,
}

text_enum!(RefusalReason, UnknownRefusalReason {
    Elsewhere = "elsewhere",
    Medicine = "medicine",
    CrimeHelp = "crime_help",
    UnknownLaw = "unknown_law",
    NotLaw = "not_law",
    NearMiss = "near_miss",
    Instruction = "instruction",
});

/// What somebody in danger is told before anything else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstHelp {
    /// The code of its kind: suicide, violence_now …
    pub danger: String,
    /// The first words.
    pub say: String,
    /// Steps for the next hour.
    pub now: Vec<String>,
    /// What the law offers, in one sentence.
    pub then: String,
}

/// A subject that another note is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Related {
    pub key: String,
    /// Found when it is asked.
    pub title: String,
}
