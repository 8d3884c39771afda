/// A field of the form, and what is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldError {
    pub field: &'static str,
    pub reason: FieldReason,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldReason {
    PlanUnknown,
    MethodUnknown,
    PhoneInvalid,
    StatusUnknown,
    DecisionUnknown,
    NoteTooShort,
    TooLong { max: usize },
    DayInvalid,
    PeriodReversed,
}

impl FieldReason {
    pub fn of(self, field: &'static str) -> FieldError {
        FieldError { field, reason: self }
    }
}
