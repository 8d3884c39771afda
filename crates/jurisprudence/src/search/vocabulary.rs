use crate::text::{is_stop_word, root, sound};
use std::collections::HashMap;

/// Which notes know which roots: what share of a question's words means anything here.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    notes_of: HashMap<String, Vec<u32>>,
    /// By sound: what a word that nobody spells that way may be.
    notes_by_sound: HashMap<String, Vec<u32>>,
    notes: usize,
}

/// Shares from 0 to 1, each root weighed by its rarity.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Coverage {
    /// Known to any note.
    pub known: f32,
    /// Known to one of the notes given.
    pub near: f32,
}

/// A word known by its sound counts for this much of one known by its letters.
const BY_SOUND: f32 = 0.8;

fn note_in(index: &mut HashMap<String, Vec<u32>>, term: String, note: u32) {
    let list = index.entry(term).or_default();
    if list.last() != Some(&note) {
        list.push(note);
    }
}

impl Vocabulary {
    /// `notes`: their words, in ascending order of note.
    pub fn of_words<'a>(notes: impl IntoIterator<Item = (u32, &'a [String])>) -> Self {
        let mut made = Self::default();
        for (note, words) in notes {
            made.notes = made.notes.max(note as usize + 1);
            for word in words.iter().filter(|w| !is_stop_word(w)) {
                note_in(&mut made.notes_of, root(word).to_owned(), note);
                if let Some(sound) = sound(word) {
                    note_in(&mut made.notes_by_sound, sound, note);
                }
            }
        }
        made
    }

    pub fn build<'a>(notes: impl IntoIterator<Item = (u32, &'a [String])>) -> Self {
        let mut made = Self::default();
        for (note, roots) in notes {
            made.notes = made.notes.max(note as usize + 1);
            for root in roots {
                note_in(&mut made.notes_of, root.clone(), note);
            }
        }
        made
    }

    /// `terms`: roots, each with the sound of its word where it has one.
    pub fn coverage(&self, terms: &[(String, Option<String>)], near: &[u32]) -> Coverage {
        let (mut all, mut known, mut close) = (0.0f32, 0.0, 0.0);
        for (root, sound) in terms {
            let by_sound = || Some((self.notes_by_sound.get(sound.as_ref()?)?, BY_SOUND));
            let found = self.notes_of.get(root).map(|notes| (notes, 1.0)).or_else(by_sound);
            let (notes, trust) = found.map_or((&[][..], 0.0), |(notes, trust)| (notes.as_slice(), trust));
            let weight = ((self.notes as f32 + 1.0) / (notes.len() as f32 + 0.5)).ln().max(0.1);
            all += weight;
            known += weight * trust;
            if near.iter().any(|n| notes.binary_search(n).is_ok()) {
                close += weight * trust;
            }
        }
        if all > 0.0 { Coverage { known: known / all, near: close / all } } else { Coverage::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rare_unknown_word_weighs_more_than_a_common_known_one() {
        let [a, b] = [vec!["contra".to_owned(), "bail".into()], vec!["contra".to_owned()]];
        let v = Vocabulary::build([(0, a.as_slice()), (1, b.as_slice())]);
        let half = v.coverage(&[("contra".to_owned(), None), ("zebre".into(), None)], &[0]);
        assert!(half.known < 0.5 && half.known > 0.0, "{half:?}");
        assert_eq!(v.coverage(&[("bail".to_owned(), None)], &[1]), Coverage { known: 1.0, near: 0.0 });
        assert_eq!(v.coverage(&[], &[]), Coverage::default());
    }

    #[test]
    fn a_word_spelled_by_ear_is_nearly_known() {
        let words = ["salaire".to_owned()];
        let v = Vocabulary::of_words([(0, words.as_slice())]);
        let c = v.coverage(&[("salr".to_owned(), sound("salr"))], &[0]);
        assert_eq!(c, Coverage { known: BY_SOUND, near: BY_SOUND });
    }
}
