use chrono::{DateTime, FixedOffset, NaiveDate, Utc};

/// Cameroon (Africa/Douala) is one hour ahead of UTC all year.
const DOUALA_SECONDS: i32 = 3600;

/// The day that an instant lies in, in Cameroon. What is in force "today", and of what day a decision is at the latest,
/// is asked of it alone, at the moment of the question.
pub fn day_in_cameroon(at: DateTime<Utc>) -> NaiveDate {
    FixedOffset::east_opt(DOUALA_SECONDS).map_or(at.date_naive(), |zone| at.with_timezone(&zone).date_naive())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_an_hour_before_it_does_in_greenwich() {
        let day = |at: &str| day_in_cameroon(at.parse().unwrap()).to_string();
        assert_eq!(day("2026-11-21T22:59:59Z"), "2026-11-21");
        assert_eq!(day("2026-11-21T23:00:00Z"), "2026-11-22");
        assert_eq!(day("2026-12-31T23:30:00Z"), "2027-01-01");
    }
}
