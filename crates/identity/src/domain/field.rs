/// Why the value of one field was not accepted; `field` is the name the client sent it under.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldError {
    pub field: &'static str,
    pub reason: FieldReason,
}

/// The reasons, as codes: their wording in each language is the caller's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldReason {
    EmailInvalid,
    NameTooShort,
    NameTooLong,
    PasswordRequired,
    PasswordTooShort,
    PasswordTooLong,
    PasswordIsEmail,
    /// Not the one that the account has.
    PasswordWrong,
    RoleUnknown,
    LanguageUnknown,
    DomainUnknown,
    /// Not one of the values that a filter or a form knows.
    ValueUnknown,
    /// A day before today.
    DatePast,
    /// Neither a date nor an instant.
    DateUnreadable,
    TooLong {
        max: usize,
    },
    TooMany {
        max: usize,
    },
    OutOfRange {
        min: i64,
        max: i64,
    },
}

impl FieldReason {
    pub fn of(self, field: &'static str) -> FieldError {
        FieldError { field, reason: self }
    }
}
