//! Dates as laws are dated: "du 14 août 1992", "of 14 August 1992", "of August 14, 1992", "14/08/1992".
use super::token::{Cursor, Kind};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    pub year: u32,
    pub month: u32,
    pub day: u32,
}

/// Takes a date when one stands here, with the little words before it.
pub fn date(c: &mut Cursor) -> Option<Date> {
    let mut ahead = *c;
    ahead.eat_any(&["(", ","]);
    ahead.eat_any(&["en", "dated"]);
    ahead.eat_any(&["date"]);
    ahead.eat_any(&["du", "of", "the", "le", "de", "on"]);
    ahead.eat("the");
    let found = day_first(&mut ahead).or_else(|| month_first(&mut ahead))?;
    *c = ahead;
    Some(found)
}

fn day_first(c: &mut Cursor) -> Option<Date> {
    let mut ahead = *c;
    let day = small(&mut ahead)?;
    ahead.eat_any(&["er", "st", "nd", "rd", "th"]);
    if ahead.eat_any(&["/", "-", "."]).is_some() {
        let month = small(&mut ahead)?;
        ahead.eat_any(&["/", "-", "."])?;
        let year = year(&mut ahead)?;
        *c = ahead;
        return Some(Date { year, month, day });
    }
    ahead.eat("of");
    let month = month(&mut ahead)?;
    ahead.eat(",");
    let year = year(&mut ahead)?;
    *c = ahead;
    Some(Date { year, month, day })
}

fn month_first(c: &mut Cursor) -> Option<Date> {
    let mut ahead = *c;
    let month = month(&mut ahead)?;
    let day = small(&mut ahead)?;
    ahead.eat_any(&["st", "nd", "rd", "th"]);
    ahead.eat(",");
    let year = year(&mut ahead)?;
    *c = ahead;
    Some(Date { year, month, day })
}

fn small(c: &mut Cursor) -> Option<u32> {
    let n: u32 = c.eat_number()?.plain.parse().ok()?;
    (1..=31).contains(&n).then_some(n)
}

/// A year in four digits, as laws are dated.
pub fn year(c: &mut Cursor) -> Option<u32> {
    let mut ahead = *c;
    let token = ahead.eat_number()?;
    let n: u32 = token.plain.parse().ok()?;
    if token.plain.len() != 4 || !(1800..=2199).contains(&n) {
        return None;
    }
    *c = ahead;
    Some(n)
}

fn month(c: &mut Cursor) -> Option<u32> {
    let token = c.peek().filter(|t| t.kind == Kind::Word)?;
    let at = MONTHS.iter().position(|names| names.contains(&token.plain.as_str()))?;
    c.take();
    u32::try_from(at + 1).ok()
}

const MONTHS: [&[&str]; 12] = [
    &["janvier", "january", "jan"],
    &["fevrier", "february", "feb", "fev"],
    &["mars", "march"],
    &["avril", "april", "apr"],
    &["mai", "may"],
    &["juin", "june"],
    &["juillet", "july"],
    &["aout", "august", "aug"],
    &["septembre", "september", "sept"],
    &["octobre", "october", "oct"],
    &["novembre", "november", "nov"],
    &["decembre", "december", "dec"],
];
