//! A request in a few of its own sentences: who, what, when, how much, and what is wanted.

use super::draft::says_something;
use super::facets::Facet;
use super::lexicon::domain_of;
use super::privacy::{Marks, redacted};
use super::sentences::sentences;
use super::text::{capitalised, cut, normalised};
use super::wording::{removed_contact, removed_name};
use crate::domain::Language;
use std::collections::HashSet;

const MOST: usize = 5;
const SENTENCE_MAX: usize = 300;

/// Three to five sentences of a request (all of them where it has no more), in their order and their language.
///
/// Extractive: nothing is said that the request does not say. Contact details are taken out, because a summary is read
/// by professionals before one is chosen; what stands in their place is in the request's language, or in `reader`'s where
/// its words do not tell.
pub fn summarise(title: &str, description: &str, reader: Language) -> String {
    let whole = format!("{title}\n{description}");
    let language = Language::detect(&whole).unwrap_or(reader);
    let mut said: HashSet<String> = HashSet::new();
    let mut all = sentences(description);
    all.retain(|s| says_something(s) && said.insert(normalised(s)));
    if all.is_empty() {
        all = sentences(title);
    }
    let marks = Marks { contact: removed_contact(language), name: removed_name(language) };
    let chosen = chosen(&all).into_iter().filter_map(|at| all.get(at));
    let shown = chosen.map(|s| ended(&cut(&capitalised(&redacted(s, "", marks).0), SENTENCE_MAX)));
    shown.collect::<Vec<_>>().join(" ")
}

/// The places of the sentences that tell most. One that tells something new comes before one that tells more of the same.
fn chosen(all: &[String]) -> Vec<usize> {
    let facts: Vec<Vec<Fact>> = all.iter().map(|s| facts(s)).collect();
    let mut chosen: Vec<usize> = Vec::new();
    let mut told: Vec<Fact> = Vec::new();
    while chosen.len() < MOST.min(all.len()) {
        let value = |at: usize| {
            let own = facts.get(at).map(Vec::as_slice).unwrap_or_default();
            let new = own.iter().filter(|f| !told.contains(f)).count();
            (new * 3 + own.len(), std::cmp::Reverse(at))
        };
        let Some(best) = (0..all.len()).filter(|at| !chosen.contains(at)).max_by_key(|at| value(*at)) else {
            break;
        };
        let own = facts.get(best).cloned().unwrap_or_default();
        // Three sentences at least; after that only what adds a fact, or is full of them.
        if chosen.len() >= 3 && own.len() < 2 && own.iter().all(|f| told.contains(f)) {
            break;
        }
        told.extend(own);
        chosen.push(best);
    }
    chosen.sort_unstable();
    chosen
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fact {
    Of(Facet),
    Amount,
    Subject,
}

fn facts(sentence: &str) -> Vec<Fact> {
    let words = normalised(sentence);
    let mut facts: Vec<Fact> =
        Facet::ALL.into_iter().filter(|f| f.is_in(sentence, &words)).map(Fact::Of).collect();
    if has_amount(sentence, &words) {
        facts.push(Fact::Amount);
    }
    if domain_of(sentence) != "autre" {
        facts.push(Fact::Subject);
    }
    facts
}

/// A number of at least four digits that is no year, or one beside a currency.
fn has_amount(sentence: &str, words: &str) -> bool {
    let currency = ["fcfa", "xaf", "cfa", "francs", "frs", "millions", "million", "euros"];
    let digits = sentence.chars().any(|c| c.is_ascii_digit());
    let long = words.split(' ').any(|w| w.len() >= 5 && w.chars().all(|c| c.is_ascii_digit()));
    digits && (long || words.split(' ').any(|w| currency.contains(&w)))
}

fn ended(sentence: &str) -> String {
    let sentence = sentence.trim_end_matches([',', ';', ':', ' ']);
    if sentence.ends_with(['.', '!', '?', '…']) { sentence.to_owned() } else { format!("{sentence}.") }
}
