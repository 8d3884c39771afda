//! What texts are cut into before they are compared: roots, sounds, groups of letters. Questions are cut the same way.

use crate::text::{is_stop_word, root, sound};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// What stands for a root, a sound, a group of letters, a concept or a run of words. Short: a million of them are held.
pub(super) type Term = u32;

/// Letters of a group, the word's ends counted: the length at which "licensiement" still meets "licenciement".
const GROUP: usize = 4;

pub(super) fn term<T: Hash + ?Sized>(of: &T) -> Term {
    let mut hasher = FxHasher::default();
    of.hash(&mut hasher);
    hasher.finish() as Term
}

/// A concept of the lexicon; no root is a number.
pub(super) fn concept_term(concept: u32) -> Term {
    term(&concept)
}

/// The root of a word that carries a subject.
pub(super) fn root_term(word: &str) -> Option<Term> {
    (!is_stop_word(word)).then(|| term(root(word)))
}

/// Roots of the words that carry a subject, each once.
pub(super) fn roots(words: &[String]) -> Vec<Term> {
    each_once(words.iter().filter_map(|word| root_term(word)).collect())
}

/// Roots, each once, with the sound of its word.
pub(super) fn with_sounds(words: &[String]) -> Vec<(Term, Option<Term>)> {
    let mut all: Vec<_> = words.iter().filter_map(|word| with_sound(word)).collect();
    all.sort_unstable();
    all.dedup_by_key(|(root, _)| *root);
    all
}

/// The root and the sound of a word that carries a subject.
pub(super) fn with_sound(word: &str) -> Option<(Term, Option<Term>)> {
    Some((root_term(word)?, sound(word).map(|sound| term(&sound))))
}

/// Groups of letters of all words; a shorter word is a group itself.
pub(super) fn groups(words: &[String]) -> Vec<Term> {
    let mut all = vec![];
    let mut letters: Vec<char> = vec![];
    for word in words {
        letters.clear();
        letters.extend(['_'].into_iter().chain(word.chars()).chain(['_']));
        if letters.len() <= GROUP {
            all.push(term(letters.as_slice()));
        } else {
            all.extend(letters.windows(GROUP).map(term));
        }
    }
    all
}

pub(super) fn each_once(mut terms: Vec<Term>) -> Vec<Term> {
    terms.sort_unstable();
    terms.dedup();
    terms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_of_the_padded_word() {
        let group = |letters: &str| term(letters.chars().collect::<Vec<char>>().as_slice());
        let words = ["bail".to_owned(), "un".to_owned()];
        assert_eq!(groups(&words), ["_bai", "bail", "ail_", "_un_"].map(group));
    }

    #[test]
    fn words_that_carry_no_subject_have_no_terms() {
        let words = ["le", "preavis", "preavis", "de"].map(str::to_owned);
        assert_eq!(roots(&words), [term("preavi")]);
        assert_eq!(with_sounds(&words).len(), 1);
    }
}
