use super::{Claimed, Recipient, wording};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use std::fmt;
use std::fmt::Write;

/// A mail put into words, ready for a [`crate::Mailer`].
pub struct Letter {
    /// The same for every attempt at one mail, so that a repeat after a crash can be recognised. 32 hex digits.
    pub key: String,
    pub to: Recipient,
    pub date: DateTime<Utc>,
    pub subject: String,
    pub text: String,
    pub html: String,
    pub enclosed: Vec<Enclosure>,
}

/// A file that goes with a letter.
#[derive(Clone, PartialEq, Eq)]
pub struct Enclosure {
    /// ASCII, with its ending.
    pub name: String,
    pub media_type: &'static str,
    pub bytes: Vec<u8>,
}

impl Letter {
    /// `product` is the product's name, which the whole server takes from one place.
    pub fn write(claimed: &Claimed, product: &str, now: DateTime<Utc>) -> Self {
        let language = claimed.recipient.language();
        let wording = wording::of(&claimed.mail, language, product);
        Self {
            key: key(&claimed.idempotency_key),
            to: claimed.recipient.clone(),
            date: now,
            text: wording.text(),
            html: wording.html(language),
            subject: wording.subject,
            enclosed: Vec::new(),
        }
    }
}

/// Hashed, because an idempotency key names rows of ours and is no business of the recipient's.
fn key(idempotency_key: &str) -> String {
    Sha256::digest(idempotency_key.as_bytes()).iter().take(16).fold(String::new(), |mut hex, byte| {
        // Writing into a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Neither the address nor the words, which may hold a secret link.
impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Letter({})", self.key)
    }
}
