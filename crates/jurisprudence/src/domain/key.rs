use super::Invalid;
use std::fmt;
use std::str::FromStr;

/// The stable name of a note or decision (`travail-preavis-duree`, or Juricaf's id). It stands in answers,
/// links and logs, so it never changes once given.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(String);

impl Key {
    pub const MAX_LENGTH: usize = 120;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Key {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        let fits = (1..=Self::MAX_LENGTH).contains(&s.len())
            && s.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.'));
        if fits {
            Ok(Self(s.to_owned()))
        } else {
            Err(Invalid {
                field: "key".into(),
                why: "must be 1 to 120 letters, digits, dots, dashes or underscores",
            })
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_a_plain_word() {
        for good in ["travail-preavis-duree", "CAMEROUN-COURSUPREME-20231005-67CIV", "a"] {
            assert_eq!(good.parse::<Key>().unwrap().as_str(), good);
        }
        for bad in ["", "a b", "é", "../x", &"x".repeat(121)] {
            assert!(bad.parse::<Key>().is_err(), "{bad}");
        }
    }
}
