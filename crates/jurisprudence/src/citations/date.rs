//! Days as texts are dated: "du 14 août 1992", "of 14 August 1992", "of August 14, 1992", "14/08/1992".

use super::token::{Cursor, Kind};
use chrono::NaiveDate;

/// Takes a date when one stands here, with the little words and the bracket before it.
pub fn date(c: &mut Cursor) -> Option<NaiveDate> {
    let mut ahead = *c;
    let opened = {
        ahead.eat(&[","]);
        ahead.eat(&["("])
    };
    ahead.eat(&["en", "dated"]);
    ahead.eat(&["date"]);
    ahead.eat(&["du", "of", "le", "de", "on", "rendu", "delivered"]);
    ahead.eat(&["the", "le"]);
    let found = day_first(&mut ahead).or_else(|| month_first(&mut ahead))?;
    if opened {
        ahead.eat(&[")"]);
    }
    *c = ahead;
    Some(found)
}

fn day_first(c: &mut Cursor) -> Option<NaiveDate> {
    let mut ahead = *c;
    let day = ahead.small(2, 1, 31)?;
    ahead.eat(&["er", "st", "nd", "rd", "th"]);
    let month = if ahead.eat(&["/", "-", "."]) {
        let month = ahead.small(2, 1, 12)?;
        if !ahead.eat(&["/", "-", "."]) {
            return None;
        }
        month
    } else {
        ahead.eat(&["of"]);
        let month = month(&mut ahead)?;
        ahead.eat(&[",", "."]);
        month
    };
    let found = NaiveDate::from_ymd_opt(year(&mut ahead)?, month, day)?;
    *c = ahead;
    Some(found)
}

fn month_first(c: &mut Cursor) -> Option<NaiveDate> {
    let mut ahead = *c;
    let month = month(&mut ahead)?;
    let day = ahead.small(2, 1, 31)?;
    ahead.eat(&["st", "nd", "rd", "th"]);
    ahead.eat(&[","]);
    let found = NaiveDate::from_ymd_opt(year(&mut ahead)?, month, day)?;
    *c = ahead;
    Some(found)
}

/// A year in four digits.
fn year(c: &mut Cursor) -> Option<i32> {
    let mut ahead = *c;
    if ahead.peek().is_none_or(|t| t.plain.len() != 4) {
        return None;
    }
    let year = ahead.small(4, 1800, 2199)?;
    *c = ahead;
    i32::try_from(year).ok()
}

/// "de 1992", "of 1992", where no whole date stands.
pub fn bare_year(c: &mut Cursor) -> Option<i32> {
    let mut ahead = *c;
    if !ahead.eat(&["de", "of"]) {
        return None;
    }
    let found = year(&mut ahead)?;
    *c = ahead;
    Some(found)
}

fn month(c: &mut Cursor) -> Option<u32> {
    let token = c.peek().filter(|t| t.kind == Kind::Word)?;
    let at = MONTHS.iter().position(|names| names.contains(&token.plain.as_str()))?;
    c.take();
    u32::try_from(at + 1).ok()
}

const MONTHS: [&[&str]; 12] = [
    &["janvier", "january", "jan", "janv"],
    &["fevrier", "february", "feb", "fev", "fevr"],
    &["mars", "march"],
    &["avril", "april", "apr", "avr"],
    &["mai", "may"],
    &["juin", "june"],
    &["juillet", "july", "juil"],
    &["aout", "august", "aug"],
    &["septembre", "september", "sept"],
    &["octobre", "october", "oct"],
    &["novembre", "november", "nov"],
    &["decembre", "december", "dec"],
];
