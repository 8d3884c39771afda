use chrono::{DateTime, Days, FixedOffset, NaiveDate, NaiveTime, Utc};

/// Cameroon is one hour ahead of UTC, all year.
const DOUALA: FixedOffset = match FixedOffset::east_opt(3600) {
    Some(offset) => offset,
    None => unreachable!(),
};

/// An instant in ISO 8601, or the beginning of a day in Cameroon.
pub fn since(text: &str) -> Option<DateTime<Utc>> {
    instant(text).or_else(|| day(text).and_then(beginning))
}

/// An instant in ISO 8601, or the end of a day in Cameroon: the beginning of the next one.
pub fn until(text: &str) -> Option<DateTime<Utc>> {
    instant(text).or_else(|| day(text)?.checked_add_days(Days::new(1)).and_then(beginning))
}

fn instant(text: &str) -> Option<DateTime<Utc>> {
    DateTime::parse_from_rfc3339(text)
        .ok()
        .map(|t| t.with_timezone(&Utc))
        .filter(|t| in_range(t.date_naive()))
}

fn day(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|d| in_range(*d))
}

/// What both databases can compare with.
fn in_range(day: NaiveDate) -> bool {
    use chrono::Datelike;
    (1900..=9000).contains(&day.year())
}

fn beginning(day: NaiveDate) -> Option<DateTime<Utc>> {
    day.and_time(NaiveTime::MIN).and_local_timezone(DOUALA).single().map(|t| t.with_timezone(&Utc))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_a_day_in_cameroon() {
        assert_eq!(since("2026-11-21").unwrap().to_rfc3339(), "2026-11-20T23:00:00+00:00");
        assert_eq!(until("2026-11-21").unwrap().to_rfc3339(), "2026-11-21T23:00:00+00:00");
        assert_eq!(since("2026-11-21T12:00:00+01:00").unwrap().to_rfc3339(), "2026-11-21T11:00:00+00:00");
        for wrong in ["", "hier", "2026-13-01", "99999-01-01", "+262142-12-31", "0000-01-01", "2026-11-21T"] {
            assert_eq!((since(wrong), until(wrong)), (None, None), "{wrong}");
        }
    }
}
