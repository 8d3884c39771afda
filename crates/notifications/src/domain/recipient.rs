use crate::NotificationError;
use std::fmt;
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    Fr,
    En,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::Fr, Self::En];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }
}

impl FromStr for Language {
    type Err = NotificationError;
    fn from_str(s: &str) -> Result<Self, NotificationError> {
        Self::ALL.into_iter().find(|l| l.as_str() == s).ok_or(NotificationError::UnknownLanguage)
    }
}

/// Who a mail goes to, and in which language it is written.
#[derive(Clone, PartialEq, Eq)]
pub struct Recipient {
    address: lettre::Address,
    language: Language,
}

impl Recipient {
    /// An address that is accepted here can be put into an envelope and a header as it stands: one line, no quoted
    /// part, no white space, 254 characters at most (RFC 5321, 4.5.3.1.3).
    pub fn parse(address: &str, language: Language) -> Result<Self, NotificationError> {
        let address = address.trim();
        let odd =
            |c: char| c.is_whitespace() || c.is_control() || matches!(c, '"' | '\\' | '<' | '>' | ',' | ';');
        if address.chars().count() > 254 || address.chars().any(odd) {
            return Err(NotificationError::InvalidAddress);
        }
        let address = address.parse().map_err(|_| NotificationError::InvalidAddress)?;
        Ok(Self { address, language })
    }

    pub fn address(&self) -> &str {
        self.address.as_ref()
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub(crate) fn mailbox(&self) -> lettre::message::Mailbox {
        lettre::message::Mailbox::new(None, self.address.clone())
    }
}

/// The address is personal data: it stays out of logs.
impl fmt::Debug for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Recipient({})", self.language.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, Recipient};

    #[test]
    fn an_address_is_trimmed_and_kept() {
        let r = Recipient::parse(" ngo.b+x@exemple.cm ", Language::Fr).unwrap();
        assert_eq!(r.address(), "ngo.b+x@exemple.cm");
    }

    #[test]
    fn what_could_leave_its_place_in_a_header_is_refused() {
        let long = format!("a@{}.cm", "x".repeat(260));
        for bad in [
            "",
            "a",
            "@x.cm",
            "a@",
            "a b@x.cm",
            "a@x.cm\r\nBcc: b@x.cm",
            "\"a\r\n b\"@x.cm",
            "\"a b\"@x.cm",
            "a@x.cm,b@x.cm",
            "A <a@x.cm>",
            "a@x.cm\0",
            "a@x\u{85}.cm",
            &long,
        ] {
            assert!(Recipient::parse(bad, Language::En).is_err(), "{bad:?}");
        }
    }
}
