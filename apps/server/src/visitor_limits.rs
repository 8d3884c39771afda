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
/// Requests published from one address without work; beyond this each of them has to prove some.
const PUBLISH_BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();
const PUBLISH_PER_HOUR: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// Requests published from one address, whatever work is proved.
const PUBLISH_MAX: NonZeroU32 = NonZeroU32::new(600).unwrap();
/// Words tried from one address: nobody guesses 70 bits, and nobody shall try.
const WORDS_BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();
const WORDS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// Links opened, and mails stopped, from one address. Their tokens have 256 bits: only a flood is held up, and not by others' tries
/// at words.
const OPEN_BURST: NonZeroU32 = NonZeroU32::new(300).unwrap();
const OPEN_PER_MINUTE: NonZeroU32 = NonZeroU32::new(120).unwrap();
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
    publish_max: DefaultKeyedRateLimiter<IpAddr>,
    words: DefaultKeyedRateLimiter<IpAddr>,
    open: DefaultKeyedRateLimiter<IpAddr>,
    stop: DefaultKeyedRateLimiter<IpAddr>,
    write: DefaultKeyedRateLimiter<i64>,
    all: DefaultDirectRateLimiter,
    loaded_until: AtomicI64,
}

impl Default for VisitorLimits {
    fn default() -> Self {
        Self {
            chat: RateLimiter::keyed(Quota::per_minute(CHAT_PER_MINUTE).allow_burst(CHAT_BURST)),
            publish: RateLimiter::keyed(Quota::per_hour(PUBLISH_PER_HOUR).allow_burst(PUBLISH_BURST)),
            publish_max: RateLimiter::keyed(Quota::per_hour(PUBLISH_MAX)),
            words: RateLimiter::keyed(Quota::per_minute(WORDS_PER_MINUTE).allow_burst(WORDS_BURST)),
            open: RateLimiter::keyed(Quota::per_minute(OPEN_PER_MINUTE).allow_burst(OPEN_BURST)),
            stop: RateLimiter::keyed(Quota::per_minute(OPEN_PER_MINUTE).allow_burst(OPEN_BURST)),
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

    /// Whether this address publishes so much that work has to be proved. Nobody is refused for what a few others at the same
    /// address do.
    pub fn publish(&self, address: IpAddr, now: DateTime<Utc>) -> Result<bool, Problem> {
        within(&self.publish_max, &address)?;
        let is_busy = within(&self.publish, &address).is_err();
        // What one address does beyond its share is paid for by that address, not by everybody.
        if !is_busy {
            self.one_more(now);
        }
        Ok(is_busy)
    }

    pub fn words(&self, address: IpAddr) -> Result<(), Problem> {
        within(&self.words, &address)
    }

    pub fn stop(&self, address: IpAddr) -> Result<(), Problem> {
        within(&self.stop, &address)
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
        self.publish_max.retain_recent();
        self.words.retain_recent();
        self.open.retain_recent();
        self.stop.retain_recent();
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
    fn an_operators_address_publishes_sixty_at_once_then_with_work_and_others_are_not_touched() {
        let (limits, now) = (VisitorLimits::default(), DateTime::UNIX_EPOCH);
        let free = (0..100).filter(|_| !limits.publish(address(1), now).unwrap()).count();
        assert!((60..=61).contains(&free), "{free}");
        let accepted = (100..1_000).filter(|_| limits.publish(address(1), now).is_ok()).count();
        assert!((500..=501).contains(&accepted), "{accepted}");
        assert!(!limits.publish(address(2), now).unwrap());
    }

    #[test]
    fn who_tries_words_does_not_keep_others_at_the_address_from_opening_links() {
        let limits = VisitorLimits::default();
        assert!((0..200).any(|_| limits.words(address(1)).is_err()));
        assert!(limits.open(address(1)).is_ok() && limits.stop(address(1)).is_ok());
    }

    #[test]
    fn one_address_alone_makes_no_load_for_everybody() {
        let (limits, now) = (VisitorLimits::default(), DateTime::UNIX_EPOCH);
        for _ in 0..600 {
            let _ = limits.publish(address(1), now);
            let _ = limits.chat(address(1), now);
        }
        assert!(!limits.is_loaded(now));
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
