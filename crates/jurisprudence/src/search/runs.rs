//! Runs of words, as they are counted.

use super::known_words::KnownWords;
use super::terms::{Term, each_once, term};
use crate::text::{fold, tokens};
use rustc_hash::FxHashMap;

/// Runs of one to three words, the ends of the text among them, each once. In order: a sum over them is always the same.
pub(super) fn runs(text: &str) -> Vec<Term> {
    runs_of(tokens(&fold(text)).iter().flat_map(|word| parts_of(word)))
}

/// The parts of a word between its apostrophes.
fn parts_of(word: &str) -> Vec<Term> {
    word.split('\'').map(term).collect()
}

fn runs_of(words: impl Iterator<Item = Term>) -> Vec<Term> {
    let words: Vec<Term> = [term("^")].into_iter().chain(words).chain([term("$")]).collect();
    each_once((1..=3).flat_map(|size| words.windows(size)).map(term).collect())
}

/// Runs of words that fewer messages have tell nothing.
const LEAST_MESSAGES: u32 = 3;
const SMOOTHING: f32 = 0.5;

/// The runs of known texts, read once for all who learn from them: only those that may tell something, by number.
pub(super) struct KnownRuns<'a> {
    of_text: FxHashMap<&'a str, Vec<u32>>,
    runs: Vec<Term>,
}

impl<'a> KnownRuns<'a> {
    /// `words`: of these texts, and of others.
    pub fn of(texts: impl Iterator<Item = &'a str>, words: &KnownWords) -> Self {
        let parts: Vec<Vec<Term>> = words.all().iter().map(|word| parts_of(word)).collect();
        let read = |text| (text, runs_of(words.cut(text, &parts).copied()));
        let mut of_text: FxHashMap<&str, Vec<Term>> = texts.map(read).collect();
        let mut all: Vec<Term> = of_text.values().flatten().copied().collect();
        all.sort_unstable();
        let often = all.chunk_by(|a, b| a == b).filter(|same| same.len() >= LEAST_MESSAGES as usize);
        let runs: Vec<Term> = often.filter_map(|same| same.first().copied()).collect();
        let numbers: FxHashMap<Term, u32> = runs.iter().copied().zip(0..).collect();
        for of_text in of_text.values_mut() {
            of_text.retain_mut(|run| {
                let number = numbers.get(run);
                *run = number.copied().unwrap_or_default();
                number.is_some()
            });
        }
        Self { of_text, runs }
    }

    /// The numbers of a text's runs; none where it is not known.
    pub fn get(&self, text: &str) -> &[u32] {
        self.of_text.get(text).map(Vec::as_slice).unwrap_or_default()
    }

    /// All runs that have a number, from 0 on.
    pub fn all(&self) -> &[Term] {
        &self.runs
    }
}

/// How much more often each run of words stands in messages of a kind than in others: differences of logarithms.
pub(super) struct RunWeights(FxHashMap<Term, f32>);

impl RunWeights {
    /// `texts`: each with whether it is of the kind.
    pub fn learn<'a>(texts: impl Iterator<Item = (&'a str, bool)>, known: &KnownRuns) -> Self {
        let mut counts = vec![[0u32; 2]; known.all().len()];
        let mut messages = [0u32; 2];
        for (text, is_of_kind) in texts {
            let side = usize::from(is_of_kind);
            if let Some(count) = messages.get_mut(side) {
                *count += 1;
            }
            for run in known.get(text) {
                if let Some(count) = counts.get_mut(*run as usize).and_then(|sides| sides.get_mut(side)) {
                    *count += 1;
                }
            }
        }
        let [others, of_kind] = messages.map(|count| count as f32 + 2.0 * SMOOTHING);
        let weight = |[other, kind]: [u32; 2]| {
            ((kind as f32 + SMOOTHING) / of_kind).ln() - ((other as f32 + SMOOTHING) / others).ln()
        };
        let told = known.all().iter().zip(counts);
        let told = told.filter(|(_, [other, kind])| other + kind >= LEAST_MESSAGES);
        Self(told.map(|(run, sides)| (*run, weight(sides))).collect())
    }

    /// The sum over a text's known runs, in the measure of its length.
    pub fn of(&self, text: &str) -> f32 {
        let known: Vec<f32> = runs(text).iter().filter_map(|run| self.0.get(run).copied()).collect();
        known.iter().sum::<f32>() / (known.len().max(1) as f32).sqrt()
    }
}
