//! Which times are offered, computed on clocks in Cameroon.

use super::{UNIT_MINUTES, Week};
use crate::domain::instant::{douala_time, in_douala};
use chrono::{DateTime, Datelike, Days, NaiveDate, TimeDelta, Timelike, Utc};
use std::collections::HashSet;

/// Nobody is booked with less notice than this.
pub const AT_LEAST_BEFORE: TimeDelta = TimeDelta::hours(2);
/// Nor further ahead.
pub const AT_LATEST: TimeDelta = TimeDelta::days(60);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot {
    pub starts_at: DateTime<Utc>,
    pub ends_at: DateTime<Utc>,
}

/// The free slots of so many minutes in `days` days from `from` on, one after the other from the beginning of each
/// window. `held` are the units that appointments hold.
pub fn slots(
    week: &Week,
    held: &HashSet<DateTime<Utc>>,
    from: NaiveDate,
    days: u16,
    duration: u16,
    now: DateTime<Utc>,
) -> Vec<Slot> {
    let mut found = Vec::new();
    for day in (0..days).filter_map(|n| from.checked_add_days(Days::new(u64::from(n)))) {
        for (start, end) in week.spans(day_of_week(day)) {
            let mut minute = start;
            while minute + duration <= end {
                let slot = slot(day, minute, duration);
                minute += duration;
                let Some(slot) = slot else { continue };
                let is_free = units(slot.starts_at, duration).iter().all(|unit| !held.contains(unit));
                if is_free && is_in_time(slot.starts_at, now) {
                    found.push(slot);
                }
            }
        }
    }
    found
}

/// Whether such an appointment lies within the week, on quarters of an hour, and neither too soon nor too far ahead.
pub fn is_offered(week: &Week, starts_at: DateTime<Utc>, duration: u16, now: DateTime<Utc>) -> bool {
    let local = douala_time(starts_at);
    let minute = u16::try_from(local.hour() * 60 + local.minute()).unwrap_or(u16::MAX);
    let is_on_grid = local.second() == 0 && local.nanosecond() == 0 && minute.is_multiple_of(UNIT_MINUTES);
    let within = |(start, end): &(u16, u16)| *start <= minute && minute.saturating_add(duration) <= *end;
    is_on_grid && is_in_time(starts_at, now) && week.spans(day_of_week(local.date())).iter().any(within)
}

/// The quarters of an hour that an appointment holds.
pub fn units(starts_at: DateTime<Utc>, duration: u16) -> Vec<DateTime<Utc>> {
    let count = duration.div_ceil(UNIT_MINUTES);
    (0..count).map(|n| starts_at + TimeDelta::minutes(i64::from(n * UNIT_MINUTES))).collect()
}

fn is_in_time(starts_at: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    (now + AT_LEAST_BEFORE..=now + AT_LATEST).contains(&starts_at)
}

fn slot(day: NaiveDate, minute: u16, duration: u16) -> Option<Slot> {
    let local = day.and_hms_opt(u32::from(minute / 60), u32::from(minute % 60), 0)?;
    let starts_at = in_douala(local)?;
    Some(Slot { starts_at, ends_at: starts_at + TimeDelta::minutes(i64::from(duration)) })
}

fn day_of_week(day: NaiveDate) -> u8 {
    u8::try_from(day.weekday().num_days_from_sunday()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::appointments::RawWindow;
    use proptest::prelude::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn week(windows: &[(i64, &str, &str)]) -> Week {
        let raw: Vec<RawWindow> = windows
            .iter()
            .map(|(day, start, end)| RawWindow {
                day_of_week: *day,
                start_time: (*start).into(),
                end_time: (*end).into(),
                is_active: true,
            })
            .collect();
        Week::parse(&raw).unwrap()
    }

    fn starts(week: &Week, held: &[&str], from: &str, days: u16, duration: u16, now: &str) -> Vec<String> {
        let held = held.iter().map(|t| at(t)).collect();
        slots(week, &held, from.parse().unwrap(), days, duration, at(now))
            .iter()
            .map(|s| s.starts_at.format("%d %H:%M").to_string())
            .collect()
    }

    #[test]
    fn slots_follow_the_week_on_clocks_in_cameroon() {
        // 23 November 2026 is a Monday; nine o'clock in Douala is eight in UTC.
        let week = week(&[(1, "09:00", "12:00"), (0, "00:00", "01:00")]);
        assert_eq!(
            starts(&week, &[], "2026-11-21", 7, 60, "2026-11-21T10:00:00Z"),
            ["21 23:00", "23 08:00", "23 09:00", "23 10:00"]
        );
        assert_eq!(starts(&week, &[], "2026-11-23", 1, 90, "2026-11-21T10:00:00Z"), ["23 08:00", "23 09:30"]);
    }

    #[test]
    fn held_quarters_take_every_slot_they_touch() {
        let week = week(&[(1, "09:00", "12:00")]);
        let held = ["2026-11-23T08:45:00Z", "2026-11-23T10:00:00Z"];
        assert_eq!(starts(&week, &held, "2026-11-23", 1, 60, "2026-11-21T10:00:00Z"), ["23 09:00"]);
    }

    #[test]
    fn two_hours_notice_and_sixty_days_ahead() {
        let week = week(&[(1, "09:00", "12:00")]);
        assert_eq!(starts(&week, &[], "2026-11-23", 1, 60, "2026-11-23T07:00:00Z"), ["23 09:00", "23 10:00"]);
        assert_eq!(starts(&week, &[], "2026-11-16", 1, 60, "2026-11-21T10:00:00Z"), [] as [&str; 0]);
        // 18 January 2027 is within sixty days, 25 January is not.
        assert_eq!(
            starts(&week, &[], "2027-01-18", 8, 60, "2026-11-21T10:00:00Z"),
            ["18 08:00", "18 09:00", "18 10:00"]
        );
    }

    #[test]
    fn an_appointment_may_begin_at_any_quarter_of_a_window() {
        let (week, now) = (week(&[(1, "09:00", "12:00"), (1, "12:00", "13:00")]), at("2026-11-21T10:00:00Z"));
        for (start, duration, offered) in [
            ("2026-11-23T08:15:00Z", 60, true),
            ("2026-11-23T10:30:00Z", 60, true),
            ("2026-11-23T11:15:00Z", 60, false),
            ("2026-11-23T07:45:00Z", 60, false),
            ("2026-11-23T08:10:00Z", 60, false),
            ("2026-11-23T08:15:01Z", 60, false),
            ("2026-11-24T08:15:00Z", 60, false),
            ("2027-02-01T08:15:00Z", 60, false),
        ] {
            assert_eq!(is_offered(&week, at(start), duration, now), offered, "{start}");
        }
    }

    proptest! {
        #[test]
        fn every_slot_is_offered_free_and_apart_from_the_others(
            windows in proptest::collection::vec((0i64..7, 0u16..90, 1u16..40), 0..12),
            held in proptest::collection::hash_set(0i64..3_000, 0..80),
            offset in 0i64..100_000,
            quarters in 1u16..12,
            days in 1u16..40,
        ) {
            let raw: Vec<RawWindow> = windows.iter().map(|(day, start, length)| {
                let (start, end) = (start * 15, (start + length).min(95) * 15);
                let text = |m: u16| format!("{:02}:{:02}", m / 60, m % 60);
                RawWindow { day_of_week: *day, start_time: text(start), end_time: text(end), is_active: true }
            }).collect();
            let Ok(week) = Week::parse(&raw) else { return Ok(()) };
            let now = at("2026-11-21T10:00:00Z") + TimeDelta::minutes(offset);
            let held: HashSet<DateTime<Utc>> =
                held.iter().map(|n| at("2026-11-21T00:00:00Z") + TimeDelta::minutes(15 * n)).collect();
            let duration = quarters * UNIT_MINUTES;
            let from = douala_time(now).date();
            let found = slots(&week, &held, from, days, duration, now);
            for slot in &found {
                prop_assert!(is_offered(&week, slot.starts_at, duration, now), "{slot:?}");
                prop_assert!(slot.starts_at >= now + AT_LEAST_BEFORE && slot.starts_at <= now + AT_LATEST);
                prop_assert_eq!(slot.ends_at - slot.starts_at, TimeDelta::minutes(i64::from(duration)));
                prop_assert!(units(slot.starts_at, duration).iter().all(|u| !held.contains(u)));
            }
            prop_assert!(found.windows(2).all(|w| w[0].ends_at <= w[1].starts_at));
        }
    }
}
