use super::encoding::{base32, from_base32, hex};
use super::keys::{Keys, Purpose, mac};
use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest, Sha256};
use std::fmt;

/// Free messages of a visitor.
pub const MESSAGES: i32 = 10;
/// In so long, from the first one.
pub const WINDOW: TimeDelta = TimeDelta::days(30);
/// With so many left, or fewer, the visitor is told.
pub const WARN_AT: i32 = 2;

/// Who a free conversation is counted for: random, known to the browser's cookie alone.
#[derive(Clone, PartialEq, Eq)]
pub struct VisitorId([u8; 16]);

impl VisitorId {
    pub fn new(random: [u8; 16]) -> Self {
        Self(random)
    }

    /// What the cookie holds: signed, so that nobody makes himself a new visitor by inventing one.
    pub fn cookie(&self, keys: &Keys) -> String {
        let id = base32(&self.0);
        format!("{id}.{}", keys.sign(Purpose::Visitor, &id))
    }

    pub fn from_cookie(keys: &Keys, cookie: &str) -> Option<Self> {
        let (id, signature) = cookie.split_once('.')?;
        keys.is_signed(Purpose::Visitor, id, signature).then(|| from_base32(id).map(Self))?
    }

    pub(crate) fn digest(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

impl fmt::Debug for VisitorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VisitorId(…)")
    }
}

/// Where a call comes from, as far as is looked: an IPv4 address, or the network part of an IPv6 address. Nothing of it can be
/// changed by a browser that lies.
///
/// Kept only as a digest under the salt of the day, which is thrown away with the day.
#[derive(Clone, PartialEq, Eq)]
pub struct Address(pub String);

impl Address {
    pub(crate) fn digest(&self, salt: &str) -> String {
        hex(&mac(salt.as_bytes(), "address", &[self.0.as_bytes()]))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Address(…)")
    }
}

/// How much of the free conversation is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    pub used: i32,
    pub resets_at: DateTime<Utc>,
    /// All are used, and not by this visitor alone: others at the address have.
    pub of_address: bool,
}

impl Quota {
    pub fn remaining(&self) -> i32 {
        (MESSAGES - self.used).max(0)
    }

    pub fn is_nearly_used(&self) -> bool {
        self.remaining() <= WARN_AT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_is_known_by_a_cookie_that_we_signed() {
        let (keys, visitor) = (Keys::new(b"secret"), VisitorId::new([3; 16]));
        let cookie = visitor.cookie(&keys);
        assert_eq!(VisitorId::from_cookie(&keys, &cookie), Some(visitor.clone()));
        let other = VisitorId::new([4; 16]).cookie(&keys);
        let swapped = format!("{}.{}", other.split('.').next().unwrap(), cookie.split('.').nth(1).unwrap());
        for forged in ["", ".", "a.b", &swapped, &cookie[1..], &format!("{cookie}0")] {
            assert_eq!(VisitorId::from_cookie(&keys, forged), None, "{forged}");
        }
        assert_eq!(VisitorId::from_cookie(&Keys::new(b"other"), &cookie), None);
    }

    #[test]
    fn an_address_is_another_one_under_the_salt_of_another_day() {
        let address = Address("192.0.2.1".into());
        assert_eq!(address.digest("monday"), address.digest("monday"));
        assert_ne!(address.digest("monday"), address.digest("tuesday"));
        assert_ne!(address.digest("monday"), Address("192.0.2.2".into()).digest("monday"));
        assert!(!address.digest("monday").contains("192") && !format!("{address:?}").contains("192"));
    }

    #[test]
    fn the_visitor_is_told_when_two_are_left() {
        let of = |used| Quota { used, resets_at: DateTime::UNIX_EPOCH, of_address: false };
        assert_eq!((of(7).remaining(), of(7).is_nearly_used()), (3, false));
        assert_eq!((of(8).remaining(), of(8).is_nearly_used()), (2, true));
        assert_eq!((of(12).remaining(), of(12).is_nearly_used()), (0, true));
    }
}
