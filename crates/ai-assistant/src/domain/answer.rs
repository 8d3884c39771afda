use super::{Confidence, Language, Passage, PassageKind};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnswerStatus {
    /// Rests on the passages in `sources`. The only status that counts towards the month.
    Grounded,
    /// Nothing retrieved answers the question.
    NoMatch,
    /// The assistant could not work.
    Unavailable,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Engine {
    Builtin,
    Remote,
}

text_enum!(AnswerStatus, UnknownAnswerStatus { Grounded = "grounded", NoMatch = "no_match", Unavailable = "unavailable" });
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
}
