use super::UNIT_MINUTES;
use std::fmt;
use std::str::FromStr;

/// A time on a clock in Cameroon, in minutes after midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeOfDay(u16);

/// Not `HH:MM`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a time of the day")]
pub struct UnknownTime;

impl TimeOfDay {
    pub fn minutes(self) -> u16 {
        self.0
    }

    /// On a quarter of an hour.
    pub fn is_on_grid(self) -> bool {
        self.0.is_multiple_of(UNIT_MINUTES)
    }
}

impl FromStr for TimeOfDay {
    type Err = UnknownTime;
    fn from_str(s: &str) -> Result<Self, UnknownTime> {
        let two = |digits: &str| match digits.len() == 2 && digits.bytes().all(|b| b.is_ascii_digit()) {
            true => digits.parse::<u16>().map_err(|_| UnknownTime),
            false => Err(UnknownTime),
        };
        let (hours, minutes) = s.split_once(':').ok_or(UnknownTime)?;
        match (two(hours)?, two(minutes)?) {
            (h @ 0..=23, m @ 0..=59) => Ok(Self(h * 60 + m)),
            _ => Err(UnknownTime),
        }
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_two_digits_and_two() {
        for text in ["00:00", "08:15", "23:45"] {
            assert_eq!(text.parse::<TimeOfDay>().unwrap().to_string(), text);
        }
        for text in ["", "8:00", "24:00", "12:60", "12h00", "12:00:00", "+1:00", "१२:००", "12:0"] {
            assert!(text.parse::<TimeOfDay>().is_err(), "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_a_time_that_reads_back_or_none(text in ".{0,8}") {
            if let Ok(time) = text.parse::<TimeOfDay>() {
                proptest::prop_assert_eq!(time.to_string(), text);
            }
        }
    }
}
