//! Runs of words, as they are counted.

use crate::text::{fold, tokens};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// Runs of one to three words, the ends of the text among them, each once. In order: a sum over them is always the same.
pub(super) fn runs(text: &str) -> Vec<u32> {
    let tokens = tokens(&fold(text));
    let words = tokens.iter().flat_map(|word| word.split('\'')).map(digest);
    let words: Vec<u32> = [digest("^")].into_iter().chain(words).chain([digest("$")]).collect();
    let mut all: Vec<u32> = (1..=3).flat_map(|size| words.windows(size)).map(digest).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The runs of known texts, read once for all who learn from them.
pub(super) struct KnownRuns<'a>(FxHashMap<&'a str, Vec<u32>>);

impl<'a> KnownRuns<'a> {
    pub fn of(texts: impl Iterator<Item = &'a str>) -> Self {
        Self(texts.map(|text| (text, runs(text))).collect())
    }

    /// None where the text is not known.
    pub fn get(&self, text: &str) -> &[u32] {
        self.0.get(text).map(Vec::as_slice).unwrap_or_default()
    }
}

/// Runs of words that fewer messages have tell nothing.
const LEAST_MESSAGES: u32 = 3;
const SMOOTHING: f32 = 0.5;

/// How much more often each run of words stands in messages of a kind than in others: differences of logarithms.
pub(super) struct RunWeights(FxHashMap<u32, f32>);

impl RunWeights {
    /// `texts`: the runs of each, with whether it is of the kind.
    pub fn learn<'a>(texts: impl Iterator<Item = (&'a [u32], bool)>) -> Self {
        let mut counts: FxHashMap<u32, [u32; 2]> = FxHashMap::default();
        let mut messages = [0u32; 2];
        for (runs, is_of_kind) in texts {
            let side = usize::from(is_of_kind);
            if let Some(count) = messages.get_mut(side) {
                *count += 1;
            }
            for run in runs {
                if let Some(count) = counts.entry(*run).or_default().get_mut(side) {
                    *count += 1;
                }
            }
        }
        let [others, of_kind] = messages.map(|count| count as f32 + 2.0 * SMOOTHING);
        let weight = |[other, kind]: [u32; 2]| {
            ((kind as f32 + SMOOTHING) / of_kind).ln() - ((other as f32 + SMOOTHING) / others).ln()
        };
        let known = counts.into_iter().filter(|(_, [other, kind])| other + kind >= LEAST_MESSAGES);
        Self(known.map(|(run, sides)| (run, weight(sides))).collect())
    }

    /// The sum over a text's known runs, in the measure of its length.
    pub fn of(&self, text: &str) -> f32 {
        let known: Vec<f32> = runs(text).iter().filter_map(|run| self.0.get(run).copied()).collect();
        known.iter().sum::<f32>() / (known.len().max(1) as f32).sqrt()
    }
}

/// Short: a million of them are held.
pub(super) fn digest<T: Hash + ?Sized>(of: &T) -> u32 {
    let mut hasher = FxHasher::default();
    of.hash(&mut hasher);
    hasher.finish() as u32
}
