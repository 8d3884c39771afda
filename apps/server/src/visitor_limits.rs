//! Against floods of visitors without an account. Many phones share one address of their operator: bursts are generous, and
//! while very many write at once, a little work is asked of each instead of refusing all.

use crate::limits::within;
use crate::problem::Problem;
use chrono::{DateTime, TimeDelta, Utc};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicI64, Ordering};

/// Questions from one address; how many each person may ask is counted in the database.
const CHAT_BURST: NonZeroU32 = NonZeroU32::new(120).unwrap();
const CHAT_PER_MINUTE: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// Requests published from one address.
const PUBLISH_BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();
const PUBLISH_PER_HOUR: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// Links and words tried from one address: nobody guesses 70 bits, and nobody shall try.
const OPEN_BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();
const OPEN_PER_MINUTE: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// Messages written through one link.
const WRITE_BURST: NonZeroU32 = NonZeroU32::new(30).unwrap();
const WRITE_PER_MINUTE: NonZeroU32 = NonZeroU32::new(12).unwrap();
/// Questions and requests of all visitors together: beyond this there is load.
const ALL_BURST: NonZeroU32 = NonZeroU32::new(240).unwrap();
const ALL_PER_MINUTE: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// So long work is asked for after the last moment of load.
const LOADED: TimeDelta = TimeDelta::minutes(5);

pub struct VisitorLimits {
    chat: DefaultKeyedRateLimiter<IpAddr>,
    publish: DefaultKeyedRateLimiter<IpAddr>,
    open: DefaultKeyedRateLimiter<IpAddr>,
    write: DefaultKeyedRateLimiter<i64>,
    all: DefaultDirectRateLimiter,
    loaded_until: AtomicI64,
}

impl Default for VisitorLimits {
    fn default() -> Self {
        Self {
            chat: RateLimiter::keyed(Quota::per_minute(CHAT_PER_MINUTE).allow_burst(CHAT_BURST)),
            publish: RateLimiter::keyed(Quota::per_hour(PUBLISH_PER_HOUR).allow_burst(PUBLISH_BURST)),
            open: RateLimiter::keyed(Quota::per_minute(OPEN_PER_MINUTE).allow_burst(OPEN_BURST)),
            write: RateLimiter::keyed(Quota::per_minute(WRITE_PER_MINUTE).allow_burst(WRITE_BURST)),
            all: RateLimiter::direct(Quota::per_minute(ALL_PER_MINUTE).allow_burst(ALL_BURST)),
            loaded_until: AtomicI64::new(i64::MIN),
        }
    }
}

impl VisitorLimits {
    pub fn chat(&self, address: IpAddr, now: DateTime<Utc>) -> Result<(), Problem> {
        within(&self.chat, &address)?;
        self.one_more(now);
        Ok(())
    }

    pub fn publish(&self, address: IpAddr, now: DateTime<Utc>) -> Result<(), Problem> {
        within(&self.publish, &address)?;
        self.one_more(now);
        Ok(())
    }

    pub fn open(&self, address: IpAddr) -> Result<(), Problem> {
        within(&self.open, &address)
    }

    pub fn write(&self, access_id: i64) -> Result<(), Problem> {
        within(&self.write, &access_id)
    }

    /// Very many write at this time: each call has to prove a little work.
    pub fn is_loaded(&self, now: DateTime<Utc>) -> bool {
        now.timestamp() < self.loaded_until.load(Ordering::Relaxed)
    }

    fn one_more(&self, now: DateTime<Utc>) {
        if self.all.check().is_err() {
            self.loaded_until.store((now + LOADED).timestamp(), Ordering::Relaxed);
        }
    }

    pub fn forget_quiet(&self) {
        self.chat.retain_recent();
        self.publish.retain_recent();
        self.open.retain_recent();
        self.write.retain_recent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(n: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, n])
    }

    #[test]
    fn an_operators_address_publishes_sixty_at_once_and_others_are_not_touched() {
        let (limits, now) = (VisitorLimits::default(), DateTime::UNIX_EPOCH);
        let accepted = (0..100).filter(|_| limits.publish(address(1), now).is_ok()).count();
        assert!((60..=61).contains(&accepted), "{accepted}");
        assert!(limits.publish(address(2), now).is_ok());
    }

    #[test]
    fn load_is_what_all_do_together_and_passes() {
        let (limits, now) = (VisitorLimits::default(), DateTime::UNIX_EPOCH);
        assert!((1..=60).all(|n| (0..4).all(|_| limits.chat(address(n), now).is_ok())));
        assert!(!limits.is_loaded(now));
        assert!(
            (1..=20).all(|n| limits.chat(address(n), now).is_ok()),
            "work is asked for, nobody is refused"
        );
        assert!(limits.is_loaded(now));
        assert!(!limits.is_loaded(now + LOADED));
    }
}
