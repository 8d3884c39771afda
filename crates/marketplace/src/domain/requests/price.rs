//! What a proposal costs, out of the words in which its professional wrote it: only to compare, never to pay.
//!
//! `fixtures/prices.json` holds the vectors that this function and the front end's agree on.

use super::scan::{Number, is_space, next_word, numbers, words};

const AMOUNT_MAX: i64 = 999_999_999_999;

/// Whole FCFA, where the text says so: the first number followed by the currency, else the first one.
///
/// Shares ("10 %") are passed over, parts of a franc are cut off, and another currency is no amount of ours.
pub fn price_amount(price: &str) -> Option<i64> {
    let text: Vec<char> = price.chars().collect();
    if is_foreign(&text) {
        return None;
    }
    let amounts: Vec<(i64, bool)> = numbers(&text)
        .into_iter()
        .filter(|n| text.iter().skip(n.end).find(|c| !is_space(**c)) != Some(&'%'))
        .map(|n| amount(&text, n))
        .collect();
    let named = amounts.iter().find(|(_, in_francs)| *in_francs);
    named.or(amounts.first()).map(|(amount, _)| *amount).filter(|a| *a <= AMOUNT_MAX)
}

/// The amount, and whether the currency follows it.
fn amount(text: &[char], number: Number) -> (i64, bool) {
    let next = next_word(text, number.end);
    let (factor, then) = match next.as_str() {
        "k" | "mille" | "thousand" => (1_000, true),
        "m" | "million" | "millions" => (1_000_000, true),
        "milliard" | "milliards" | "billion" | "billions" => (1_000_000_000, true),
        _ => (1, false),
    };
    // The currency may follow the factor: "2 millions de FCFA".
    let in_francs = if then {
        words(text.get(number.end..).unwrap_or_default())
            .iter()
            .skip(1)
            .find(|w| !matches!(w.as_str(), "de" | "of"))
            .is_some_and(|w| is_franc(w))
    } else {
        is_franc(&next)
    };
    (number.thousandths.saturating_mul(factor) / 1_000, in_francs)
}

fn is_franc(word: &str) -> bool {
    matches!(word, "fcfa" | "cfa" | "xaf" | "f" | "fr" | "frs" | "franc" | "francs")
}

fn is_foreign(text: &[char]) -> bool {
    text.iter().any(|c| matches!(c, '€' | '$' | '£'))
        || words(text).iter().any(|w| {
            matches!(
                w.as_str(),
                "euro" | "euros" | "eur" | "usd" | "dollar" | "dollars" | "gbp" | "ngn" | "naira" | "nairas"
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(serde::Deserialize)]
    struct Vector {
        price: String,
        amount: Option<i64>,
    }

    #[test]
    fn every_vector_holds() {
        let vectors: Vec<Vector> =
            serde_json::from_str(include_str!("../../../../../fixtures/prices.json")).unwrap();
        assert!(vectors.len() >= 30);
        let wrong: Vec<_> = vectors
            .iter()
            .filter(|v| price_amount(&v.price) != v.amount)
            .map(|v| format!("{:?}: {:?} instead of {:?}", v.price, price_amount(&v.price), v.amount))
            .collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    proptest! {
        #[test]
        fn an_amount_is_read_however_it_is_grouped(n in 0_i64..2_000_000_000, mark in prop::sample::select(vec!["", " ", "\u{a0}", "\u{202f}", ".", ",", "'"])) {
            let digits = n.to_string();
            let mut grouped = String::new();
            for (i, c) in digits.chars().enumerate() {
                if i > 0 && (digits.len() - i) % 3 == 0 {
                    grouped.push_str(mark);
                }
                grouped.push(c);
            }
            prop_assert_eq!(price_amount(&format!("environ {grouped} FCFA")), Some(n));
        }

        #[test]
        fn no_text_breaks_it(text in "\\PC{0,60}|[0-9 .,'kM%]{0,30}") {
            if let Some(amount) = price_amount(&text) {
                prop_assert!((0..=AMOUNT_MAX).contains(&amount));
            }
        }
    }
}
