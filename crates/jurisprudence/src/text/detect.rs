use super::{fold, tokens};
use crate::domain::Language;
use std::collections::HashMap;

/// How far one word or one group of letters may pull: a single strange word must not decide.
const MOST: f64 = 3.0;
/// Letters that only French has of the two. A pull, not a proof: people write "café" in English.
const ACCENT: f64 = 2.0;

/// Tells French from English by the words and letters of the product's own texts in each, phone spellings,
/// camfranglais (as French) and Pidgin (as English) included.
#[derive(Debug, Default)]
pub struct LanguageDetector {
    /// The logarithm of how much likelier it is in French.
    pulls: HashMap<String, f64>,
}

fn features(words: &[String]) -> impl Iterator<Item = String> + '_ {
    words.iter().flat_map(|w| {
        let padded: Vec<char> = [' '].into_iter().chain(w.chars()).chain([' ']).collect();
        let grams: Vec<String> = padded.windows(3).map(|g| g.iter().collect()).collect();
        std::iter::once(w.clone()).chain(grams)
    })
}

fn words(text: &str) -> Vec<String> {
    tokens(&fold(text).replace('\'', " "))
}

impl LanguageDetector {
    pub fn learn<'a>(texts: impl IntoIterator<Item = (Language, &'a str)>) -> Self {
        let mut counts: HashMap<String, [f64; 2]> = HashMap::new();
        let mut totals = [1.0f64, 1.0];
        for (language, text) in texts {
            for f in features(&words(text)) {
                let (count, total) = match (counts.entry(f).or_default(), &mut totals) {
                    ([fr, _], [total, _]) if language == Language::Fr => (fr, total),
                    ([_, en], [_, total]) => (en, total),
                };
                *count += 1.0;
                *total += 1.0;
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
        Self { pulls }
    }

    /// French where nothing tells: it is the product's default.
    pub fn detect(&self, text: &str) -> Language {
        let mut pull: f64 = features(&words(text)).filter_map(|f| self.pulls.get(&f)).sum();
        if text.chars().any(|c| "éèêëàâçùûîïôœÉÈÊÀÇÔŒ".contains(c)) {
            pull += ACCENT;
        }
        if pull < 0.0 { Language::En } else { Language::Fr }
    }
}
