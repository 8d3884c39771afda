use crate::PaymentsError;
use crate::domain::{Channel, LEASE, Payment, Source, State};
use crate::store::{events, payments};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// Half of what MTN allows in a second (payments.md, 8), for all processes together: a question whose token was refused is asked once
/// more with a new one.
const QUESTIONS_A_SECOND: i64 = 5;
/// A prompt that comes later than this would surprise: whoever wanted it has left.
const TOO_LATE: TimeDelta = TimeDelta::minutes(10);

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
}

/// Claims what is due on these channels, at most `limit`. Payments with money of another kind (real or not) are left alone.
pub fn claim_due(
    conn: &mut DbConn,
    (channels, is_test): (&[Channel], bool),
    limit: i64,
    now: DateTime<Utc>,
) -> Result<Vec<Claimed>, PaymentsError> {
    let mut allowed = Vec::new();
    for payment in payments::due(conn, (channels, is_test), (None, limit), now)? {
        if has_budget(conn, &payment, now)? {
            allowed.push(payment);
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
        Some(payment) if has_budget(conn, &payment, now)? => hold(conn, payment, now),
        _ => Ok(None),
    }
}

/// Whether this second has a question left, where one is to be asked about it.
fn has_budget(conn: &mut DbConn, payment: &Payment, now: DateTime<Utc>) -> Result<bool, PaymentsError> {
    let asks = !matches!(payment.state, State::Created) && !never_sent(payment);
    Ok(!asks || payments::take_budget(conn, payment.channel, QUESTIONS_A_SECOND, now)?)
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
            (if now - was.created_at > TOO_LATE { Task::Abandon } else { Task::Submit }, "claimed")
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
    Ok(Some(Claimed { payment: is, task }))
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
