use crate::domain::{Channel, Heard, Msisdn, Payment, Prepared, Report, Submission};
use futures_util::future::BoxFuture;
use std::fmt;

/// What an operator is told about a payment.
#[derive(Clone)]
pub struct Order {
    /// Ours; the operator knows the payment by it.
    pub reference: String,
    pub amount: i64,
    pub currency: String,
    pub phone: Msisdn,
    pub is_french: bool,
    /// What the payer reads on the phone.
    pub message: String,
    /// Where callbacks may come to; none where the operator could not reach it.
    pub callback_url: Option<String>,
    /// Where the operator's page sends the payer back to.
    pub return_url: String,
    pub pay_token: Option<String>,
}

impl Order {
    pub fn of(payment: &Payment, message: String, site: &str, callback_url: Option<String>) -> Self {
        Self {
            reference: payment.reference.as_str().to_owned(),
            amount: payment.amount,
            currency: payment.currency.clone(),
            phone: payment.phone.clone(),
            is_french: payment.is_french,
            message,
            callback_url,
            return_url: format!("{}/subscribe?payment={}", site.trim_end_matches('/'), payment.id),
            pay_token: payment.pay_token.clone(),
        }
    }
}

/// Neither the number nor a token.
impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Order({})", self.reference)
    }
}

/// What came of having a prompt sent again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pushed {
    Sent,
    /// Refused, or this operator has no such call: no prompt was sent.
    NotSent,
    /// No answer that says it: there may be a second prompt on the phone.
    Unknown,
}

/// Why an operator cannot be worked with at all. No variant repeats a secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OperatorDown {
    #[error("no answer")]
    NoAnswer,
    #[error("the keys were refused ({0})")]
    Refused(String),
    #[error("answered {0}")]
    Answered(String),
}

/// Leave to ask an operator how a payment stands. Taken right before each such call goes out, also before the one that repeats it with a
/// new token: operators count what they refuse, too.
pub trait Turns: Send + Sync {
    /// `false`: none is left at this moment.
    fn take(&self) -> BoxFuture<'_, bool>;
}

/// An operator of mobile money. Never called inside a transaction; never asks twice by itself but with a new token after 401.
pub trait Provider: Send + Sync {
    fn channel(&self) -> Channel;

    /// What has to be there before money can be asked for. Moves none.
    fn prepare<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Heard<Prepared>>;

    /// Asks the payer for the money, under the reference of the order.
    fn submit<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Heard<Submission>>;

    /// The authenticated question: the only source that money is believed from.
    fn query<'a>(&'a self, order: &'a Order, turns: &'a dyn Turns) -> BoxFuture<'a, Heard<Report>>;

    /// Has the prompt sent to the payer's phone again.
    fn push<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Pushed>;

    /// Whether the operator answers and takes our keys.
    fn check(&self) -> BoxFuture<'_, Result<(), OperatorDown>>;
}
