use super::{Mail, Recipient};
use chrono::{DateTime, TimeDelta, Utc};

/// With the waits below the last attempt is about ten hours after the first: before the links inside expire (24 h).
pub const MAX_ATTEMPTS: i64 = 12;
const FIRST_WAIT: TimeDelta = TimeDelta::minutes(1);
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(2);

/// When to try again after the `attempts`-th failure: 1, 2, 4 … 64 minutes, then every two hours; `None` gives up.
pub fn next_attempt(attempts: i64, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    if attempts >= MAX_ATTEMPTS {
        return None;
    }
    let doublings = attempts.saturating_sub(1).clamp(0, 16);
    Some(now + (FIRST_WAIT * (1 << doublings)).min(LONGEST_WAIT))
}

/// A mail that this process alone may send until its lease ends.
#[derive(Debug, Clone)]
pub struct Claimed {
    pub id: i64,
    /// Counts claims, from 1. A claimer whose lease ended is known by its old number.
    pub attempt: i64,
    pub idempotency_key: String,
    pub mail: Mail,
    pub recipient: Recipient,
}

/// What became of a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Waiting, or being sent now.
    Waiting,
    /// Sent, perhaps so long ago that nothing says so any more.
    Sent,
    /// The mailbox does not exist, or refuses our mails.
    Refused,
    /// Given up for a reason that is not the recipient's.
    GivenUp,
}

/// What an administrator sees of the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueueStatus {
    /// Waiting, or being sent now.
    pub pending: i64,
    /// Given up.
    pub failed: i64,
    /// When the oldest pending mail was asked for.
    pub oldest: Option<DateTime<Utc>>,
}

#[cfg(test)]
mod tests {
    use super::{MAX_ATTEMPTS, next_attempt};
    use chrono::{DateTime, TimeDelta};

    #[test]
    fn waits_double_up_to_a_cap_and_end() {
        let now = DateTime::UNIX_EPOCH;
        let waits: Vec<_> =
            (1..=MAX_ATTEMPTS).map(|n| next_attempt(n, now).map(|t| (t - now).num_minutes())).collect();
        let expected = [1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120].map(Some);
        assert_eq!(waits, [expected.as_slice(), &[None]].concat());
        let all: i64 = waits.into_iter().flatten().sum();
        assert!(TimeDelta::minutes(all) < TimeDelta::hours(24));
    }
}
