//! Words that are no question: a greeting, thanks, "who are you", letters without sense.

use super::subject::{JOINING, OTHERS};
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
/// What is asked for oneself: "ok and how do I prove it?", "na how much?". Not "how can you help me".
const ASKING: [&str; 11] = [
    "combien",
    "comment je",
    "comment on",
    "comment faire",
    "comment prouver",
    "how do i",
    "how can i",
    "how i go",
    "how we go",
    "how much",
    "how long",
];
/// Ask about what was said, alone or with another word.
const WONDERING: [&str; 16] = [
    "pourquoi", "comment", "combien", "qui", "quoi", "quand", "explique", "apres", "puis", "why", "how",
    "who", "when", "where", "explain", "next",
];
/// What letters without sense are answered with.
const SENSELESS: &str = "gibberish";

pub(super) struct Talks {
    rows: Vec<(Key, Bilingual<String>)>,
    /// The words that each is made of.
    words: Vec<HashSet<String>>,
    /// Whether each asks for something, such as the price of a question. The others are courtesies.
    asks: Vec<bool>,
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
        let texts = |talk: &Talk| -> Vec<Vec<String>> {
            let texts = Language::BOTH.into_iter().flat_map(|l| talk.asked.get(l));
            texts.map(|text| tokens(&fold(text))).collect()
        };
        Self {
            rows: talk.iter().map(|t| (t.key.clone(), t.say.clone())).collect(),
            words: talk.iter().map(|talk| texts(talk).into_iter().flatten().collect()).collect(),
            asks: talk.iter().map(|talk| texts(talk).iter().any(|words| asks(words))).collect(),
        }
    }

    /// The row that answers, if it is talk.
    pub fn heard(&self, text: &str, nearest: Option<&Nearest>) -> Option<usize> {
        let words = tokens(&fold(text));
        // "il ne répond pas" complains of the landlord, not of the assistant.
        let said =
            words.iter().map(|word| word.trim_start_matches("s'")).find(|word| !JOINING.contains(word));
        if words.len() > LONGEST || said.is_some_and(|first| OTHERS.contains(&first)) {
            return None;
        }
        if words.iter().all(|word| word.chars().all(|c| c.is_ascii_digit())) {
            return self.rows.iter().position(|(key, _)| key.as_str() == SENSELESS);
        }
        let fits = |known: &HashSet<String>| {
            let is_polite =
                |word: &String| POLITE.contains(&word.as_str()) || JOINING.contains(&word.as_str());
            words.iter().all(|word| known.contains(word) || is_polite(word))
                && words.iter().any(|word| known.contains(word) && !is_polite(word))
        };
        // A courtesy before a question is not the message.
        let is_question = asks(&words);
        let may = |row: usize| !is_question || self.asks.get(row).copied().unwrap_or_default();
        let by_words = (0..self.words.len()).find(|row| may(*row) && self.words.get(*row).is_some_and(fits));
        // Of what was said before: only words that are plainly talk are talk.
        if words.iter().all(|word| WONDERING.contains(&word.as_str()) || JOINING.contains(&word.as_str())) {
            return None;
        }
        let begins = |list: &[&str]| words.first().is_some_and(|first| list.contains(&first.as_str()));
        let asks_on = begins(&JOINING) || (words.len() <= 2 && begins(&WONDERING));
        // A word of talk can be one of law ("ok", "free"): then what lies nearest decides.
        let near = nearest.filter(|_| !asks_on).filter(|n| {
            let (like, row) = n.talk;
            may(row) && like >= NEAR && like >= n.note && like + LEAD >= n.outside
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

fn asks(words: &[String]) -> bool {
    let text = format!(" {} ", words.join(" "));
    ASKING.iter().any(|asking| text.contains(&format!(" {asking} ")))
}
