use super::{Premium, Role};
use chrono::{DateTime, Months, TimeDelta, Utc};

/// An account that nobody uses ends after this long (product.md: account data for the contract plus five years).
const KEPT: Months = Months::new(5 * 12);
/// Its owner is told so long before.
pub const TOLD_BEFORE: TimeDelta = TimeDelta::days(30);

/// What was last used before this instant has not been used for too long. `None` only at the beginning of time.
pub fn idle_before(now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    now.checked_sub_months(KEPT)
}

/// What speaks for and against keeping an account.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Use {
    pub role: Role,
    /// A sign-in or a session, to within a day.
    pub last_used_at: DateTime<Utc>,
    pub premium: Premium,
    pub told_at: Option<DateTime<Utc>>,
}

impl Use {
    /// The last instant at which the account was of use to its owner; none while a Premium without an end runs.
    fn last(&self) -> Option<DateTime<Utc>> {
        if self.premium.is_unlimited() {
            return None;
        }
        Some(self.premium.until.map_or(self.last_used_at, |until| until.max(self.last_used_at)))
    }

    /// Whether its owner knows that it ends: whatever used it afterwards makes that word void.
    fn is_told(&self) -> bool {
        matches!((self.told_at, self.last()), (Some(told), Some(last)) if told > last)
    }

    /// Its years are over within [`TOLD_BEFORE`], and nobody was told.
    pub fn is_to_be_told(&self, now: DateTime<Utc>) -> bool {
        let soon = idle_before(now + TOLD_BEFORE);
        !self.is_told() && matches!((self.last(), soon), (Some(last), Some(before)) if last <= before)
    }

    /// Its years are over, and its owner was told in time. An administrator's account never ends by itself.
    pub fn is_over(&self, now: DateTime<Utc>) -> bool {
        self.role != Role::Admin
            && self.is_told()
            && self.told_at.is_some_and(|told| told <= now - TOLD_BEFORE)
            && matches!((self.last(), idle_before(now)), (Some(last), Some(before)) if last <= before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        format!("{text}T12:00:00Z").parse().unwrap()
    }

    const IDLE: Use = Use {
        role: Role::Client,
        last_used_at: DateTime::UNIX_EPOCH,
        premium: Premium { flag: false, until: None },
        told_at: None,
    };

    #[test]
    fn five_years_after_the_last_use_and_thirty_days_after_the_word_it_is_over() {
        let used = Use { last_used_at: at("2026-11-22"), ..IDLE };
        assert!(!used.is_to_be_told(at("2031-10-22")) && used.is_to_be_told(at("2031-10-23")));
        assert!(!used.is_over(at("2040-01-01")), "nobody was told");
        let told = Use { told_at: Some(at("2031-10-23")), ..used };
        assert!(!told.is_to_be_told(at("2031-10-24")) && !told.is_over(at("2031-11-21")));
        assert!(told.is_over(at("2031-11-22")));
        let late = Use { told_at: Some(at("2033-01-01")), ..used };
        assert!(!late.is_over(at("2033-01-30")) && late.is_over(at("2033-01-31")));
    }

    #[test]
    fn whoever_comes_back_is_told_anew_five_years_later() {
        let back = Use { last_used_at: at("2031-11-01"), told_at: Some(at("2031-10-23")), ..IDLE };
        assert!(!back.is_over(at("2031-12-01")) && !back.is_to_be_told(at("2031-12-01")));
        assert!(back.is_to_be_told(at("2036-11-01")) && !back.is_over(at("2036-11-02")));
    }

    #[test]
    fn a_premium_that_ran_counts_as_use_and_an_administrator_never_ends() {
        let until = Some(at("2030-01-01"));
        let told_at = Some(at("2031-10-23"));
        let paid = Use { premium: Premium { flag: false, until }, told_at, ..IDLE };
        assert!(!paid.is_over(at("2034-12-31")) && paid.is_over(at("2035-01-01")));
        let unlimited = Use { premium: Premium { flag: true, until: None }, told_at, ..IDLE };
        assert!(!unlimited.is_over(at("2050-01-01")) && !unlimited.is_to_be_told(at("2050-01-01")));
        let admin = Use { role: Role::Admin, told_at, ..IDLE };
        assert!(!admin.is_over(at("2050-01-01")));
    }
}
