use super::{Email, FieldReason};
use std::fmt;

/// A password that may be chosen: 6 to 128 characters, and not the address itself. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    pub const MIN: usize = 6;
    pub const MAX: usize = 128;

    pub fn parse(text: &str, email: Option<&Email>) -> Result<Self, FieldReason> {
        let length = text.chars().count();
        if length == 0 {
            return Err(FieldReason::PasswordRequired);
        }
        if length < Self::MIN {
            return Err(FieldReason::PasswordTooShort);
        }
        if length > Self::MAX {
            return Err(FieldReason::PasswordTooLong);
        }
        if email.is_some_and(|e| e.key() == text.trim().to_lowercase()) {
            return Err(FieldReason::PasswordIsEmail);
        }
        Ok(Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// An Argon2id hash in PHC form. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(String);

impl PasswordHash {
    pub(crate) fn new(phc: String) -> Self {
        Self(phc)
    }
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bounds_count_characters() {
        assert_eq!(Password::parse("", None), Err(FieldReason::PasswordRequired));
        assert_eq!(Password::parse("éèàùç", None), Err(FieldReason::PasswordTooShort));
        assert!(Password::parse("éèàùçô", None).is_ok());
        assert!(Password::parse(&"a".repeat(128), None).is_ok());
        assert_eq!(Password::parse(&"a".repeat(129), None), Err(FieldReason::PasswordTooLong));
    }

    #[test]
    fn the_address_is_no_password() {
        let email: Email = "a@exemple.cm".parse().unwrap();
        assert_eq!(Password::parse("A@Exemple.cm", Some(&email)), Err(FieldReason::PasswordIsEmail));
    }

    #[test]
    fn it_is_never_printed() {
        let p = Password::parse("secret-words", None).unwrap();
        assert!(!format!("{p:?}").contains("secret"));
    }
}
