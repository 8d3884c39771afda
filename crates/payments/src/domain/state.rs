use std::str::FromStr;

/// payments.md, 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum State {
    Created,
    /// Somebody is telling the operator, or died while doing so.
    Submitting,
    AwaitingCustomer,
    /// Nobody can say; never the same as failed.
    Unknown,
    /// Two administrators decide.
    ManualReview,
    Succeeded,
    /// The operator refused to take it: no payment exists, as far as is known.
    Rejected,
    Failed,
    Expired,
    Refunded,
}

impl State {
    pub const ALL: [Self; 10] = [
        Self::Created,
        Self::Submitting,
        Self::AwaitingCustomer,
        Self::Unknown,
        Self::ManualReview,
        Self::Succeeded,
        Self::Rejected,
        Self::Failed,
        Self::Expired,
        Self::Refunded,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Submitting => "submitting",
            Self::AwaitingCustomer => "awaiting_customer",
            Self::Unknown => "unknown",
            Self::ManualReview => "manual_review",
            Self::Succeeded => "succeeded",
            Self::Rejected => "rejected",
            Self::Failed => "failed",
            Self::Expired => "expired",
            Self::Refunded => "refunded",
        }
    }

    /// Money may still move: no other attempt begins meanwhile.
    pub fn is_open(self) -> bool {
        matches!(
            self,
            Self::Created | Self::Submitting | Self::AwaitingCustomer | Self::Unknown | Self::ManualReview
        )
    }

    /// The table of payments.md, 7, as the database enforces it too. An ended payment that turns out to be paid a wrong amount
    /// goes to people. That a refused submission made no payment is assumed of the operators: what was refused may turn out to be
    /// paid like what failed.
    pub fn may_become(self, to: Self) -> bool {
        use State as S;
        match self {
            S::Created => matches!(to, S::Submitting | S::ManualReview),
            S::Submitting => {
                matches!(to, S::AwaitingCustomer | S::Unknown | S::Rejected | S::Failed | S::ManualReview)
            }
            S::AwaitingCustomer => {
                matches!(to, S::Unknown | S::Succeeded | S::Failed | S::Expired | S::ManualReview)
            }
            S::Unknown => {
                matches!(to, S::AwaitingCustomer | S::Succeeded | S::Failed | S::Expired | S::ManualReview)
            }
            S::ManualReview => matches!(to, S::Succeeded | S::Failed),
            S::Failed | S::Expired | S::Rejected => matches!(to, S::Succeeded | S::ManualReview),
            S::Succeeded => to == S::Refunded,
            S::Refunded => false,
        }
    }

    pub fn public(self) -> PublicStatus {
        match self {
            Self::Created
            | Self::Submitting
            | Self::AwaitingCustomer
            | Self::Unknown
            | Self::ManualReview => PublicStatus::Pending,
            Self::Rejected | Self::Failed => PublicStatus::Failed,
            Self::Expired => PublicStatus::Expired,
            Self::Succeeded | Self::Refunded => PublicStatus::Succeeded,
        }
    }

    /// What a pending payment waits for.
    pub fn step(self) -> Option<Step> {
        match self {
            Self::Created | Self::Submitting => Some(Step::Sending),
            Self::AwaitingCustomer => Some(Step::Waiting),
            Self::Unknown => Some(Step::Checking),
            Self::ManualReview => Some(Step::Review),
            Self::Succeeded | Self::Rejected | Self::Failed | Self::Expired | Self::Refunded => None,
        }
    }
}

impl FromStr for State {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|v| v.as_str() == s).ok_or("unknown state")
    }
}

/// What the payer is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PublicStatus {
    Pending,
    Succeeded,
    Failed,
    Expired,
}

impl PublicStatus {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Expired => "expired",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Sending,
    Waiting,
    Checking,
    Review,
}

impl Step {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Sending => "sending",
            Self::Waiting => "waiting",
            Self::Checking => "checking",
            Self::Review => "review",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::State;

    #[test]
    fn an_end_is_an_end_except_for_a_late_success_and_a_refund() {
        for from in State::ALL.into_iter().filter(|s| !s.is_open()) {
            for to in State::ALL {
                let late = matches!(from, State::Failed | State::Expired | State::Rejected)
                    && matches!(to, State::Succeeded | State::ManualReview);
                let refund = (from, to) == (State::Succeeded, State::Refunded);
                assert_eq!(from.may_become(to), late || refund, "{from:?} {to:?}");
            }
        }
    }

    #[test]
    fn nothing_succeeds_before_the_operator_was_asked() {
        assert!(!State::Created.may_become(State::Succeeded));
        assert!(!State::Submitting.may_become(State::Succeeded));
        assert!(!State::Refunded.may_become(State::Succeeded));
    }
}
