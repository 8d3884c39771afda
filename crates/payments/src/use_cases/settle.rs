use super::change::{Said, apply};
use super::claim::Claimed;
use crate::PaymentsError;
use crate::domain::{
    Heard, Payment, Reason, Report, Source, State, Submission, after_report, after_submission,
};
use crate::store::{events, payments};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// When a question comes back that had no turn.
const SOON: TimeDelta = TimeDelta::seconds(1);

/// What became of a payment that was claimed.
#[derive(Debug, Clone)]
pub enum Settled {
    /// Somebody else has it by now: nothing was written.
    Lost,
    Same(Payment),
    Changed {
        from: State,
        payment: Payment,
    },
}

impl Settled {
    /// The payment, where its state has just become `succeeded`: what it buys is to be granted in the same transaction.
    pub fn paid(&self) -> Option<&Payment> {
        match self {
            Self::Changed { payment, .. } if payment.state == State::Succeeded => Some(payment),
            _ => None,
        }
    }
}

impl Settled {
    /// The payment, where it has just been given back: what it bought goes in the same transaction.
    pub fn refunded(&self) -> Option<&Payment> {
        match self {
            Self::Changed { payment, .. } if payment.state == State::Refunded => Some(payment),
            _ => None,
        }
    }
}

/// Keeps what the operator answered before any money is asked for. `None`: somebody else has the payment, nothing may be sent.
pub fn record_token(
    conn: &mut DbConn,
    claimed: &Claimed,
    (pay, notif, url): (String, Option<String>, Option<String>),
    now: DateTime<Utc>,
) -> Result<Option<Claimed>, PaymentsError> {
    let Some(was) = still_held(conn, claimed)? else { return Ok(None) };
    let lease = now + crate::domain::LEASE;
    let is = Payment {
        pay_token: Some(pay),
        notif_token: notif,
        payment_url: url,
        updated_at: now,
        next_check_at: Some(lease),
        ..was.clone()
    };
    if !payments::replace(conn, &was, &is, Some(lease))? {
        return Ok(None);
    }
    let payment = Payment { version: was.version + 1, ..is };
    Ok(Some(Claimed { payment, ..*claimed }))
}

/// Keeps that the operator doubts the number, for whoever waits for its prompt. `None`: somebody else has the payment.
pub fn record_doubt(
    conn: &mut DbConn,
    claimed: &Claimed,
    code: &str,
    now: DateTime<Utc>,
) -> Result<Option<Claimed>, PaymentsError> {
    let Some(was) = still_held(conn, claimed)? else { return Ok(None) };
    let lease = now + crate::domain::LEASE;
    let reason = Some(Reason::WalletDoubtful);
    let is = Payment { reason, updated_at: now, next_check_at: Some(lease), ..was.clone() };
    if !payments::replace(conn, &was, &is, Some(lease))? {
        return Ok(None);
    }
    let payment = Payment { version: was.version + 1, ..is };
    events::add(conn, (&payment, was.state), Source::Submission, (code, ""), now)?;
    Ok(Some(Claimed { payment, ..*claimed }))
}

/// Writes what came of asking for the money.
pub fn settle_submission(
    conn: &mut DbConn,
    claimed: &Claimed,
    heard: &Heard<Submission>,
    now: DateTime<Utc>,
) -> Result<Settled, PaymentsError> {
    let Some(was) = still_held(conn, claimed)? else { return Ok(Settled::Lost) };
    let change = after_submission(&was, heard);
    let said = Said { source: Source::Submission, code: &heard.code, raw: &heard.raw };
    Ok(outcome(was.state, apply(conn, &was, change, &said, now)?))
}

/// Writes what came of an authenticated question.
pub fn settle_report(
    conn: &mut DbConn,
    claimed: &Claimed,
    heard: &Heard<Report>,
    now: DateTime<Utc>,
) -> Result<Settled, PaymentsError> {
    let Some(was) = still_held(conn, claimed)? else { return Ok(Settled::Lost) };
    if heard.outcome == Report::NotAsked {
        return put_off(conn, was, now);
    }
    let change = after_report(&was, heard, now);
    let said = Said { source: Source::Query, code: &heard.code, raw: &heard.raw };
    Ok(outcome(was.state, apply(conn, &was, change, &said, now)?))
}

/// As if nobody had claimed it, but for the moment until others have asked.
fn put_off(conn: &mut DbConn, was: Payment, now: DateTime<Utc>) -> Result<Settled, PaymentsError> {
    let is = Payment { next_check_at: Some(now + SOON), updated_at: now, ..was.clone() };
    Ok(match payments::replace(conn, &was, &is, None)? {
        true => Settled::Same(Payment { version: was.version + 1, ..is }),
        false => Settled::Lost,
    })
}

/// The row as it is now, with hints that came meanwhile; locked.
fn still_held(conn: &mut DbConn, claimed: &Claimed) -> Result<Option<Payment>, PaymentsError> {
    let found = payments::lock(conn, claimed.payment.id)?.ok_or(PaymentsError::NotFound)?;
    let same = found.version == claimed.payment.version && found.state == claimed.payment.state;
    Ok(same.then_some(found))
}

fn outcome(from: State, done: Option<Payment>) -> Settled {
    match done {
        None => Settled::Lost,
        Some(payment) if payment.state == from => Settled::Same(payment),
        Some(payment) => Settled::Changed { from, payment },
    }
}
