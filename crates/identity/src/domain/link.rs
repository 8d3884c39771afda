//! Links that go out by mail. The token in a link is made from a random seed and a key of the server, when the mail
//! leaves: the database holds a digest of it, and neither the outbox nor a copy of the database holds a link.

use chrono::TimeDelta;
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Of one kind to one address.
pub const LINKS_AN_HOUR: usize = 3;

/// What a link is for. A token for one is none for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkPurpose {
    VerifyEmail,
    ResetPassword,
    SignIn,
}

impl LinkPurpose {
    pub const ALL: [Self; 3] = [Self::VerifyEmail, Self::ResetPassword, Self::SignIn];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::VerifyEmail => "verify_email",
            Self::ResetPassword => "reset_password",
            Self::SignIn => "sign_in",
        }
    }

    /// From the moment it is asked for.
    pub fn lifetime(self) -> TimeDelta {
        match self {
            Self::VerifyEmail => TimeDelta::hours(24),
            Self::ResetPassword => TimeDelta::hours(1),
            Self::SignIn => TimeDelta::minutes(15),
        }
    }
}

impl FromStr for LinkPurpose {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|p| p.as_str() == s).ok_or("unknown purpose")
    }
}

/// Random, and kept in the row of a link.
#[derive(Clone, PartialEq, Eq)]
pub struct LinkSeed([u8; 32]);

impl LinkSeed {
    pub fn new(random: [u8; 32]) -> Self {
        Self(random)
    }

    pub(crate) fn text(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let digits = |n: usize| u8::from_str_radix(text.get(2 * n..2 * n + 2)?, 16).ok();
        let mut bytes = [0; 32];
        for (n, byte) in bytes.iter_mut().enumerate() {
            *byte = digits(n)?;
        }
        (text.len() == 64).then_some(Self(bytes))
    }
}

impl fmt::Debug for LinkSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkSeed(…)")
    }
}

/// 256 bits in hexadecimal: whoever has it may do what the link is for. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct LinkToken(String);

impl LinkToken {
    /// For the mail.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    pub(crate) fn digest(&self, purpose: LinkPurpose) -> String {
        let mut hash = Sha256::new();
        hash.update(purpose.as_str());
        hash.update([0]);
        hash.update(&self.0);
        hex(&hash.finalize())
    }
}

impl FromStr for LinkToken {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let is_token = s.len() == 64 && s.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if is_token { Ok(Self(s.to_owned())) } else { Err("not a token") }
    }
}

impl fmt::Debug for LinkToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkToken(…)")
    }
}

/// Made from the server's secret.
#[derive(Clone)]
pub struct LinkKeys([u8; 32]);

impl LinkKeys {
    pub fn new(secret: &[u8]) -> Self {
        Self(mac(secret, b"account links"))
    }

    pub fn token(&self, seed: &LinkSeed) -> LinkToken {
        LinkToken(hex(&mac(&self.0, &seed.0)))
    }
}

impl fmt::Debug for LinkKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkKeys(…)")
    }
}

fn mac(key: &[u8], message: &[u8]) -> [u8; 32] {
    // A key may have any length: the block below is never skipped.
    let Ok(mut mac) = <Hmac<Sha256> as Mac>::new_from_slice(key) else { return [0; 32] };
    mac.update(message);
    mac.finalize().into_bytes().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_comes_from_the_seed_and_the_key_alone() {
        let (keys, seed) = (LinkKeys::new(b"a secret"), LinkSeed::new([7; 32]));
        let token = keys.token(&seed);
        assert_eq!(token, keys.token(&seed));
        assert_eq!(token.reveal().parse::<LinkToken>(), Ok(token.clone()));
        assert_ne!(token, keys.token(&LinkSeed::new([8; 32])));
        assert_ne!(token, LinkKeys::new(b"another secret").token(&seed));
        assert_ne!(token.digest(LinkPurpose::SignIn), token.digest(LinkPurpose::ResetPassword));
        assert_eq!(LinkSeed::read(&seed.text()), Some(seed));
    }

    #[test]
    fn nothing_secret_is_printed() {
        let (keys, seed) = (LinkKeys::new(b"a secret"), LinkSeed::new([7; 32]));
        assert_eq!(
            format!("{:?}{:?}{:?}", keys, seed, keys.token(&seed)),
            "LinkKeys(…)LinkSeed(…)LinkToken(…)"
        );
    }

    #[test]
    fn each_kind_lives_as_long_as_was_decided() {
        let minutes = LinkPurpose::ALL.map(|p| p.lifetime().num_minutes());
        assert_eq!(minutes, [24 * 60, 60, 15]);
    }

    proptest::proptest! {
        #[test]
        fn only_sixty_four_hexadecimal_digits_are_a_token(text in "(.|\n){0,70}") {
            let is_one = text.len() == 64 && text.chars().all(|c| c.is_ascii_digit() || ('a'..='f').contains(&c));
            proptest::prop_assert_eq!(text.parse::<LinkToken>().is_ok(), is_one);
            proptest::prop_assert!(LinkSeed::read(&text).is_none() || text.len() == 64);
        }

        #[test]
        fn a_token_reads_back(random: [u8; 32]) {
            let token = LinkKeys::new(b"a secret").token(&LinkSeed::new(random));
            proptest::prop_assert_eq!(token.reveal().parse::<LinkToken>(), Ok(token.clone()));
        }
    }
}
