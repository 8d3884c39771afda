//! Whether a message tells of danger: by the messages it lies near, and by its words.
//!
//! Neither alone would do: "ce patron me tue au travail" lies near threats, and "il cherche la machette" has no word of them.

use super::meaning::NearDanger;
use super::runs::{KnownRuns, RunWeights};
use crate::Snapshot;
use crate::domain::{DangerKind, DangerMessage, Key, Language};
use crate::fixtures::Fixtures;
use crate::text::{fold, sentences, tokens};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// How fast a known message counts less the further it lies.
const STEEP: f32 = 16.0;
/// So many of the nearest of each side count.
const NEAREST: usize = 14;
/// The weight of words beside meaning, and the border for a message of one sentence. All borders are tuned on
/// `fixtures/questions/danger.jsonl` and `danger-blind.jsonl`, and on long messages without danger.
const WORDS: f32 = 0.3;
const BORDER: f32 = 0.2;
/// So near the border phone spellings are undone to see better.
const UNSURE: f32 = -0.3;
/// What counts in a longer message: the whole, the meaning and the words of its most telling sentence, the next one, and the
/// logarithm of how many there are, of which one tells of something by chance. A logistic regression on the sets of danger and
/// on the openings that are not held back; its border.
const OF_LONG: [f32; 5] = [0.56, 1.17, 0.43, 0.32, -3.15];
const BORDER_OF_LONG: f32 = -2.95;
/// Where no second sentence tells of anything.
const NO_SECOND: f32 = -2.0;
/// So many sentences of a message are read, the last ones: there people say what they came for.
const MOST_SENTENCES: usize = 12;

pub(super) struct Alarm {
    weights: RunWeights,
    /// What protects whoever writes each of the messages of danger.
    laws: Vec<Option<(Key, Key)>>,
    /// The same by the kind of danger.
    protecting: HashSet<(DangerKind, Key, Key)>,
}

/// The danger that a message tells of.
pub(super) struct Raised<'a> {
    pub kind: DangerKind,
    /// The note and its unit that protect in it.
    pub law: Option<&'a (Key, Key)>,
    /// How far beyond the border the message lies.
    pub plainness: f32,
}

/// By meaning and by words, as logarithms.
struct Signs {
    meaning: f32,
    words: f32,
}

impl Signs {
    fn together(&self) -> f32 {
        self.meaning + WORDS * self.words
    }
}

impl Alarm {
    /// `known`: the runs of all these messages and questions.
    pub fn learn(snapshot: &Snapshot, fixtures: &Fixtures, known: &KnownRuns) -> Self {
        let told = fixtures.danger_messages.iter().map(|m| (m.text.as_str(), m.danger.is_some()));
        let asked = harmless_questions(snapshot, fixtures).chain(harmless_messages(fixtures));
        let asked = asked.map(|text| (text, false));
        Self {
            weights: RunWeights::learn(told.chain(asked), known),
            laws: fixtures.danger_messages.iter().map(|message| message.law.clone()).collect(),
            protecting: fixtures.danger_messages.iter().filter_map(protecting).collect(),
        }
    }

    /// Whether somebody in such a danger is led to this unit of a note.
    pub fn protects(&self, kind: DangerKind, note: &Key, unit: &Key) -> bool {
        self.protecting.contains(&(kind, note.clone(), unit.clone()))
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
        let of_whole = self.signs(message, whole)?.together();
        let sentences = sentences(message);
        let last = sentences.iter().rev().take(MOST_SENTENCES);
        let mut told: Vec<(Signs, NearDanger)> = last
            .filter_map(|sentence| {
                let near = near(sentence)?;
                Some((self.signs(sentence, &near)?, near))
            })
            .collect();
        told.sort_by(|(a, _), (b, _)| b.together().total_cmp(&a.together()));
        match told.split_first() {
            Some(((most, near), others)) => {
                let next = others.first().map_or(NO_SECOND, |(signs, _)| signs.together());
                let read = [of_whole, most.meaning, most.words, next, (told.len() as f32).ln()];
                let sum: f32 = OF_LONG.iter().zip(read).map(|(weight, sign)| weight * sign).sum();
                (sum > BORDER_OF_LONG).then(|| self.told(near, sum - BORDER_OF_LONG))?
            }
            None if of_whole > BORDER => self.told(whole, of_whole - BORDER),
            None if of_whole < UNSURE || !is_respelled(message, spelled) => None,
            None => {
                let whole = near(spelled)?;
                let of_whole = self.signs(spelled, &whole)?.together();
                (of_whole > BORDER).then(|| self.told(&whole, of_whole - BORDER))?
            }
        }
    }

    /// The kind of most of the nearest messages, and the law of most of that kind.
    fn told(&self, near: &NearDanger, plainness: f32) -> Option<Raised<'_>> {
        let kind = most(near.dangers.iter().map(|(like, message)| (*like, message.kind)))?;
        let of_kind = near.dangers.iter().filter(|(_, message)| message.kind == kind);
        let law = |row: u32| self.laws.get(row as usize).and_then(Option::as_ref);
        let law = most(of_kind.map(|(like, message)| (*like, law(message.row)))).flatten();
        Some(Raised { kind, law, plainness })
    }

    /// How much more a text tells of danger than not; none where nothing is known that tells of it.
    fn signs(&self, text: &str, near: &NearDanger) -> Option<Signs> {
        let sum =
            |likes: &mut dyn Iterator<Item = f32>| likes.map(weight).sum::<f32>().max(f32::MIN_POSITIVE).ln();
        let dangers = sum(&mut near.dangers.iter().take(NEAREST).map(|(like, _)| *like));
        let meaning = dangers - sum(&mut near.harmless.iter().take(NEAREST).copied());
        (!near.dangers.is_empty()).then(|| Signs { meaning, words: self.weights.of(text) })
    }
}

fn protecting(message: &DangerMessage) -> Option<(DangerKind, Key, Key)> {
    let (note, unit) = message.law.clone()?;
    Some((message.danger?, note, unit))
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

/// What is said in a conversation about other notes.
pub(super) fn harmless_messages(fixtures: &Fixtures) -> impl Iterator<Item = &str> {
    let led_to = notes_of_danger(fixtures);
    let messages = fixtures.conversation_messages.iter();
    messages.filter(move |message| !led_to.contains(&message.unit.0)).map(|message| message.text.as_str())
}

/// What is asked of other notes, and of none.
fn harmless_questions<'a>(snapshot: &'a Snapshot, fixtures: &'a Fixtures) -> impl Iterator<Item = &'a str> {
    let led_to = notes_of_danger(fixtures);
    let notes = snapshot.notes.iter().filter(move |note| !led_to.contains(&note.key));
    let asked = notes.flat_map(|note| Language::BOTH.into_iter().flat_map(|l| note.content.questions(l)));
    asked.chain(fixtures.outside.iter().map(|outside| outside.text.as_str()))
}
