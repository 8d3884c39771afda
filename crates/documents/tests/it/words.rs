//! Amounts in words, read back by a reader that knows nothing of the writer.
use ::documents::*;
use proptest::prelude::*;

/// Reads French or English number words. Only the words and their order count, not hyphens or plurals.
fn read(words: &str) -> Option<u64> {
    let (mut total, mut group) = (0u64, 0u64);
    for word in words.split([' ', '-']).filter(|w| !matches!(*w, "et" | "and" | "")) {
        let value = match word.trim_end_matches('s') {
            "zéro" | "zero" => 0,
            "un" | "one" => 1,
            "deux" | "two" => 2,
            "troi" | "three" => 3,
            "quatre" | "four" => 4,
            "cinq" | "five" => 5,
            "six" => 6,
            "sept" | "seven" => 7,
            "huit" | "eight" => 8,
            "neuf" | "nine" => 9,
            "dix" | "ten" => 10,
            "onze" | "eleven" => 11,
            "douze" | "twelve" => 12,
            "treize" | "thirteen" => 13,
            "quatorze" | "fourteen" => 14,
            "quinze" | "fifteen" => 15,
            "seize" | "sixteen" => 16,
            "seventeen" => 17,
            "eighteen" => 18,
            "nineteen" => 19,
            "vingt" if group % 10 == 4 => {
                group += 76;
                continue;
            }
            "vingt" | "twenty" => 20,
            "trente" | "thirty" => 30,
            "quarante" | "forty" => 40,
            "cinquante" | "fifty" => 50,
            "soixante" | "sixty" => 60,
            "seventy" => 70,
            "eighty" => 80,
            "ninety" => 90,
            "cent" | "hundred" => {
                group = group.max(1) * 100;
                continue;
            }
            scale => {
                let size = match scale {
                    "mille" | "thousand" => 1_000,
                    "million" => 1_000_000,
                    "milliard" | "billion" => 1_000_000_000,
                    _ => return None,
                };
                total += group.max(1) * size;
                group = 0;
                continue;
            }
        };
        group += value;
    }
    Some(total + group)
}

#[test]
fn french_amounts_as_a_notary_writes_them() {
    let cases = [
        (1, "un franc CFA"),
        (21, "vingt et un francs CFA"),
        (70, "soixante-dix francs CFA"),
        (71, "soixante et onze francs CFA"),
        (80, "quatre-vingts francs CFA"),
        (81, "quatre-vingt-un francs CFA"),
        (91, "quatre-vingt-onze francs CFA"),
        (99, "quatre-vingt-dix-neuf francs CFA"),
        (100, "cent francs CFA"),
        (200, "deux cents francs CFA"),
        (201, "deux cent un francs CFA"),
        (1_000, "mille francs CFA"),
        (80_000, "quatre-vingt mille francs CFA"),
        (150_000, "cent cinquante mille francs CFA"),
        (200_000, "deux cent mille francs CFA"),
        (1_000_000, "un million de francs CFA"),
        (80_000_000, "quatre-vingts millions de francs CFA"),
        (200_000_000, "deux cents millions de francs CFA"),
        (2_500_000, "deux millions cinq cent mille francs CFA"),
        (3_000_000_000, "trois milliards de francs CFA"),
        (
            999_999_999_999,
            "neuf cent quatre-vingt-dix-neuf milliards neuf cent quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf francs CFA",
        ),
    ];
    for (n, text) in cases {
        assert_eq!(amount_in_words(n, Lang::Fr), text);
    }
}

#[test]
fn english_amounts() {
    assert_eq!(amount_in_words(1, Lang::En), "one CFA franc");
    assert_eq!(amount_in_words(150_000, Lang::En), "one hundred and fifty thousand CFA francs");
    assert_eq!(amount_in_words(1_000_005, Lang::En), "one million and five CFA francs");
    assert_eq!(
        amount_in_words(2_345_678, Lang::En),
        "two million three hundred and forty-five thousand six hundred and seventy-eight CFA francs"
    );
}

#[test]
fn amounts_are_read_as_people_write_them() {
    for s in [
        "150000",
        "150 000",
        "150.000 FCFA",
        "150,000",
        "150\u{202f}000\u{a0}F CFA",
        "CFAF 150,000",
        "150'000 xaf",
        " 150 000 francs CFA ",
    ] {
        assert_eq!(parse_amount(s), Ok(150_000), "{s}");
    }
    for (s, e) in [
        ("0", AmountError::NotPositive),
        ("-5", AmountError::NotPositive),
        ("12,5", AmountError::NotWhole),
        ("1500.50 FCFA", AmountError::NotWhole),
        ("15 00", AmountError::NotANumber),
        ("abc", AmountError::NotANumber),
        ("", AmountError::NotANumber),
        ("1e9", AmountError::NotANumber),
        ("1 000 000 000 000", AmountError::TooLarge),
        ("99999999999999999999999", AmountError::TooLarge),
    ] {
        assert_eq!(parse_amount(s), Err(e), "{s}");
    }
}

proptest! {
    #[test]
    fn words_read_back(n in prop_oneof![0u64..2_000, 0u64..2_000_000, 0..=AMOUNT_MAX]) {
        for lang in Lang::ALL {
            let words = in_words(n, lang);
            prop_assert_eq!(read(&words), Some(n), "{}", words);
        }
    }

    #[test]
    fn mille_never_takes_a_plural_and_cents_only_at_an_end(n in 0..=AMOUNT_MAX) {
        let words = in_words(n, Lang::Fr);
        prop_assert!(!words.contains("milles"));
        prop_assert!(!words.contains("cents mille") && !words.contains("vingts mille"));
        for (i, _) in words.match_indices("cents") {
            let after = &words[i + 5..];
            prop_assert!(after.is_empty() || after.starts_with(" milli"), "{}", words);
        }
    }

    #[test]
    fn figures_read_back(n in 1..=AMOUNT_MAX) {
        for lang in Lang::ALL {
            prop_assert_eq!(parse_amount(&amount_in_figures(n, lang)), Ok(n));
        }
    }

    #[test]
    fn reading_an_amount_or_a_date_never_panics(s in "\\PC{0,40}") {
        let _ = parse_amount(&s);
        let _ = parse_moment(&s);
        let _ = detect_request(&s);
    }
}
