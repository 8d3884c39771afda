use super::terms::Term;
use rustc_hash::FxHashMap;

/// Which notes know which roots: what share of a question's words means anything here.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    notes_of: FxHashMap<Term, Vec<u32>>,
    /// By sound: what a word that nobody spells that way may be.
    notes_by_sound: FxHashMap<Term, Vec<u32>>,
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

fn note_in(index: &mut FxHashMap<Term, Vec<u32>>, term: Term, note: u32) {
    let list = index.entry(term).or_default();
    if list.last() != Some(&note) {
        list.push(note);
    }
}

impl Vocabulary {
    /// The roots of a note's words, with their sounds; notes come in ascending order.
    pub fn add(&mut self, note: u32, words: &[(Term, Option<Term>)]) {
        self.notes = self.notes.max(note as usize + 1);
        for (root, sound) in words {
            note_in(&mut self.notes_of, *root, note);
            if let Some(sound) = sound {
                note_in(&mut self.notes_by_sound, *sound, note);
            }
        }
    }

    /// `terms`: roots, each with the sound of its word where it has one.
    pub fn coverage(&self, terms: &[(Term, Option<Term>)], near: &[u32]) -> Coverage {
        let (mut all, mut known, mut close) = (0.0f32, 0.0, 0.0);
        for (root, sound) in terms {
            let by_sound = || Some((self.notes_by_sound.get(&(*sound)?)?, BY_SOUND));
            let found = self.notes_of.get(root).map(|notes| (notes, 1.0)).or_else(by_sound);
            let (notes, trust) = found.map_or((&[][..], 0.0), |(notes, trust)| (notes.as_slice(), trust));
            let weight = self.rarity(notes.len()).max(0.1);
            all += weight;
            known += weight * trust;
            if near.iter().any(|n| notes.binary_search(n).is_ok()) {
                close += weight * trust;
            }
        }
        if all > 0.0 { Coverage { known: known / all, near: close / all } } else { Coverage::default() }
    }

    /// Of a root that so many notes know, as a logarithm.
    fn rarity(&self, notes: usize) -> f32 {
        ((self.notes as f32 + 1.0) / (notes as f32 + 0.5)).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::super::terms::with_sound;
    use super::*;

    fn word(word: &str) -> (Term, Option<Term>) {
        with_sound(word).unwrap()
    }

    #[test]
    fn a_rare_unknown_word_weighs_more_than_a_common_known_one() {
        let mut v = Vocabulary::default();
        v.add(0, &[word("contrat"), word("bail")]);
        v.add(1, &[word("contrat")]);
        let half = v.coverage(&[word("contrat"), word("zebre")], &[0]);
        assert!(half.known < 0.5 && half.known > 0.0, "{half:?}");
        assert_eq!(v.coverage(&[word("bail")], &[1]), Coverage { known: 1.0, near: 0.0 });
        assert_eq!(v.coverage(&[], &[]), Coverage::default());
    }

    #[test]
    fn a_word_spelled_by_ear_is_nearly_known() {
        let mut v = Vocabulary::default();
        v.add(0, &[word("salaire")]);
        assert_eq!(v.coverage(&[word("salr")], &[0]), Coverage { known: BY_SOUND, near: BY_SOUND });
    }
}
