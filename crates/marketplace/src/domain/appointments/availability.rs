use super::TimeOfDay;
use crate::domain::{FieldError, Fields, Reason};

/// A week has no more windows than this.
pub const WINDOWS_MAX: usize = 100;

/// A span of a day of the week, every week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Window {
    /// 0 is Sunday.
    pub day_of_week: u8,
    pub start: TimeOfDay,
    pub end: TimeOfDay,
    /// Kept but not offered where it is not.
    pub is_active: bool,
}

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawWindow {
    pub day_of_week: i64,
    pub start_time: String,
    pub end_time: String,
    pub is_active: bool,
}

/// A professional's week: windows in the order of time that do not overlap.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Week(Vec<Window>);

impl Week {
    pub fn parse(raw: &[RawWindow]) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        if raw.len() > WINDOWS_MAX {
            f.wrong("availability", Reason::TooMany { max: WINDOWS_MAX });
            return f.finish(Self::default());
        }
        let mut windows: Vec<Window> = raw.iter().filter_map(|w| window(&mut f, w)).collect();
        windows.sort();
        let overlap = windows
            .windows(2)
            .any(|w| matches!(w, [a, b] if a.day_of_week == b.day_of_week && b.start < a.end));
        if overlap {
            f.wrong("startTime", Reason::Overlaps);
        }
        f.finish(Self(windows))
    }

    /// What the database keeps, which was parsed before.
    pub(crate) fn stored(mut windows: Vec<Window>) -> Self {
        windows.sort();
        Self(windows)
    }

    pub fn windows(&self) -> &[Window] {
        &self.0
    }

    /// Whether any time of it is offered.
    pub fn is_offered(&self) -> bool {
        self.0.iter().any(|w| w.is_active)
    }

    /// The offered spans of a day in minutes; windows that touch are one.
    pub fn spans(&self, day_of_week: u8) -> Vec<(u16, u16)> {
        let mut spans: Vec<(u16, u16)> = Vec::new();
        for w in self.0.iter().filter(|w| w.is_active && w.day_of_week == day_of_week) {
            match spans.last_mut() {
                Some((_, end)) if *end == w.start.minutes() => *end = w.end.minutes(),
                _ => spans.push((w.start.minutes(), w.end.minutes())),
            }
        }
        spans
    }
}

fn window(f: &mut Fields, raw: &RawWindow) -> Option<Window> {
    let day = u8::try_from(raw.day_of_week).ok().filter(|d| *d <= 6);
    if day.is_none() {
        f.wrong("dayOfWeek", Reason::OutOfRange { min: 0, max: 6 });
    }
    let (start, end) = (time(f, "startTime", &raw.start_time), time(f, "endTime", &raw.end_time));
    let (day_of_week, start, end) = (day?, start?, end?);
    if end <= start {
        f.wrong("endTime", Reason::EndsBeforeStart);
        return None;
    }
    Some(Window { day_of_week, start, end, is_active: raw.is_active })
}

fn time(f: &mut Fields, field: &'static str, raw: &str) -> Option<TimeOfDay> {
    if raw.trim().is_empty() {
        f.wrong(field, Reason::Missing);
        return None;
    }
    let Ok(time) = raw.trim().parse::<TimeOfDay>() else {
        f.wrong(field, Reason::NotATime);
        return None;
    };
    if !time.is_on_grid() {
        f.wrong(field, Reason::NotAQuarter);
        return None;
    }
    Some(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(day: i64, start: &str, end: &str) -> RawWindow {
        RawWindow { day_of_week: day, start_time: start.into(), end_time: end.into(), is_active: true }
    }

    fn wrong(raw: &[RawWindow]) -> Vec<(&'static str, Reason)> {
        Week::parse(raw).unwrap_err().into_iter().map(|e| (e.field, e.reason)).collect()
    }

    #[test]
    fn every_invalid_window_is_told() {
        assert_eq!(
            wrong(&[raw(7, "", "24:00"), raw(1, "08:10", "09:00"), raw(1, "09:00", "09:00")]),
            [
                ("dayOfWeek", Reason::OutOfRange { min: 0, max: 6 }),
                ("startTime", Reason::Missing),
                ("endTime", Reason::NotATime),
                ("startTime", Reason::NotAQuarter),
                ("endTime", Reason::EndsBeforeStart)
            ]
        );
        assert_eq!(
            wrong(&[raw(1, "08:00", "12:00"), raw(1, "11:45", "13:00")]),
            [("startTime", Reason::Overlaps)]
        );
        assert_eq!(
            wrong(&vec![raw(1, "08:00", "09:00"); 101]),
            [("availability", Reason::TooMany { max: 100 })]
        );
    }

    #[test]
    fn windows_that_touch_are_one_span() {
        let week =
            Week::parse(&[raw(1, "12:00", "13:00"), raw(1, "08:00", "12:00"), raw(2, "08:00", "09:00")])
                .unwrap();
        assert_eq!(week.spans(1), [(480, 780)]);
        assert_eq!(week.spans(0), []);
    }
}
