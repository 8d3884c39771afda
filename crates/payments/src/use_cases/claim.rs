use super::turns::free_turns;
use crate::PaymentsError;
use crate::domain::{Channel, LEASE, Payment, SURPRISES_AFTER, Source, State};
use crate::store::{events, payments};
use chrono::{DateTime, Utc};
use database::DbConn;
use std::collections::BTreeMap;

/// What is to be done with a payment that was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Tell the operator, for the first time.
    Submit,
    /// Nobody told the operator in time: nobody will.
    Abandon,
    Query,
}

/// A payment that this process alone works on, for [`LEASE`].
#[derive(Debug, Clone)]
pub struct Claimed {
    pub payment: Payment,
    pub task: Task,
    /// The payer waits for it: what the operator does not know is sent to it again at any hour.
    pub is_wished: bool,
}

/// Claims what is due on these channels, at most `limit`, and no more than there are turns to ask about. Payments with money of another
/// kind (real or not) are left alone.
pub fn claim_due(
    conn: &mut DbConn,
    (channels, is_test): (&[Channel], bool),
    limit: i64,
    now: DateTime<Utc>,
) -> Result<Vec<Claimed>, PaymentsError> {
    let (mut allowed, mut turns) = (Vec::new(), BTreeMap::new());
    for payment in payments::due(conn, (channels, is_test), (None, limit), now)? {
        let channel = payment.channel;
        if !turns.contains_key(channel.as_str()) {
            turns.insert(channel.as_str(), free_turns(conn, channel, now)?);
        }
        match turns.get_mut(channel.as_str()) {
            Some(0) if is_asked_about(&payment) => {}
            Some(left) if is_asked_about(&payment) => {
                *left -= 1;
                allowed.push(payment);
            }
            _ => allowed.push(payment),
        }
    }
    // Who is longest due comes first; rows are locked in the order of their ids all the same, as whoever locks several does.
    allowed.sort_unstable_by_key(|payment| payment.id);
    let mut claimed = Vec::new();
    for payment in allowed {
        claimed.extend(hold(conn, payment, now)?);
    }
    Ok(claimed)
}

/// Whether anything is due: a look, that holds nobody up.
pub fn anything_due(
    conn: &mut DbConn,
    of: (&[Channel], bool),
    now: DateTime<Utc>,
) -> Result<bool, PaymentsError> {
    Ok(!payments::due(conn, of, (None, 1), now)?.is_empty())
}

/// Claims one payment, if it is due and nobody holds it.
pub fn claim(
    conn: &mut DbConn,
    id: i64,
    (channels, is_test): (&[Channel], bool),
    now: DateTime<Utc>,
) -> Result<Option<Claimed>, PaymentsError> {
    match payments::due(conn, (channels, is_test), (Some(id), 1), now)?.pop() {
        Some(payment) if !is_asked_about(&payment) || free_turns(conn, payment.channel, now)? > 0 => {
            hold(conn, payment, now)
        }
        _ => Ok(None),
    }
}

/// What became of a payer's wish.
#[derive(Debug, Clone)]
pub enum Wished {
    Claimed(Box<Claimed>),
    /// Somebody works on the payment, or it has ended.
    Held,
    /// Others have taken all turns to ask about it.
    NoTurn,
}

/// Claims a payment whose payer asks for the request on the phone, though its time has not come.
pub fn claim_wished(
    conn: &mut DbConn,
    id: i64,
    of: (&[Channel], bool),
    now: DateTime<Utc>,
) -> Result<Wished, PaymentsError> {
    let Some(payment) = payments::lock(conn, id)? else { return Ok(Wished::Held) };
    // What is due keeps its place among those that are.
    if payment.next_check_at.is_none_or(|at| at > now) {
        payments::hint(conn, id, now)?;
    }
    let (channels, is_test) = of;
    let Some(due) = payments::due(conn, (channels, is_test), (Some(id), 1), now)?.pop() else {
        return Ok(Wished::Held);
    };
    if is_asked_about(&due) && free_turns(conn, due.channel, now)? == 0 {
        return Ok(Wished::NoTurn);
    }
    Ok(match hold(conn, due, now)? {
        Some(claimed) => Wished::Claimed(Box::new(Claimed { is_wished: true, ..claimed })),
        None => Wished::Held,
    })
}

fn is_asked_about(payment: &Payment) -> bool {
    !matches!(payment.state, State::Created) && !never_sent(payment)
}

/// None where somebody else was faster.
fn hold(conn: &mut DbConn, was: Payment, now: DateTime<Utc>) -> Result<Option<Claimed>, PaymentsError> {
    let mut is = Payment { updated_at: now, ..was.clone() };
    let (task, code) = match was.state {
        State::Created => {
            is.state = State::Submitting;
            is.submitted_at = Some(now);
            // Found again when whoever sends it dies.
            is.next_check_at = Some(now + LEASE);
            (if now - was.created_at > SURPRISES_AFTER { Task::Abandon } else { Task::Submit }, "claimed")
        }
        State::Submitting => {
            is.state = State::Unknown;
            (Task::Query, "stale")
        }
        _ => (Task::Query, ""),
    };
    if !payments::replace(conn, &was, &is, Some(now + LEASE))? {
        return Ok(None);
    }
    is.version += 1;
    if is.state != was.state {
        let source = if is.state == State::Submitting { Source::Worker } else { Source::Clock };
        events::add(conn, (&is, was.state), source, (code, ""), now)?;
    }
    Ok(Some(Claimed { payment: is, task, is_wished: false }))
}

/// The operator was never given what it needs to ask for money: there is nothing to ask about.
pub(crate) fn never_sent(payment: &Payment) -> bool {
    payment.channel.needs_token() && payment.pay_token.is_none()
}

impl Claimed {
    /// See [`crate::domain::Report::NeverSent`].
    pub fn was_never_sent(&self) -> bool {
        never_sent(&self.payment)
    }
}
