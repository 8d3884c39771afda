use super::{Channel, Payment, State, WINDOW};
use chrono::{DateTime, TimeDelta, Utc};

/// A request on the phone that comes later than this after it was wanted surprises.
pub const SURPRISES_AFTER: TimeDelta = TimeDelta::minutes(10);

/// Whether the request is sent again, under its own reference, when the operator says that it knows none: it never arrived, or is not
/// visible yet. MTN takes one reference once, so that this charges nobody twice; Orange's calls are not known to be safe to repeat.
///
/// A payer who left is asked in the minutes after, and later no more: who was told to wait would take it for fraud, and may have deleted the
/// account. Who wishes it (`is_wished`) is asked at any hour.
pub fn goes_again(payment: &Payment, is_wished: bool, now: DateTime<Utc>) -> bool {
    let may_be_lost = match payment.state {
        State::Unknown => true,
        // The operator had it a moment ago: only somebody who looks at the phone knows better.
        State::AwaitingCustomer => is_wished,
        _ => false,
    };
    let is_welcome = is_wished || now - payment.created_at < SURPRISES_AFTER;
    payment.channel == Channel::MtnMomo && may_be_lost && is_welcome && now < payment.created_at + WINDOW
}
