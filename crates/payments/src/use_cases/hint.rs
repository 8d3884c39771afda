use crate::PaymentsError;
use crate::domain::{CallbackKey, Method, Payment, State};
use crate::store::inbox::{self, Incoming};
use crate::store::payments;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// Whoever knows the address may post: questions to the operator are not asked more often because of it.
const AT_MOST_EVERY: TimeDelta = TimeDelta::seconds(10);

/// What came to the address of callbacks.
pub struct Callback<'a> {
    /// As in the path.
    pub provider: &'a str,
    pub key: &'a str,
    pub whole_body: &'a [u8],
    /// What is kept of it: words of a status, nobody's number.
    pub kept: &'a str,
}

/// Keeps a callback and has the operator asked soon. It moves no money, whatever it says. Answers the payment it is about, or
/// none: the sender is told the same.
pub fn take_callback(
    conn: &mut DbConn,
    callback: &Callback<'_>,
    now: DateTime<Utc>,
) -> Result<Option<i64>, PaymentsError> {
    let Ok(key) = callback.key.parse::<CallbackKey>() else { return Ok(None) };
    let Some(payment) = payments::by_callback_key(conn, key.as_str())? else { return Ok(None) };
    let is_its_own = callback.provider == payment.channel.method().as_str()
        || callback.provider == payment.channel.as_str();
    if !is_its_own {
        return Ok(None);
    }
    let whole = [key.as_str().as_bytes(), callback.whole_body].concat();
    let provider = Method::as_str(&payment.channel.method());
    let incoming = Incoming { provider, whole: &whole, payment_id: payment.id, body: callback.kept };
    inbox::keep(conn, &incoming, now)?;
    hint_about(conn, payment.id, now)?;
    Ok(Some(payment.id))
}

/// Has the operator asked about a payment at once.
pub fn hint(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<Payment, PaymentsError> {
    hint_about(conn, id, now)?.ok_or(PaymentsError::NotFound)
}

fn hint_about(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<Option<Payment>, PaymentsError> {
    let Some(payment) = payments::lock(conn, id)? else { return Ok(None) };
    let is_asked_about = payment.state.may_become(State::Succeeded);
    let is_fresh = payment.hinted_at.is_some_and(|at| now - at < AT_MOST_EVERY && at <= now);
    if is_asked_about && !is_fresh {
        payments::hint(conn, id, now)?;
    }
    Ok(Some(payment))
}
