use super::fold;
use std::str::FromStr;

/// The two languages of the product. Cameroon's official languages, and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    Fr,
    En,
}

/// A language other than `fr` or `en`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the language must be fr or en")]
pub struct UnknownLanguage;

impl Language {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// Chooses between the French and the English text.
    pub fn pick<'a>(self, fr: &'a str, en: &'a str) -> &'a str {
        match self {
            Self::Fr => fr,
            Self::En => en,
        }
    }

    /// The language a text is written in, judged by its small words; `None` when they do not tell.
    ///
    /// Pidgin counts as English: its speakers read the English notes.
    pub fn detect(text: &str) -> Option<Self> {
        let (mut fr, mut en) = (0_usize, 0_usize);
        for word in fold(text).split(|c: char| !c.is_alphanumeric()) {
            if FRENCH.contains(&word) {
                fr += 1;
            } else if ENGLISH.contains(&word) {
                en += 1;
            }
        }
        match fr.cmp(&en) {
            std::cmp::Ordering::Greater => Some(Self::Fr),
            std::cmp::Ordering::Less => Some(Self::En),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(s: &str) -> Result<Self, UnknownLanguage> {
        match s {
            "fr" => Ok(Self::Fr),
            "en" => Ok(Self::En),
            _ => Err(UnknownLanguage),
        }
    }
}

/// Words that one of the two languages uses all the time and the other does not.
const FRENCH: &[&str] = &[
    "le", "la", "les", "un", "une", "des", "du", "de", "et", "est", "je", "tu", "il", "elle", "nous", "vous",
    "mon", "ma", "mes", "que", "qui", "quoi", "quel", "quelle", "comment", "pourquoi", "combien", "avec",
    "pour", "dans", "sur", "pas", "sans", "faire", "puis", "peut", "peux", "dois", "doit", "ai", "suis",
    "sont", "ete", "au", "aux", "ce", "cette", "ses", "son", "leur", "bonjour", "bonsoir", "merci", "salut",
    "pk", "jai", "cest", "kel", "ki", "ke",
];
const ENGLISH: &[&str] = &[
    "the", "a", "an", "and", "is", "are", "was", "my", "your", "his", "her", "their", "what", "who", "how",
    "why", "when", "where", "which", "can", "could", "should", "must", "do", "does", "did", "to", "of",
    "for", "with", "in", "not", "have", "has", "i", "you", "he", "she", "they", "we", "it", "this", "that",
    "if", "without", "hello", "hi", "thanks", "dey", "wey", "na", "no", "fit", "go", "don", "una", "wetin",
    "dem", "ma", "get", "abeg",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_words_tell_the_language() {
        assert_eq!(Language::detect("Mon patron ne m'a pas payé"), Some(Language::Fr));
        assert_eq!(Language::detect("My landlord wants to throw me out"), Some(Language::En));
        assert_eq!(Language::detect("Wetin I fit do if ma landlord don lock house?"), Some(Language::En));
        assert_eq!(Language::detect("🙂 1234"), None);
    }
}
