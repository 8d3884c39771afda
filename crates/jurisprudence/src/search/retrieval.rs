use crate::domain::{Confidence, DangerKind, Key, Language, LegalDomain};

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
    /// A decision, summarised in this language.
    Case(Language),
}

/// The direct answer of a note to a question, in the question's language; nothing in it is taken apart.
#[derive(Debug, Clone, PartialEq)]
pub struct Direct {
    /// The unit's name within its note.
    pub unit: Key,
    pub answer: String,
    pub conditions: Vec<String>,
    pub action: String,
    pub is_urgent: bool,
    /// Those of the note's articles that it rests on; none where it says how a thing is done.
    pub articles: Vec<String>,
    /// How likely it is, among those of its note, what was asked: 0 to 1.
    pub likelihood: f32,
    /// The figure that the question takes for the law, where it is another: "10 jours".
    pub denied: Option<String>,
}

/// Why a second answer stands beside the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Also {
    /// The message asks two questions.
    SecondQuestion,
    /// Its one question can be read another way.
    OtherReading,
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
    /// Of notes that have answers for what is asked of them.
    pub direct: Option<Direct>,
    /// It is answered from as well; the second hit at most, which may be the same note again.
    pub also: Option<Also>,
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

/// What somebody in danger is told before anything else, in the language of the message.
#[derive(Debug, Clone, PartialEq)]
pub struct FirstHelp {
    pub kind: DangerKind,
    pub say: String,
    /// Steps for the next hour.
    pub now: Vec<String>,
    /// What the law offers.
    pub then: String,
    /// The note that it comes from, with the unit that fits.
    pub law: Option<Hit>,
}

/// What is said back to a word that is no question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TalkReply {
    /// greeting, thanks, who …
    pub key: Key,
    pub say: String,
}

/// Why a question is not answered.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// It is about the law of another country.
    Elsewhere,
    Medicine,
    /// It asks how to commit an offence, or to get away with it.
    CrimeHelp {
        /// The note that says that this is punished, with the unit that does.
        offence: Option<Box<Hit>>,
    },
    UnknownLaw {
        /// As it is cited, in full words.
        law: Option<String>,
    },
    NotLaw,
    /// The suggestions may be what was meant.
    NearMiss,
    /// An order to the program.
    Instruction,
}

/// What was found for a question.
#[derive(Debug, Clone, PartialEq)]
pub struct Retrieval {
    pub language: Language,
    pub decision: Decision,
    /// How likely the question lies inside, 0 to 1.
    pub confidence: f32,
    /// Of a question that lies outside, where it is known.
    pub refusal: Option<Refusal>,
    /// An article that it names is one of Cameroon: no other country is named, and it orders the program nothing.
    pub may_name_articles: bool,
    /// Notes, best first, then decisions. Empty when the question lies outside.
    pub hits: Vec<Hit>,
    /// Somebody is in danger: this comes first, whatever else was found.
    pub first_help: Option<FirstHelp>,
    /// It is no question.
    pub talk: Option<TalkReply>,
    /// The nearest subjects, best first, whatever the decision.
    pub suggestions: Vec<Suggestion>,
}
