//! What people decide: one administrator proposes, another one confirms.

use super::change::{Said, apply};
use super::settle::Settled;
use crate::PaymentsError;
use crate::domain::{Change, Decision, DecisionInput, DecisionRow, DecisionStatus, Payment, Reason, Source};
use crate::store::{decisions, payments};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

fn locked(conn: &mut DbConn, id: i64) -> Result<Payment, PaymentsError> {
    payments::lock(conn, id)?.ok_or(PaymentsError::NotFound)
}

pub fn propose_decision(
    conn: &mut DbConn,
    id: i64,
    input: &DecisionInput,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<DecisionRow, PaymentsError> {
    let payment = locked(conn, id)?;
    if !input.decision.applies_to(payment.state) {
        return Err(PaymentsError::WrongState);
    }
    if decisions::waiting(conn, id)?.is_some() {
        return Err(PaymentsError::DecisionWaiting);
    }
    if let Some(external) = &input.external_reference
        && payments::external_is_taken(conn, payment.channel, external, id)?
    {
        return Err(PaymentsError::ExternalTaken);
    }
    decisions::propose(conn, id, input, admin, now).map_err(|e| match e {
        DbError::Duplicate { .. } => PaymentsError::DecisionWaiting,
        e => e.into(),
    })
}

/// The second of two people. What is decided happens in this transaction.
pub fn confirm_decision(
    conn: &mut DbConn,
    id: i64,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<Settled, PaymentsError> {
    let was = locked(conn, id)?;
    let waiting = decisions::waiting(conn, id)?.ok_or(PaymentsError::NoDecision)?;
    if waiting.proposed_by == admin {
        return Err(PaymentsError::SamePerson);
    }
    if !waiting.decision.applies_to(was.state) {
        return Err(PaymentsError::WrongState);
    }
    if !decisions::decide(conn, waiting.id, DecisionStatus::Confirmed, admin, now)? {
        return Err(PaymentsError::NoDecision);
    }
    let reason = match waiting.decision {
        Decision::Succeeded => None,
        Decision::Failed | Decision::Refunded => Some(Reason::ByHand),
    };
    let external = waiting.external_reference.clone();
    if let Some(external) = &external
        && payments::external_is_taken(conn, was.channel, external, id)?
    {
        return Err(PaymentsError::ExternalTaken);
    }
    let change = Change { reason, external, ..Change::to(waiting.decision.state()) };
    let said = Said { source: Source::Admin, code: waiting.decision.as_str(), raw: "" };
    let from = was.state;
    Ok(match apply(conn, &was, change, &said, now)? {
        Some(payment) => Settled::Changed { from, payment },
        None => return Err(PaymentsError::WrongState),
    })
}

/// Either of them takes it back.
pub fn withdraw_decision(
    conn: &mut DbConn,
    id: i64,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<(), PaymentsError> {
    let waiting = decisions::waiting(conn, id)?.ok_or(PaymentsError::NoDecision)?;
    match decisions::decide(conn, waiting.id, DecisionStatus::Withdrawn, admin, now)? {
        true => Ok(()),
        false => Err(PaymentsError::NoDecision),
    }
}
