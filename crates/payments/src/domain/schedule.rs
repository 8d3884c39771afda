use super::{Channel, State};
use chrono::{DateTime, TimeDelta, Utc};

/// How long a process may hold a payment; a submission that is older was left by a process that died.
pub const LEASE: TimeDelta = TimeDelta::seconds(60);
/// After this long people decide.
pub const WINDOW: TimeDelta = TimeDelta::hours(24);
/// How long a prompt on the phone can be answered (MTN's failure reasons; Orange publishes none).
pub const PROMPT_WINDOW: TimeDelta = TimeDelta::minutes(5);
/// How long Orange's page can be used.
pub const WEB_WINDOW: TimeDelta = TimeDelta::minutes(10);
const REVIEW_DAYS: i64 = 7;

/// Seconds since the submission, or since the last hint.
const STEPS: [i64; 22] = [
    5, 15, 35, 65, 95, 125, 155, 185, 215, 245, 275, 305, 335, 365, // every half minute to six minutes
    425, 545, 785, 1_265, 2_165, 3_965, // 1, 2, 4, 8, 15, 30 minutes more
    7_565, 11_165,
];
const HOURLY: i64 = 3_600;
/// After an end, once more each: what failed or was refused may turn out to be paid.
const AFTER_AN_END: [i64; 2] = [3_600, 86_400];
/// A callback may come before the status agrees.
const AFTER_A_HINT: [i64; 4] = [5, 15, 35, 120];

impl Channel {
    /// How long the payer has.
    pub fn window(self) -> TimeDelta {
        match self {
            Self::MtnMomo | Self::OrangeCore => PROMPT_WINDOW,
            Self::OrangeWeb => WEB_WINDOW,
        }
    }
}

/// What the schedule of a payment hangs on.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    pub created_at: DateTime<Utc>,
    pub submitted_at: Option<DateTime<Utc>>,
    pub hinted_at: Option<DateTime<Utc>>,
    pub settled_at: Option<DateTime<Utc>>,
}

/// When the operator is asked next about a payment in `state`; none: never again by itself.
///
/// `salt` spreads payments that were made together.
pub fn next_check(state: State, times: Times, now: DateTime<Utc>, salt: i64) -> Option<DateTime<Utc>> {
    let next = match state {
        State::Created | State::Submitting => Some(now),
        State::AwaitingCustomer | State::Unknown => {
            let begun = times.submitted_at.unwrap_or(times.created_at);
            let usual = open(begun, now);
            let hinted = times.hinted_at.and_then(|at| first(&AFTER_A_HINT, at, now));
            let end = times.created_at + WINDOW;
            Some(hinted.map_or(usual, |h| h.min(usual)).min(end.max(now)))
        }
        State::ManualReview => {
            let days: Vec<i64> = (1..=REVIEW_DAYS + 1).map(|day| day * 86_400).collect();
            earliest(first(&days, times.created_at, now), times, now)
        }
        State::Failed | State::Expired | State::Rejected => {
            let usual = times.settled_at.and_then(|at| first(&AFTER_AN_END, at, now));
            earliest(usual, times, now)
        }
        State::Succeeded | State::Refunded => None,
    }?;
    // A tenth of the wait at most, and never past the end of the window.
    let wait = (next - now).num_milliseconds().max(0);
    let spread = TimeDelta::milliseconds((wait / 1_000).min(wait / 10) * salt.rem_euclid(97) / 97);
    Some(next + spread)
}

fn earliest(usual: Option<DateTime<Utc>>, times: Times, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let hinted = times.hinted_at.and_then(|at| first(&AFTER_A_HINT, at, now));
    [usual, hinted].into_iter().flatten().min()
}

fn open(begun: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
    first(&STEPS, begun, now).unwrap_or_else(|| {
        let hours = (now - begun).num_seconds() / HOURLY + 1;
        begun + TimeDelta::seconds(hours * HOURLY)
    })
}

fn first(steps: &[i64], from: DateTime<Utc>, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    steps.iter().map(|s| from + TimeDelta::seconds(*s)).find(|at| *at > now)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
    }

    fn times() -> Times {
        Times { created_at: at(0), submitted_at: Some(at(0)), hinted_at: None, settled_at: None }
    }

    fn all(state: State, times: Times, until: i64) -> Vec<i64> {
        let (mut now, mut found) = (at(0), Vec::new());
        while let Some(next) = next_check(state, times, now, 0).filter(|n| *n > now && *n <= at(until)) {
            found.push((next - at(0)).num_seconds());
            now = next;
        }
        found
    }

    #[test]
    fn an_open_payment_is_asked_about_often_and_then_hourly_to_the_end_of_its_window() {
        let found = all(State::AwaitingCustomer, times(), 86_400);
        assert_eq!(found[..5], [5, 15, 35, 65, 95]);
        assert!(found.contains(&365) && found.contains(&425) && found.contains(&3_965));
        assert_eq!(found.last(), Some(&86_400));
        assert!(found.len() < 60, "{}", found.len());
    }

    #[test]
    fn an_open_payment_is_always_asked_about_again() {
        for seconds in [0, 100, 5_000, 86_399, 86_400, 1_000_000] {
            assert!(next_check(State::Unknown, times(), at(seconds), 5).is_some(), "{seconds}");
        }
    }

    #[test]
    fn a_hint_brings_the_next_questions_forward() {
        let hinted = Times { hinted_at: Some(at(10_000)), ..times() };
        assert_eq!(next_check(State::AwaitingCustomer, hinted, at(10_000), 0), Some(at(10_005)));
        let settled = Times { settled_at: Some(at(0)), hinted_at: Some(at(500_000)), ..times() };
        assert_eq!(next_check(State::Failed, settled, at(500_000), 0), Some(at(500_005)));
        assert_eq!(next_check(State::Failed, settled, at(600_000), 0), None);
    }

    #[test]
    fn an_end_is_looked_at_twice_more() {
        let settled = Times { settled_at: Some(at(0)), ..times() };
        for state in [State::Failed, State::Expired, State::Rejected] {
            assert_eq!(all(state, settled, i64::from(i32::MAX)), [3_600, 86_400]);
        }
        assert_eq!(next_check(State::Succeeded, settled, at(0), 0), None);
    }

    #[test]
    fn a_review_is_looked_at_daily_for_a_week() {
        assert_eq!(all(State::ManualReview, times(), i64::from(i32::MAX)).len(), 8);
    }

    #[test]
    fn payments_of_one_moment_are_spread() {
        let next = |salt| next_check(State::Unknown, times(), at(5_000), salt);
        assert_ne!(next(1), next(50));
        assert!(next(96).unwrap() - next(0).unwrap() < TimeDelta::minutes(4));
    }
}
