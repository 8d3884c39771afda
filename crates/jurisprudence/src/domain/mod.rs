//! What the law section of the product talks about: notes, decisions, and the rules on them.
mod bilingual;
mod case;
mod case_filter;
mod case_form;
mod codes;
mod key;
mod note;
mod question;
mod same_decision;

pub use bilingual::{Bilingual, Language};
pub use case::{Case, CaseContent, CaseSource};
pub use case_filter::{CaseFilter, CaseState, RawCaseFilter};
pub use case_form::{RawCase, RawCaseChange, SUBJECTS};
pub use codes::{Confidence, LegalDomain};
pub use key::Key;
pub use note::{Note, NoteContent};
pub use question::{Question, Style};
pub use same_decision::{computed_key, court_key, loose_number_key, number_key};

/// Why a value was not accepted. `field` is the name the client sent it under.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {why}")]
pub struct Invalid {
    pub field: &'static str,
    pub why: &'static str,
}

/// Adds to `found` when `text` is blank or longer than `most` characters.
fn check(found: &mut Vec<Invalid>, field: &'static str, text: &str, most: usize) {
    if text.trim().is_empty() {
        found.push(Invalid { field, why: "must not be empty" });
    } else if text.chars().count() > most {
        found.push(Invalid { field, why: "is too long" });
    }
}
