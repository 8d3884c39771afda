//! A message together with what the same person wrote before it.

use super::{Key, Language};

/// Between the messages that are read as one text; `scripts/encoder/train.py` joins them alike.
const BETWEEN: &str = " — ";
/// Of those before, the first tells what it is all about, so many last ones what is asked just now.
const LAST: usize = 2;
/// Of each of those before, so many words from its end, where the question stands.
const EARLIER_WORDS: usize = 30;

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
    let mut told: Vec<String> = earlier.map(|text| end_of(text)).collect();
    told.push(message.to_owned());
    told.join(BETWEEN)
}

fn end_of(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.get(words.len().saturating_sub(EARLIER_WORDS)..).unwrap_or_default().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_two_stand_before_it() {
        assert_eq!(together(&[], "et  lui ?"), "et  lui ?");
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
    }
}
