//! People and payments to begin with.

use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use diesel::prelude::*;
use payments::domain::{
    CallbackKey, Channel, Heard, Method, NewPayment, Payment, Plan, Purchase, Reference, Report, State,
    Submission, Terms,
};
use payments::{Claimed, PaymentsError, Settled, Task, claim, settle_report, settle_submission, start};
use std::sync::atomic::{AtomicU64, Ordering};

pub fn noon() -> DateTime<Utc> {
    "2026-11-22T12:00:00Z".parse().unwrap()
}

pub fn after(seconds: i64) -> DateTime<Utc> {
    noon() + TimeDelta::seconds(seconds)
}

/// A user's row, as the accounts crate would write it; only what the tables require.
pub fn user(conn: &mut DbConn, role: &str) -> i64 {
    #[derive(QueryableByName)]
    struct Id {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        id: i64,
    }
    let key = format!("u{}", next());
    let sql = format!(
        "INSERT INTO users (name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at)
         VALUES ('Test', '{key}@example.cm', '{key}@example.cm', 'x', '{role}', FALSE, 'fr', TRUE, '2026-01-01 00:00:00') RETURNING id"
    );
    diesel::sql_query(sql).get_result::<Id>(conn).unwrap().id
}

fn next() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn random() -> [u8; 16] {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&next().wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
    bytes[8..].copy_from_slice(&next().to_be_bytes());
    bytes
}

pub fn new(user_id: i64, channel: Channel) -> NewPayment {
    let method = channel.method();
    NewPayment {
        user_id,
        purchase: Purchase { plan: Plan::Monthly, method, phone: "677123456".parse().unwrap() },
        terms: Terms { channel, currency: "XAF".into(), is_test: true },
        reference: Reference::of(channel, random()),
        callback_key: CallbackKey::new(random()),
        is_french: true,
    }
}

pub fn started(conn: &mut DbConn, channel: Channel) -> Payment {
    let id = user(conn, "client");
    conn.write(|c| start(c, &new(id, channel), noon())).unwrap()
}

pub const ALL: (&[Channel], bool) = (&Channel::ALL, true);

pub fn claimed(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Option<Claimed> {
    conn.write(|c| claim(c, id, ALL, now)).unwrap()
}

pub fn submitted(conn: &mut DbConn, claimed: &Claimed, outcome: Submission, now: DateTime<Utc>) -> Settled {
    let heard = Heard::new(outcome, "CODE", "{}");
    conn.write(|c| settle_submission(c, claimed, &heard, now)).unwrap()
}

pub fn reported(conn: &mut DbConn, claimed: &Claimed, outcome: Report, now: DateTime<Utc>) -> Settled {
    let code = format!("{outcome:?}").chars().take(12).collect::<String>();
    let heard = Heard::new(outcome, code, "{}");
    conn.write(|c| settle_report(c, claimed, &heard, now)).unwrap()
}

pub fn read(conn: &mut DbConn, payment: &Payment) -> Payment {
    payments::own(conn, payment.user_id, payment.id).unwrap()
}

/// What the operator says of a payment for which everything is right.
pub fn exact(payment: &Payment) -> Report {
    Report::Paid {
        external: Some(format!("tx-{}", payment.id)),
        amount: Some(payment.amount),
        currency: Some(payment.currency.clone()),
        reference: Some(payment.reference.as_str().to_owned()),
    }
}

pub fn wrong(payment: &Payment) -> Report {
    let Report::Paid { external, currency, reference, .. } = exact(payment) else { unreachable!() };
    Report::Paid { external, amount: Some(1), currency, reference }
}

/// A payment that got into a state by the way that leads there.
pub fn in_state(conn: &mut DbConn, state: State) -> Payment {
    let made = started(conn, Channel::MtnMomo);
    if state == State::Created {
        return made;
    }
    let first = claimed(conn, made.id, after(1)).unwrap();
    assert_eq!(first.task, Task::Submit);
    match state {
        State::Submitting => return read(conn, &made),
        State::Rejected => drop(submitted(conn, &first, Submission::Rejected, after(2))),
        State::Unknown => drop(submitted(conn, &first, Submission::CannotKnow, after(2))),
        _ => drop(submitted(conn, &first, Submission::Accepted, after(2))),
    }
    let outcome = match state {
        State::Succeeded | State::Refunded => exact(&made),
        State::Failed => Report::Failed,
        State::Expired => Report::Expired,
        State::ManualReview => return in_review(conn, &made),
        _ => return read(conn, &made),
    };
    let second = claimed(conn, made.id, after(30)).unwrap();
    reported(conn, &second, outcome, after(30));
    read(conn, &made)
}

fn in_review(conn: &mut DbConn, made: &Payment) -> Payment {
    let late = after(86_500);
    let second = claimed(conn, made.id, late).unwrap();
    reported(conn, &second, Report::CannotKnow, late);
    read(conn, made)
}

pub fn is_open_attempt<T>(done: &Result<T, PaymentsError>) -> bool {
    matches!(done, Err(PaymentsError::OpenAttempt))
}

pub fn method(channel: Channel) -> Method {
    channel.method()
}
