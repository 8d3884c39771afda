use super::{FieldReason, Language, Premium, Role};
use chrono::{DateTime, Utc};
use std::str::FromStr;
use validator::ValidateEmail;

pub type UserId = i64;

/// An e-mail address as its owner wrote it, without the spaces around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email(String);

impl Email {
    pub const MAX: usize = 254;

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What two addresses are compared by: case does not matter.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }
}

impl FromStr for Email {
    type Err = FieldReason;
    fn from_str(s: &str) -> Result<Self, FieldReason> {
        let s = s.trim();
        // A host without a dot is a machine's own name: nobody outside it can write there.
        let has_domain = s.rsplit_once('@').is_some_and(|(_, host)| host.contains('.'));
        if s.len() <= Self::MAX && has_domain && s.validate_email() {
            Ok(Self(s.to_owned()))
        } else {
            Err(FieldReason::EmailInvalid)
        }
    }
}

/// A person's name: 2 to 100 characters on one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonName(String);

impl PersonName {
    pub const MIN: usize = 2;
    pub const MAX: usize = 100;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PersonName {
    type Err = FieldReason;
    fn from_str(s: &str) -> Result<Self, FieldReason> {
        let cleaned: String = s.chars().filter(|c| !c.is_control() || c.is_whitespace()).collect();
        let name = cleaned.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            n if n < Self::MIN => Err(FieldReason::NameTooShort),
            n if n > Self::MAX => Err(FieldReason::NameTooLong),
            _ => Ok(Self(name)),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct User {
    pub id: UserId,
    pub name: PersonName,
    pub email: Email,
    pub role: Role,
    pub premium: Premium,
    pub language: Language,
    pub is_email_verified: bool,
    pub created_at: DateTime<Utc>,
    /// Its owner left: what remains has no name and no address.
    pub deleted_at: Option<DateTime<Utc>>,
}

/// Which version of the terms of use somebody agreed to, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptedTerms {
    pub version: String,
    pub accepted_at: DateTime<Utc>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_trimmed_and_compared_without_case() {
        let email: Email = "  Ngo.Bell@Exemple.CM ".parse().unwrap();
        assert_eq!(email.as_str(), "Ngo.Bell@Exemple.CM");
        assert_eq!(email.key(), "ngo.bell@exemple.cm");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        let long = format!("{}@x.cm", "a".repeat(260));
        for text in ["", "a", "a@", "@b.cm", "a b@c.cm", "a@b@c.cm", "a@localhost", "<script>@x.cm", &long] {
            assert_eq!(text.parse::<Email>(), Err(FieldReason::EmailInvalid), "{text}");
        }
    }

    #[test]
    fn a_name_is_one_line_of_two_to_a_hundred_characters() {
        assert_eq!("  Ngo\n Bell\u{0} ".parse::<PersonName>().unwrap().as_str(), "Ngo Bell");
        assert_eq!("N".parse::<PersonName>(), Err(FieldReason::NameTooShort));
        assert_eq!("é".repeat(101).parse::<PersonName>(), Err(FieldReason::NameTooLong));
        assert!("Ɓeŋ".parse::<PersonName>().is_ok());
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_parsers(text in ".{0,300}") {
            let _ = text.parse::<Email>();
            if let Ok(name) = text.parse::<PersonName>() {
                proptest::prop_assert!((PersonName::MIN..=PersonName::MAX).contains(&name.as_str().chars().count()));
            }
        }
    }
}
