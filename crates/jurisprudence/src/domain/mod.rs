//! What the law section of the product talks about: notes, decisions, and the rules on them.
mod answer_unit;
mod article_number;
mod bilingual;
mod case;
mod case_filter;
mod case_form;
mod citation_form;
mod codes;
mod conversation;
mod danger;
mod day;
pub mod import;
mod key;
mod law;
mod law_form;
mod law_name;
mod library_search;
mod note;
mod note_filter;
mod note_form;
mod note_version;
mod outside;
mod question;
mod same_decision;
mod text;
mod written_day;

use std::borrow::Cow;

pub use answer_unit::{AnswerUnit, UnitKind};
pub use article_number::ArticleNumber;
pub use bilingual::{Bilingual, Language};
pub use case::{Case, CaseContent, CaseSource, Summary, Translation, Withdrawal};
pub use case_filter::{CaseFilter, CaseState, RawCaseFilter};
pub use case_form::{RawCase, RawCaseChange, RawTranslation, SUBJECTS};
pub use citation_form::{cite_article, cite_decision, name_article};
pub use codes::{Confidence, LegalDomain};
pub use conversation::{ConversationMessage, together};
pub use danger::{Danger, DangerKind, DangerMessage, Talk, UnknownDangerKind};
pub use day::day_in_cameroon;
pub use key::Key;
pub use law::{
    Article, ArticleContent, FileStatus, Law, LawContent, LawStatus, Period, Standing, TextQuality,
};
pub use law_form::{RawLaw, RawLawChange};
pub use law_name::{CitedArticles, LawKind, LawName, key_words};
pub use library_search::{
    ArticleOrder, ArticleSearch, DecisionSearch, Order, RawArticleSearch, RawDecisionSearch,
};
pub use note::{Note, NoteContent};
pub use note_filter::{NoteFilter, NoteState, RawNoteFilter};
pub use note_form::{RawNote, RawUnit};
pub use note_version::{NoteDeed, NoteVersion};
pub use outside::{CrimeMessage, OutsideKind};
pub use question::{Question, Style};
pub use same_decision::{computed_key, court_key, loose_number_key, number_key, number_parts};

/// Why a value was not accepted. `field` is the name the client sent it under; one of a list has its place from 0 on
/// (`units.2.answerFr`).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {why}")]
pub struct Invalid {
    pub field: Cow<'static, str>,
    pub why: &'static str,
}

impl Invalid {
    /// Said of a field of the note's unit at that place: `units.2.answerFr`.
    fn of_unit(self, at: usize) -> Self {
        Self { field: format!("units.{at}.{}", self.field).into(), ..self }
    }
}

/// Adds to `found` when `text` is blank or longer than `most` characters.
fn check(found: &mut Vec<Invalid>, field: &'static str, text: &str, most: usize) {
    if text.trim().is_empty() {
        found.push(Invalid { field: field.into(), why: "must not be empty" });
    } else if text.chars().count() > most {
        found.push(Invalid { field: field.into(), why: "is too long" });
    }
}
pub(crate) use text::one_line;
pub(crate) use written_day::written_day;
