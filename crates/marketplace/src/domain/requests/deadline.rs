//! When the work of a proposal is due, out of the words in which its professional wrote it.
//!
//! `fixtures/deadlines.json` holds the vectors that this function and the front end's agree on.

use super::scan::{numbers, words};
use chrono::{DateTime, TimeDelta, Utc};

/// Longer is ten years: a date there is in both languages.
pub const DAYS_MAX: i64 = 3_650;

/// The first number of the text times its unit: a day 1, a week 7, a month 30, anything else 0.
///
/// The unit is the first one after the number ("10 (dix) jours"), else the last one before it ("J+10"). A part of a
/// day counts as a whole one.
pub fn days(timeline: &str) -> i64 {
    let text: Vec<char> = timeline.chars().collect();
    let Some(number) = numbers(&text).first().copied() else { return 0 };
    let (before, after) = (text.get(..number.begin), text.get(number.end..));
    let after = words(after.unwrap_or_default()).iter().find_map(|w| unit(w));
    let unit = after
        .or_else(|| words(before.unwrap_or_default()).iter().rev().find_map(|w| unit(w)))
        .unwrap_or_default();
    let thousandths = number.thousandths.min(DAYS_MAX * 1000) * unit;
    ((thousandths + 999) / 1000).min(DAYS_MAX)
}

/// The instant after which the client may rate.
pub fn deadline(created_at: DateTime<Utc>, timeline: &str) -> DateTime<Utc> {
    created_at + TimeDelta::days(days(timeline))
}

/// Days of a unit of time; none where the word is no unit.
fn unit(word: &str) -> Option<i64> {
    match word {
        "j" | "jr" | "jrs" | "jour" | "jours" | "journee" | "journees" | "d" | "day" | "days" => Some(1),
        "sem" | "semaine" | "semaines" | "wk" | "wks" | "week" | "weeks" => Some(7),
        "mois" | "month" | "months" => Some(30),
        "s" | "sec" | "seconde" | "secondes" | "second" | "seconds" => Some(0),
        "min" | "mins" | "minute" | "minutes" | "mn" => Some(0),
        "h" | "hr" | "hrs" | "heure" | "heures" | "hour" | "hours" => Some(0),
        "quinzaine" | "quinzaines" | "fortnight" | "fortnights" => Some(0),
        "trimestre" | "trimestres" | "quarter" | "quarters" | "semestre" | "semestres" => Some(0),
        "an" | "ans" | "annee" | "annees" | "yr" | "yrs" | "year" | "years" => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(serde::Deserialize)]
    struct Vector {
        timeline: String,
        days: i64,
    }

    fn wrong(vectors: &[Vector]) -> Vec<String> {
        vectors
            .iter()
            .filter(|v| days(&v.timeline) != v.days)
            .map(|v| format!("{:?}: {} instead of {}", v.timeline, days(&v.timeline), v.days))
            .collect()
    }

    #[test]
    fn every_vector_holds() {
        let vectors: Vec<Vector> =
            serde_json::from_str(include_str!("../../../../../fixtures/deadlines.json")).unwrap();
        assert!(vectors.len() >= 60);
        assert_eq!(wrong(&vectors), Vec::<String>::new());
    }

    /// Texts that the front end's test generates, with the days its own function counts.
    #[test]
    fn the_front_end_counts_the_same_days_in_generated_texts() {
        let vectors: Vec<Vector> =
            serde_json::from_str(include_str!("../../../../../fixtures/deadlines-generated.json")).unwrap();
        assert!(vectors.len() >= 400);
        assert!(vectors.iter().filter(|v| v.days > 0).count() >= 40);
        assert_eq!(wrong(&vectors), Vec::<String>::new());
    }

    #[test]
    fn a_deadline_is_so_many_days_after_the_proposal() {
        let made: DateTime<Utc> = "2026-11-21T12:00:00Z".parse().unwrap();
        assert_eq!(deadline(made, "2 semaines").to_rfc3339(), "2026-12-05T12:00:00+00:00");
        assert_eq!(deadline(made, ""), made);
    }

    proptest! {
        #[test]
        fn a_number_and_a_unit_are_multiplied(
            n in 0_i64..200,
            (word, unit) in prop::sample::select(vec![("jour", 1), ("Jours", 1), ("days", 1), ("SEMAINES", 7), ("week", 7), ("mois", 30), ("months", 30), ("heures", 0), ("years", 0)]),
            before in "[ \u{a0}:~(]{0,3}(sous|dans|within|environ)?[ \u{a0}]",
            between in "[ \u{a0}\u{202f}]{0,2}(\\(|bons )?",
            after in "( ouvrés| maximum|\\.|, puis 3 audiences)?",
        ) {
            let text = format!("{before}{n}{between}{word}{after}");
            prop_assert_eq!(days(&text), (n * unit).min(DAYS_MAX), "{}", text);
        }

        #[test]
        fn no_text_breaks_it(text in "\\PC{0,60}|[0-9 .,'jJm]{0,30}") {
            prop_assert!((0..=DAYS_MAX).contains(&days(&text)));
        }

        #[test]
        fn a_text_without_a_digit_says_nothing(text in "[^0-9]{0,60}") {
            prop_assert_eq!(days(&text), 0);
        }
    }
}
