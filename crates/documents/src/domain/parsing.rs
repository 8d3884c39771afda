//! A typed value of one field.
use super::audience::Lang;
use super::dates::{self, Moment};
use super::numbers::{self, AmountError, in_words};
use super::parameters::Reason;
use super::template::ParamType;
use super::text::{fold, multi_line, single_line, words};
use crate::fonts;
use chrono::NaiveDate;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Text(String),
    Lines(String),
    Amount(u64),
    Date(NaiveDate),
    DateTime(Moment),
    Duration(Duration),
}

/// A length of time as it was written, and what it says where that is plain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duration {
    pub text: String,
    pub plain: Option<(u32, Unit)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Day,
    Week,
    Month,
    Year,
}

/// Checks one value. The caller has handled the empty one.
pub fn parse(kind: ParamType, raw: &str) -> Result<Value, Reason> {
    if kind == ParamType::LongText {
        return bounded(multi_line(raw), kind).map(Value::Lines);
    }
    let text = bounded(single_line(raw), kind)?;
    match kind {
        ParamType::Text | ParamType::LongText => Ok(Value::Text(text)),
        ParamType::Person | ParamType::Court => {
            let letters = text.chars().filter(|c| c.is_alphabetic()).count();
            if letters < 2 { Err(Reason::NotAName) } else { Ok(Value::Text(text)) }
        }
        ParamType::Amount => numbers::parse_amount(&text).map(Value::Amount).map_err(|e| match e {
            AmountError::NotANumber => Reason::NotAnAmount,
            AmountError::NotWhole => Reason::NotWhole,
            AmountError::NotPositive => Reason::NotPositive,
            AmountError::TooLarge => Reason::TooLarge,
        }),
        ParamType::Date => dates::parse_date(&text).map(Value::Date).ok_or(Reason::NotADate),
        ParamType::DateTime => dates::parse_moment(&text).map(Value::DateTime).ok_or(Reason::NotADateTime),
        ParamType::Duration => duration(text).map(Value::Duration).ok_or(Reason::NotADuration),
    }
}

fn bounded(text: String, kind: ParamType) -> Result<String, Reason> {
    if text.is_empty() {
        Err(Reason::Required)
    } else if text.chars().count() > kind.max_length() {
        Err(Reason::TooLong { max: kind.max_length() })
    } else if let Some(first) = fonts::unprintable(&text) {
        Err(Reason::NotPrintable { first })
    } else {
        Ok(text)
    }
}

/// `3 ans`, `trois (3) ans`, `36 mois renouvelables`, `one year`, `indéterminée`.
fn duration(text: String) -> Option<Duration> {
    let folded = fold(&text);
    let tokens = words(&folded);
    let mut found = None;
    for (i, token) in tokens.iter().enumerate() {
        let Some(unit) = unit(token) else { continue };
        let number = tokens.get(..i).unwrap_or_default().iter().rev().take(3).find_map(|t| small_number(t));
        if let Some(n) = number.filter(|n| *n > 0) {
            found = Some((n, unit, i + 1));
            break;
        }
    }
    let open =
        tokens.iter().any(|t| matches!(*t, "indeterminee" | "indetermine" | "indefinite" | "indefinie"));
    match found {
        Some((n, unit, used)) => {
            let bare = used == tokens.len() && used <= 3;
            Some(Duration { plain: bare.then_some((n, unit)), text })
        }
        None => open.then_some(Duration { text, plain: None }),
    }
}

fn unit(token: &str) -> Option<Unit> {
    Some(match token {
        "jour" | "jours" | "day" | "days" => Unit::Day,
        "semaine" | "semaines" | "week" | "weeks" => Unit::Week,
        "mois" | "month" | "months" => Unit::Month,
        "an" | "ans" | "annee" | "annees" | "year" | "years" => Unit::Year,
        _ => return None,
    })
}

fn small_number(token: &str) -> Option<u32> {
    if token.len() <= 4
        && let Ok(n) = token.parse::<u32>()
    {
        return Some(n);
    }
    if token == "une" || token == "a" {
        return Some(1);
    }
    (1..=99u32).find(|n| Lang::ALL.into_iter().any(|l| fold(&in_words(u64::from(*n), l)) == token))
}

impl Duration {
    /// `trois (3) ans` where the length is plain, else as written.
    pub fn in_words(&self, lang: Lang) -> String {
        let Some((n, unit)) = self.plain else { return self.text.clone() };
        let name = match (lang, unit, n) {
            (Lang::Fr, Unit::Day, 1) => "jour",
            (Lang::Fr, Unit::Day, _) => "jours",
            (Lang::Fr, Unit::Week, 1) => "semaine",
            (Lang::Fr, Unit::Week, _) => "semaines",
            (Lang::Fr, Unit::Month, _) => "mois",
            (Lang::Fr, Unit::Year, 1) => "an",
            (Lang::Fr, Unit::Year, _) => "ans",
            (Lang::En, Unit::Day, 1) => "day",
            (Lang::En, Unit::Day, _) => "days",
            (Lang::En, Unit::Week, 1) => "week",
            (Lang::En, Unit::Week, _) => "weeks",
            (Lang::En, Unit::Month, 1) => "month",
            (Lang::En, Unit::Month, _) => "months",
            (Lang::En, Unit::Year, 1) => "year",
            (Lang::En, Unit::Year, _) => "years",
        };
        let mut number = in_words(u64::from(n), lang);
        if lang == Lang::Fr && unit == Unit::Week && n % 10 == 1 && n % 100 != 11 {
            number.push('e');
        }
        format!("{number} ({n}) {name}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(s: &str, lang: Lang) -> Option<String> {
        duration(s.to_owned()).map(|d| d.in_words(lang))
    }

    #[test]
    fn durations_are_read_and_written_out() {
        assert_eq!(words_of("3 ans", Lang::Fr).as_deref(), Some("trois (3) ans"));
        assert_eq!(words_of("trois (3) ans", Lang::Fr).as_deref(), Some("trois (3) ans"));
        assert_eq!(words_of("3 ans", Lang::En).as_deref(), Some("three (3) years"));
        assert_eq!(words_of("one year", Lang::Fr).as_deref(), Some("un (1) an"));
        assert_eq!(words_of("36 mois", Lang::Fr).as_deref(), Some("trente-six (36) mois"));
        assert_eq!(words_of("2 ans renouvelables", Lang::Fr).as_deref(), Some("2 ans renouvelables"));
        assert_eq!(words_of("durée indéterminée", Lang::Fr).as_deref(), Some("durée indéterminée"));
        for s in ["longtemps", "3", "0 mois", "ans", "<b>x</b>"] {
            assert_eq!(words_of(s, Lang::Fr), None, "{s}");
        }
    }
}
