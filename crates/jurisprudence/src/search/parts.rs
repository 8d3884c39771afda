//! Messages that ask twice: where they part.

use crate::text::{fold, tokens};

/// So few words ask nothing by themselves.
const LEAST_WORDS: usize = 3;
/// A question word stands so near the word that joins its question to the one before.
const NEAR: usize = 5;
const MOST: usize = 4;

/// Join one question to another.
const JOINING: [&str; 8] = ["et", "and", "n", "e", "&", "puis", "also", "aussi"];
/// Stand in a question that another follows.
const ASKING: [&str; 40] = [
    "combien", "cb", "comment", "cmt", "quand", "kan", "quel", "quelle", "quels", "quelles", "kel", "quoi",
    "koi", "pourquoi", "est-ce", "puis-je", "peux", "peut", "peut-on", "peuvent", "dois", "doit", "faut",
    "how", "what", "who", "where", "when", "which", "why", "can", "could", "may", "must", "should", "does",
    "did", "wats", "wetin", "weti",
];
/// Begin the second one as well.
const ASKING_TOO: [&str; 21] = [
    "qui", "ki", "que", "ou", "dans", "a", "jusqu'a", "coute", "prend", "risque", "do", "is", "are", "will",
    "if", "per", "dey", "fit", "during", "par", "till",
];

/// The ways in which a message may fall into two questions; what joins the second to the first is left out.
pub(super) fn parts(message: &str) -> Vec<(&str, &str)> {
    let words = words(message);
    let is_asking = |word: &str| ASKING.contains(&word);
    let asks = |from: usize, to: usize| {
        let mut inside =
            words.iter().filter(|(at, _)| (from..to).contains(at)).map(|(_, word)| word.as_str());
        // "je dépose où et c'est combien ?": at the end it is no "or".
        inside.clone().next_back() == Some("ou") || inside.any(is_asking)
    };
    // After a question that another question follows.
    let ends = message.match_indices('?').map(|(at, _)| at + 1);
    let mut places: Vec<usize> =
        ends.filter(|at| message.get(*at..).is_some_and(|t| t.contains('?'))).collect();
    // Before a word that joins a question to the one before.
    for (place, (at, word)) in words.iter().enumerate() {
        let next = words.get(place + 1..).unwrap_or_default().iter().take(NEAR);
        let start = message.get(..*at).and_then(|t| t.rfind(['.', '?', '!', '\n'])).unwrap_or_default();
        let mut next = next.map(|(_, word)| word.as_str());
        if JOINING.contains(&word.as_str())
            && !is_told(message.get(*at..).unwrap_or_default())
            && asks(start, *at)
            && next.any(|word| is_asking(word) || ASKING_TOO.contains(&word))
        {
            places.push(*at);
        }
    }
    places.sort_unstable();
    places.dedup();
    // The last ones: before them a story is told.
    let last = places.split_off(places.len().saturating_sub(MOST));
    let is_long = |text: &str| tokens(&fold(text)).len() >= LEAST_WORDS;
    let parted = last.into_iter().filter_map(|at| message.split_at_checked(at));
    parted
        .map(|(first, second)| (first.trim(), without_joining(second)))
        .filter(|(a, b)| is_long(a) && is_long(b))
        .collect()
}

/// Whether what begins a text is told and not asked: it ends at a full stop, and more follows.
fn is_told(text: &str) -> bool {
    let end = text.find(['?', '!', '\n']).unwrap_or(text.len());
    text.find(". ").is_some_and(|stop| stop < end)
}

fn without_joining(text: &str) -> &str {
    let text = text.trim_start();
    match words(text).as_slice() {
        [(_, word), (next, _), ..] if JOINING.contains(&word.as_str()) => text.get(*next..).unwrap_or(text),
        _ => text,
    }
}

/// The words with their places.
fn words(message: &str) -> Vec<(usize, String)> {
    let start =
        |at: usize, part: &str| (at, fold(part.trim_matches(|c: char| !c.is_alphanumeric() && c != '&')));
    let mut at = 0;
    message
        .split_inclusive(char::is_whitespace)
        .map(|part| {
            let word = start(at, part);
            at += part.len();
            word
        })
        .filter(|(_, word)| !word.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn second(message: &str) -> Vec<&str> {
        parts(message).into_iter().map(|(_, second)| second).collect()
    }

    #[test]
    fn a_message_parts_between_its_questions() {
        assert_eq!(
            second("C’est combien au minimum et est-ce qu’il faut un notaire ?"),
            ["est-ce qu’il faut un notaire ?"]
        );
        assert_eq!(second("Where do I ask for it? And how long does it take?"), ["how long does it take?"]);
        assert_eq!(second("je depoz ma plinte ou é sa coute koi ?"), ["sa coute koi ?"]);
        assert!(second("Le bailleur et sa femme sont passés hier. C’est permis ?").is_empty());
        assert!(second("Mon patron me doit trois mois. Je vais où ?").is_empty());
        assert!(second("Il me doit deux mois et en plus il a déménagé. Je vais où ?").is_empty());
        assert!(second("Do I need a lawyer or can I go and speak for myself?").is_empty());
        assert!(second("").is_empty());
    }

    proptest! {
        #[test]
        fn parts_are_of_the_message(text in "[a-z?! éàn’.]{0,80}|.{0,40}") {
            for (first, second) in parts(&text) {
                prop_assert!(text.contains(first) && text.trim_end().ends_with(second.trim_end()));
            }
        }
    }
}
