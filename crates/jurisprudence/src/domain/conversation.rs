//! A message together with what the same person wrote before it.

use super::{Key, Language};

/// Between the messages that are read as one text; `scripts/encoder/train.py` joins them alike.
const BETWEEN: &str = " — ";
/// Of those before, the first tells what it is all about, so many last ones what is asked just now.
const LAST: usize = 2;
/// So many words are read of each, from its end, where the question stands; of those before fewer where together they would be
/// more than the encoder reads.
const MESSAGE_WORDS: usize = 80;
const EARLIER_WORDS: usize = 30;
const ALL_WORDS: usize = 120;

/// A known message of a conversation, and the unit that answers it there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConversationMessage {
    pub language: Language,
    pub text: String,
    /// What [`together`] makes of it and of those before it.
    pub together: String,
    /// The note and its unit.
    pub unit: (Key, Key),
}

/// A message and those before it, oldest first, as one text of bounded length.
pub fn together<'a>(before: &[&'a str], message: &'a str) -> String {
    let last = before.len().saturating_sub(LAST);
    let first = before.get(..last).unwrap_or_default().first();
    let earlier = first.into_iter().chain(before.get(last..).unwrap_or_default());
    let message = end_of(message, MESSAGE_WORDS);
    let left = ALL_WORDS.saturating_sub(message.split(' ').count()) / (LAST + 1);
    let mut told: Vec<String> = earlier.map(|text| end_of(text, left.min(EARLIER_WORDS))).collect();
    told.push(message);
    told.join(BETWEEN)
}

fn end_of(text: &str, most: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.get(words.len().saturating_sub(most)..).unwrap_or_default().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_two_stand_before_it() {
        assert_eq!(together(&[], "et  lui ?"), "et lui ?");
        assert_eq!(together(&["a"], "et lui ?"), "a — et lui ?");
        assert_eq!(together(&["a", "b"], "et lui ?"), "a — b — et lui ?");
        assert_eq!(together(&["a", "b", "c"], "et lui ?"), "a — b — c — et lui ?");
        assert_eq!(together(&["a", "b", "c", "d", "e"], "et lui ?"), "a — d — e — et lui ?");
    }

    #[test]
    fn of_a_long_one_the_end_is_kept() {
        let words: Vec<String> = (0..40).map(|n| n.to_string()).collect();
        let long = words.join("\n ");
        assert_eq!(together(&[&long], "oui"), format!("{} — oui", words[10..].join(" ")));
        let story = vec!["mot"; 500].join(" ");
        for message in ["oui", &long, &story] {
            let read = together(&[&story, &long, &story, &story], message);
            assert!(read.split(' ').filter(|word| *word != "—").count() <= ALL_WORDS, "{read}");
            assert!(read.ends_with(end_of(message, MESSAGE_WORDS).as_str()));
        }
    }
}
