use std::collections::HashMap;

/// Which notes know which roots: what share of a question's words means anything here.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    notes_of: HashMap<String, Vec<u32>>,
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

impl Vocabulary {
    pub fn build<'a>(notes: impl IntoIterator<Item = (u32, &'a [String])>) -> Self {
        let mut made = Self::default();
        for (note, roots) in notes {
            made.notes = made.notes.max(note as usize + 1);
            for root in roots {
                let list = made.notes_of.entry(root.clone()).or_default();
                if list.last() != Some(&note) {
                    list.push(note);
                }
            }
        }
        made
    }

    pub fn coverage(&self, roots: &[String], near: &[u32]) -> Coverage {
        let (mut all, mut known, mut close) = (0.0f32, 0.0, 0.0);
        for root in roots {
            let notes = self.notes_of.get(root).map(Vec::as_slice).unwrap_or_default();
            let weight = ((self.notes as f32 + 1.0) / (notes.len() as f32 + 0.5)).ln().max(0.1);
            all += weight;
            if !notes.is_empty() {
                known += weight;
            }
            if near.iter().any(|n| notes.binary_search(n).is_ok()) {
                close += weight;
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
        let half = v.coverage(&["contra".to_owned(), "zebre".into()], &[0]);
        assert!(half.known < 0.5 && half.known > 0.0, "{half:?}");
        assert_eq!(v.coverage(&["bail".to_owned()], &[1]), Coverage { known: 1.0, near: 0.0 });
        assert_eq!(v.coverage(&[], &[]), Coverage::default());
    }
}
