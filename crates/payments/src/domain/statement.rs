use super::{FieldError, FieldReason};
use chrono::NaiveDate;

/// One line of an operator's statement: money that came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// As in the file, whose first line is 1, empty ones counted. Of a line with line breaks in it: where it begins.
    pub number: u64,
    /// The operator's number of the transaction, or our reference: whichever the statement carries.
    pub references: Vec<String>,
    /// Whole francs.
    pub amount: i64,
    /// Where the statement says it.
    pub currency: Option<String>,
    pub said: Said,
}

/// What the operator calls a line; a statement without such a column lists payments only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    Paid,
    NotPaid,
    /// A word that is on neither list: people read it.
    Unclear,
}

/// A statement as it was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Lines {
    pub lines: Vec<Line>,
    /// Lines without a reference or a whole amount: a total, a heading that is repeated.
    pub unreadable: Vec<u64>,
}

/// The days of Cameroon that a statement is about, both included, where somebody says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Period {
    pub from: Option<NaiveDate>,
    pub to: Option<NaiveDate>,
}

impl Period {
    /// Days as `2026-11-21`; empty: not said.
    pub fn parse(from: &str, to: &str) -> Result<Self, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let mut day = |text: &str, field: &'static str| match text.trim() {
            "" => None,
            text => {
                let read = text.parse::<NaiveDate>().ok();
                wrong.extend(read.is_none().then(|| FieldReason::DayInvalid.of(field)));
                read
            }
        };
        let period = Self { from: day(from, "from"), to: day(to, "to") };
        if let (Some(from), Some(to)) = (period.from, period.to)
            && to < from
        {
            wrong.push(FieldReason::PeriodReversed.of("to"));
        }
        if wrong.is_empty() { Ok(period) } else { Err(wrong) }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StatementError {
    Empty,
    /// No column names a transaction.
    NoReference,
    NoAmount,
    /// No line can be read; this is the first.
    Unreadable {
        line: u64,
    },
    TooLong,
}

/// What does not agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub kind: FindingKind,
    pub payment_id: Option<i64>,
    pub reference: String,
    /// As the operator or the book says.
    pub amount: i64,
    /// Of the amount; none where there is no amount, and in comparisons of before it was kept.
    pub currency: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FindingKind {
    /// The operator has money that no payment of ours knows.
    UnknownToUs,
    /// The operator says paid, we do not: it is asked about at once.
    NotSucceeded,
    OtherAmount,
    /// Two transactions of the operator for one purchase.
    PaidTwice,
    /// Ours says paid, and the statement of that time does not list it.
    UnknownToOperator,
    PaidWithoutGrant,
    GrantWithoutPaid,
    LedgerDiffers,
    /// Premium ends on another day than what was bought says, and no administrator has set it since.
    PremiumDiffers,
    /// A line of the statement without a reference or a whole amount; its number is the reference.
    UnreadableLine,
    /// The operator's word for how it ended is not known to us.
    UnclearStatus,
    /// One line names two payments: which of them it is about, people find out.
    SeveralPayments,
}

impl FindingKind {
    pub const ALL: [Self; 12] = [
        Self::UnknownToUs,
        Self::NotSucceeded,
        Self::OtherAmount,
        Self::PaidTwice,
        Self::UnknownToOperator,
        Self::PaidWithoutGrant,
        Self::GrantWithoutPaid,
        Self::LedgerDiffers,
        Self::PremiumDiffers,
        Self::UnreadableLine,
        Self::UnclearStatus,
        Self::SeveralPayments,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::UnknownToUs => "unknown_to_us",
            Self::NotSucceeded => "not_succeeded",
            Self::OtherAmount => "other_amount",
            Self::PaidTwice => "paid_twice",
            Self::UnknownToOperator => "unknown_to_operator",
            Self::PaidWithoutGrant => "paid_without_grant",
            Self::GrantWithoutPaid => "grant_without_paid",
            Self::LedgerDiffers => "ledger_differs",
            Self::PremiumDiffers => "premium_differs",
            Self::UnreadableLine => "unreadable_line",
            Self::UnclearStatus => "unclear_status",
            Self::SeveralPayments => "several_payments",
        }
    }
}

impl std::str::FromStr for FindingKind {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|v| v.as_str() == s).ok_or("unknown finding")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_is_two_days_or_one_or_none() {
        let day = |text: &str| Some(text.parse::<NaiveDate>().unwrap());
        assert_eq!(Period::parse("", " "), Ok(Period::default()));
        let month = Period::parse("2026-11-01", "2026-11-30").unwrap();
        assert_eq!((month.from, month.to), (day("2026-11-01"), day("2026-11-30")));
        let fields = |from, to| {
            Period::parse(from, to).unwrap_err().iter().map(|f| (f.field, f.reason)).collect::<Vec<_>>()
        };
        assert_eq!(
            fields("hier", "2026-02-30"),
            [("from", FieldReason::DayInvalid), ("to", FieldReason::DayInvalid)]
        );
        assert_eq!(fields("2026-11-02", "2026-11-01"), [("to", FieldReason::PeriodReversed)]);
    }
}
