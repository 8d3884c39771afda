use super::{
    CallbackKey, Channel, Decision, DecisionStatus, EntryKind, FieldError, FieldReason, Method, Msisdn, Plan,
    PublicStatus, Reason, Reference, State,
};
use chrono::{DateTime, Utc};
use std::fmt;
use std::str::FromStr;

/// What the form sent, unread.
#[derive(Clone, Default)]
pub struct RawPurchase {
    pub plan: String,
    pub method: String,
    pub phone: String,
}

/// Without the number.
impl fmt::Debug for RawPurchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RawPurchase")
            .field("plan", &self.plan)
            .field("method", &self.method)
            .finish_non_exhaustive()
    }
}

/// What somebody wants to buy, and with what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Purchase {
    pub plan: Plan,
    pub method: Method,
    pub phone: Msisdn,
}

impl Purchase {
    pub fn parse(raw: &RawPurchase) -> Result<Self, Vec<FieldError>> {
        let (plan, method, phone) = (raw.plan.trim().parse(), raw.method.trim().parse(), raw.phone.parse());
        match (plan, method, phone) {
            (Ok(plan), Ok(method), Ok(phone)) => Ok(Self { plan, method, phone }),
            (plan, method, phone) => Err([
                plan.is_err().then(|| FieldReason::PlanUnknown.of("plan")),
                method.is_err().then(|| FieldReason::MethodUnknown.of("paymentMethod")),
                phone.is_err().then(|| FieldReason::PhoneInvalid.of("phoneNumber")),
            ]
            .into_iter()
            .flatten()
            .collect()),
        }
    }
}

/// How an operator is paid at present: what stands in a payment when it is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    pub channel: Channel,
    /// What the operator's environment takes: XAF, and EUR or OUV where money is not real.
    pub currency: String,
    pub is_test: bool,
}

pub struct NewPayment {
    pub user_id: i64,
    pub purchase: Purchase,
    pub terms: Terms,
    pub reference: Reference,
    pub callback_key: CallbackKey,
    pub is_french: bool,
}

#[derive(Clone, PartialEq, Eq)]
pub struct Payment {
    pub id: i64,
    pub user_id: i64,
    pub reference: Reference,
    pub callback_key: CallbackKey,
    pub channel: Channel,
    pub phone: Msisdn,
    pub plan: Plan,
    /// Whole units of `currency`.
    pub amount: i64,
    pub currency: String,
    pub is_test: bool,
    pub is_french: bool,
    pub state: State,
    pub version: i64,
    pub checks: i64,
    pub next_check_at: Option<DateTime<Utc>>,
    pub submitted_at: Option<DateTime<Utc>>,
    pub hinted_at: Option<DateTime<Utc>>,
    pub settled_at: Option<DateTime<Utc>>,
    pub external_reference: Option<String>,
    pub pay_token: Option<String>,
    pub notif_token: Option<String>,
    pub payment_url: Option<String>,
    pub reason: Option<Reason>,
    pub provider_code: Option<String>,
    pub late_success: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// Neither the number nor a token.
impl fmt::Debug for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Payment")
            .field("id", &self.id)
            .field("channel", &self.channel)
            .field("state", &self.state)
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}

/// Who or what changed a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    Person,
    Worker,
    Submission,
    Query,
    Callback,
    Clock,
    Admin,
    Statement,
}

impl Source {
    pub const ALL: [Self; 8] = [
        Self::Person,
        Self::Worker,
        Self::Submission,
        Self::Query,
        Self::Callback,
        Self::Clock,
        Self::Admin,
        Self::Statement,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Worker => "worker",
            Self::Submission => "submission",
            Self::Query => "query",
            Self::Callback => "callback",
            Self::Clock => "clock",
            Self::Admin => "admin",
            Self::Statement => "statement",
        }
    }
}

impl FromStr for Source {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|v| v.as_str() == s).ok_or("unknown source")
    }
}

/// A change of state of a payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateChange {
    pub payment_id: i64,
    pub from: State,
    pub to: State,
    pub at: DateTime<Utc>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    pub source: Source,
    pub from: State,
    pub to: State,
    pub code: String,
    pub raw: String,
    pub created_at: DateTime<Utc>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerEntry {
    pub payment_id: i64,
    pub kind: EntryKind,
    pub debit: String,
    pub credit: String,
    pub amount: i64,
    pub currency: String,
    pub created_at: DateTime<Utc>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    pub payment_id: i64,
    pub user_id: i64,
    pub months: u32,
    pub starts_at: DateTime<Utc>,
    /// None: Premium had no end already.
    pub premium_until: Option<DateTime<Utc>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionRow {
    pub id: i64,
    pub payment_id: i64,
    pub decision: Decision,
    pub note: String,
    pub external_reference: Option<String>,
    pub status: DecisionStatus,
    pub proposed_by: i64,
    pub decided_by: Option<i64>,
    pub proposed_at: DateTime<Utc>,
    pub decided_at: Option<DateTime<Utc>>,
}

/// What an administrator looks for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PaymentFilter {
    pub user_id: Option<i64>,
    /// Empty: all.
    pub states: Vec<State>,
    /// A reference of ours or of the operator's, whole.
    pub reference: Option<String>,
    pub limit: i64,
    pub offset: i64,
}

pub const LIST_MAX: i64 = 200;

impl PaymentFilter {
    /// `status` is a state, or one of pending, succeeded, failed, expired; empty: all.
    pub fn parse(
        status: &str,
        reference: &str,
        limit: Option<i64>,
        offset: Option<i64>,
    ) -> Result<Self, Vec<FieldError>> {
        let status = status.trim();
        let states: Vec<State> = State::ALL
            .into_iter()
            .filter(|s| {
                s.as_str() == status
                    || (s.public().as_str() == status
                        && !matches!(status, "failed" | "expired" | "succeeded"))
                    || (status == "failed" && *s == State::Rejected)
                    || (status == PublicStatus::Succeeded.as_str() && *s == State::Refunded)
            })
            .collect();
        if states.is_empty() && !status.is_empty() {
            return Err(vec![FieldReason::StatusUnknown.of("status")]);
        }
        let reference = reference.replace('\0', "");
        Ok(Self {
            user_id: None,
            states,
            reference: Some(reference.trim().to_owned()).filter(|r| !r.is_empty()),
            limit: limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
            offset: offset.unwrap_or_default().max(0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wrong_field_is_named_at_once() {
        let wrong = Purchase::parse(&RawPurchase::default()).unwrap_err();
        assert_eq!(
            wrong.iter().map(|f| f.field).collect::<Vec<_>>(),
            ["plan", "paymentMethod", "phoneNumber"]
        );
        let raw = RawPurchase {
            plan: "annual".into(),
            method: " orange_money ".into(),
            phone: "6 99 00 00 00".into(),
        };
        assert_eq!(Purchase::parse(&raw).unwrap().plan.price(), 360_000);
    }

    #[test]
    fn a_form_is_printed_without_its_number() {
        let raw = RawPurchase { plan: "annual".into(), method: "mtn_momo".into(), phone: "677123456".into() };
        assert!(!format!("{raw:?}").contains("677123456"), "{raw:?}");
    }

    #[test]
    fn a_filter_knows_states_and_what_people_are_told() {
        let of = |status: &str| PaymentFilter::parse(status, "", None, None).map(|f| f.states);
        assert_eq!(of("pending").unwrap().len(), 5);
        assert_eq!(of("failed"), Ok(vec![State::Rejected, State::Failed]));
        assert_eq!(of("manual_review"), Ok(vec![State::ManualReview]));
        assert_eq!(of(""), Ok(vec![]));
        assert!(of("won").is_err());
    }
}
