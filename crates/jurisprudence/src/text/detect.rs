use super::{Homographs, fold, tokens};
use crate::domain::Language;
use rustc_hash::{FxHashMap, FxHasher};
use std::collections::HashSet;
use std::hash::Hasher;

/// How far one word or one group of letters may pull: a single strange word must not decide.
const MOST: f64 = 3.0;
/// Letters that only French has of the two. A pull, not a proof: people write "café" in English.
const ACCENT: f64 = 2.0;
/// A word that pulls less is at home in both.
const TELLING: f64 = 1.0;
/// A word that stands so often in the texts of each language is at home in both, however much it pulls: "prescription",
/// "caution", "police".
const AT_HOME: u32 = 5;

/// Tells French from English by the words and letters of the product's own texts in each, phone spellings,
/// camfranglais (as French) and Pidgin (as English) included.
#[derive(Debug, Default)]
pub struct LanguageDetector {
    /// Of a word or a group of letters, by its digest: the logarithm of how much likelier it is in French.
    pulls: FxHashMap<u64, f64>,
    /// Words that alone do not tell.
    of_both: HashSet<String>,
}

/// A word and its groups of three letters, its ends counted.
fn features(word: &str) -> impl Iterator<Item = u64> {
    let padded: Vec<char> = [' '].into_iter().chain(word.chars()).chain([' ']).collect();
    let grams: Vec<u64> = padded.windows(3).map(|g| digest(g.iter().copied())).collect();
    std::iter::once(digest(word.chars())).chain(grams)
}

fn digest(letters: impl Iterator<Item = char>) -> u64 {
    let mut hasher = FxHasher::default();
    letters.for_each(|letter| hasher.write_u32(u32::from(letter)));
    hasher.finish()
}

fn words(text: &str) -> Vec<String> {
    tokens(&fold(text).replace('\'', " "))
}

impl LanguageDetector {
    /// `words`: folded, each with how often it stands in the French texts and in the English ones.
    pub fn learn<'a>(words: impl IntoIterator<Item = (&'a str, [u32; 2])>, homographs: &Homographs) -> Self {
        let mut seen: FxHashMap<&str, [u32; 2]> = FxHashMap::default();
        for (word, times) in words {
            for part in word.split('\'') {
                let [fr, en] = seen.entry(part).or_default();
                *fr += times[0];
                *en += times[1];
            }
        }
        // Each word is cut into letters once, however often it stands.
        let mut counts: FxHashMap<u64, [f64; 2]> = FxHashMap::default();
        let mut totals = [1.0f64, 1.0];
        for (word, times) in &seen {
            let times = times.map(f64::from);
            for feature in features(word) {
                let count = counts.entry(feature).or_default();
                count.iter_mut().zip(times).for_each(|(count, times)| *count += times);
                totals.iter_mut().zip(times).for_each(|(total, times)| *total += times);
            }
        }
        let [all_fr, all_en] = totals;
        let pulls = counts
            .into_iter()
            .map(|(f, [fr, en])| {
                let pull = ((fr + 0.5) / all_fr).ln() - ((en + 0.5) / all_en).ln();
                (f, pull.clamp(-MOST, MOST))
            })
            .collect();
        let is_of_both =
            |(word, [fr, en]): &(&str, [u32; 2])| fr.min(en) >= &AT_HOME || homographs.contains(word);
        let of_both = seen.into_iter().filter(is_of_both).map(|(word, _)| word.to_owned()).collect();
        Self { pulls, of_both }
    }

    /// `unless_told` where the words do not tell: "SARL", "divorce" and "police" are of both languages.
    pub fn detect(&self, text: &str, unless_told: Language) -> Language {
        let words = words(text);
        let mut pull: f64 =
            words.iter().flat_map(|word| features(word)).filter_map(|f| self.pulls.get(&f)).sum();
        let has_accent = text.chars().any(|c| "éèêëàâçùûîïôœÉÈÊÀÇÔŒ".contains(c));
        if has_accent {
            pull += ACCENT;
        }
        // The letters of a word of both languages pull by chance; those of a word never seen are all there is.
        let pulls: Vec<Option<&f64>> = words.iter().map(|w| self.pulls.get(&digest(w.chars()))).collect();
        let by_a_word = words
            .iter()
            .zip(&pulls)
            .any(|(w, p)| p.is_some_and(|p| p.abs() >= TELLING) && !self.of_both.contains(w));
        let by_letters = pulls.iter().any(Option::is_none) && pull.abs() >= TELLING;
        if !(has_accent || by_a_word || by_letters) {
            return unless_told;
        }
        if pull < 0.0 { Language::En } else { Language::Fr }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detector() -> LanguageDetector {
        let texts = [
            (Language::Fr, "comment porter plainte contre mon voisin"),
            (Language::En, "how do I lodge a complaint against my neighbour"),
            (Language::Fr, "divorce demande"),
            (Language::En, "divorce claim"),
        ];
        let words = texts.iter().flat_map(|(language, text)| {
            let times = if *language == Language::Fr { [20, 0] } else { [0, 20] };
            text.split(' ').map(move |word| (word, times))
        });
        LanguageDetector::learn(words, &Homographs::default())
    }

    #[test]
    fn words_of_both_languages_do_not_tell() {
        for wanted in Language::BOTH {
            for text in ["divorce", "Divorce ?", "🙂 1234", ""] {
                assert_eq!(detector().detect(text, wanted), wanted, "{text}");
            }
        }
    }

    #[test]
    fn words_of_one_do() {
        for unless_told in Language::BOTH {
            for (text, language) in [
                ("divorce comment", Language::Fr),
                ("divorce claim", Language::En),
                ("plaintes", Language::Fr),
                ("neighbours", Language::En),
                ("été", Language::Fr),
            ] {
                assert_eq!(detector().detect(text, unless_told), language, "{text}");
            }
        }
    }
}
