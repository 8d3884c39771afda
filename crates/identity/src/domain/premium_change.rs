use super::{FieldError, FieldReason};
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveTime, TimeZone, Utc};

/// Cameroon is one hour ahead of UTC all year.
const DOUALA_SECONDS: i32 = 3600;

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawPremiumChange {
    pub is_premium: bool,
    /// A date, or an instant whose day in Cameroon is meant. Empty: no end.
    pub until: String,
}

/// A subscription switched off, or on until an instant or for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PremiumChange(Option<Option<DateTime<Utc>>>);

impl PremiumChange {
    /// The last day counts whole, and is not before today in Cameroon. Off takes the end away, whatever was sent.
    pub fn parse(raw: &RawPremiumChange, now: DateTime<Utc>) -> Result<Self, Vec<FieldError>> {
        if !raw.is_premium {
            return Ok(Self(None));
        }
        let text = raw.until.trim();
        if text.is_empty() {
            return Ok(Self(Some(None)));
        }
        let wrong = |reason: FieldReason| vec![reason.of("premiumUntil")];
        let last_day = day_of(text).ok_or_else(|| wrong(FieldReason::DateUnreadable))?;
        let zone = douala().ok_or_else(|| wrong(FieldReason::DateUnreadable))?;
        if last_day < now.with_timezone(&zone).date_naive() {
            return Err(wrong(FieldReason::DatePast));
        }
        let end = NaiveTime::from_hms_opt(23, 59, 59)
            .and_then(|t| zone.from_local_datetime(&last_day.and_time(t)).single().map(|at| at.to_utc()));
        end.map(|end| Self(Some(Some(end)))).ok_or_else(|| wrong(FieldReason::DateUnreadable))
    }

    /// None: off. Some: on, until then or for good.
    pub fn until(self) -> Option<Option<DateTime<Utc>>> {
        self.0
    }
}

fn douala() -> Option<FixedOffset> {
    FixedOffset::east_opt(DOUALA_SECONDS)
}

fn day_of(text: &str) -> Option<NaiveDate> {
    let day = text.parse::<NaiveDate>().ok().or_else(|| {
        let at: DateTime<Utc> = text.parse().ok()?;
        Some(at.with_timezone(&douala()?).date_naive())
    })?;
    // What a timestamp column of either database can hold.
    (NaiveDate::from_ymd_opt(2000, 1, 1)? <= day && day <= NaiveDate::from_ymd_opt(9999, 12, 31)?)
        .then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(is_premium: bool, until: &str) -> Result<Option<Option<DateTime<Utc>>>, FieldReason> {
        // 21 November, half past midnight in Cameroon.
        let now = "2026-11-20T23:30:00Z".parse().unwrap();
        let raw = RawPremiumChange { is_premium, until: until.into() };
        PremiumChange::parse(&raw, now).map(|c| c.0).map_err(|e| e[0].reason)
    }

    #[test]
    fn the_last_day_counts_whole_in_cameroon() {
        let end = "2026-11-21T22:59:59Z".parse().unwrap();
        assert_eq!(parse(true, "2026-11-21"), Ok(Some(Some(end))));
        assert_eq!(parse(true, " 2026-11-20T23:00:00.000Z "), Ok(Some(Some(end))));
        assert_eq!(parse(true, ""), Ok(Some(None)));
    }

    #[test]
    fn off_takes_the_end_away() {
        assert_eq!(parse(false, "2020-01-01"), Ok(None));
    }

    #[test]
    fn a_day_before_today_and_what_is_no_day_are_refused() {
        assert_eq!(parse(true, "2026-11-20"), Err(FieldReason::DatePast));
        assert_eq!(parse(true, "demain"), Err(FieldReason::DateUnreadable));
        assert_eq!(parse(true, "+262142-01-01"), Err(FieldReason::DateUnreadable));
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_parser(text in ".{0,40}") {
            let _ = parse(true, &text);
        }
    }
}
