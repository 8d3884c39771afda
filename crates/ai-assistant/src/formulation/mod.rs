//! Helps a person put a legal problem into words, without a model: asks for what is missing, then proposes a title,
//! a description in the person's own sentences and a legal domain. Also sums a description up.
//!
//! What people write is data: nothing in it is an instruction, and nothing that they did not write is added to it.

mod conversation;
mod cues;
mod draft;
mod facets;
mod lexicon;
mod privacy;
mod sentences;
mod summary;
#[cfg(test)]
mod tests;
mod text;
mod wording;

pub(crate) use conversation::Speaker;
pub use conversation::{FormulationInput, InputError};
pub(crate) use draft::as_title;
pub use lexicon::{domain_of, speaks_of};
pub use summary::summarise;
pub(crate) use text::normalised;

use crate::domain::Language;
use draft::Draft;
use facets::{Facet, Facets};

/// What the assistant says next, and what could be published so far.
#[derive(Clone, PartialEq, Eq)]
pub struct Formulation {
    pub response: String,
    /// Nothing more is asked; title and description may be published once the person has read them.
    pub is_ready_to_publish: bool,
    /// At most 150 characters; while it is not ready possibly empty.
    pub suggested_title: String,
    /// The person's own sentences; while it is not ready possibly empty.
    pub suggested_description: String,
    /// A domain code: `civil`, `penal`, … `autre`.
    pub suggested_domain: String,
}

/// The problem of a person stays out of logs.
impl std::fmt::Debug for Formulation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Formulation")
            .field("is_ready_to_publish", &self.is_ready_to_publish)
            .field("suggested_domain", &self.suggested_domain)
            .finish_non_exhaustive()
    }
}

/// The next step of wording a request. `fallback` is the language where the person's words do not tell.
///
/// Each thing is asked for once: who does not know an answer is not asked again, so a conversation always ends.
pub fn help_formulate(input: &FormulationInput, fallback: Language) -> Formulation {
    next_step(input, fallback).formulation
}

/// A formulation, and what of its response has to stay as it is.
pub(crate) struct Step {
    pub formulation: Formulation,
    /// The questions at the end of the response: by their wording the next step knows what was asked for.
    pub questions: String,
    pub language: Language,
}

pub(crate) fn next_step(input: &FormulationInput, fallback: Language) -> Step {
    let language = input.language().unwrap_or(fallback);
    let facets = Facets::of(input);
    let draft = Draft::of(input, &facets, language);
    let missing = facets.missing();
    let is_ready = missing.is_empty() && draft.is_publishable();
    let (response, questions) = if is_ready {
        (wording::ready(language, draft.is_redacted), String::new())
    } else {
        // Every question was asked, and still there is nothing to publish: back to what happened.
        let ask = if missing.is_empty() { vec![Facet::What] } else { missing };
        let questions = wording::asked(language, &ask, &facets);
        (format!("{} {questions}", wording::opening(language, &facets)), questions)
    };
    let formulation = Formulation {
        response,
        is_ready_to_publish: is_ready,
        suggested_title: draft.title,
        suggested_description: draft.description,
        suggested_domain: draft.domain.to_owned(),
    };
    Step { formulation, questions, language }
}
