use super::encoding::{base32, from_base32, hex};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A secret of 256 bits that opens something. Only its digest is ever kept, and it is never printed.
macro_rules! secrets {
    ($($(#[$doc:meta])* $name:ident),+) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq)]
        pub struct $name([u8; 32]);

        impl $name {
            /// 52 letters and digits.
            pub fn reveal(&self) -> String {
                base32(&self.0)
            }

            /// What a row is found by. Not keyed: a link outlives a change of the server's key.
            pub(crate) fn digest(&self) -> String {
                hex(&Sha256::new().chain_update(stringify!($name)).chain_update(self.0).finalize())
            }
        }

        impl From<[u8; 32]> for $name {
            fn from(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }
        }

        impl FromStr for $name {
            type Err = ();
            fn from_str(s: &str) -> Result<Self, ()> {
                from_base32(s.trim()).map(Self).ok_or(())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }
    )+};
}

secrets! {
    /// Opens a request: it is what stands in the private link.
    AccessToken,
    /// Ends the mails about a request, and nothing else: it is what stands at their end.
    StopToken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_shown_and_is_not_printed() {
        let token = AccessToken::from([7; 32]);
        let shown = token.reveal();
        assert_eq!(shown.len(), 52);
        assert_eq!(format!(" {}\n", shown.to_uppercase()).parse(), Ok(token.clone()));
        assert_eq!(format!("{token:?}"), "AccessToken(…)");
        for wrong in ["", "current", &shown[1..], &format!("{shown}a"), &"é".repeat(26)] {
            assert!(wrong.parse::<AccessToken>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_same_bytes_open_one_thing_only() {
        assert_ne!(AccessToken::from([7; 32]).digest(), StopToken::from([7; 32]).digest());
    }
}
