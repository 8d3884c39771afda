use crate::domain::{Confidence, Key, Language, LegalDomain};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// The hits answer the question, or come near.
    Inside,
    /// The notes say nothing on it: another country's law, no law at all, an order to the assistant.
    Outside,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HitKind {
    Note,
    Case,
}

/// A note or decision, ready to be quoted.
#[derive(Debug, Clone, PartialEq)]
pub struct Hit {
    pub kind: HitKind,
    pub key: Key,
    /// In the question's language; a decision's is as it was published.
    pub title: String,
    pub text: String,
    pub articles: Vec<String>,
    /// Where it was taken from, as it must be named.
    pub source: Option<String>,
    pub url: Option<String>,
    /// Of notes only.
    pub confidence: Option<Confidence>,
    pub caution: Option<String>,
    pub next_step: Option<String>,
    pub as_of: Option<String>,
    /// Of a note: a lawyer has read it. Of a decision: an admin has verified it.
    pub is_verified: bool,
    /// Of notes only.
    pub domain: Option<LegalDomain>,
    /// Comparable within one retrieval only.
    pub score: f32,
}

/// A subject to offer where nothing answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    pub key: Key,
    pub title: String,
}

/// What was found for a question.
#[derive(Debug, Clone, PartialEq)]
pub struct Retrieval {
    pub language: Language,
    pub decision: Decision,
    /// How likely the question lies inside, 0 to 1.
    pub confidence: f32,
    /// Another country is named, and Cameroon is not: the refusal can say so.
    pub is_about_another_country: bool,
    /// An article that it names is one of Cameroon: no other country is named, and it orders the program nothing.
    pub may_name_articles: bool,
    /// Notes, best first, then decisions. Empty when the question lies outside.
    pub hits: Vec<Hit>,
    /// The nearest subjects, best first, whatever the decision.
    pub suggestions: Vec<Suggestion>,
}
