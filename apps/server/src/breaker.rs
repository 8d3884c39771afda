//! Leaves an operator in peace that does not answer, and keeps nobody waiting for it.

use chrono::{DateTime, TimeDelta, Utc};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many calls without an answer, one after the other.
const SILENCES: u32 = 5;
/// Afterwards one call at a time tries, so often.
const REST: TimeDelta = TimeDelta::seconds(30);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    Opened,
    Closed,
}

#[derive(Debug, Default)]
struct State {
    silences: u32,
    /// When the next call may try; none while all is well.
    next_try: Option<DateTime<Utc>>,
}

/// What this process has seen of one operator. Another process sees for itself.
#[derive(Debug, Default)]
pub struct Breaker(Mutex<State>);

impl Breaker {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_open(&self) -> bool {
        self.state().next_try.is_some()
    }

    /// Whether a call may be made now. While the operator is silent, whoever is let through is the one that tries.
    pub fn lets_through(&self, now: DateTime<Utc>) -> bool {
        let mut state = self.state();
        match state.next_try {
            None => true,
            Some(at) if now < at => false,
            Some(_) => {
                state.next_try = Some(now + REST);
                true
            }
        }
    }

    /// Whoever was let through asked nothing after all: the next one may try.
    pub fn give_back(&self, now: DateTime<Utc>) {
        let mut state = self.state();
        if state.next_try.is_some() {
            state.next_try = Some(now);
        }
    }

    /// How a call ended; answers what it changed.
    pub fn heard(&self, is_silence: bool, now: DateTime<Utc>) -> Option<Turn> {
        let mut state = self.state();
        if !is_silence {
            state.silences = 0;
            return state.next_try.take().map(|_| Turn::Closed);
        }
        state.silences = state.silences.saturating_add(1);
        let opens = state.silences >= SILENCES && state.next_try.is_none();
        opens.then(|| {
            state.next_try = Some(now + REST);
            Turn::Opened
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
    }

    #[test]
    fn a_silent_operator_rests_until_one_call_is_answered() {
        let breaker = Breaker::default();
        for second in 0..4 {
            assert_eq!(breaker.heard(true, at(second)), None);
            assert!(breaker.lets_through(at(second)));
        }
        assert_eq!(breaker.heard(true, at(4)), Some(Turn::Opened));
        assert!(breaker.is_open() && !breaker.lets_through(at(33)));
        // One tries, and the others wait for what it hears.
        assert!(breaker.lets_through(at(34)) && !breaker.lets_through(at(34)));
        assert_eq!(breaker.heard(true, at(35)), None);
        assert!(breaker.lets_through(at(64)) && !breaker.lets_through(at(64)));
        breaker.give_back(at(64));
        assert!(breaker.lets_through(at(64)));
        assert_eq!(breaker.heard(false, at(65)), Some(Turn::Closed));
        breaker.give_back(at(65));
        assert!(breaker.lets_through(at(65)) && !breaker.is_open());
    }

    #[test]
    fn silences_with_an_answer_between_them_mean_nothing() {
        let breaker = Breaker::default();
        for second in 0..20 {
            assert_eq!(breaker.heard(second % 4 != 0, at(second)), None);
        }
        assert!(!breaker.is_open());
    }
}
