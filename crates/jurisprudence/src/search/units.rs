//! Which of a note's units answers a question: by meaning, by the way of asking, and by the words they share.
//!
//! Many notes are right as a whole while one unit of theirs is: "how long" wants a duration, whatever the subject.

use super::index::TermNumbers;
use super::known_words::KnownWords;
use super::runs::{KnownRuns, runs};
use super::terms::{Term, each_once, groups};
use crate::domain::{AnswerUnit, Language, Note, UnitKind};
use crate::text::{fold, tokens};
use rustc_hash::FxHashMap;
use std::slice;

/// A run of words that as many notes are asked with belongs to the way of asking, not to a subject.
const NOTES_OF_A_CUE: usize = 25;
/// Cues are not independent of each other: together they count for less than their product.
const CUES_TOGETHER: f32 = 0.35;
const SMOOTHING: f32 = 2.0;
/// No way of asking rules a kind out.
const KIND_LEAST: f32 = 0.02;
/// A question's group that so many of a unit's questions hold counts as one of its answer.
const ASKED_TWICE: u8 = 2;

const KINDS: usize = UnitKind::ALL.len();

pub(super) struct Units {
    ways: Ways,
    /// For each note and unit, its groups of letters in each language.
    words: Vec<Vec<[Groups; 2]>>,
    /// How many units, each language by itself, hold a group.
    holders: FxHashMap<Term, u32>,
    count: f32,
}

/// Groups of letters, and how much each stands for the unit, 0 to 2.
type Groups = Vec<(Term, f32)>;

/// What counts for a unit: the logarithm of how near it lies by meaning, that of how likely its kind is wanted, and the share
/// of the question that its words hold.
pub(super) struct Weights {
    pub meant: f32,
    pub kind: f32,
    pub words: f32,
}

/// A question, read once for all notes.
pub(super) struct Asked {
    /// For each kind of unit, how likely it is wanted; together 1.
    kinds: [f32; KINDS],
    /// Its groups with their rarity, and the sum of these.
    groups: Vec<(Term, f32)>,
    total: f32,
}

impl Units {
    /// From notes whose units still have their questions.
    pub fn build(notes: &[Note], words: &KnownWords, known: &KnownRuns) -> Self {
        let mut counting = Counting::of(words);
        let mut of_unit =
            |unit: &AnswerUnit| Language::BOTH.map(|language| counting.groups_of(unit, language));
        let of_note = |note: &Note| note.content.units.iter().map(&mut of_unit).collect();
        let words: Vec<Vec<[Groups; 2]>> = notes.iter().map(of_note).collect();
        let mut holders = FxHashMap::default();
        for (group, _) in words.iter().flatten().flatten().flatten() {
            *holders.entry(*group).or_default() += 1;
        }
        let count = words.iter().flatten().flatten().count().max(1) as f32;
        Self { ways: Ways::learn(notes, known), words, holders, count }
    }

    pub fn read(&self, question: &str) -> Asked {
        let mut rarities: Vec<(Term, f32)> =
            groups_in(question).into_iter().map(|group| (group, self.rarity(group))).collect();
        rarities.sort_by_key(|(group, _)| *group);
        let total = rarities.iter().map(|(_, rarity)| rarity).sum::<f32>().max(f32::MIN_POSITIVE);
        Asked { kinds: self.ways.kinds(question), groups: rarities, total }
    }

    fn rarity(&self, group: Term) -> f32 {
        let holders = self.holders.get(&group).copied().unwrap_or_default() as f32;
        (self.count / (1.0 + holders)).ln().max(0.0)
    }

    /// The share of the question, by rarity, that the words of this note's unit hold; a word that it is often asked with counts
    /// twice.
    pub fn held(&self, (number, unit): (u32, usize), language: Language, asked: &Asked) -> f32 {
        let of_unit = self.words.get(number as usize).and_then(|units| units.get(unit));
        let of_unit = of_unit.map(|[french, english]| match language {
            Language::Fr => french.as_slice(),
            Language::En => english.as_slice(),
        });
        let weight = |group: Term| {
            let own = of_unit.unwrap_or_default();
            let place = own.binary_search_by_key(&group, |(known, _)| *known);
            place.ok().and_then(|place| own.get(place)).map_or(0.0, |(_, weight)| *weight)
        };
        asked.groups.iter().map(|(group, rarity)| rarity * weight(*group)).sum::<f32>() / asked.total
    }

    /// For each of a note's units, the logarithm of how well it fits; `meant`: how near it lies by meaning.
    pub fn fits(
        &self,
        (number, units): (u32, &[AnswerUnit]),
        language: Language,
        asked: &Asked,
        meant: &[f32],
        weights: &Weights,
    ) -> Vec<f32> {
        units
            .iter()
            .zip(meant)
            .enumerate()
            .map(|(at, (unit, meant))| {
                let kind =
                    kind_place(unit.kind).and_then(|k| asked.kinds.get(k)).copied().unwrap_or_default();
                let words = self.held((number, at), language, asked);
                weights.meant * meant.max(1e-9).ln()
                    + weights.kind * (kind + KIND_LEAST).ln()
                    + weights.words * words
            })
            .collect()
    }
}

fn kind_place(kind: UnitKind) -> Option<usize> {
    UnitKind::ALL.iter().position(|known| *known == kind)
}

fn groups_in(text: &str) -> Vec<Term> {
    each_once(groups(&tokens(&fold(text))))
}

/// Counts groups by their numbers: there are a million of them, and each is counted when the first question waits.
struct Counting<'a> {
    words: &'a KnownWords<'a>,
    /// The groups of each word.
    cut: Vec<Vec<u32>>,
    groups: Vec<Term>,
    /// Of each group: the last text that held it, in how many questions it stood, and whether the unit says it.
    counts: Vec<(u32, u8, bool)>,
    /// The groups that were met, and the texts that were read.
    met: Vec<u32>,
    texts: u32,
}

impl<'a> Counting<'a> {
    fn of(words: &'a KnownWords<'a>) -> Self {
        let (mut numbers, mut all) = (TermNumbers::default(), vec![]);
        let mut number = |group: Term| {
            let number = numbers.number(group);
            if number as usize == all.len() {
                all.push(group);
            }
            number
        };
        let cut = words
            .all()
            .iter()
            .map(|word| groups(slice::from_ref(word)).into_iter().map(&mut number).collect());
        let cut = cut.collect();
        Self { words, cut, counts: vec![(0, 0, false); all.len()], groups: all, met: vec![], texts: 0 }
    }

    fn read(&mut self, text: &str, is_said: bool) {
        self.texts += 1;
        for number in self.words.cut(text, &self.cut) {
            let Some((last, asked, said)) = self.counts.get_mut(*number as usize) else { continue };
            if *last == self.texts {
                continue;
            }
            if !*said && *asked == 0 {
                self.met.push(*number);
            }
            *last = self.texts;
            match is_said {
                true => *said = true,
                false => *asked = asked.saturating_add(1),
            }
        }
    }

    /// What its answer says counts once, and what its questions say again once more.
    fn groups_of(&mut self, unit: &AnswerUnit, language: Language) -> Groups {
        unit.said(language).for_each(|text| self.read(text, true));
        unit.asked.get(language).iter().for_each(|text| self.read(text, false));
        let mut all = vec![];
        for number in self.met.drain(..) {
            let at = number as usize;
            let (Some((_, asked, said)), Some(group)) = (self.counts.get_mut(at), self.groups.get(at)) else {
                continue;
            };
            let again = f32::from((*asked).min(ASKED_TWICE)) / f32::from(ASKED_TWICE);
            all.push((*group, f32::from(u8::from(*said)) + again));
            (*asked, *said) = (0, false);
        }
        all.sort_unstable_by_key(|(group, _)| *group);
        all
    }
}

/// The ways of asking: which runs of up to three words go with which kind of unit (naive Bayes).
struct Ways {
    cues: FxHashMap<Term, Cue>,
    /// Questions of each kind.
    questions: [f32; KINDS],
    notes: f32,
}

struct Cue {
    kinds: [f32; KINDS],
    notes: f32,
}

impl Ways {
    fn learn(notes: &[Note], known: &KnownRuns) -> Self {
        let unseen = || (Cue { kinds: [0.0; KINDS], notes: 0.0 }, usize::MAX);
        let mut found: Vec<(Cue, usize)> = known.all().iter().map(|_| unseen()).collect();
        let mut questions = [0.0; KINDS];
        for (number, note) in notes.iter().enumerate() {
            for unit in &note.content.units {
                let Some(kind) = kind_place(unit.kind) else { continue };
                for text in Language::BOTH.iter().flat_map(|l| unit.asked.get(*l)) {
                    if let Some(count) = questions.get_mut(kind) {
                        *count += 1.0;
                    }
                    for run in known.get(text) {
                        let Some((cue, last)) = found.get_mut(*run as usize) else { continue };
                        if let Some(count) = cue.kinds.get_mut(kind) {
                            *count += 1.0;
                        }
                        if *last != number {
                            *last = number;
                            cue.notes += 1.0;
                        }
                    }
                }
            }
        }
        let found = known.all().iter().copied().zip(found);
        let cues = found.filter(|(_, (cue, _))| cue.notes >= NOTES_OF_A_CUE as f32);
        let cues = cues.map(|(run, (cue, _))| (run, cue)).collect();
        Self { cues, questions, notes: notes.len().max(1) as f32 }
    }

    fn kinds(&self, question: &str) -> [f32; KINDS] {
        let cues: Vec<&Cue> = runs(question).iter().filter_map(|run| self.cues.get(run)).collect();
        let mut logs = [0.0f32; KINDS];
        for cue in cues {
            // A run that any note is asked with is expected of any kind.
            let expected = SMOOTHING * cue.notes / self.notes / 2.0;
            for ((log, count), questions) in logs.iter_mut().zip(&cue.kinds).zip(&self.questions) {
                *log += CUES_TOGETHER * ((count + expected) / (questions + SMOOTHING)).ln();
            }
        }
        let best = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights = logs.map(|log| (log - best).exp());
        let total = weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        weights.map(|weight| weight / total)
    }
}

#[cfg(test)]
mod tests {
    use super::super::build::learned_from;
    use super::*;
    use crate::Snapshot;
    use crate::fixtures::Fixtures;
    use chrono::DateTime;

    fn shipped() -> (Vec<Note>, Units) {
        let fixtures = Fixtures::shipped().unwrap();
        let snapshot = Snapshot::of_fixtures(&fixtures, DateTime::UNIX_EPOCH);
        let words = KnownWords::of(learned_from(&snapshot, &fixtures));
        let runs = KnownRuns::of(learned_from(&snapshot, &fixtures), &words);
        let units = Units::build(&snapshot.notes, &words, &runs);
        (snapshot.notes, units)
    }

    fn wanted(units: &Units, question: &str) -> UnitKind {
        let kinds = units.read(question).kinds;
        let best = (0..KINDS).max_by(|a, b| kinds[*a].total_cmp(&kinds[*b])).unwrap();
        UnitKind::ALL[best]
    }

    #[test]
    fn the_way_of_asking_tells_what_is_wanted() {
        let (_, units) = shipped();
        for (question, kind) in [
            ("pendant combien de temps je peux me plaindre ?", UnitKind::Duration),
            ("How long do I have?", UnitKind::Duration),
            ("ça coûte combien ?", UnitKind::Amount),
            ("how much do I pay", UnitKind::Amount),
            ("est-ce qu'il a le droit de faire ça ?", UnitKind::Permission),
            ("can he do that?", UnitKind::Permission),
            ("il risque combien d'années de prison ?", UnitKind::Penalty),
            ("qui décide ?", UnitKind::Who),
        ] {
            assert_eq!(wanted(&units, question), kind, "{question}");
        }
    }

    #[test]
    fn each_unit_has_a_fit() {
        let (notes, units) = shipped();
        let weights = Weights { meant: 1.0, kind: 0.2, words: 2.0 };
        for (number, note) in (0u32..).zip(&notes).take(40) {
            let content = &note.content.units;
            let even = vec![1.0 / content.len().max(1) as f32; content.len()];
            for question in ["", "combien ?", "how long can they keep my brother", "🙂"] {
                let asked = units.read(question);
                for language in Language::BOTH {
                    let found = units.fits((number, content), language, &asked, &even, &weights);
                    assert_eq!(found.len(), content.len());
                    assert!(found.iter().all(|fit| fit.is_finite()), "{question}: {found:?}");
                }
            }
        }
    }
}
