//! Instants and days as they are written, and Cameroon's clock.

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, TimeZone, Utc};
use chrono_tz::Africa::Douala;

/// An instant in ISO 8601 that both databases can keep.
pub fn parse_instant(text: &str) -> Option<DateTime<Utc>> {
    let instant = DateTime::parse_from_rfc3339(text.trim()).ok()?.to_utc();
    (1900..=9000).contains(&instant.year()).then_some(instant)
}

/// `2026-11-21`
pub fn parse_day(text: &str) -> Option<NaiveDate> {
    let day = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok()?;
    (1900..=9000).contains(&day.year()).then_some(day)
}

/// The instant at which clocks in Cameroon show this. They are never set forward or back.
pub fn in_douala(local: NaiveDateTime) -> Option<DateTime<Utc>> {
    Douala.from_local_datetime(&local).single().map(|t| t.to_utc())
}

/// What clocks in Cameroon show at this instant.
pub fn douala_time(instant: DateTime<Utc>) -> NaiveDateTime {
    instant.with_timezone(&Douala).naive_local()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_need_a_zone_and_days_none() {
        let instant = parse_instant("2026-12-01T09:00:00+01:00").unwrap();
        assert_eq!(instant.to_rfc3339(), "2026-12-01T08:00:00+00:00");
        for text in ["", "2026-12-01T09:00:00", "hier", "12026-01-01T00:00:00Z", "0001-01-01T00:00:00Z"] {
            assert_eq!(parse_instant(text), None, "{text}");
        }
        assert!(
            parse_day("2026-12-01").is_some()
                && parse_day("2026-13-01").is_none()
                && parse_day("01/12/2026").is_none()
        );
    }

    #[test]
    fn cameroon_is_an_hour_ahead_all_year() {
        for text in ["2026-01-15T08:00:00Z", "2026-07-15T08:00:00Z"] {
            let instant = parse_instant(text).unwrap();
            assert_eq!(douala_time(instant).format("%H:%M").to_string(), "09:00");
            assert_eq!(in_douala(douala_time(instant)), Some(instant));
        }
    }
}
