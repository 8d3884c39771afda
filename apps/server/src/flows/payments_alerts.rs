//! What administrators are told of payments without asking: decisions that wait, a merchant account that is refused, an operator
//! that does not answer (decisions.md, 13).

use super::payments_premium;
use crate::app::App;
use crate::breaker::Turn;
use crate::operators::Connected;
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::DbConn;
use notifications::Notice;
use payments::domain::{Heard, Method, Payment, Reason, State, Submission};

const HOUR: i64 = 3_600;
const DAY: i64 = 24 * HOUR;

fn tell_all(c: &mut DbConn, notice: &Notice, now: DateTime<Utc>) -> Result<(), Problem> {
    let admins = identity::administrators(c).map_err(Problem::people)?;
    notifications::notify_all(c, &admins, notice, now).map_err(Problem::notifications)
}

/// Of a payment that has just changed.
pub fn tell_admins(c: &mut DbConn, payment: &Payment, now: DateTime<Utc>) -> Result<(), Problem> {
    let payment_id = payment.id;
    if payment.state == State::ManualReview {
        tracing::warn!(payment = payment_id, reason = ?payment.reason, "a payment waits for two administrators");
        let (real, test) =
            (Notice::PaymentToDecide { payment_id }, Notice::TestPaymentToDecide { payment_id });
        return tell_all(c, if payment.is_test { &test } else { &real }, now);
    }
    match payment.reason {
        Some(Reason::MerchantBlocked) => merchant_refused(c, payment, payment.provider_code.as_deref(), now),
        _ => Ok(()),
    }
}

/// Of a payment that the operator does not know and refuses to take when it is sent again: its state stays, since the first time may
/// have arrived.
pub fn tell_of_a_refusal(
    c: &mut DbConn,
    payment: &Payment,
    heard: &Heard<Submission>,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let is_refused = heard.outcome == Submission::Rejected;
    match is_refused && Reason::of_code(&heard.code) == Reason::MerchantBlocked {
        true => merchant_refused(c, payment, Some(&heard.code), now),
        false => Ok(()),
    }
}

/// Once for each payment, however often it is refused.
fn merchant_refused(
    c: &mut DbConn,
    payment: &Payment,
    code: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let payment_id = payment.id;
    tracing::error!(payment = payment_id, code, "the operator refuses our merchant account");
    let (real, test) = (Notice::MerchantRefused { payment_id }, Notice::TestMerchantRefused { payment_id });
    tell_all(c, if payment.is_test { &test } else { &real }, now)
}

/// Of a payment that succeeded after its account was deleted: nobody can use what it bought.
pub fn tell_of_a_stranger(c: &mut DbConn, payment: &Payment, now: DateTime<Utc>) -> Result<(), Problem> {
    let payment_id = payment.id;
    tracing::warn!(payment = payment_id, "a payment succeeded whose account is deleted");
    let (real, test) =
        (Notice::PaidWithoutAccount { payment_id }, Notice::TestPaidWithoutAccount { payment_id });
    tell_all(c, if payment.is_test { &test } else { &real }, now)
}

/// Compares our own books, once a day of Cameroon; answers how much does not agree, none where it was done already.
pub fn compare_books(c: &mut DbConn, is_test: bool, now: DateTime<Utc>) -> Result<Option<usize>, Problem> {
    let others = payments_premium::differences(c, is_test, now)?;
    let Some(findings) = payments::compare_books(c, is_test, others, now).map_err(Problem::payments)? else {
        return Ok(None);
    };
    if !findings.is_empty() {
        let day = now.timestamp().div_euclid(DAY);
        let (real, test) = (Notice::BooksDisagree { day }, Notice::TestBooksDisagree { day });
        tell_all(c, if is_test { &test } else { &real }, now)?;
    }
    Ok(Some(findings.len()))
}

/// Keeps the breaker of an operator, and tells when it opens: once an hour at most, whatever the number of processes.
pub async fn notice_silence(app: &App, connected: &Connected, is_silence: bool) {
    let now = app.clock.now();
    let channel = connected.terms.channel;
    match connected.breaker.heard(is_silence, now) {
        None => return,
        Some(Turn::Closed) => {
            return tracing::info!(channel = channel.as_str(), "the operator answers again");
        }
        Some(Turn::Opened) => tracing::error!(channel = channel.as_str(), "the operator does not answer"),
    }
    let operator = match channel.method() {
        Method::MtnMomo => 1,
        Method::OrangeMoney => 2,
    };
    let notice = Notice::OperatorDown { operator, hour: now.timestamp().div_euclid(HOUR) };
    if let Err(e) = app.db.write(move |c| tell_all(c, &notice, now)).await {
        tracing::warn!(error = %e, "administrators could not be told that an operator is down");
    }
}
