//! Whether a message tells of danger: by the messages it lies near, and by its words.
//!
//! Neither alone would do: "ce patron me tue au travail" lies near threats, and "il cherche la machette" has no word of them.

use super::meaning::NearDanger;
use super::runs::{KnownRuns, RunWeights};
use crate::Snapshot;
use crate::domain::{DangerKind, Key, Language};
use crate::fixtures::Fixtures;
use crate::text::{fold, sentences, tokens};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// How fast a known message counts less the further it lies.
const STEEP: f32 = 18.0;
/// The weight of words beside meaning, and the border for a message of one sentence. All borders are tuned on
/// `fixtures/questions/danger.jsonl` and `danger-blind.jsonl`, and on long messages without danger.
const WORDS: f32 = 0.15;
const BORDER: f32 = -0.2;
/// So near the border phone spellings are undone to see better.
const UNSURE: f32 = -0.5;
/// The border for a longer message, where the whole counts so much beside its most telling sentence.
const BORDER_OF_LONG: f32 = 0.26;
const WHOLE: f32 = 0.4;
/// A whole that lies further tells of nothing, whatever a sentence of it may sound like.
const FAR: f32 = -1.5;
/// So many sentences of a message are read, the last ones: there people say what they came for.
const MOST_SENTENCES: usize = 12;

pub(super) struct Alarm {
    weights: RunWeights,
    /// What protects whoever writes each of the messages of danger.
    laws: Vec<Option<(Key, Key)>>,
}

/// The danger that a message tells of.
pub(super) struct Raised<'a> {
    pub kind: DangerKind,
    /// The note and its unit that protect in it.
    pub law: Option<&'a (Key, Key)>,
}

impl Alarm {
    /// `known`: the runs of all these messages and questions.
    pub fn learn(snapshot: &Snapshot, fixtures: &Fixtures, known: &KnownRuns) -> Self {
        let told = fixtures.danger_messages.iter().map(|m| (m.text.as_str(), m.danger.is_some()));
        let asked = harmless_questions(snapshot, fixtures).map(|text| (text, false));
        Self {
            weights: RunWeights::learn(told.chain(asked), known),
            laws: fixtures.danger_messages.iter().map(|message| message.law.clone()).collect(),
        }
    }

    /// `spelled`: the message with phone spellings undone; `whole`: what it lies near; `near`: the same of another text.
    pub fn raised(
        &self,
        (message, spelled): (&str, &str),
        whole: &NearDanger,
        near: impl Fn(&str) -> Option<NearDanger>,
    ) -> Option<Raised<'_>> {
        // A number is no message.
        if !message.chars().any(char::is_alphabetic) {
            return None;
        }
        let of_whole = self.alarm(message, whole).filter(|alarm| *alarm > FAR)?;
        let sentences = sentences(message);
        let last = sentences.iter().rev().take(MOST_SENTENCES);
        let told = last.filter_map(|sentence| {
            let near = near(sentence)?;
            Some((self.alarm(sentence, &near)?, near))
        });
        match told.max_by(|(a, _), (b, _)| a.total_cmp(b)) {
            Some((most, near)) => {
                (WHOLE * of_whole + (1.0 - WHOLE) * most > BORDER_OF_LONG).then(|| self.told(&near))?
            }
            None if of_whole > BORDER => self.told(whole),
            None if of_whole < UNSURE || !is_respelled(message, spelled) => None,
            None => {
                let whole = near(spelled)?;
                (self.alarm(spelled, &whole)? > BORDER).then(|| self.told(&whole))?
            }
        }
    }

    /// The kind of most of the nearest messages, and the law of most of that kind.
    fn told(&self, near: &NearDanger) -> Option<Raised<'_>> {
        let kind = most(near.dangers.iter().map(|(like, message)| (*like, message.kind)))?;
        let of_kind = near.dangers.iter().filter(|(_, message)| message.kind == kind);
        let law = |row: u32| self.laws.get(row as usize).and_then(Option::as_ref);
        let law = most(of_kind.map(|(like, message)| (*like, law(message.row)))).flatten();
        Some(Raised { kind, law })
    }

    /// How much more a text tells of danger than not; none where nothing is known that tells of it.
    fn alarm(&self, text: &str, near: &NearDanger) -> Option<f32> {
        let sum =
            |likes: &mut dyn Iterator<Item = f32>| likes.map(weight).sum::<f32>().max(f32::MIN_POSITIVE).ln();
        let dangers = sum(&mut near.dangers.iter().map(|(like, _)| *like));
        let meant = dangers - sum(&mut near.harmless.iter().copied());
        (!near.dangers.is_empty()).then(|| meant + WORDS * self.weights.of(text))
    }
}

/// What most of these say, by their weights.
fn most<T: Ord + Hash>(said: impl Iterator<Item = (f32, T)>) -> Option<T> {
    let mut sums: HashMap<T, f32> = HashMap::new();
    for (like, what) in said {
        *sums.entry(what).or_default() += weight(like);
    }
    sums.into_iter().max_by(|(k, a), (l, b)| a.total_cmp(b).then(l.cmp(k))).map(|(what, _)| what)
}

/// Whether phone spellings were undone; apostrophes part words there.
fn is_respelled(message: &str, spelled: &str) -> bool {
    tokens(&fold(message).replace('\'', " ")).join(" ") != spelled
}

fn weight(like: f32) -> f32 {
    (STEEP * (like - 1.0)).exp()
}

/// Notes that people in danger are led to: what is asked of them may be told in danger.
pub(super) fn notes_of_danger(fixtures: &Fixtures) -> HashSet<&Key> {
    fixtures.dangers.iter().flat_map(|danger| &danger.notes).collect()
}

/// What is asked of other notes, and of none.
fn harmless_questions<'a>(snapshot: &'a Snapshot, fixtures: &'a Fixtures) -> impl Iterator<Item = &'a str> {
    let led_to = notes_of_danger(fixtures);
    let notes = snapshot.notes.iter().filter(move |note| !led_to.contains(&note.key));
    let asked = notes.flat_map(|note| Language::BOTH.into_iter().flat_map(|l| note.content.questions(l)));
    asked.chain(fixtures.outside.iter().map(|outside| outside.text.as_str()))
}
