use super::{Method, State};
use std::str::FromStr;

/// One movement of a payment. Each happens once at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryKind {
    /// Money at the operator, for Premium.
    Sale,
    /// Money at the operator that people have to decide about.
    Held,
    /// It was for Premium.
    Released,
    /// It was given back.
    Returned,
    Refund,
}

impl EntryKind {
    pub const ALL: [Self; 5] = [Self::Sale, Self::Held, Self::Released, Self::Returned, Self::Refund];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Sale => "sale",
            Self::Held => "held",
            Self::Released => "released",
            Self::Returned => "returned",
            Self::Refund => "refund",
        }
    }

    /// The account that gains, and the one that gives.
    pub fn accounts(self, method: Method) -> (&'static str, &'static str) {
        accounts(self, method)
    }

    /// What a change of state moves, where money is `held` for the payment already or not.
    pub fn of_change(from: State, to: State, is_held: bool) -> Option<Self> {
        match (from, to, is_held) {
            (_, State::Succeeded, false) => Some(Self::Sale),
            (_, State::Succeeded, true) => Some(Self::Released),
            (State::ManualReview, State::Failed, true) => Some(Self::Returned),
            (_, State::Refunded, _) => Some(Self::Refund),
            _ => None,
        }
    }
}

impl FromStr for EntryKind {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|k| k.as_str() == s).ok_or("unknown entry")
    }
}

pub fn account_of_method(method: Method) -> &'static str {
    match method {
        Method::MtnMomo => "operator:mtn_momo",
        Method::OrangeMoney => "operator:orange_money",
    }
}

pub fn account_of_premium() -> &'static str {
    "income:premium"
}

pub fn account_of_suspense() -> &'static str {
    "suspense"
}

/// Debit and credit.
fn accounts(kind: EntryKind, method: Method) -> (&'static str, &'static str) {
    let (operator, income, suspense) =
        (account_of_method(method), account_of_premium(), account_of_suspense());
    match kind {
        EntryKind::Sale => (operator, income),
        EntryKind::Held => (operator, suspense),
        EntryKind::Released => (suspense, income),
        EntryKind::Returned => (suspense, operator),
        EntryKind::Refund => (income, operator),
    }
}
