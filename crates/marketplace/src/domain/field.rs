/// A field's name as the API spells it, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    pub field: &'static str,
    pub reason: Reason,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Missing,
    TooShort {
        min: usize,
    },
    TooLong {
        max: usize,
    },
    /// Not one of the codes there are.
    Unknown,
    NotADate,
    /// Not a time of the day.
    NotATime,
    /// Not a date with its time.
    NotAnInstant,
    OutOfRange {
        min: i64,
        max: i64,
    },
    /// A line break or a control character in a single line.
    SeveralLines,
    /// More entries than a list takes.
    TooMany {
        max: usize,
    },
    /// Two spans of time share a moment.
    Overlaps,
    /// Not on a quarter of an hour.
    NotAQuarter,
    EndsBeforeStart,
    /// Not an http or https address.
    NotALink,
    /// A key is visible ASCII, up to so many characters.
    NotAKey {
        max: usize,
    },
    /// Messages go to the other party of the request.
    NotTheOther,
    /// Not uploaded by this person for this request, or sent before.
    NotSendable,
}
