use super::Channel;
use std::fmt;
use std::str::FromStr;

/// What an operator knows a payment by. Written down before the operator hears of it, and never made anew for one intent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference(String);

/// Crockford's, as ULIDs use: no letter that is taken for a digit.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl Reference {
    /// In the form of the channel: a UUID of version 4 for MTN, 26 letters and digits for Orange's web payment (at most 30 fit),
    /// 20 for its Core API (at most 20 fit).
    pub fn of(channel: Channel, random: [u8; 16]) -> Self {
        Self(match channel {
            Channel::MtnMomo => uuid(random),
            Channel::OrangeWeb => letters(random, 26),
            Channel::OrangeCore => letters(random, 20),
        })
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Reference {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let fits = (8..=36).contains(&s.len()) && s.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if fits { Ok(Self(s.to_owned())) } else { Err("not a reference") }
    }
}

/// RFC 9562, version 4.
fn uuid(mut bytes: [u8; 16]) -> String {
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    let hex = hex(&bytes);
    let part = |from: usize, to: usize| hex.get(from..to).unwrap_or_default();
    format!("{}-{}-{}-{}-{}", part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32))
}

fn letters(bytes: [u8; 16], length: usize) -> String {
    let mut rest = u128::from_be_bytes(bytes);
    let next = || {
        let letter = ALPHABET[(rest & 31) as usize];
        rest >>= 5;
        char::from(letter)
    };
    std::iter::repeat_with(next).take(length).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The end of the address that an operator's callbacks about one payment come to: 128 random bits.
#[derive(Clone, PartialEq, Eq)]
pub struct CallbackKey(String);

impl CallbackKey {
    pub fn new(random: [u8; 16]) -> Self {
        Self(hex(&random))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for CallbackKey {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let fits = s.len() == 32 && s.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if fits { Ok(Self(s.to_owned())) } else { Err("not a callback key") }
    }
}

impl fmt::Debug for CallbackKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CallbackKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_has_the_form_of_its_protocol() {
        let of = |channel| Reference::of(channel, [0xff; 16]).as_str().to_owned();
        assert_eq!(of(Channel::MtnMomo), "ffffffff-ffff-4fff-bfff-ffffffffffff");
        assert_eq!(of(Channel::OrangeWeb).len(), 26);
        assert_eq!(of(Channel::OrangeCore), "Z".repeat(20));
        for channel in Channel::ALL {
            assert!(of(channel).parse::<Reference>().is_ok());
        }
        assert!("../../x-reference".parse::<Reference>().is_err());
    }

    #[test]
    fn a_callback_key_is_read_back_and_not_printed() {
        let key = CallbackKey::new([0xab; 16]);
        assert_eq!(key.as_str().parse::<CallbackKey>(), Ok(key.clone()));
        assert!(!format!("{key:?}").contains("ab"));
        for wrong in ["", "ABABABABABABABABABABABABABABABAB", "ab", "x".repeat(32).as_str()] {
            assert!(wrong.parse::<CallbackKey>().is_err());
        }
    }
}
