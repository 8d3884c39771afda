//! Days as texts are dated: "du 14 août 1992", "of 14 August 1992", "of August 14, 1992", "14/08/1992".

use crate::token::{Cursor, Kind};

/// A day as it is written. No calendar need have it: an invented "31 février" is read as what it says, and the crate that
/// reads decides whether it can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day {
    pub year: i32,
    pub month: u32,
    pub day: u32,
}

const STROKES: [&str; 4] = ["/", "-", "–", "."];
const ORDINALS: [&str; 5] = ["er", "st", "nd", "rd", "th"];

/// Takes a day when one stands here, with the little words and the bracket before it.
pub fn day(c: &mut Cursor) -> Option<Day> {
    let mut ahead = *c;
    ahead.eat(&[","]);
    let opened = ahead.eat(&["("]);
    ahead.eat(&["en", "dated"]);
    ahead.eat(&["date"]);
    ahead.eat(&["du", "of", "the", "le", "de", "on", "rendu", "rendue", "delivered"]);
    ahead.eat(&["the", "le", "on"]);
    let found = day_first(ahead).or_else(|| month_first(ahead));
    let (found, mut ahead) = found?;
    if opened {
        ahead.eat(&[")"]);
    }
    *c = ahead;
    Some(found)
}

fn day_first(mut c: Cursor) -> Option<(Day, Cursor)> {
    let day = c.small(1, 31)?;
    c.eat(&ORDINALS);
    let month = if c.eat(&STROKES) {
        // A month up to 31: "08/14/1992" is a day that is written, too.
        let month = c.small(1, 31)?;
        if !c.eat(&STROKES) {
            return None;
        }
        month
    } else {
        c.eat(&["of"]);
        let month = month(&mut c)?;
        c.eat(&[",", "."]);
        month
    };
    let year = year(&mut c)?;
    Some((Day { year, month, day }, c))
}

fn month_first(mut c: Cursor) -> Option<(Day, Cursor)> {
    let month = month(&mut c)?;
    c.eat(&["."]);
    let day = c.small(1, 31)?;
    c.eat(&ORDINALS);
    c.eat(&[","]);
    let year = year(&mut c)?;
    Some((Day { year, month, day }, c))
}

/// A year in four digits.
pub fn year(c: &mut Cursor) -> Option<i32> {
    c.peek().filter(|t| t.plain.len() == 4)?;
    i32::try_from(c.small(1800, 2199)?).ok()
}

/// "de 1992", "of 1992", where no whole day stands.
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
    &["mars", "march", "mar"],
    &["avril", "april", "apr", "avr"],
    &["mai", "may"],
    &["juin", "june", "jun"],
    &["juillet", "july", "juil", "jul"],
    &["aout", "august", "aug"],
    &["septembre", "september", "sept", "sep"],
    &["octobre", "october", "oct"],
    &["novembre", "november", "nov"],
    &["decembre", "december", "dec"],
];

/// Whether a month is named here in full, as after the number of a day.
pub(crate) fn is_month(word: &str) -> bool {
    MONTHS.iter().any(|names| names.contains(&word)) && word.len() > 2
}
