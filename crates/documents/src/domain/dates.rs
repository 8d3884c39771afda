//! Dates and hours, read as people write them and written out in words.
use super::audience::Lang;
use super::numbers::in_words;
use super::text::{fold, words};
use chrono::{DateTime, Datelike, NaiveDate, NaiveTime, TimeDelta, Timelike, Utc};

/// A day, and the hour when it was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    pub date: NaiveDate,
    pub time: Option<NaiveTime>,
}

const FR_MONTHS: [&str; 12] = [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
];
const EN_MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

fn month(d: NaiveDate, lang: Lang) -> &'static str {
    let list = match lang {
        Lang::Fr => FR_MONTHS,
        Lang::En => EN_MONTHS,
    };
    list.get(d.month0() as usize).copied().unwrap_or_default()
}

/// The day in Cameroon, an hour east of UTC all year.
pub fn day_in_cameroon(at: DateTime<Utc>) -> NaiveDate {
    (at + TimeDelta::hours(1)).date_naive()
}

/// Reads `2026-12-15`, `15/12/2026` (day first), `15 décembre 2026`, `December 15, 2026`.
pub fn parse_date(s: &str) -> Option<NaiveDate> {
    parse_moment(s).filter(|m| m.time.is_none()).map(|m| m.date)
}

/// Reads a date, and an hour where there is one: `2026-12-15T09:00`, `15/12/2026 à 9h30`, `15 December 2026 at 9:30 am`.
pub fn parse_moment(s: &str) -> Option<Moment> {
    let text = fold(s);
    if let Ok(t) = chrono::NaiveDateTime::parse_from_str(text.trim_end_matches('z'), "%Y-%m-%dt%H:%M:%S%.f") {
        return checked(t.date(), Some(t.time()));
    }
    if let Some((day, hour)) = text.split_once('t').filter(|(d, _)| d.len() == 10 && d.contains('-')) {
        let time = NaiveTime::parse_from_str(hour.trim_end_matches('z'), "%H:%M").ok()?;
        return checked(iso(day)?, Some(time));
    }
    let mut tokens: Vec<&str> = text.split([' ', ',']).filter(|t| !t.is_empty()).collect();
    tokens.retain(|t| !matches!(*t, "le" | "the" | "of" | "a" | "at" | "du" | "de" | "on"));
    while tokens.first().is_some_and(|t| WEEKDAYS.contains(t)) {
        tokens.remove(0);
    }
    let (date, used) = leading_date(&tokens)?;
    let rest: String = tokens.get(used..).unwrap_or_default().concat();
    if rest.is_empty() { checked(date, None) } else { checked(date, Some(parse_time(&rest)?)) }
}

const WEEKDAYS: [&str; 14] = [
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

/// Years that an act of today can speak of; a typing slip such as 0206 is refused.
fn checked(date: NaiveDate, time: Option<NaiveTime>) -> Option<Moment> {
    (1900..=2199).contains(&date.year()).then_some(Moment { date, time })
}

fn iso(s: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(s, "%Y-%m-%d").ok()
}

fn leading_date(tokens: &[&str]) -> Option<(NaiveDate, usize)> {
    let first = tokens.first()?;
    if let Some(d) = iso(first) {
        return Some((d, 1));
    }
    let parts: Vec<&str> = first.split(['/', '-', '.']).collect();
    if let [d, m, y] = parts.as_slice() {
        return Some((
            NaiveDate::from_ymd_opt(
                y.parse().ok().filter(|_| y.len() == 4)?,
                m.parse().ok()?,
                d.parse().ok()?,
            )?,
            1,
        ));
    }
    let (second, third) = (tokens.get(1)?, tokens.get(2)?);
    let (day, name) =
        if first.starts_with(|c: char| c.is_ascii_digit()) { (first, second) } else { (second, first) };
    let digits = ["er", "st", "nd", "rd", "th"].iter().find_map(|end| day.strip_suffix(end)).unwrap_or(day);
    let month = (0..12u32).find(|i| {
        [&FR_MONTHS, &EN_MONTHS].iter().any(|l| l.get(*i as usize).is_some_and(|m| fold(m) == *name))
    })?;
    let year = third.parse().ok().filter(|_| third.len() == 4)?;
    Some((NaiveDate::from_ymd_opt(year, month + 1, digits.parse().ok()?)?, 3))
}

/// `9h`, `9h30`, `09:30`, `9heures30minutes`, `9:30am`, `2pm`.
fn parse_time(s: &str) -> Option<NaiveTime> {
    let s = s.replace('.', "");
    let (body, shift) = match (s.strip_suffix("am"), s.strip_suffix("pm")) {
        (Some(b), _) => (b, Some(false)),
        (_, Some(b)) => (b, Some(true)),
        _ => (s.as_str(), None),
    };
    let body = body.trim_end_matches("utc");
    let parts = words_of_time(body);
    let (h, m) = match parts.as_slice() {
        [h] => (*h, 0),
        [h, m] => (*h, *m),
        [h, m, _] => (*h, *m),
        _ => return None,
    };
    let hour = match (shift, h) {
        (None, h) => h,
        (Some(_), h) if h == 0 || h > 12 => return None,
        (Some(false), 12) => 0,
        (Some(false), h) => h,
        (Some(true), 12) => 12,
        (Some(true), h) => h + 12,
    };
    NaiveTime::from_hms_opt(hour, m, 0)
}

fn words_of_time(s: &str) -> Vec<u32> {
    let known = ["heures", "heure", "hours", "hour", "minutes", "minute", "h", "min", "mn", ":"];
    let mut rest = s.to_owned();
    for k in known {
        rest = rest.replace(k, " ");
    }
    if !rest.chars().all(|c| c.is_ascii_digit() || c == ' ') {
        return Vec::new();
    }
    words(&rest).into_iter().map_while(|w| w.parse().ok()).collect()
}

/// `15 décembre 2026`, `1er janvier 2027`, `15 December 2026`.
pub fn date_in_figures(d: NaiveDate, lang: Lang) -> String {
    let day = match (lang, d.day()) {
        (Lang::Fr, 1) => "1er".to_owned(),
        (_, n) => n.to_string(),
    };
    format!("{day}\u{a0}{} {}", month(d, lang), d.year())
}

/// `quinze décembre deux mille vingt-six`; `fifteenth day of December two thousand and twenty-six`.
pub fn date_in_words(d: NaiveDate, lang: Lang) -> String {
    let (day, year) = (u64::from(d.day()), u64::from(d.year().unsigned_abs()));
    match lang {
        Lang::Fr => {
            let day = if day == 1 { "premier".to_owned() } else { in_words(day, lang) };
            format!("{day} {} {}", month(d, lang), in_words(year, lang))
        }
        Lang::En => format!("{} day of {} {}", english_ordinal(day), month(d, lang), in_words(year, lang)),
    }
}

/// `9 heures 30`, `9:30 a.m.`
pub fn time_in_figures(t: NaiveTime, lang: Lang) -> String {
    match lang {
        Lang::Fr => {
            let unit = if t.hour() < 2 { "heure" } else { "heures" };
            let minutes = if t.minute() == 0 { String::new() } else { format!("\u{a0}{:02}", t.minute()) };
            format!("{}\u{a0}{unit}{minutes}", t.hour())
        }
        Lang::En => {
            let (pm, hour) = t.hour12();
            format!("{hour}:{:02}\u{a0}{}", t.minute(), if pm { "p.m." } else { "a.m." })
        }
    }
}

/// `neuf heures trente minutes`; `nine thirty in the morning`.
pub fn time_in_words(t: NaiveTime, lang: Lang) -> String {
    let (h, m) = (u64::from(t.hour()), u64::from(t.minute()));
    match lang {
        Lang::Fr => {
            let feminine = |n: u64| match in_words(n, lang) {
                w if n % 10 == 1 && n != 11 => format!("{w}e"),
                w => w,
            };
            let hours = format!("{} heure{}", feminine(h), if h > 1 { "s" } else { "" });
            match m {
                0 => hours,
                m => format!("{hours} {} minute{}", feminine(m), if m > 1 { "s" } else { "" }),
            }
        }
        Lang::En => {
            let (pm, hour) = t.hour12();
            let part = match (pm, t.hour()) {
                (false, _) => "in the morning",
                (true, 12..=17) => "in the afternoon",
                (true, _) => "in the evening",
            };
            let hour = in_words(u64::from(hour), lang);
            match m {
                0 => format!("{hour} o'clock {part}"),
                1..=9 => format!("{hour} oh {} {part}", in_words(m, lang)),
                m => format!("{hour} {} {part}", in_words(m, lang)),
            }
        }
    }
}

fn english_ordinal(n: u64) -> String {
    let cardinal = in_words(n, Lang::En);
    let (head, last) = match cardinal.rsplit_once('-') {
        Some((h, l)) => (format!("{h}-"), l.to_owned()),
        None => (String::new(), cardinal),
    };
    let ordinal = match last.as_str() {
        "one" => "first".to_owned(),
        "two" => "second".to_owned(),
        "three" => "third".to_owned(),
        "five" => "fifth".to_owned(),
        "eight" => "eighth".to_owned(),
        "nine" => "ninth".to_owned(),
        "twelve" => "twelfth".to_owned(),
        w => match w.strip_suffix('y') {
            Some(stem) => format!("{stem}ieth"),
            None => format!("{w}th"),
        },
    };
    format!("{head}{ordinal}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(s: &str) -> Option<String> {
        parse_moment(s).map(|m| match m.time {
            Some(t) => format!("{}T{}", m.date, t.format("%H:%M")),
            None => m.date.to_string(),
        })
    }

    #[test]
    fn dates_are_read_as_people_write_them() {
        for s in [
            "2026-12-15",
            "15/12/2026",
            "15-12-2026",
            "15 décembre 2026",
            "mardi 15 decembre 2026",
            "December 15, 2026",
            "the 15th of December 2026",
        ] {
            assert_eq!(at(s).as_deref(), Some("2026-12-15"), "{s}");
        }
        for s in [
            "2026-12-15T09:30",
            "2026-12-15T09:30:00Z",
            "15/12/2026 à 9h30",
            "15 décembre 2026 à 9 heures 30 minutes",
            "15 December 2026 at 9:30 a.m.",
            "2026-12-15 09:30",
        ] {
            assert_eq!(at(s).as_deref(), Some("2026-12-15T09:30"), "{s}");
        }
        assert_eq!(at("15 December 2026 at 2 pm").as_deref(), Some("2026-12-15T14:00"));
        for s in [
            "",
            "demain",
            "31/02/2026",
            "2026-13-01",
            "15/12/26",
            "0206-01-01",
            "2026-12-15T25:00",
            "15/12/2026 chez moi",
            "2026-12-15T09:30'; DROP",
        ] {
            assert_eq!(at(s), None, "{s}");
        }
    }

    #[test]
    fn dates_in_words() {
        let d = |y, m, d| NaiveDate::from_ymd_opt(y, m, d).unwrap();
        assert_eq!(date_in_words(d(2027, 1, 1), Lang::Fr), "premier janvier deux mille vingt-sept");
        assert_eq!(date_in_words(d(2026, 8, 21), Lang::Fr), "vingt et un août deux mille vingt-six");
        assert_eq!(
            date_in_words(d(2026, 12, 22), Lang::En),
            "twenty-second day of December two thousand and twenty-six"
        );
        assert_eq!(
            date_in_words(d(1999, 6, 30), Lang::En),
            "thirtieth day of June one thousand nine hundred and ninety-nine"
        );
    }

    #[test]
    fn hours_in_words() {
        let t = |h, m| NaiveTime::from_hms_opt(h, m, 0).unwrap();
        assert_eq!(time_in_words(t(9, 30), Lang::Fr), "neuf heures trente minutes");
        assert_eq!(time_in_words(t(21, 1), Lang::Fr), "vingt et une heures une minute");
        assert_eq!(time_in_words(t(0, 0), Lang::Fr), "zéro heure");
        assert_eq!(time_in_words(t(9, 5), Lang::En), "nine oh five in the morning");
        assert_eq!(time_in_words(t(15, 0), Lang::En), "three o'clock in the afternoon");
        assert_eq!(time_in_figures(t(9, 30), Lang::Fr), "9\u{a0}heures\u{a0}30");
    }
}
