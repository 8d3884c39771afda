use chrono::{DateTime, TimeDelta, Utc};
use std::fmt;
use std::str::FromStr;

/// A link opens its request for so long.
pub const VALIDITY: TimeDelta = TimeDelta::days(7);
/// What one extension adds.
pub const EXTENSION: TimeDelta = TimeDelta::days(7);
/// How often its holder may extend a link. What is new in its last hours extends it without counting.
pub const EXTENSIONS: i32 = 4;
/// Something new so shortly before the end extends the link: nobody should lose an answer over a day.
pub const LATE_NEWS: TimeDelta = TimeDelta::hours(48);
/// The holder is told so long before the end.
pub const WARN_BEFORE: TimeDelta = TimeDelta::days(2);
/// So long after the end of its link a request is erased with everything that was said about it.
pub const ERASE_AFTER: TimeDelta = TimeDelta::days(30);
/// So long after its end the link still says that it has expired; then it is as unknown as any other.
pub const FORGET_AFTER: TimeDelta = TimeDelta::days(90);

/// In which language its mails are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    Fr,
    En,
}

impl Language {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }
}

impl FromStr for Language {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "fr" => Ok(Self::Fr),
            "en" => Ok(Self::En),
            _ => Err("unknown language"),
        }
    }
}

/// What a link opens, and for how long. Neither the token nor the address is in it.
#[derive(Clone, PartialEq, Eq)]
pub struct Access {
    pub id: i64,
    /// None once the request was erased.
    pub request_id: Option<i64>,
    pub language: Language,
    pub expires_at: DateTime<Utc>,
    /// How often it was extended by its holder.
    pub extensions: i32,
    pub notices_enabled: bool,
    pub created_at: DateTime<Utc>,
}

impl Access {
    pub fn is_live(&self, now: DateTime<Utc>) -> bool {
        now < self.expires_at && self.request_id.is_some()
    }

    /// An expired link is still known for a while, so that the page can say when it ended.
    pub fn is_forgotten(&self, now: DateTime<Utc>) -> bool {
        self.expires_at + FORGET_AFTER <= now
    }

    pub fn extensions_left(&self) -> i32 {
        (EXTENSIONS - self.extensions).max(0)
    }

    /// Until when it is valid after something new; `None` where that does not change it.
    pub(crate) fn extended_by_news(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        (self.is_live(now) && self.expires_at - now <= LATE_NEWS).then(|| self.expires_at + EXTENSION)
    }
}

impl fmt::Debug for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Access({})", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access() -> Access {
        let created_at = DateTime::UNIX_EPOCH;
        Access {
            id: 1,
            request_id: Some(2),
            language: Language::Fr,
            expires_at: created_at + VALIDITY,
            extensions: 0,
            notices_enabled: true,
            created_at,
        }
    }

    #[test]
    fn a_link_lives_seven_days_and_is_known_for_ninety_more() {
        let end = access().expires_at;
        assert!(access().is_live(end - TimeDelta::microseconds(1)));
        assert!(!access().is_live(end));
        assert!(!access().is_forgotten(end + FORGET_AFTER - TimeDelta::microseconds(1)));
        assert!(access().is_forgotten(end + FORGET_AFTER));
        assert!(!Access { request_id: None, ..access() }.is_live(DateTime::UNIX_EPOCH));
    }

    #[test]
    fn news_in_the_last_two_days_extends_by_seven() {
        let end = access().expires_at;
        assert_eq!(access().extended_by_news(end - LATE_NEWS - TimeDelta::microseconds(1)), None);
        assert_eq!(access().extended_by_news(end - LATE_NEWS), Some(end + EXTENSION));
        assert_eq!(access().extended_by_news(end - TimeDelta::microseconds(1)), Some(end + EXTENSION));
        assert_eq!(access().extended_by_news(end), None);
    }

    #[test]
    fn a_holder_extends_four_times() {
        assert_eq!(access().extensions_left(), 4);
        assert_eq!(Access { extensions: 4, ..access() }.extensions_left(), 0);
    }
}
