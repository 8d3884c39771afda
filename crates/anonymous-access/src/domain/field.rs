/// A field's name as the API spells it, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    pub field: &'static str,
    pub reason: Reason,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Missing,
    TooLong {
        max: usize,
    },
    EmailInvalid,
    /// Not 1 to 64 visible characters.
    KeyInvalid,
}

impl Reason {
    pub fn of(self, field: &'static str) -> FieldError {
        FieldError { field, reason: self }
    }
}
