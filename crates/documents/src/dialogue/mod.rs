//! Asking for the fields of a document one at a time, in the chat. Pure: the draft goes in, the next step comes out.
mod prefill;
mod wording;

use crate::domain::audience::Lang;
use crate::domain::catalog;
use crate::domain::document::Document;
use crate::domain::parameters::{Parameters, Reason};
use crate::domain::parsing;
use crate::domain::template::{ParamType, Parameter, Template, TemplateId};
use crate::domain::text::{fold, single_line, words};
use chrono::{DateTime, TimeDelta, Utc};

pub use prefill::prefill;

/// A draft nobody answered for this long is over: the next message is a new conversation.
const IDLE: TimeDelta = TimeDelta::hours(24);

/// A draft as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredDraft {
    pub template: TemplateId,
    pub lang: Lang,
    pub filled: Parameters,
    /// Optional fields the person passed over.
    pub skipped: Vec<String>,
    pub updated_at: DateTime<Utc>,
}

/// A draft as it is shown: what is asked now, what is filled, what is still to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftView {
    pub template: TemplateId,
    pub lang: Lang,
    pub filled: Parameters,
    pub asking: &'static Parameter,
    /// Names of the fields not answered yet, the one asked now first.
    pub missing: Vec<&'static str>,
}

impl DraftView {
    pub fn definition(&self) -> &'static Template {
        catalog::template(self.template)
    }

    /// The question as a chat message, in light Markdown; `problem` says why the last answer did not do.
    pub fn question(&self, problem: Option<Reason>) -> String {
        wording::question(self, problem)
    }
}

/// What came of a message in the dialogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftStep {
    /// Ask the field of the view; `problem` when the last answer did not do.
    Ask {
        view: DraftView,
        problem: Option<Reason>,
    },
    /// The message is a question, not an answer: answer it as usual, then ask again.
    Aside {
        view: DraftView,
    },
    Completed(Box<Document>),
    Cancelled {
        template: TemplateId,
        lang: Lang,
    },
    /// A document of other professions was asked for; nothing was begun.
    NotForRole {
        template: TemplateId,
        lang: Lang,
    },
}

impl DraftStep {
    /// The chat message for this step; none where the server answers the question itself.
    pub fn message(&self) -> Option<String> {
        match self {
            Self::Ask { view, problem } => Some(view.question(*problem)),
            Self::Aside { .. } => None,
            Self::Completed(document) => Some(wording::completed(document)),
            Self::Cancelled { template, lang } => Some(wording::cancelled(*template, *lang)),
            Self::NotForRole { template, lang } => Some(wording::not_for_role(*template, *lang)),
        }
    }
}

/// What an answer does to a draft.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    Filled,
    Skipped,
    Refused(Reason),
    Question,
    Cancel,
}

impl StoredDraft {
    pub fn new(template: &Template, lang: Lang, first_message: &str, now: DateTime<Utc>) -> Self {
        let filled = prefill(template, first_message);
        Self { template: template.id, lang, filled, skipped: Vec::new(), updated_at: now }
    }

    pub fn definition(&self) -> &'static Template {
        catalog::template(self.template)
    }

    pub fn is_over(&self, now: DateTime<Utc>) -> bool {
        now - self.updated_at > IDLE
    }

    /// Required fields first, then the optional ones; none when everything was answered or passed over.
    fn open(&self) -> Vec<&'static Parameter> {
        let waiting =
            |p: &&Parameter| !self.filled.contains_key(p.name) && !self.skipped.iter().any(|s| s == p.name);
        let all = self.definition().parameters.iter();
        let (mut required, optional): (Vec<_>, Vec<_>) = all.filter(waiting).partition(|p| p.required);
        required.extend(optional);
        required
    }

    pub fn view(&self) -> Option<DraftView> {
        let open = self.open();
        let asking = open.first().copied()?;
        Some(DraftView {
            template: self.template,
            lang: self.lang,
            filled: self.filled.clone(),
            asking,
            missing: open.iter().map(|p| p.name).collect(),
        })
    }

    /// Takes the message as the answer to the field asked now.
    pub fn take(&mut self, message: &str, now: DateTime<Utc>) -> Answer {
        let open = self.open();
        let Some(asking) = open.first() else { return Answer::Skipped };
        let word = fold(&single_line(message));
        let word = word.trim_end_matches(['.', '!']).trim();
        if CANCEL.contains(&word) {
            return Answer::Cancel;
        }
        self.updated_at = now;
        if NOTHING.contains(&word) || SKIP.contains(&word) || FINISH.contains(&word) {
            if asking.required {
                return Answer::Refused(Reason::Required);
            }
            let passed = if FINISH.contains(&word) { open.len() } else { 1 };
            self.skipped.extend(open.iter().take(passed).map(|p| p.name.to_owned()));
            return Answer::Skipped;
        }
        let words = words(word);
        if is_question(message, &words) || (asking.kind != ParamType::LongText && is_about_oneself(&words)) {
            return Answer::Question;
        }
        match parsing::parse(asking.kind, message) {
            Ok(_) => {
                self.filled.insert(asking.name.to_owned(), message.trim().to_owned());
                Answer::Filled
            }
            Err(reason) => Answer::Refused(reason),
        }
    }
}

const CANCEL: [&str; 9] =
    ["annuler", "annule", "annulez", "cancel", "stop", "abandonner", "laisse tomber", "never mind", "quit"];
const SKIP: [&str; 9] =
    ["passer", "passe", "passez", "skip", "suivant", "next", "plus tard", "je ne sais pas", "i don't know"];
const FINISH: [&str; 6] = ["terminer", "termine", "finish", "finir", "tout passer", "skip all"];

/// What people write when there is nothing to say.
const NOTHING: [&str; 14] = [
    "non",
    "no",
    "nope",
    "aucun",
    "aucune",
    "rien",
    "neant",
    "nothing",
    "none",
    "non merci",
    "no thanks",
    "pas de",
    "n/a",
    "-",
];
const ASKING: [&str; 24] = [
    "comment", "pourquoi", "combien", "est-ce", "quel", "quelle", "quels", "quelles", "quand", "puis-je",
    "dois-je", "peut-on", "faut-il", "how", "what", "why", "when", "which", "can", "could", "should", "does",
    "must", "is",
];

/// A sentence that asks: longer than a name with a doubt ("M. Nkeng ?"), or begun as only a question begins.
fn is_question(message: &str, words: &[&str]) -> bool {
    if message.trim_end().ends_with('?') {
        return words.len() >= 4;
    }
    let begins = fold(message.trim_start());
    let first = begins.split(' ').next().unwrap_or_default();
    words.len() >= 3 && ASKING.contains(&first)
}

/// A person who tells their own story ("Mon patron ne me paie pas") has left the form: no name, place, date or
/// amount speaks of its writer.
fn is_about_oneself(words: &[&str]) -> bool {
    let has = |word: &str| words.contains(&word);
    let denies = (has("ne") || has("n")) && has("pas");
    words.len() >= 4
        && (denies || words.iter().any(|w| matches!(*w, "je" | "j" | "nous" | "my" | "we" | "i")))
}
