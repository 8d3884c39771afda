use std::str::FromStr;

/// Where a case stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaseStatus {
    /// Nobody works on it yet.
    Pending,
    Active,
    /// Waits for something outside: an expert, a court's vacation.
    Suspended,
    Closed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a status of a case")]
pub struct UnknownCaseStatus;

impl CaseStatus {
    pub const ALL: [Self; 4] = [Self::Pending, Self::Active, Self::Suspended, Self::Closed];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Active => "active",
            Self::Suspended => "suspended",
            Self::Closed => "closed",
        }
    }

    /// A closed case can be opened again; nothing becomes pending again.
    pub fn can_become(self, next: Self) -> bool {
        matches!(
            (self, next),
            (Self::Pending, Self::Active | Self::Closed)
                | (Self::Active, Self::Suspended | Self::Closed)
                | (Self::Suspended, Self::Active | Self::Closed)
                | (Self::Closed, Self::Active)
        ) || self == next
    }
}

impl FromStr for CaseStatus {
    type Err = UnknownCaseStatus;
    fn from_str(s: &str) -> Result<Self, UnknownCaseStatus> {
        Self::ALL.into_iter().find(|status| status.as_str() == s).ok_or(UnknownCaseStatus)
    }
}

#[cfg(test)]
mod tests {
    use super::CaseStatus::{self, Active, Closed, Pending, Suspended};

    #[test]
    fn a_case_is_suspended_closed_and_opened_again() {
        for (from, to) in
            [(Pending, Active), (Active, Suspended), (Suspended, Active), (Active, Closed), (Closed, Active)]
        {
            assert!(from.can_become(to), "{from:?} {to:?}");
        }
        for (from, to) in [(Active, Pending), (Closed, Pending), (Closed, Suspended), (Pending, Suspended)] {
            assert!(!from.can_become(to), "{from:?} {to:?}");
        }
        assert!(CaseStatus::ALL.iter().all(|s| s.can_become(*s) && s.as_str().parse() == Ok(*s)));
    }
}
