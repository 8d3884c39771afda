//! Buying Premium: a payment, what it buys, and what people are told of it, each in one transaction. The operators are asked
//! between transactions, never inside one.

use super::{payments_alerts, payments_asked};
use crate::app::App;
use crate::language::Lang;
use crate::operators::{Connected, callback_url};
use crate::problem::Problem;
use crate::routes::payments_views::PaymentView;
use actix_web::web::Bytes;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use identity::domain::{Role, User};
use notifications::Notice;
use payments::domain::{
    CallbackKey, Channel, Grant, Heard, NewPayment, Payment, Prepared, Purchase, Reference, Report, State,
    Submission,
};
use payments::{Callback, Claimed, Order, Settled, Task};
use rand::Rng;
use serde_json::Value;
use std::time::Duration;

/// All of asking for money must end before the lease of a payment does.
pub(super) const SUBMIT_LIMIT: Duration = Duration::from_secs(50);
/// The prompt can be answered for five minutes: whoever still waits then is told not to pay again.
const TELL_AFTER: TimeDelta = TimeDelta::minutes(6);

/// Writes down what somebody wants to buy. Nobody has been asked for money yet.
pub async fn start(app: &App, user: &User, purchase: Purchase, is_french: bool) -> Result<Payment, Problem> {
    if user.role == Role::Admin {
        return Err(Problem::role_not_allowed());
    }
    if user.premium.is_unlimited() {
        return Err(Problem::premium_unlimited());
    }
    let connected = app.operators.of_method(purchase.method).ok_or_else(Problem::operator_off)?;
    let (reference, callback): ([u8; 16], [u8; 16]) = (rand::rng().random(), rand::rng().random());
    let new = NewPayment {
        user_id: user.id,
        reference: Reference::of(connected.terms.channel, reference),
        callback_key: CallbackKey::new(callback),
        terms: connected.terms.clone(),
        purchase,
        is_french,
    };
    let (now, breaker) = (app.clock.now(), connected.breaker.clone());
    let made = app.db.write(move |c| {
        let made = payments::start(c, &new, now).map_err(Problem::payments)?;
        // The last question of all: what is refused for another reason is nobody's try. Undone where the operator is silent.
        if breaker.lets_through(now) { Ok(made) } else { Err(Problem::operator_down()) }
    });
    made.await
}

/// How long the caller waits for the operator's page.
const PAGE_LIMIT: Duration = Duration::from_secs(15);

/// Has the operator told, whether or not the caller stays. Where the payer needs a page of the operator's, it is waited for.
pub async fn send(app: &App, payment: Payment) -> Result<Payment, Problem> {
    let (own, id) = (app.clone(), payment.id);
    let sending = actix_web::rt::spawn(async move {
        if let Err(e) = drive(&own, id).await {
            tracing::warn!(payment = id, error = %e, "a payment could not be sent; it is tried again");
            own.operators.wake();
        }
    });
    if payment.channel != Channel::OrangeWeb {
        return Ok(payment);
    }
    let _ = tokio::time::timeout(PAGE_LIMIT, sending).await;
    // Where it was written, not from a replica.
    let user = payment.user_id;
    app.db.write(move |c| payments::own(c, user, id)).await.map_err(Problem::payments)
}

pub fn show(c: &mut DbConn, (user, id): (i64, i64), lang: Lang) -> Result<PaymentView, Problem> {
    let payment = payments::own(c, user, id).map_err(Problem::payments)?;
    let grant = payments::grants_of(c, &[id]).map_err(Problem::payments)?.pop();
    Ok(PaymentView::of(&payment, grant.as_ref(), lang))
}

/// With one query for what was bought.
pub fn mine(c: &mut DbConn, user: i64, lang: Lang) -> Result<Vec<PaymentView>, Problem> {
    let found = payments::payments_of(c, user).map_err(Problem::payments)?;
    let ids: Vec<i64> = found.iter().map(|p| p.id).collect();
    let grants = payments::grants_of(c, &ids).map_err(Problem::payments)?;
    let grant = |id: i64| grants.iter().find(|g| g.payment_id == id);
    Ok(found.iter().map(|p| PaymentView::of(p, grant(p.id), lang)).collect())
}

/// Keeps what was posted, and has the operator asked. Says nothing about whether it was known.
pub async fn take_callback(app: &App, (provider, key): (String, String), body: Bytes) -> Result<(), Problem> {
    let now = app.clock.now();
    let taken = app.db.write(move |c| {
        let kept = words_of(&body);
        let callback = Callback { provider: &provider, key: &key, whole_body: &body, kept: &kept };
        payments::take_callback(c, &callback, now)
    });
    if taken.await.map_err(Problem::payments)?.is_some() {
        app.operators.wake();
    }
    Ok(())
}

/// The words of a status: what else is in a callback is somebody's number, or an attempt at something.
fn words_of(body: &[u8]) -> String {
    let Ok(Value::Object(map)) = serde_json::from_slice::<Value>(body) else { return String::new() };
    let word = |name: &str| {
        let text = map.get(name)?.as_str()?;
        let fits = text.len() <= 60 && text.bytes().all(|b| b.is_ascii_uppercase() || b == b'_');
        fits.then(|| format!("{name}={text}"))
    };
    ["status", "transactionStatus", "reason"].into_iter().filter_map(word).collect::<Vec<_>>().join(" ")
}

/// What an operator said about a payment that this process holds.
pub enum News {
    Submission(Heard<Submission>),
    Report(Heard<Report>),
}

impl News {
    /// Nothing was said, of this payment or of any. An answer that only this payment has, however odd, keeps nobody else away.
    fn is_silence(&self) -> bool {
        match self {
            Self::Submission(heard) => heard.is_silence(),
            Self::Report(heard) => {
                matches!(heard.outcome, Report::CannotKnow | Report::NotFound) && heard.is_silence()
            }
        }
    }
}

/// Claims a payment, asks the operator, and writes down what it said. Errors leave it for whoever comes next.
pub async fn drive(app: &App, id: i64) -> Result<(), Problem> {
    let (now, channels, is_test) = (app.clock.now(), app.operators.channels(), app.operators.is_test);
    let claimed = app.db.write(move |c| payments::claim(c, id, (&channels, is_test), now)).await;
    match claimed.map_err(Problem::payments)? {
        Some(claimed) => work(app, claimed).await.map(drop),
        None => Ok(()),
    }
}

pub async fn work(app: &App, claimed: Claimed) -> Result<Settled, Problem> {
    match hear(app, claimed).await? {
        Some((claimed, news)) => settle(app, claimed, news).await,
        None => Ok(Settled::Lost),
    }
}

/// The part that talks to the operator. `None`: somebody else has the payment by now.
pub async fn hear(app: &App, claimed: Claimed) -> Result<Option<(Claimed, News)>, Problem> {
    let Some(connected) = app.operators.of_channel(claimed.payment.channel).cloned() else { return Ok(None) };
    let heard = match claimed.task {
        Task::Abandon => {
            let heard = Heard::new(Submission::Rejected, "TOO_LATE", "");
            return Ok(Some((claimed, News::Submission(heard))));
        }
        Task::Query if claimed.was_never_sent() => {
            let heard = Heard::new(Report::NeverSent, "NO_TOKEN", "");
            return Ok(Some((claimed, News::Report(heard))));
        }
        Task::Submit => submit(app, &connected, claimed).await?,
        Task::Query => {
            let news = payments_asked::query(app, &connected, &claimed).await;
            Some((claimed, news))
        }
    };
    match &heard {
        Some((_, News::Report(Heard { outcome: Report::NotAsked, .. }))) => {
            connected.breaker.give_back(app.clock.now());
        }
        Some((_, news)) => payments_alerts::notice_silence(app, &connected, news.is_silence()).await,
        None => {}
    }
    Ok(heard)
}

pub(super) fn order(app: &App, payment: &Payment) -> Order {
    let message = match payment.is_french {
        true => format!("{} Premium", crate::PRODUCT),
        false => format!("{} Premium subscription", crate::PRODUCT),
    };
    let site = &app.config.public_url;
    let is_stand_in = app.operators.of_channel(payment.channel).is_some_and(|c| c.is_stand_in);
    let callback = callback_url(site, is_stand_in, payment.channel.method(), payment.callback_key.as_str());
    Order::of(payment, message, site.as_str(), callback)
}

async fn submit(
    app: &App,
    connected: &Connected,
    claimed: Claimed,
) -> Result<Option<(Claimed, News)>, Problem> {
    let first = order(app, &claimed.payment);
    let prepared = tokio::time::timeout(SUBMIT_LIMIT, connected.provider.prepare(&first)).await;
    let prepared = prepared.unwrap_or_else(|_| Heard::new(Prepared::Failed, "TIMEOUT", ""));
    let claimed = match prepared.outcome.clone() {
        Prepared::Nothing => claimed,
        Prepared::Doubtful => {
            let (now, code) = (app.clock.now(), prepared.code.clone());
            let kept = app.db.write(move |c| payments::record_doubt(c, &claimed, &code, now)).await;
            match kept.map_err(Problem::payments)? {
                Some(claimed) => claimed,
                None => return Ok(None),
            }
        }
        // No money can have been asked for.
        Prepared::Failed => {
            return Ok(Some((claimed, News::Submission(prepared.with(Submission::Rejected)))));
        }
        Prepared::Token { pay, notif, url } => {
            let now = app.clock.now();
            let kept =
                app.db.write(move |c| payments::record_token(c, &claimed, (pay, notif, url), now)).await;
            match kept.map_err(Problem::payments)? {
                Some(claimed) => claimed,
                None => return Ok(None),
            }
        }
    };
    let order = order(app, &claimed.payment);
    let heard = tokio::time::timeout(SUBMIT_LIMIT, connected.provider.submit(&order)).await;
    let heard = heard.unwrap_or_else(|_| Heard::new(Submission::CannotKnow, "TIMEOUT", ""));
    Ok(Some((claimed, News::Submission(heard))))
}

/// The part that writes: state, event, ledger, what was bought and what people are told, in one transaction.
pub async fn settle(app: &App, claimed: Claimed, news: News) -> Result<Settled, Problem> {
    let now = app.clock.now();
    let settled = app.db.write(move |c| write(c, &claimed, &news, now)).await?;
    if let Some(payment) = settled.paid() {
        app.users.forget(payment.user_id);
    }
    Ok(settled)
}

pub fn write(c: &mut DbConn, claimed: &Claimed, news: &News, now: DateTime<Utc>) -> Result<Settled, Problem> {
    let settled = match news {
        News::Submission(heard) => payments::settle_submission(c, claimed, heard, now),
        News::Report(heard) => payments::settle_report(c, claimed, heard, now),
    };
    let settled = settled.map_err(Problem::payments)?;
    consequences(c, &settled, now)?;
    if let (Task::Query, News::Submission(heard)) = (claimed.task, news) {
        payments_alerts::tell_of_a_refusal(c, &claimed.payment, heard, now)?;
    }
    Ok(settled)
}

/// What a change of a payment brings with it.
pub fn consequences(c: &mut DbConn, settled: &Settled, now: DateTime<Utc>) -> Result<(), Problem> {
    if let Some(paid) = settled.paid() {
        grant(c, paid, now)?;
    }
    if let Some(refunded) = settled.refunded() {
        take_back(c, refunded, now)?;
    }
    let (payment, is_new) = match settled {
        Settled::Lost => return Ok(()),
        Settled::Same(payment) => (payment, false),
        Settled::Changed { payment, .. } => (payment, true),
    };
    let Some(notice) = notice(payment, is_new, now) else { return Ok(()) };
    if is_new {
        payments_alerts::tell_admins(c, payment, now)?;
    }
    notifications::notify(c, payment.user_id, &notice, now).map_err(Problem::notifications)
}

/// What the payer is told; that the money is not real is said each time.
fn notice(payment: &Payment, is_new: bool, now: DateTime<Utc>) -> Option<Notice> {
    let payment_id = payment.id;
    let (real, test) = match payment.state {
        State::Succeeded if is_new => {
            (Notice::PaymentSucceeded { payment_id }, Notice::TestPaymentSucceeded { payment_id })
        }
        State::Failed | State::Expired | State::Rejected if is_new => {
            (Notice::PaymentFailed { payment_id }, Notice::TestPaymentFailed { payment_id })
        }
        State::Refunded if is_new => {
            (Notice::PaymentRefunded { payment_id }, Notice::TestPaymentRefunded { payment_id })
        }
        State::AwaitingCustomer | State::Unknown if now - payment.created_at < TELL_AFTER => return None,
        State::ManualReview | State::AwaitingCustomer | State::Unknown => {
            (Notice::PaymentWaiting { payment_id }, Notice::TestPaymentWaiting { payment_id })
        }
        _ => return None,
    };
    Some(if payment.is_test { test } else { real })
}

/// A payment buys once: a second grant breaks a rule of the database, and this transaction with it.
fn grant(c: &mut DbConn, payment: &Payment, now: DateTime<Utc>) -> Result<(), Problem> {
    let months = payment.plan.months();
    let bought = identity::extend_premium(c, payment.user_id, months, now).map_err(Problem::people)?;
    if bought.user.deleted_at.is_some() {
        payments_alerts::tell_of_a_stranger(c, payment, now)?;
    }
    let grant = Grant {
        payment_id: payment.id,
        user_id: payment.user_id,
        months,
        starts_at: bought.starts_at,
        premium_until: bought.user.premium.until,
    };
    payments::grant(c, &grant, now).map_err(Problem::payments)
}

/// What is left of the time that a payment bought goes with its money. What the grant says stays: it tells what was bought.
fn take_back(c: &mut DbConn, payment: &Payment, now: DateTime<Utc>) -> Result<(), Problem> {
    let grant = payments::grants_of(c, &[payment.id]).map_err(Problem::payments)?.pop();
    let Some((from, to)) = grant.and_then(|g| Some((g.starts_at, g.premium_until?))) else { return Ok(()) };
    identity::shorten_premium(c, payment.user_id, (from, to), now).map_err(Problem::people)
}

/// Hands to people what nobody asks about any more; answers how many payments that was.
pub fn hand_over(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let handed = payments::hand_over_overdue(c, now).map_err(Problem::payments)?;
    for settled in &handed {
        consequences(c, settled, now)?;
    }
    Ok(handed.len())
}

#[cfg(test)]
mod tests {
    use super::words_of;

    #[test]
    fn of_a_callback_only_the_words_of_its_status_stay() {
        let body = br#"{"status":"FAILED","reason":"APPROVAL_REJECTED","payer":{"partyId":"237677123456"}}"#;
        assert_eq!(words_of(body), "status=FAILED reason=APPROVAL_REJECTED");
        for other in [&b"<xml/>"[..], b"", br#"{"status":"237677123456"}"#, br#"{"status":{"a":1}}"#] {
            assert_eq!(words_of(other), "");
        }
    }
}
