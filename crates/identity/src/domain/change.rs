use super::{FieldError, FieldReason, Language, PersonName};

/// What the form sent, unread; what is absent stays.
#[derive(Debug, Clone, Default)]
pub struct RawAccountChange {
    pub name: Option<String>,
    pub language: Option<String>,
}

/// What a person may change of their own account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountChange {
    pub name: Option<PersonName>,
    /// Mails are written in it.
    pub language: Option<Language>,
}

impl AccountChange {
    /// Every invalid field at once.
    pub fn parse(raw: &RawAccountChange) -> Result<Self, Vec<FieldError>> {
        let name = raw.name.as_deref().map(|t| t.parse::<PersonName>().map_err(|r| r.of("name")));
        let language = raw
            .language
            .as_deref()
            .map(|t| t.trim().parse::<Language>().map_err(|_| FieldReason::LanguageUnknown.of("language")));
        match (name.transpose(), language.transpose()) {
            (Ok(name), Ok(language)) => Ok(Self { name, language }),
            (name, language) => Err([name.err(), language.err()].into_iter().flatten().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_absent_stays_and_every_wrong_field_is_named() {
        let nothing = AccountChange::parse(&RawAccountChange::default()).unwrap();
        assert_eq!(nothing, AccountChange { name: None, language: None });
        let wrong = RawAccountChange { name: Some(" N ".into()), language: Some("de".into()) };
        assert_eq!(
            AccountChange::parse(&wrong).unwrap_err(),
            [FieldReason::NameTooShort.of("name"), FieldReason::LanguageUnknown.of("language")]
        );
    }

    proptest::proptest! {
        #[test]
        fn an_accepted_name_is_one_line(text in "(.|\n){0,120}") {
            let raw = RawAccountChange { name: Some(text), language: Some("en".into()) };
            if let Ok(change) = AccountChange::parse(&raw) {
                let name = change.name.unwrap();
                proptest::prop_assert!((2..=100).contains(&name.as_str().chars().count()));
                proptest::prop_assert!(!name.as_str().chars().any(char::is_control));
            }
        }
    }
}
