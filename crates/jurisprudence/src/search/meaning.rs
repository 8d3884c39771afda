//! What a question means, held against the questions that are known, by the sentence encoder's vectors.

use super::alarm::{harmless_messages, notes_of_danger};
use super::talk::Nearest;
use crate::domain::{DangerKind, DangerMessage, Key, Language, Note, OutsideKind};
use crate::fixtures::Fixtures;
use crate::text::sentences;
use crate::{JurisprudenceError, Snapshot};
use sentence_encoder::{Encoder, EncoderError, VectorSet};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// How fast a known text counts less the further it lies: its weight is `exp(STEEP × (likeness - 1))`.
const STEEP: f32 = 12.0;
/// The same for the answers of one note among each other.
const STEEP_UNITS: f32 = 14.0;
/// So many nearest texts tell which note a question is about, and so many on each side whether it is about any.
const NEAREST: usize = 200;
const NEAREST_OF_SIDE: usize = 20;
/// A note that no near text speaks for is not impossible: others may find it.
const LEAST: f32 = 1e-3;

/// Whose text it is.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Owner {
    Note {
        note: u32,
        /// The place of the unit that it asks for, or that says it.
        unit: Option<u32>,
        /// People ask it, and not in danger.
        is_harmless: bool,
    },
    /// No note answers it.
    Outside(OutsideKind),
    Danger {
        message: TellsOf,
        /// It is one sentence, that tells of it.
        is_one: bool,
    },
    /// The sentence of a longer message that tells of danger.
    Told(TellsOf),
    /// It only looks like danger.
    Harmless,
    /// A sentence of a longer message that only looks like danger.
    HarmlessPart,
    /// The place of its row.
    Talk(u32),
    /// It asks for help with an offence: the place of its row.
    Crime(u32),
    /// It only looks like that.
    Lawful,
    /// What a decision is about: its place.
    Decision(u32),
    /// A message of a conversation, with those before it, that the unit at that place of the note answers.
    Together { note: u32, unit: u32 },
}

struct Known {
    /// Of the shipped vectors, and after the last of them of the own ones.
    row: usize,
    owner: Owner,
}

/// Every known text with its vector: those that are shipped, and `own`, which were written here.
pub(super) struct Meaning {
    encoder: &'static Encoder,
    shipped: VectorSet,
    own: VectorSet,
    known: Vec<Known>,
    /// Where a note's texts lie among the known.
    of_note: Vec<Range<usize>>,
    /// The same of the messages of conversations that its units answer.
    together_of_note: Vec<Vec<usize>>,
    /// How many decisions there are.
    decisions: usize,
}

/// A message of danger: its kind, and the place of its row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct TellsOf {
    pub kind: DangerKind,
    pub row: u32,
}

/// What a message, or a sentence of one, lies near that tells of danger or does not.
pub(super) struct NearDanger {
    /// Likeness to the nearest messages of danger, and to the nearest of all others.
    pub dangers: Vec<(f32, TellsOf)>,
    pub harmless: Vec<f32>,
}

impl NearDanger {
    fn of(dangers: Vec<(f32, TellsOf)>, harmless: Vec<f32>) -> Self {
        Self {
            dangers: nearest(dangers, NEAREST_OF_SIDE, |(like, _)| *like),
            harmless: nearest(harmless, NEAREST_OF_SIDE, |like| *like),
        }
    }
}

/// A question, compared with every known text.
pub(super) struct Compared {
    likeness: Vec<f32>,
    /// For each note, how likely the question is about it: they add up to about 1.
    pub notes: Vec<f32>,
    /// How much nearer the questions that notes answer lie than those that none does; a difference of logarithms.
    pub closeness: f32,
    pub danger: NearDanger,
    /// Likeness to the nearest questions that no note answers, with their kinds.
    pub outside: Vec<(f32, OutsideKind)>,
    /// Likeness to the nearest messages that ask for help with an offence, with the places of their rows, and to the
    /// nearest of all others.
    pub crimes: Vec<(f32, Option<u32>)>,
    pub lawful: Vec<f32>,
    /// Likeness to what each decision is about, in the language that lies nearer.
    pub decisions: Vec<f32>,
    pub nearest: Nearest,
}

/// A message with what was said before it, compared with every known text, alone or of a conversation.
pub(super) struct Together {
    likeness: Vec<f32>,
    /// As [`Compared::notes`].
    pub notes: Vec<f32>,
}

impl Meaning {
    /// Encodes what is neither shipped nor known to `before`.
    pub fn of(
        snapshot: &Snapshot,
        fixtures: &Fixtures,
        before: Option<&Self>,
    ) -> Result<Self, JurisprudenceError> {
        let encoder = Encoder::shipped()?;
        let shipped = VectorSet::shipped()?;
        let texts = texts(snapshot, fixtures);
        let places: Vec<Option<usize>> = texts.iter().map(|(text, _)| shipped.find(text)).collect();
        let unknown = texts.iter().zip(&places).filter(|(_, place)| place.is_none());
        let unknown: BTreeSet<&str> = unknown.map(|((text, _), _)| *text).collect();
        let unknown: Vec<&str> = unknown.into_iter().collect();
        let kept = before.map(|b| &b.own).filter(|own| !own.is_empty()).unwrap_or(&shipped);
        let own = VectorSet::of(&unknown, kept, |text| encoder.vector(text))?;
        let known = texts.iter().zip(places).filter_map(|((text, owner), place)| {
            let row = place.or_else(|| Some(shipped.len() + own.find(text)?))?;
            Some(Known { row, owner: *owner })
        });
        let known: Vec<Known> = known.collect();
        let of_note = ranges(&known, snapshot.notes.len());
        let mut together_of_note = vec![vec![]; snapshot.notes.len()];
        for (at, known) in known.iter().enumerate() {
            if let Owner::Together { note, .. } = known.owner
                && let Some(own) = together_of_note.get_mut(note as usize)
            {
                own.push(at);
            }
        }
        let decisions = snapshot.cases.len();
        Ok(Self { encoder, shipped, own, known, of_note, together_of_note, decisions })
    }

    pub fn compare(&self, question: &str) -> Result<Compared, EncoderError> {
        let likeness = self.likenesses(question)?;
        let mut inside: Vec<(f32, u32)> = vec![];
        let mut outside: Vec<(f32, OutsideKind)> = vec![];
        let mut dangers: Vec<(f32, TellsOf)> = vec![];
        let mut harmless: Vec<f32> = vec![];
        let mut crimes: Vec<(f32, Option<u32>)> = vec![];
        let mut lawful: Vec<f32> = vec![];
        let mut decisions = vec![-1.0f32; self.decisions];
        let mut talk = (-1.0f32, 0);
        for (known, like) in self.known.iter().zip(&likeness) {
            match known.owner {
                Owner::Note { note, is_harmless, .. } => {
                    inside.push((*like, note));
                    harmless.extend(is_harmless.then_some(*like));
                }
                Owner::Outside(kind) => {
                    outside.push((*like, kind));
                    harmless.push(*like);
                }
                Owner::Danger { message, .. } => dangers.push((*like, message)),
                Owner::Harmless => harmless.push(*like),
                Owner::Talk(row) if *like > talk.0 => talk = (*like, row as usize),
                Owner::Decision(at) => {
                    if let Some(nearest) = decisions.get_mut(at as usize) {
                        *nearest = like.max(*nearest);
                    }
                }
                Owner::Talk(_) | Owner::Crime(_) | Owner::Lawful => {}
                Owner::Told(_) | Owner::HarmlessPart | Owner::Together { .. } => continue,
            }
            match known.owner {
                Owner::Crime(row) => crimes.push((*like, Some(row))),
                Owner::Decision(_) => {}
                Owner::Outside(OutsideKind::Crime) => crimes.push((*like, None)),
                _ => lawful.push(*like),
            }
        }
        let inside = nearest(inside, NEAREST, |(like, _)| *like);
        let outside = nearest(outside, NEAREST_OF_SIDE, |(like, _)| *like);
        let nearest_outside = outside.first().map_or(-1.0, |(like, _)| *like);
        let notes = likely_notes(&inside, self.of_note.iter().map(|texts| texts.len() as f32));
        let side =
            |likes: &mut dyn Iterator<Item = f32>| likes.map(weight).sum::<f32>().max(f32::MIN_POSITIVE).ln();
        let closeness = side(&mut inside.iter().take(NEAREST_OF_SIDE).map(|(like, _)| *like))
            - side(&mut outside.iter().map(|(like, _)| *like));
        let crimes = nearest(crimes, NEAREST_OF_SIDE, |(like, _)| *like);
        let lawful = nearest(lawful, NEAREST_OF_SIDE, |like| *like);
        let nearest =
            Nearest { talk, note: inside.first().map_or(-1.0, |(like, _)| *like), outside: nearest_outside };
        Ok(Compared {
            likeness,
            notes,
            closeness,
            danger: NearDanger::of(dangers, harmless),
            outside,
            crimes,
            lawful,
            decisions,
            nearest,
        })
    }

    /// As [`Self::compare`], of a message with what was said before it.
    pub fn together(&self, said: &str) -> Result<Together, EncoderError> {
        let likeness = self.likenesses(said)?;
        let of_notes = self.known.iter().zip(&likeness).filter_map(|(known, like)| match known.owner {
            Owner::Note { note, .. } | Owner::Together { note, .. } => Some((*like, note)),
            _ => None,
        });
        let inside = nearest(of_notes.collect(), NEAREST, |(like, _)| *like);
        let counts = self.of_note.iter().zip(&self.together_of_note);
        let notes = likely_notes(&inside, counts.map(|(alone, after)| (alone.len() + after.len()) as f32));
        Ok(Together { likeness, notes })
    }

    /// What one sentence of a longer message lies near.
    pub fn near_danger(&self, sentence: &str) -> Result<NearDanger, EncoderError> {
        let mut dangers: Vec<(f32, TellsOf)> = vec![];
        let mut harmless: Vec<f32> = vec![];
        for (known, like) in self.known.iter().zip(self.likenesses(sentence)?) {
            match known.owner {
                Owner::Danger { message, is_one: true } | Owner::Told(message) => {
                    dangers.push((like, message))
                }
                Owner::Harmless
                | Owner::HarmlessPart
                | Owner::Outside(_)
                | Owner::Note { is_harmless: true, .. } => harmless.push(like),
                _ => {}
            }
        }
        Ok(NearDanger::of(dangers, harmless))
    }

    /// Of each known text, in their order.
    fn likenesses(&self, text: &str) -> Result<Vec<f32>, EncoderError> {
        let asked = self.shipped.place(&self.encoder.remembered_vector(text)?);
        // Both sets have one middle.
        let mut of_rows = self.shipped.likenesses(&asked);
        of_rows.extend(self.own.likenesses(&asked));
        Ok(self.known.iter().map(|known| of_rows.get(known.row).copied().unwrap_or_default()).collect())
    }

    /// The likeness of the nearest of a note's texts.
    pub fn nearest_of(&self, note: u32, compared: &Compared) -> f32 {
        let range = self.of_note.get(note as usize).cloned().unwrap_or_default();
        let likeness = compared.likeness.get(range).unwrap_or_default();
        likeness.iter().copied().fold(-1.0, f32::max)
    }

    /// For each unit of a note, in their order, how near its texts lie; of a note without units, how near its own do.
    pub fn units(&self, note: u32, count: usize, compared: &Compared) -> Vec<f32> {
        let range = self.of_note.get(note as usize).cloned().unwrap_or_default();
        self.near_units(range, count, &compared.likeness)
    }

    /// The same of a message with what was said before it.
    pub fn units_together(&self, note: u32, count: usize, together: &Together) -> Vec<f32> {
        let range = self.of_note.get(note as usize).cloned().unwrap_or_default();
        let after = self.together_of_note.get(note as usize).map(Vec::as_slice).unwrap_or_default();
        self.near_units(range.chain(after.iter().copied()), count, &together.likeness)
    }

    fn near_units(&self, texts: impl Iterator<Item = usize>, count: usize, likeness: &[f32]) -> Vec<f32> {
        let mut units = vec![0.0; count.max(1)];
        let mut counts = vec![0.0f32; count.max(1)];
        for at in texts {
            let (Some(known), Some(like)) = (self.known.get(at), likeness.get(at)) else { continue };
            let unit = match known.owner {
                Owner::Note { unit, .. } => unit.or((count == 0).then_some(0)),
                Owner::Together { unit, .. } => Some(unit),
                _ => None,
            };
            let Some(unit) = unit.map(|unit| unit as usize) else { continue };
            if let (Some(sum), Some(count)) = (units.get_mut(unit), counts.get_mut(unit)) {
                *sum += (STEEP_UNITS * (like - 1.0)).exp();
                *count += 1.0;
            }
        }
        weigh_by_number(&mut units, counts.into_iter());
        units
    }
}

/// For each note, how likely the nearest texts are of it, where so many are known of each; together about 1.
fn likely_notes(nearest: &[(f32, u32)], counts: impl ExactSizeIterator<Item = f32>) -> Vec<f32> {
    let mut notes = vec![0.0; counts.len()];
    for (like, note) in nearest {
        if let Some(sum) = notes.get_mut(*note as usize) {
            *sum += weight(*like);
        }
    }
    weigh_by_number(&mut notes, counts);
    let total = notes.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    notes.iter_mut().for_each(|sum| *sum = *sum / total + LEAST);
    notes
}

/// Divides each sum by the square root of how many texts may add to it: who is asked about in many ways is not for that
/// asked about more often.
fn weigh_by_number(sums: &mut [f32], counts: impl Iterator<Item = f32>) {
    sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum /= count.max(1.0).sqrt());
}

fn weight(likeness: f32) -> f32 {
    (STEEP * (likeness - 1.0)).exp()
}

/// The most alike, the nearest first.
fn nearest<T>(mut all: Vec<T>, most: usize, like: impl Fn(&T) -> f32) -> Vec<T> {
    let by_likeness = |a: &T, b: &T| like(b).total_cmp(&like(a));
    if all.len() > most {
        all.select_nth_unstable_by(most, by_likeness);
        all.truncate(most);
    }
    all.sort_by(by_likeness);
    all
}

/// Texts of notes come first, note after note.
fn ranges(known: &[Known], notes: usize) -> Vec<Range<usize>> {
    let mut ranges = vec![0..0; notes];
    for (at, known) in known.iter().enumerate() {
        if let Owner::Note { note, .. } = known.owner
            && let Some(range) = ranges.get_mut(note as usize)
        {
            let start = if range.end == 0 { at } else { range.start };
            *range = start..at + 1;
        }
    }
    ranges
}

fn texts<'a>(snapshot: &'a Snapshot, fixtures: &'a Fixtures) -> Vec<(&'a str, Owner)> {
    let led_to = notes_of_danger(fixtures);
    let inside =
        (0u32..).zip(&snapshot.notes).flat_map(|(n, note)| of_note(n, note, !led_to.contains(&note.key)));
    let calm = snapshot.notes.iter().filter(|note| !led_to.contains(&note.key)).flat_map(|note| {
        Language::BOTH.into_iter().flat_map(|l| note.content.questions(l)).flat_map(harmless_parts)
    });
    let outside = fixtures.outside.iter().flat_map(|o| {
        std::iter::once((o.text.as_str(), Owner::Outside(o.kind))).chain(harmless_parts(&o.text))
    });
    let danger = (0u32..).zip(&fixtures.danger_messages);
    let danger = danger.flat_map(|(row, message)| of_danger(row, message));
    let talk = (0u32..).zip(&fixtures.talk).flat_map(|(row, talk)| {
        let asked = Language::BOTH.into_iter().flat_map(|l| talk.asked.get(l));
        asked.map(move |text| (text.as_str(), Owner::Talk(row)))
    });
    let crimes = (0u32..).zip(&fixtures.crime_messages).map(|(row, message)| {
        let owner = if message.asks_for_help { Owner::Crime(row) } else { Owner::Lawful };
        (message.text.as_str(), owner)
    });
    let decisions = (0u32..).zip(&snapshot.cases);
    let decisions = decisions.flat_map(|(n, case)| {
        let translated = case.content.translation.iter().map(|t| t.matter());
        std::iter::once(case.content.matter())
            .chain(translated)
            .map(move |matter| (matter, Owner::Decision(n)))
    });
    let said = harmless_messages(fixtures);
    let said = said.flat_map(|text| std::iter::once((text, Owner::Harmless)).chain(harmless_parts(text)));
    let others = outside.chain(said).chain(danger).chain(talk).chain(crimes).chain(decisions);
    inside.chain(calm).chain(others).chain(in_conversations(snapshot, fixtures)).collect()
}

/// Of units that are still there.
fn in_conversations<'a>(
    snapshot: &'a Snapshot,
    fixtures: &'a Fixtures,
) -> impl Iterator<Item = (&'a str, Owner)> {
    let notes: HashMap<&Key, (u32, &Note)> =
        (0u32..).zip(&snapshot.notes).map(|(n, note)| (&note.key, (n, note))).collect();
    fixtures.conversation_messages.iter().filter_map(move |message| {
        let (note, unit) = &message.unit;
        let (number, note) = notes.get(note)?;
        let unit = note.content.units.iter().position(|u| u.key == *unit)?;
        Some((message.together.as_str(), Owner::Together { note: *number, unit: unit as u32 }))
    })
}

/// The message, and what its sentences tell.
fn of_danger(row: u32, message: &DangerMessage) -> Vec<(&str, Owner)> {
    let whole = message.text.as_str();
    match message.danger {
        Some(kind) => {
            let tells = TellsOf { kind, row };
            let told = message.told.iter().map(|told| (told.as_str(), Owner::Told(tells)));
            let is_one = message.told.is_none();
            std::iter::once((whole, Owner::Danger { message: tells, is_one })).chain(told).collect()
        }
        None => std::iter::once((whole, Owner::Harmless)).chain(harmless_parts(whole)).collect(),
    }
}

/// What one sentence of a story says, where all of it tells of no danger: "they took the keys of the house".
fn harmless_parts(text: &str) -> impl Iterator<Item = (&str, Owner)> {
    sentences(text).into_iter().map(|part| (part, Owner::HarmlessPart))
}

/// Title, questions, and what the units say.
fn of_note(number: u32, note: &Note, is_harmless: bool) -> impl Iterator<Item = (&str, Owner)> {
    let content = &note.content;
    let said = move |unit| Owner::Note { note: number, unit, is_harmless: false };
    let asked = move |unit| Owner::Note { note: number, unit, is_harmless };
    let titled = Owner::Note { note: number, unit: None, is_harmless: true };
    Language::BOTH.into_iter().flat_map(move |language| {
        let of_units = (0u32..).zip(&content.units).flat_map(move |(at, unit)| {
            let answer = std::iter::once((unit.answer.get(language).as_str(), said(Some(at))));
            answer.chain(unit.asked.get(language).iter().map(move |t| (t.as_str(), asked(Some(at)))))
        });
        // A subject's name alone ("garde à vue") tells of nothing that happens.
        let title = std::iter::once((content.title.get(language).as_str(), titled));
        let lay = content.lay_questions.get(language).iter().map(move |t| (t.as_str(), asked(None)));
        title.chain(lay).chain(of_units)
    })
}

/// Every text whose meaning questions are held against.
pub fn texts_of<'a>(snapshot: &'a Snapshot, fixtures: &'a Fixtures) -> impl Iterator<Item = &'a str> {
    texts(snapshot, fixtures).into_iter().map(|(text, _)| text)
}

/// The vectors that the program ships for these texts: those it has already are kept, the others are made.
pub fn vectors_of(snapshot: &Snapshot, fixtures: &Fixtures) -> Result<VectorSet, JurisprudenceError> {
    let encoder = Encoder::shipped()?;
    let texts: Vec<&str> = texts_of(snapshot, fixtures).collect();
    Ok(VectorSet::of(&texts, &VectorSet::of_the_shipped_model()?, |text| encoder.vector(text))?)
}
