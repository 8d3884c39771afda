use super::{fold, tokens};
use crate::domain::Language;
use std::collections::BTreeSet;

/// Between the thousands of a written number: plain, no-break, thin spaces, a point, a comma.
const SEPARATORS: [char; 6] = [' ', '\u{a0}', '\u{202f}', '\u{2009}', '.', ','];

/// The numbers that a text writes with digits: "100 000 FCFA" and "CFAF 100,000" are 100000, "art. 27-2" is 27 and 2.
/// A number too long for 64 bits is none.
pub fn figures(text: &str) -> BTreeSet<u64> {
    let joined = thousands_joined(text);
    joined.split(|c: char| !c.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect()
}

/// The text without what parts the thousands of its numbers.
pub(super) fn thousands_joined(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    let chars: Vec<char> = text.chars().collect();
    for (at, c) in chars.iter().enumerate() {
        let is_digit = |n: usize| chars.get(n).is_some_and(char::is_ascii_digit);
        let is_thousands = SEPARATORS.contains(c)
            && at.checked_sub(1).is_some_and(is_digit)
            && (at + 1..=at + 3).all(is_digit)
            && !is_digit(at + 4);
        if !is_thousands {
            joined.push(*c);
        }
    }
    joined
}

/// The numbers that a text writes in words, from one to some thousands: "dix-huit mois", "half a month" (2). Parts of a
/// compound count too ("dix-huit" is also 10 and 8): this finds a figure again and measures nothing.
pub fn numbers_in_words(text: &str, language: Language) -> BTreeSet<u64> {
    let folded = fold(text);
    let words: Vec<String> = tokens(&folded.replace(['\'', '-'], " "));
    let mut found = BTreeSet::new();
    let mut so_far: Option<u64> = None;
    for word in words.iter().filter(|w| !matches!(w.as_str(), "et" | "and")) {
        let next = match (so_far, value(word, language)) {
            (_, None) => None,
            (Some(4), Some(20)) => Some(80),
            (Some(n), Some(v @ (100 | 1_000 | 1_000_000))) => n.checked_mul(v),
            (Some(n), Some(v)) if v < n => n.checked_add(v),
            (_, Some(v)) => Some(v),
        };
        found.extend(value(word, language));
        found.extend(next);
        so_far = next;
    }
    found
}

pub(super) fn value(word: &str, language: Language) -> Option<u64> {
    let french = || {
        Some(match word {
            "un" | "une" | "premier" | "premiere" => 1,
            "deux" | "deuxieme" | "second" | "seconde" | "demi" | "demie" | "moitie" => 2,
            "trois" | "troisieme" | "tiers" => 3,
            "quatre" | "quart" | "quarts" => 4,
            "cinq" | "cinquieme" => 5,
            "six" => 6,
            "sept" => 7,
            "huit" | "huitaine" => 8,
            "neuf" => 9,
            "dix" | "dizaine" => 10,
            "onze" => 11,
            "douze" | "douzaine" => 12,
            "treize" => 13,
            "quatorze" => 14,
            "quinze" | "quinzaine" => 15,
            "seize" => 16,
            "vingt" | "vingts" => 20,
            "trente" => 30,
            "quarante" => 40,
            "cinquante" => 50,
            "soixante" => 60,
            "cent" | "cents" => 100,
            "mille" => 1_000,
            "million" | "millions" => 1_000_000,
            _ => return None,
        })
    };
    let english = || {
        Some(match word {
            "a" | "an" | "one" | "first" => 1,
            "two" | "second" | "half" => 2,
            "three" | "third" | "thirds" => 3,
            "four" | "fourth" | "quarter" | "quarters" => 4,
            "five" | "fifth" => 5,
            "six" => 6,
            "seven" => 7,
            "eight" => 8,
            "nine" => 9,
            "ten" => 10,
            "eleven" => 11,
            "twelve" => 12,
            "thirteen" => 13,
            "fourteen" => 14,
            "fifteen" => 15,
            "sixteen" => 16,
            "seventeen" => 17,
            "eighteen" => 18,
            "nineteen" => 19,
            "twenty" => 20,
            "thirty" => 30,
            "forty" => 40,
            "fifty" => 50,
            "sixty" => 60,
            "seventy" => 70,
            "eighty" => 80,
            "ninety" => 90,
            "hundred" => 100,
            "thousand" => 1_000,
            "million" => 1_000_000,
            _ => return None,
        })
    };
    match language {
        Language::Fr => french(),
        Language::En => english(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn thousands_are_one_number_however_they_are_parted() {
        for text in ["100 000 FCFA", "CFAF 100,000", "100.000", "100\u{a0}000", "100\u{202f}000", "100000"] {
            assert_eq!(figures(text), BTreeSet::from([100_000]), "{text}");
        }
        assert_eq!(figures("de 1 à 5 ans, 20 000 à 10 000 000 FCFA"), [1, 5, 20_000, 10_000_000].into());
        assert_eq!(figures("articles 36, 37 et 39-2 (loi n° 92/007)"), [36, 37, 39, 2, 92, 7].into());
    }

    #[test]
    fn what_is_written_out_is_found() {
        for (text, n) in [
            ("dix-huit mois", 18),
            ("quatre-vingt-dix jours", 90),
            ("soixante-quinze", 75),
            ("deux cents", 200),
            ("cent vingt", 120),
            ("d'un an", 1),
            ("trente et un", 31),
        ] {
            assert!(numbers_in_words(text, Language::Fr).contains(&n), "{text}");
        }
        for (text, n) in [("twenty-one days", 21), ("two hundred and fifty", 250), ("half a month", 2)] {
            assert!(numbers_in_words(text, Language::En).contains(&n), "{text}");
        }
        assert!(numbers_in_words("le bail est écrit", Language::Fr).is_empty());
    }

    proptest! {
        #[test]
        fn any_number_is_found_again(n in 0u64..10_000_000_000, text in "[a-z ]{0,9}") {
            let written = format!("{text} {n}, {text}");
            prop_assert!(figures(&written).contains(&n));
        }

        #[test]
        fn no_text_is_too_odd(text in any::<String>()) {
            let _ = (figures(&text), numbers_in_words(&text, Language::Fr), numbers_in_words(&text, Language::En));
        }
    }
}
