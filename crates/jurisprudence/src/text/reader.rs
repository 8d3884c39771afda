use super::{LanguageDetector, PlaceIndex, PlaceSigns, fold, tokens};
use crate::domain::Language;
use crate::fixtures::Spelling;
use std::collections::HashMap;

/// Words of a text that are read: a whole page pasted into the box must not cost more than a long question.
const MOST_WORDS: usize = 400;

/// Turns what was typed into words: folded, phone spellings undone, apostrophes split.
#[derive(Debug, Default)]
pub struct Reader {
    detector: LanguageDetector,
    spellings: HashMap<(Language, String), Vec<String>>,
    places: PlaceIndex,
}

/// A text, read.
#[derive(Debug, Clone)]
pub struct Reading {
    pub language: Language,
    pub words: Vec<String>,
    /// `words` with place names masked by their kind.
    pub masked: Vec<String>,
    pub places: PlaceSigns,
}

impl Reader {
    pub fn new(detector: LanguageDetector, spellings: &[Spelling], places: PlaceIndex) -> Self {
        let spellings = spellings.iter().map(|s| ((s.language, s.typed.clone()), split(&s.meant))).collect();
        Self { detector, spellings, places }
    }

    /// The language of a text; `unless_told` where its words are of both.
    pub fn language(&self, text: &str, unless_told: Language) -> Language {
        self.detector.detect(text, unless_told)
    }

    /// The words of a text whose language is known.
    pub fn words(&self, text: &str, language: Language) -> Vec<String> {
        // More characters than that many words can have are not even folded.
        let text: String = text.chars().take(MOST_WORDS * 20).collect();
        let mut words = Vec::new();
        for token in tokens(&fold(&text)) {
            match self.spellings.get(&(language, token.clone())) {
                Some(meant) => words.extend(meant.iter().cloned()),
                None => words.extend(token.split('\'').map(str::to_owned)),
            }
        }
        words.truncate(MOST_WORDS);
        words
    }

    pub fn read(&self, text: &str, unless_told: Language) -> Reading {
        self.read_in(text, self.language(text, unless_told))
    }

    pub fn read_in(&self, text: &str, language: Language) -> Reading {
        let words = self.words(text, language);
        let (masked, places) = self.places.mask(&words);
        Reading { language, words, masked, places }
    }
}

fn split(folded: &str) -> Vec<String> {
    tokens(&folded.replace('\'', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phone_spellings_are_undone_in_their_language_only() {
        let spelling = |language, typed: &str, meant: &str| Spelling {
            language,
            typed: typed.into(),
            meant: meant.into(),
        };
        let all = [spelling(Language::Fr, "jai", "j'ai"), spelling(Language::En, "u", "you")];
        let reader = Reader::new(LanguageDetector::default(), &all, PlaceIndex::default());
        assert_eq!(reader.words("jai u l'acte", Language::Fr), ["j", "ai", "u", "l", "acte"]);
        assert_eq!(reader.words("u jai", Language::En), ["you", "jai"]);
    }

    #[test]
    fn a_pasted_page_is_cut() {
        let reader = Reader::default();
        assert_eq!(reader.words(&"mot ".repeat(5_000), Language::Fr).len(), MOST_WORDS);
    }
}
