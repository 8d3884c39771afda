//! Whether a message tells of danger: by the messages it lies near, and by its words.
//!
//! Neither alone would do: "ce patron me tue au travail" lies near threats, and "il cherche la machette" has no word of them.

use super::runs::{KnownRuns, RunWeights};
use crate::Snapshot;
use crate::domain::{DangerKind, Key, Language};
use crate::fixtures::Fixtures;
use std::collections::{HashMap, HashSet};

/// How fast a known message counts less the further it lies.
const STEEP: f32 = 18.0;
/// The weight of words beside meaning, and the border. Tuned on two thirds of `fixtures/questions/danger.jsonl`: a little more
/// false alarm is the price of missing nobody.
const WORDS: f32 = 0.15;
const BORDER: f32 = -0.2;

pub(super) struct Alarm {
    weights: RunWeights,
}

impl Alarm {
    /// `known`: the runs of all these messages and questions.
    pub fn learn(snapshot: &Snapshot, fixtures: &Fixtures, known: &KnownRuns) -> Self {
        let told = fixtures.danger_messages.iter().map(|m| (m.text.as_str(), m.danger.is_some()));
        let asked = harmless_questions(snapshot, fixtures).map(|text| (text, false));
        Self { weights: RunWeights::learn(told.chain(asked), known) }
    }

    /// `near`: likeness to the nearest messages of danger, with their kinds; `harmless`: to the nearest of all others.
    pub fn raised(&self, text: &str, near: &[(f32, DangerKind)], harmless: &[f32]) -> Option<DangerKind> {
        let words = self.weights.of(text);
        let weight = |like: f32| (STEEP * (like - 1.0)).exp();
        let sum =
            |likes: &mut dyn Iterator<Item = f32>| likes.map(weight).sum::<f32>().max(f32::MIN_POSITIVE).ln();
        let meant = sum(&mut near.iter().map(|(like, _)| *like)) - sum(&mut harmless.iter().copied());
        // A number is no message.
        let says_nothing = near.is_empty() || !text.chars().any(char::is_alphabetic);
        if says_nothing || meant + WORDS * words <= BORDER {
            return None;
        }
        let mut kinds: HashMap<DangerKind, f32> = HashMap::new();
        for (like, kind) in near {
            *kinds.entry(*kind).or_default() += weight(*like);
        }
        kinds.into_iter().max_by(|(k, a), (l, b)| a.total_cmp(b).then(l.cmp(k))).map(|(kind, _)| kind)
    }
}

/// Notes that people in danger are led to: what is asked of them may be told in danger.
pub(super) fn notes_of_danger(fixtures: &Fixtures) -> HashSet<&Key> {
    fixtures.dangers.iter().flat_map(|danger| danger.units.iter().map(|(note, _)| note)).collect()
}

/// What is asked of other notes, and of none.
fn harmless_questions<'a>(snapshot: &'a Snapshot, fixtures: &'a Fixtures) -> impl Iterator<Item = &'a str> {
    let led_to = notes_of_danger(fixtures);
    let notes = snapshot.notes.iter().filter(move |note| !led_to.contains(&note.key));
    let asked = notes.flat_map(|note| Language::BOTH.into_iter().flat_map(|l| note.content.questions(l)));
    asked.chain(fixtures.outside.iter().map(|outside| outside.text.as_str()))
}
