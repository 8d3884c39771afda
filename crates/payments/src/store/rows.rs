use super::schema::{payment_decisions, payments};
use crate::domain::{
    CallbackKey, Channel, Decision, DecisionRow, DecisionStatus, EntryKind, Method, Msisdn, Payment, Plan,
    Reason, Reference, Source, State,
};
use database::{DbError, MultiBackend, UtcTime};
use diesel::prelude::*;

database::text_column!(Channel, Decision, DecisionStatus, EntryKind, Method, Plan, Reason, Source, State);

#[derive(Queryable, Selectable)]
#[diesel(table_name = payments, check_for_backend(MultiBackend))]
pub struct PaymentRow {
    id: i64,
    user_id: i64,
    reference: String,
    callback_key: String,
    channel: Channel,
    phone: String,
    plan: Plan,
    amount: i64,
    currency: String,
    is_test: bool,
    language: String,
    state: State,
    version: i64,
    checks: i64,
    next_check_at: Option<UtcTime>,
    submitted_at: Option<UtcTime>,
    hinted_at: Option<UtcTime>,
    settled_at: Option<UtcTime>,
    external_reference: Option<String>,
    pay_token: Option<String>,
    notif_token: Option<String>,
    payment_url: Option<String>,
    reason: Option<String>,
    provider_code: Option<String>,
    late_success: bool,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl TryFrom<PaymentRow> for Payment {
    type Error = DbError;
    fn try_from(r: PaymentRow) -> Result<Self, DbError> {
        // What stands in the table was accepted when it was written.
        let broken = |_: &'static str| DbError::Refused;
        Ok(Self {
            id: r.id,
            user_id: r.user_id,
            reference: r.reference.parse::<Reference>().map_err(broken)?,
            callback_key: r.callback_key.parse::<CallbackKey>().map_err(broken)?,
            channel: r.channel,
            phone: Msisdn::from_stored(&r.phone).map_err(broken)?,
            plan: r.plan,
            amount: r.amount,
            currency: r.currency,
            is_test: r.is_test,
            is_french: r.language == "fr",
            state: r.state,
            version: r.version,
            checks: r.checks,
            next_check_at: r.next_check_at.map(Into::into),
            submitted_at: r.submitted_at.map(Into::into),
            hinted_at: r.hinted_at.map(Into::into),
            settled_at: r.settled_at.map(Into::into),
            external_reference: r.external_reference,
            pay_token: r.pay_token,
            notif_token: r.notif_token,
            payment_url: r.payment_url,
            reason: r.reason.and_then(|t| t.parse().ok()),
            provider_code: r.provider_code,
            late_success: r.late_success,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        })
    }
}

/// Everything that a change of a payment writes but its version.
#[derive(AsChangeset)]
#[diesel(table_name = payments, treat_none_as_null = true)]
pub struct Changed {
    state: State,
    checks: i64,
    next_check_at: Option<UtcTime>,
    lease_until: Option<UtcTime>,
    submitted_at: Option<UtcTime>,
    settled_at: Option<UtcTime>,
    external_reference: Option<String>,
    pay_token: Option<String>,
    notif_token: Option<String>,
    payment_url: Option<String>,
    reason: Option<String>,
    provider_code: Option<String>,
    late_success: bool,
    updated_at: UtcTime,
}

impl Changed {
    pub fn of(p: &Payment, lease_until: Option<UtcTime>) -> Self {
        Self {
            state: p.state,
            checks: p.checks,
            next_check_at: p.next_check_at.map(Into::into),
            lease_until,
            submitted_at: p.submitted_at.map(Into::into),
            settled_at: p.settled_at.map(Into::into),
            external_reference: p.external_reference.clone(),
            pay_token: p.pay_token.clone(),
            notif_token: p.notif_token.clone(),
            payment_url: p.payment_url.clone(),
            reason: p.reason.map(|r| r.as_str().to_owned()),
            provider_code: p.provider_code.clone(),
            late_success: p.late_success,
            updated_at: p.updated_at.into(),
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = payment_decisions, check_for_backend(MultiBackend))]
pub struct StoredDecision {
    id: i64,
    payment_id: i64,
    decision: Decision,
    note: String,
    external_reference: Option<String>,
    status: DecisionStatus,
    proposed_by: i64,
    decided_by: Option<i64>,
    proposed_at: UtcTime,
    decided_at: Option<UtcTime>,
}

impl From<StoredDecision> for DecisionRow {
    fn from(r: StoredDecision) -> Self {
        Self {
            id: r.id,
            payment_id: r.payment_id,
            decision: r.decision,
            note: r.note,
            external_reference: r.external_reference,
            status: r.status,
            proposed_by: r.proposed_by,
            decided_by: r.decided_by,
            proposed_at: r.proposed_at.into(),
            decided_at: r.decided_at.map(Into::into),
        }
    }
}
