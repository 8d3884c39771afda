use chrono::{DateTime, FixedOffset, Months, NaiveTime, TimeDelta, TimeZone, Utc};

/// A person's subscription: the flag, and the instant it ends (none: it does not end).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Premium {
    pub flag: bool,
    pub until: Option<DateTime<Utc>>,
}

impl Premium {
    /// Active when the flag is on and the end is absent or still to come.
    pub fn is_active(&self, now: DateTime<Utc>) -> bool {
        self.flag && self.until.is_none_or(|end| end > now)
    }

    /// Active, and without an end: there is nothing to buy.
    pub fn is_unlimited(&self) -> bool {
        self.flag && self.until.is_none()
    }

    /// With so many calendar months more, and from when they count: from the end of what is left, else from now. A day that the
    /// month does not have is its last one; the last day counts whole in Cameroon. What has no end keeps none.
    pub fn extended(&self, months: u32, now: DateTime<Utc>) -> (DateTime<Utc>, Self) {
        let starts_at = match self.until {
            Some(end) if self.is_active(now) => end,
            _ => now,
        };
        if self.is_unlimited() {
            return (now, *self);
        }
        (starts_at, Self { flag: true, until: months_after(starts_at, months) })
    }
}

impl Premium {
    /// Without what is left of an interval that was given back: whole days in Cameroon, today staying the person's. What was
    /// bought after it begins that much earlier. What has no end keeps none.
    pub fn shortened(&self, (from, to): (DateTime<Utc>, DateTime<Utc>), now: DateTime<Utc>) -> Self {
        let (Some(end), Some(zone)) =
            (self.until.filter(|_| self.is_active(now)), FixedOffset::east_opt(DOUALA_SECONDS))
        else {
            return *self;
        };
        let day = |at: DateTime<Utc>| at.with_timezone(&zone).date_naive();
        let unused = (day(to) - day(from).max(day(now))).num_days();
        let left = (day(end) - day(now)).num_days();
        Self { until: Some(end - TimeDelta::days(unused.clamp(0, left.max(0)))), ..*self }
    }
}

/// Cameroon is one hour ahead of UTC all year.
const DOUALA_SECONDS: i32 = 3600;

fn months_after(from: DateTime<Utc>, months: u32) -> Option<DateTime<Utc>> {
    let zone = FixedOffset::east_opt(DOUALA_SECONDS)?;
    let day = from.with_timezone(&zone).date_naive().checked_add_months(Months::new(months))?;
    let end = day.and_time(NaiveTime::from_hms_opt(23, 59, 59)?);
    zone.from_local_datetime(&end).single().map(|at| at.to_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn premium_needs_the_flag_and_an_end_to_come() {
        let now = DateTime::UNIX_EPOCH;
        let later = now + TimeDelta::seconds(1);
        let active = |flag, until| Premium { flag, until }.is_active(now);
        assert!(active(true, None));
        assert!(active(true, Some(later)));
        assert!(!active(true, Some(now)));
        assert!(!active(false, None));
        assert!(!active(false, Some(later)));
    }

    fn bought(until: Option<&str>, months: u32, now: &str) -> String {
        let premium = Premium { flag: until.is_some(), until: until.map(|t| t.parse().unwrap()) };
        let (_, after) = premium.extended(months, now.parse().unwrap());
        after.until.unwrap().to_rfc3339()
    }

    #[test]
    fn months_are_calendar_months_whose_last_day_counts_whole() {
        assert_eq!(bought(None, 1, "2026-11-22T10:00:00Z"), "2026-12-22T22:59:59+00:00");
        assert_eq!(bought(None, 1, "2027-01-31T10:00:00Z"), "2027-02-28T22:59:59+00:00");
        assert_eq!(bought(None, 12, "2028-02-29T10:00:00Z"), "2029-02-28T22:59:59+00:00");
        // Half past midnight in Cameroon is the next day.
        assert_eq!(bought(None, 1, "2026-11-21T23:30:00Z"), "2026-12-22T22:59:59+00:00");
    }

    #[test]
    fn what_is_left_is_not_lost_and_no_day_is_won() {
        let once = bought(Some("2026-12-22T22:59:59Z"), 1, "2026-11-30T10:00:00Z");
        assert_eq!(once, "2027-01-22T22:59:59+00:00");
        assert_eq!(bought(Some(&once), 12, "2026-11-30T10:00:00Z"), "2028-01-22T22:59:59+00:00");
        assert_eq!(
            bought(Some("2026-11-01T22:59:59Z"), 1, "2026-11-30T10:00:00Z"),
            "2026-12-30T22:59:59+00:00"
        );
    }

    fn shortened(until: &str, interval: (&str, &str), now: &str) -> String {
        let at = |text: &str| text.parse().unwrap();
        let premium = Premium { flag: true, until: Some(at(until)) };
        premium.shortened((at(interval.0), at(interval.1)), at(now)).until.unwrap().to_rfc3339()
    }

    #[test]
    fn what_was_given_back_takes_what_is_left_of_its_time() {
        let (first, second) = (
            ("2026-11-22T10:00:00Z", "2026-12-22T22:59:59Z"),
            ("2026-12-22T22:59:59Z", "2027-01-22T22:59:59Z"),
        );
        // The only one: the day is the person's.
        assert_eq!(shortened(first.1, first, "2026-12-01T08:00:00Z"), "2026-12-01T22:59:59+00:00");
        // The one that was to come, and the one that runs.
        assert_eq!(shortened(second.1, second, "2026-12-01T08:00:00Z"), "2026-12-22T22:59:59+00:00");
        assert_eq!(shortened(second.1, first, "2026-12-01T08:00:00Z"), "2027-01-01T22:59:59+00:00");
        // One that has been used up, and one that somebody shortened by hand meanwhile.
        assert_eq!(shortened(second.1, first, "2026-12-30T08:00:00Z"), "2027-01-22T22:59:59+00:00");
        assert_eq!(
            shortened("2026-12-05T22:59:59Z", first, "2026-12-01T08:00:00Z"),
            "2026-12-01T22:59:59+00:00"
        );
        let unlimited = Premium { flag: true, until: None };
        let now = DateTime::UNIX_EPOCH;
        assert_eq!(unlimited.shortened((now, now), now), unlimited);
    }

    #[test]
    fn what_has_no_end_keeps_none() {
        let unlimited = Premium { flag: true, until: None };
        let now = DateTime::UNIX_EPOCH;
        assert_eq!(unlimited.extended(12, now), (now, unlimited));
        assert!(unlimited.is_unlimited() && !Premium::default().is_unlimited());
    }
}
