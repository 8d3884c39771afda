//! How failed sign-ins are slowed down: five in fifteen minutes for an account and address, then
//! waiting times that double and end at fifteen minutes. Never permanent.

use chrono::TimeDelta;

/// Failures within [`WINDOW`] that cost nothing yet.
pub const FREE_FAILURES: i64 = 5;

/// A failure older than this is forgotten.
pub const WINDOW: TimeDelta = TimeDelta::minutes(15);

/// How long to wait after the `failures`-th failure in a row; none for the first four.
pub fn block_after(failures: i64) -> TimeDelta {
    match failures - FREE_FAILURES {
        extra if extra < 0 => TimeDelta::zero(),
        extra => TimeDelta::minutes(1_i64.checked_shl(extra.min(4) as u32).unwrap_or(15)).min(WINDOW),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_doubles_and_ends_at_fifteen_minutes() {
        let minutes: Vec<_> = (1..=11).map(|n| block_after(n).num_minutes()).collect();
        assert_eq!(minutes, [0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
        assert_eq!(block_after(i64::MAX), WINDOW);
    }
}
