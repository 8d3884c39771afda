//! Days of the calendar: a day that no month has dates nothing here.

use ::citations::{Cursor, day};
use chrono::NaiveDate;

/// Takes a date when one stands here.
pub fn date(c: &mut Cursor) -> Option<NaiveDate> {
    let mut ahead = *c;
    let found = on_calendar(day(&mut ahead)?)?;
    *c = ahead;
    Some(found)
}

pub fn on_calendar(day: ::citations::Day) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(day.year, day.month, day.day)
}
