use super::Language;
use chrono::{Datelike, NaiveDate};

const MONTHS_FR: [&str; 12] = [
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
const MONTHS_EN: [&str; 12] = [
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

/// As a citation writes a day: "1er janvier 2020", "1 January 2020".
pub fn written_day(day: NaiveDate, language: Language) -> String {
    let months = match language {
        Language::Fr => MONTHS_FR,
        Language::En => MONTHS_EN,
    };
    let month = months.get(day.month0() as usize).copied().unwrap_or_default();
    match (language, day.day()) {
        (Language::Fr, 1) => format!("1er {month} {}", day.year()),
        (_, n) => format!("{n} {month} {}", day.year()),
    }
}
