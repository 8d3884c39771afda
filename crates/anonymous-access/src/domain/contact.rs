use super::{FieldError, Reason};
use std::fmt;
use validator::ValidateEmail;

/// Where mails about a request go. Shown to nobody but the holder of its link.
#[derive(Clone, PartialEq, Eq)]
pub struct ContactEmail(String);

impl ContactEmail {
    pub const MAX: usize = 254;

    pub fn parse(field: &'static str, text: &str) -> Result<Self, FieldError> {
        let text = text.trim();
        // A host without a dot is a machine's own name: nobody outside it can write there.
        let has_domain = text.rsplit_once('@').is_some_and(|(_, host)| host.contains('.'));
        // Quoted parts are valid addresses, and a way to put other things than an address into a header.
        let is_plain =
            !text.contains(|c: char| c.is_whitespace() || c.is_control() || "\"\\<>,;".contains(c));
        match text {
            "" => Err(Reason::Missing.of(field)),
            text if text.len() <= Self::MAX && has_domain && is_plain && text.validate_email() => {
                Ok(Self(text.to_owned()))
            }
            _ => Err(Reason::EmailInvalid.of(field)),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ContactEmail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ContactEmail(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_trimmed_and_not_printed() {
        let email = ContactEmail::parse("anonymousEmail", " client@exemple.cm ").unwrap();
        assert_eq!(email.as_str(), "client@exemple.cm");
        assert_eq!(format!("{email:?}"), "ContactEmail(…)");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        let long = format!("{}@exemple.cm", "a".repeat(250));
        for text in [
            "a",
            "a@b",
            "a@localhost",
            "a b@c.cm",
            "a@b.cm\r\nBcc: c@d.cm",
            "\"a;b\"@c.cm",
            "a@b.cm,c@d.cm",
            &long,
        ] {
            assert_eq!(ContactEmail::parse("e", text), Err(Reason::EmailInvalid.of("e")), "{text}");
        }
        assert_eq!(ContactEmail::parse("e", "  "), Err(Reason::Missing.of("e")));
    }
}
