//! Runs of words, as they are counted.

use crate::text::{fold, tokens};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Runs of one to three words, the ends of the text among them, each once. In order: a sum over them is always the same.
pub(super) fn runs(text: &str) -> Vec<u32> {
    let mut words = vec!["^".to_owned()];
    words.extend(tokens(&fold(text)).iter().flat_map(|word| word.split('\'')).map(str::to_owned));
    words.push("$".to_owned());
    let mut all: Vec<u32> = (1..=3).flat_map(|size| words.windows(size)).map(digest).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Runs of words that fewer messages have tell nothing.
const LEAST_MESSAGES: u32 = 3;
const SMOOTHING: f32 = 0.5;

/// How much more often each run of words stands in messages of a kind than in others: differences of logarithms.
pub(super) struct RunWeights(HashMap<u32, f32>);

impl RunWeights {
    /// `texts`: each with whether it is of the kind.
    pub fn learn<'a>(texts: impl Iterator<Item = (&'a str, bool)>) -> Self {
        let mut counts: HashMap<u32, [u32; 2]> = HashMap::new();
        let mut messages = [0u32; 2];
        for (text, is_of_kind) in texts {
            let side = usize::from(is_of_kind);
            if let Some(count) = messages.get_mut(side) {
                *count += 1;
            }
            for run in runs(text) {
                if let Some(count) = counts.entry(run).or_default().get_mut(side) {
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
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish() as u32
}
