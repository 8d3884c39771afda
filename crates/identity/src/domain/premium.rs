use chrono::{DateTime, Utc};

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
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::TimeDelta;

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
}
