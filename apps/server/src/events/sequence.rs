use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Longer than any transaction of ours lives: an id that has not shown itself by then was never written.
const PATIENCE: Duration = Duration::from_secs(30);
/// Gaps that are watched at most; a leap of more is no leap of transactions that run beside each other.
const GAPS_MAX: i64 = 500;

/// Ids as they become visible. They rise, but PostgreSQL may show a lower one later: transactions end in another order
/// than they took their ids.
#[derive(Debug)]
pub struct Sequence {
    last: i64,
    /// Not seen though a higher one was, and since when.
    gaps: BTreeMap<i64, Instant>,
}

impl Sequence {
    pub fn after(last: i64) -> Self {
        Self { last, gaps: BTreeMap::new() }
    }

    pub fn last(&self) -> i64 {
        self.last
    }

    pub fn gaps(&self) -> Vec<i64> {
        self.gaps.keys().copied().collect()
    }

    /// Whether this id is seen for the first time.
    pub fn saw(&mut self, id: i64, now: Instant) -> bool {
        if id <= self.last {
            return self.gaps.remove(&id).is_some();
        }
        for missing in (self.last + 1).max(id - GAPS_MAX)..id {
            self.gaps.insert(missing, now);
        }
        self.last = id;
        true
    }

    /// Gives up on ids that were waited for long enough.
    pub fn settle(&mut self, now: Instant) {
        self.gaps.retain(|_, since| now.duration_since(*since) < PATIENCE);
        while self.gaps.len() as i64 > GAPS_MAX {
            self.gaps.pop_first();
        }
    }

    /// Everything up to here was seen, or never will be.
    pub fn whole(&self) -> i64 {
        self.gaps.first_key_value().map_or(self.last, |(gap, _)| gap - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_that_shows_itself_late_is_seen_once() {
        let (mut s, now) = (Sequence::after(10), Instant::now());
        assert!(s.saw(11, now) && s.saw(14, now));
        assert_eq!((s.gaps(), s.whole(), s.last()), (vec![12, 13], 11, 14));
        assert!(!s.saw(11, now) && !s.saw(14, now) && !s.saw(3, now));
        assert!(s.saw(12, now) && !s.saw(12, now));
        assert_eq!((s.gaps(), s.whole()), (vec![13], 12));
    }

    #[test]
    fn an_id_that_never_comes_is_given_up() {
        let (mut s, now) = (Sequence::after(0), Instant::now());
        s.saw(2, now);
        s.settle(now + PATIENCE - Duration::from_millis(1));
        assert_eq!(s.whole(), 0);
        s.settle(now + PATIENCE);
        assert_eq!((s.whole(), s.gaps()), (2, vec![]));
        assert!(!s.saw(1, now), "too late");
    }

    #[test]
    fn a_leap_leaves_no_more_gaps_than_are_watched() {
        let (mut s, now) = (Sequence::after(0), Instant::now());
        s.saw(1_000_000, now);
        assert_eq!((s.gaps().len(), s.whole()), (500, 999_499));
        s.saw(1_000_400, now);
        s.settle(now);
        assert_eq!(s.gaps().len(), 500);
    }
}
