use super::{Homographs, fold, is_stop_word, tokens};
use crate::domain::Language;
use crate::fixtures::Concept;
use rustc_hash::FxHashMap;

/// Letters of a word that count: what stands after is inflection in both languages.
const ROOT: usize = 6;

/// Finds the concepts of the lexicon in a text: "le proprio m'a mis dehors" and "eviction" meet in one concept,
/// across both languages.
#[derive(Debug, Default)]
pub struct ConceptIndex {
    /// By the first root of a phrase: the other roots it needs, and the concept.
    phrases: FxHashMap<String, Vec<(Vec<String>, u32)>>,
}

pub(crate) fn root(word: &str) -> &str {
    word.char_indices().nth(ROOT).and_then(|(end, _)| word.get(..end)).unwrap_or(word)
}

impl ConceptIndex {
    pub fn new(concepts: &[Concept], homographs: &Homographs) -> Self {
        let mut phrases: FxHashMap<String, Vec<(Vec<String>, u32)>> = FxHashMap::default();
        for (n, concept) in (0u32..).zip(concepts) {
            let of_both =
                Language::BOTH.into_iter().flat_map(|l| concept.phrases.get(l).iter().map(move |p| (l, p)));
            for (language, phrase) in of_both {
                let words = tokens(&fold(phrase).replace('\'', " "));
                let mut roots: Vec<String> = words
                    .into_iter()
                    .filter(|w| w.chars().count() > 2 && !is_stop_word(w))
                    .map(|w| root(&homographs.read(w, language)).to_owned())
                    .collect();
                roots.sort();
                roots.dedup();
                if let Some((first, rest)) = roots.split_first() {
                    phrases.entry(first.clone()).or_default().push((rest.to_vec(), n));
                }
            }
        }
        Self { phrases }
    }

    /// The numbers of the concepts in `words`, ascending, each once.
    pub fn of(&self, words: &[String]) -> Vec<u32> {
        let mut roots: Vec<&str> = words.iter().map(|w| root(w)).collect();
        roots.sort_unstable();
        roots.dedup();
        let mut found: Vec<u32> = roots
            .iter()
            .filter_map(|r| self.phrases.get(*r))
            .flatten()
            .filter(|(rest, _)| rest.iter().all(|r| roots.binary_search(&r.as_str()).is_ok()))
            .map(|(_, concept)| *concept)
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Bilingual;

    #[test]
    fn a_concept_is_met_in_any_of_its_wordings() {
        let phrases =
            Bilingual { fr: vec!["mise en demeure".to_owned()], en: vec!["formal notice".to_owned()] };
        let index = ConceptIndex::new(&[Concept { name: "x".into(), phrases }], &Homographs::default());
        let of = |t: &str| index.of(&tokens(t));
        assert_eq!(of("il me faut une mise en demeure"), [0]);
        assert_eq!(of("sent formal notices"), [0]);
        assert!(of("demeure").is_empty());
    }
}
