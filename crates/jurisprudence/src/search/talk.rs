//! Words that are no question: a greeting, thanks, "who are you", letters without sense.

use crate::domain::{Bilingual, Key, Language, Talk};
use crate::text::{fold, tokens};
use std::collections::HashSet;

/// A longer message says something.
const LONGEST: usize = 12;
/// How near the nearest must lie, and how much nearer a question outside the law may.
const NEAR: f32 = 0.5;
const LEAD: f32 = 0.05;
/// Words that any talk may hold.
const POLITE: [&str; 24] = [
    "good", "monsieur", "madame", "maitre", "sir", "madam", "svp", "please", "a", "tous", "there", "cher",
    "dear", "very", "much", "so", "bien", "docteur", "massa", "my", "friend", "mon", "ami", "you",
];
/// What letters without sense are answered with.
const SENSELESS: &str = "gibberish";

pub(super) struct Talks {
    rows: Vec<(Key, Bilingual<String>)>,
    /// The words that each is made of.
    words: Vec<HashSet<String>>,
}

/// The likeness of a message to the nearest of each sort.
pub(super) struct Nearest {
    /// And which row it is.
    pub talk: (f32, usize),
    pub note: f32,
    pub outside: f32,
}

impl Talks {
    pub fn new(talk: &[Talk]) -> Self {
        let words = |talk: &Talk| {
            let texts = Language::BOTH.into_iter().flat_map(|l| talk.asked.get(l));
            texts.flat_map(|text| tokens(&fold(text))).collect()
        };
        Self {
            rows: talk.iter().map(|t| (t.key.clone(), t.say.clone())).collect(),
            words: talk.iter().map(words).collect(),
        }
    }

    /// The row that answers, if it is talk.
    pub fn heard(&self, text: &str, nearest: Option<&Nearest>) -> Option<usize> {
        let words = tokens(&fold(text));
        if words.len() > LONGEST {
            return None;
        }
        if words.iter().all(|word| word.chars().all(|c| c.is_ascii_digit())) {
            return self.rows.iter().position(|(key, _)| key.as_str() == SENSELESS);
        }
        let fits = |known: &HashSet<String>| {
            let is_polite = |word: &String| POLITE.contains(&word.as_str());
            words.iter().all(|word| known.contains(word) || is_polite(word))
                && words.iter().any(|word| known.contains(word) && !is_polite(word))
        };
        let by_words = self.words.iter().position(fits);
        // A word of talk can be one of law ("ok", "free"): then what lies nearest decides.
        let near = nearest.filter(|n| {
            let (like, _) = n.talk;
            like >= NEAR && like >= n.note && like + LEAD >= n.outside
        });
        match (by_words, near) {
            (Some(row), None) => nearest.is_none_or(|n| n.note < NEAR).then_some(row),
            (_, near) => near.map(|n| n.talk.1),
        }
    }

    /// Its key and what is said back.
    pub fn say(&self, row: usize, language: Language) -> Option<(Key, String)> {
        self.rows.get(row).map(|(key, say)| (key.clone(), say.get(language).clone()))
    }
}
