//! How payments look on the wire, field by field.

use crate::language::Lang;
use crate::operators::{self, Operators};
use crate::wording::payments as words;
use chrono::{DateTime, Utc};
use payments::domain::{Channel, Grant, Method, Payment, Plan, State};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Payment)]
pub struct PaymentView {
    pub id: i64,
    /// Ours; the operator knows the payment by it.
    pub transaction_id: String,
    /// monthly or annual
    pub plan: &'static str,
    /// Whole FCFA.
    pub amount: i64,
    /// XAF; EUR or OUV where an operator's sandbox takes nothing else.
    pub currency: String,
    /// mtn_momo or orange_money
    pub payment_method: &'static str,
    /// Not whole.
    pub phone_number: String,
    /// pending, succeeded, failed or expired
    pub status: &'static str,
    /// Of a pending one: sending, waiting (for the payer), checking or review (by hand).
    pub step: Option<&'static str>,
    /// Why it did not succeed, or is looked at by hand; stable.
    pub reason: Option<&'static str>,
    /// The same in the caller's language, with what to do.
    pub message: Option<String>,
    /// What the payer dials to find the request, while it waits.
    pub dial: Option<&'static str>,
    /// The operator's page, while it waits.
    pub payment_url: Option<String>,
    /// When the payer was asked last, while it waits.
    pub asked_at: Option<DateTime<Utc>>,
    /// Until when the payer can confirm, while it waits.
    pub expires_at: Option<DateTime<Utc>>,
    /// Whether the request can be sent to the phone again: not while MTN says that it waits there.
    pub can_resend: bool,
    pub premium_from: Option<DateTime<Utc>>,
    pub premium_until: Option<DateTime<Utc>>,
    pub external_reference: Option<String>,
    /// No real money.
    pub is_test: bool,
    pub is_refunded: bool,
    pub has_receipt: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl PaymentView {
    pub fn of(p: &Payment, grant: Option<&Grant>, lang: Lang) -> Self {
        let is_waiting = matches!(p.state, State::AwaitingCustomer | State::Unknown);
        let is_paid = matches!(p.state, State::Succeeded | State::Refunded);
        let reason = p.reason.filter(|_| !is_paid);
        Self {
            id: p.id,
            transaction_id: p.reference.as_str().to_owned(),
            plan: p.plan.as_str(),
            amount: p.amount,
            currency: p.currency.clone(),
            payment_method: p.channel.method().as_str(),
            phone_number: p.phone.masked(),
            status: p.state.public().as_str(),
            step: p.state.step().map(|s| s.as_str()),
            reason: reason.map(|r| r.as_str()),
            message: reason.map(|r| words::reason(r).say(lang)),
            dial: p.channel.dial().filter(|_| is_waiting),
            payment_url: p.payment_url.clone().filter(|_| is_waiting),
            asked_at: p.submitted_at.filter(|_| is_waiting),
            expires_at: p.submitted_at.map(|at| at + p.channel.window()).filter(|_| is_waiting),
            can_resend: match p.channel {
                Channel::OrangeCore => is_waiting,
                Channel::MtnMomo => p.state == State::Unknown,
                Channel::OrangeWeb => false,
            },
            premium_from: grant.map(|g| g.starts_at),
            premium_until: grant.and_then(|g| g.premium_until),
            external_reference: p.external_reference.clone(),
            is_test: p.is_test,
            is_refunded: p.state == State::Refunded,
            has_receipt: is_paid,
            created_at: p.created_at,
            updated_at: p.updated_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentPlan)]
pub struct PlanView {
    /// monthly or annual
    pub plan: &'static str,
    pub months: u32,
    /// Whole FCFA.
    pub amount: i64,
    /// What the same time costs month by month.
    pub regular_amount: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentMethodOption)]
pub struct MethodView {
    /// mtn_momo or orange_money
    pub payment_method: &'static str,
    /// What the payer dials to find the request.
    pub dial: Option<&'static str>,
    /// The payer is sent to a page of the operator's.
    pub redirects: bool,
    /// How long the payer has.
    pub window_seconds: i64,
    /// The operator does not answer at present.
    pub is_down: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentOptions {
    pub plans: Vec<PlanView>,
    /// Those that can be paid with at present.
    pub methods: Vec<MethodView>,
    /// No real money is taken here.
    pub is_test: bool,
    /// The page that plays the payer's phone, where a stand-in plays the operators.
    pub phone_page: Option<String>,
    /// The attempt that is not at its end.
    pub open_payment_id: Option<i64>,
}

impl PaymentOptions {
    pub fn of(operators: &Operators, open_payment_id: Option<i64>) -> Self {
        let plan = |p: Plan| PlanView {
            plan: Plan::as_str(&p),
            months: p.months(),
            amount: p.price(),
            regular_amount: p.regular_price(),
        };
        let method = |c: &operators::Connected| MethodView {
            payment_method: Method::as_str(&c.terms.channel.method()),
            dial: c.terms.channel.dial(),
            redirects: c.terms.channel == Channel::OrangeWeb,
            window_seconds: c.terms.channel.window().num_seconds(),
            is_down: c.breaker.is_open(),
        };
        Self {
            plans: Plan::ALL.map(plan).into(),
            methods: operators.all().map(method).collect(),
            is_test: operators.is_test,
            phone_page: operators.sandbox.as_ref().map(|_| format!("{}/phone", operators::PAGES)),
            open_payment_id,
        }
    }
}
