use super::{Homographs, LanguageDetector, PlaceIndex, PlaceSigns, fold, tokens};
use crate::domain::Language;
use crate::fixtures::Spelling;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// Words of a text that are read: a whole page pasted into the box must not cost more than a long question.
const MOST_WORDS: usize = 400;

/// Turns what was typed into words: folded, phone spellings undone, apostrophes split, words of both languages told apart.
#[derive(Debug, Default)]
pub struct Reader {
    detector: LanguageDetector,
    /// Of French, and of English.
    spellings: [FxHashMap<String, Vec<String>>; 2],
    homographs: Homographs,
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
    pub fn new(
        detector: LanguageDetector,
        spellings: &[Spelling],
        homographs: Homographs,
        places: PlaceIndex,
    ) -> Self {
        let of = |language| {
            let own = spellings.iter().filter(|s| s.language == language);
            own.map(|s| (s.typed.clone(), split(&s.meant))).collect()
        };
        Self { detector, spellings: Language::BOTH.map(of), homographs, places }
    }

    /// The language of a text; `unless_told` where its words are of both.
    pub fn language(&self, text: &str, unless_told: Language) -> Language {
        self.detector.detect(text, unless_told)
    }

    /// The words of a text whose language is known.
    pub fn words(&self, text: &str, language: Language) -> Vec<String> {
        let words = self.spelled(text, language);
        words.into_iter().map(|word| self.homographs.read(word, language)).collect()
    }

    /// The words of a text as they are spelled, folded.
    pub fn spelled(&self, text: &str, language: Language) -> Vec<String> {
        // More characters than that many words can have are not even folded.
        let end = text.char_indices().nth(MOST_WORDS * 20).map_or(text.len(), |(end, _)| end);
        let text = text.get(..end).unwrap_or_default();
        let tokens = tokens(&fold(&country_in_capitals(text)));
        let mut words: Vec<String> =
            tokens.into_iter().flat_map(|token| self.spelled_token(token, language)).collect();
        words.truncate(MOST_WORDS);
        words
    }

    fn spelled_token(&self, token: String, language: Language) -> Vec<String> {
        let [french, english] = &self.spellings;
        let spellings = match language {
            Language::Fr => french,
            Language::En => english,
        };
        match spellings.get(&token) {
            Some(meant) => meant.clone(),
            None if !token.contains('\'') => vec![token],
            None => token.split('\'').map(str::to_owned).collect(),
        }
    }

    /// The words that one word of a folded text is read as.
    pub fn token(&self, token: &str, language: Language) -> Vec<String> {
        let words = self.spelled_token(token.to_owned(), language).into_iter();
        words.map(|word| self.homographs.read(word, language)).collect()
    }

    /// Whether the words of a text say less than their capitals.
    pub fn reads_capitals(text: &str) -> bool {
        matches!(country_in_capitals(text), Cow::Owned(_))
    }

    pub fn is_place_begun_by(&self, word: &str) -> bool {
        self.places.is_begun_by(word)
    }

    pub fn read(&self, text: &str, unless_told: Language) -> Reading {
        self.read_in(text, self.language(text, unless_told))
    }

    /// Words with place names masked by their kind, and what places they name.
    pub fn masked(&self, words: &[impl AsRef<str>]) -> (Vec<String>, PlaceSigns) {
        self.places.mask(words)
    }

    pub fn read_in(&self, text: &str, language: Language) -> Reading {
        let words = self.words(text, language);
        let (masked, places) = self.masked(&words);
        Reading { language, words, masked, places }
    }
}

/// "US" among words that are not all in capitals is the country: folded it would be the pronoun.
fn country_in_capitals(text: &str) -> Cow<'_, str> {
    if !text.contains("US") && !text.contains("U.S") || !text.chars().any(char::is_lowercase) {
        return text.into();
    }
    let text = text.replace("U.S.", "US ").replace("U.S", "US");
    let parts = text.split_inclusive(|c: char| !c.is_alphanumeric()).map(|part| {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        if word == "US" { part.replacen(word, "USA", 1) } else { part.to_owned() }
    });
    parts.collect::<String>().into()
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
        let reader = Reader::new(
            LanguageDetector::default(),
            &all,
            Homographs::new(&["bail".into()]),
            PlaceIndex::default(),
        );
        assert_eq!(reader.words("jai u l'acte", Language::Fr), ["j", "ai", "u", "l", "acte"]);
        assert_eq!(reader.words("u jai", Language::En), ["you", "jai"]);
        assert_eq!(reader.words("mon bail", Language::Fr), ["mon", "bail"]);
        assert_ne!(reader.words("my bail", Language::En), ["my", "bail"]);
    }

    #[test]
    fn the_country_in_capitals_is_no_pronoun() {
        let words = |text| Reader::default().words(text, Language::En);
        for text in ["a US visa", "a U.S. visa", "a USA visa"] {
            assert_eq!(words(text), ["a", "usa", "visa"], "{text}");
        }
        assert_eq!(words("tell us"), ["tell", "us"]);
        assert_eq!(words("HELP US"), ["help", "us"], "everything is in capitals");
        assert_eq!(words("USED in BUS"), ["used", "in", "bus"]);
    }

    #[test]
    fn a_pasted_page_is_cut() {
        let reader = Reader::default();
        assert_eq!(reader.words(&"mot ".repeat(5_000), Language::Fr).len(), MOST_WORDS);
    }
}
