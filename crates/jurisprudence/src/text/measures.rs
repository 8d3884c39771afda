use super::figures::{thousands_joined, value};
use super::{fold, tokens};
use crate::domain::Language;

/// What a number counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted {
    Hours,
    Days,
    Weeks,
    Months,
    Years,
    Francs,
    Percent,
}

/// A number with what it counts: "10 jours", "three months", "50 000 FCFA".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    pub number: u64,
    pub counted: Counted,
}

/// What can be held against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dimension {
    Time,
    Money,
    Share,
}

impl Measure {
    pub fn dimension(&self) -> Dimension {
        match self.counted {
            Counted::Francs => Dimension::Money,
            Counted::Percent => Dimension::Share,
            _ => Dimension::Time,
        }
    }

    /// In hours, francs or percent; a month has 30 days and a year twelve months.
    pub fn size(&self) -> u64 {
        let each = match self.counted {
            Counted::Hours | Counted::Francs | Counted::Percent => 1,
            Counted::Days => 24,
            Counted::Weeks => 7 * 24,
            Counted::Months => 30 * 24,
            Counted::Years => 12 * 30 * 24,
        };
        self.number.saturating_mul(each)
    }

    /// As it is written.
    pub fn written(&self, language: Language) -> String {
        let is_one = self.number == 1;
        let counted = match (language, self.counted) {
            (Language::Fr, Counted::Hours) => ["heure", "heures"],
            (Language::Fr, Counted::Days) => ["jour", "jours"],
            (Language::Fr, Counted::Weeks) => ["semaine", "semaines"],
            (Language::Fr, Counted::Months) => ["mois", "mois"],
            (Language::Fr, Counted::Years) => ["an", "ans"],
            (Language::En, Counted::Hours) => ["hour", "hours"],
            (Language::En, Counted::Days) => ["day", "days"],
            (Language::En, Counted::Weeks) => ["week", "weeks"],
            (Language::En, Counted::Months) => ["month", "months"],
            (Language::En, Counted::Years) => ["year", "years"],
            (_, Counted::Francs) => ["FCFA", "FCFA"],
            (_, Counted::Percent) => ["%", "%"],
        };
        let [one, more] = counted;
        format!("{}\u{a0}{}", grouped(self.number, language), if is_one { one } else { more })
    }
}

fn grouped(number: u64, language: Language) -> String {
    let separator = match language {
        Language::Fr => '\u{a0}',
        Language::En => ',',
    };
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(separator);
        }
        out.push(digit);
    }
    out
}

/// All measures of a text, in their order; of "de 1 à 5 ans" both.
pub fn measures(text: &str) -> Vec<Measure> {
    let text = fold(&thousands_joined(text)).replace('%', " percent ").replace(['\'', '-'], " ");
    let words: Vec<String> = tokens(&text).iter().flat_map(|word| parted(word)).collect();
    let mut found = vec![];
    let mut waiting: Vec<u64> = vec![];
    let mut number: Option<u64> = None;
    // "FCFA 50,000": the currency stands before.
    let mut is_after_currency = false;
    for word in &words {
        if let Some(n) = number_after(number, word) {
            number = Some(n);
            continue;
        }
        let is_currency = counted(word) == Some(Counted::Francs);
        match (number.take(), counted(word)) {
            (Some(n), Some(counted)) => {
                waiting.push(n);
                found.extend(waiting.drain(..).map(|number| Measure { number, counted }));
            }
            (Some(n), None) if is_after_currency => {
                found.push(Measure { number: n, counted: Counted::Francs });
                waiting.clear();
            }
            // "3 paid days"
            (Some(n), None) if BETWEEN.contains(&word.as_str()) => number = Some(n),
            // "un million de francs"
            (Some(n), None) if n >= 1_000_000 && matches!(word.as_str(), "de" | "of") => number = Some(n),
            (Some(n), None) if JOINING.contains(&word.as_str()) => waiting.push(n),
            (Some(_), None) => waiting.clear(),
            (None, _) => {}
        }
        is_after_currency = is_currency;
    }
    if let Some(number) = number.filter(|_| is_after_currency) {
        found.push(Measure { number, counted: Counted::Francs });
    }
    found
}

/// Between a number and what it counts.
const BETWEEN: [&str; 6] = ["paid", "full", "working", "calendar", "clear", "whole"];
/// Between the ends of a range.
const JOINING: [&str; 6] = ["a", "to", "ou", "or", "et", "and"];

/// "10j" and "3mois" are a number and its unit.
fn parted(word: &str) -> Vec<String> {
    let end = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    match word.split_at_checked(end) {
        Some((digits, unit)) if !digits.is_empty() && !unit.is_empty() => {
            vec![digits.to_owned(), unit.to_owned()]
        }
        _ => vec![word.to_owned()],
    }
}

/// The number so far with one more word of it.
fn number_after(so_far: Option<u64>, word: &str) -> Option<u64> {
    if let Ok(digits) = word.parse() {
        return Some(digits);
    }
    let next = match word {
        // Articles, and units of time, that are numbers elsewhere.
        "a" | "an" | "second" | "seconde" | "premier" | "premiere" | "first" => return None,
        "k" | "mil" => 1_000,
        _ => value(word, Language::Fr).or_else(|| value(word, Language::En))?,
    };
    Some(match so_far {
        None => next,
        Some(4) if next == 20 => 80,
        Some(n) if matches!(next, 100 | 1_000 | 1_000_000) => n.saturating_mul(next),
        Some(n) if next < n => n.saturating_add(next),
        Some(_) => next,
    })
}

fn counted(word: &str) -> Option<Counted> {
    Some(match word {
        "heure" | "heures" | "h" | "hour" | "hours" | "hr" | "hrs" => Counted::Hours,
        "jour" | "jours" | "jr" | "jrs" | "j" | "day" | "days" => Counted::Days,
        "semaine" | "semaines" | "sem" | "week" | "weeks" | "wk" | "wks" => Counted::Weeks,
        "mois" | "month" | "months" => Counted::Months,
        "an" | "ans" | "annee" | "annees" | "year" | "years" | "yr" | "yrs" => Counted::Years,
        "fcfa" | "cfa" | "cfaf" | "xaf" | "f" | "fr" | "frs" | "franc" | "francs" => Counted::Francs,
        "percent" => Counted::Percent,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Vec<(u64, Counted)> {
        measures(text).into_iter().map(|m| (m.number, m.counted)).collect()
    }

    #[test]
    fn numbers_are_read_with_what_they_count() {
        for (text, expected) in [
            ("le préavis est de 10 jours", vec![(10, Counted::Days)]),
            ("g 10j ou 3mois ?", vec![(10, Counted::Days), (3, Counted::Months)]),
            ("three months, not twenty-one days", vec![(3, Counted::Months), (21, Counted::Days)]),
            ("quatre-vingt-dix jours", vec![(90, Counted::Days)]),
            (
                "de 1 à 5 ans et de 20 000 à 100 000 FCFA",
                vec![
                    (1, Counted::Years),
                    (5, Counted::Years),
                    (20_000, Counted::Francs),
                    (100_000, Counted::Francs),
                ],
            ),
            ("a fine of CFAF 100,000 only", vec![(100_000, Counted::Francs)]),
            ("50k francs, 30 %", vec![(50_000, Counted::Francs), (30, Counted::Percent)]),
            ("un million de francs", vec![(1_000_000, Counted::Francs)]),
            ("l’article 34 du Code du travail", vec![]),
            ("3 paid days", vec![(3, Counted::Days)]),
            ("an hour, a day", vec![]),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn they_are_written_as_they_are_read() {
        let year = Measure { number: 1, counted: Counted::Years };
        assert_eq!(year.written(Language::Fr), "1\u{a0}an");
        let fine = Measure { number: 1_250_000, counted: Counted::Francs };
        assert_eq!(fine.written(Language::Fr), "1\u{a0}250\u{a0}000\u{a0}FCFA");
        assert_eq!(fine.written(Language::En), "1,250,000\u{a0}FCFA");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(number in 0u64..1_000_000_000, fr in any::<bool>()) {
            let language = if fr { Language::Fr } else { Language::En };
            for counted in [Counted::Hours, Counted::Days, Counted::Weeks, Counted::Months, Counted::Years, Counted::Francs] {
                let measure = Measure { number, counted };
                prop_assert_eq!(measures(&measure.written(language)), vec![measure]);
            }
        }

        #[test]
        fn no_text_is_too_odd(text in any::<String>()) {
            let _ = measures(&text);
        }
    }
}
