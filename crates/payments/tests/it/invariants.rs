//! What holds whoever writes: rules of the database, not of those who read first.

use crate::support::*;
use database::on_each_database;
use diesel::RunQueryDsl;
use payments::domain::{Channel, Grant, Reason, Report, State};
use payments::{PaymentsError, claim_due, compare_books, grant, hand_over_overdue, start};

on_each_database! {
fn one_attempt_a_person_however_many_ask_at_once(db: TestDb) {
    let id = user(&mut db.conn(), "client");
    let made: Vec<bool> = std::thread::scope(|s| {
        let all: Vec<_> = (0..8)
            .map(|_| s.spawn(|| {
                let mut c = db.conn();
                let done = c.write(|c| start(c, &new(id, Channel::MtnMomo), noon()));
                assert!(done.is_ok() || is_open_attempt(&done), "{done:?}");
                done.is_ok()
            }))
            .collect();
        all.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert_eq!(made.iter().filter(|m| **m).count(), 1);
}}

on_each_database! {
fn an_attempt_is_free_again_only_at_an_end(db: TestDb) {
    let mut c = db.conn();
    for state in State::ALL.into_iter().filter(|s| *s != State::Refunded) {
        let payment = in_state(&mut c, state);
        let again = c.write(|c| start(c, &new(payment.user_id, Channel::MtnMomo), after(90_000)));
        assert_eq!(again.is_ok(), !state.is_open(), "{state:?}");
    }
}}

on_each_database! {
fn a_payment_is_claimed_by_one_of_many(db: TestDb) {
    let payment = started(&mut db.conn(), Channel::MtnMomo);
    let taken: usize = std::thread::scope(|s| {
        let all: Vec<_> = (0..8)
            .map(|_| s.spawn(|| db.conn().write(|c| claim_due(c, ALL, 10, after(1))).unwrap().len()))
            .collect();
        all.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!((taken, read(&mut db.conn(), &payment).state), (1, State::Submitting));
}}

on_each_database! {
fn at_most_five_questions_a_second_by_all_together(db: TestDb) {
    let mut c = db.conn();
    for _ in 0..12 {
        in_state(&mut c, State::AwaitingCustomer);
    }
    for (milliseconds, expected) in [(0, 5), (500, 0), (1_100, 5), (2_200, 2)] {
        let now = after(3_000) + chrono::TimeDelta::milliseconds(milliseconds);
        assert_eq!(c.write(|c| claim_due(c, ALL, 100, now)).unwrap().len(), expected, "{milliseconds}");
    }
}}

on_each_database! {
fn money_of_another_kind_is_left_alone(db: TestDb) {
    let mut c = db.conn();
    started(&mut c, Channel::MtnMomo);
    assert!(c.write(|c| claim_due(c, (&Channel::ALL, false), 10, after(1))).unwrap().is_empty());
    assert!(c.write(|c| claim_due(c, (&[Channel::OrangeWeb], true), 10, after(1))).unwrap().is_empty());
}}

on_each_database! {
fn the_rows_themselves_refuse_what_the_rules_forbid(db: TestDb) {
    let mut c = db.conn();
    let paid = in_state(&mut c, State::Succeeded);
    let failed = in_state(&mut c, State::Failed);
    for sql in [
        format!("UPDATE payments SET state = 'created', settled_at = NULL WHERE id = {}", paid.id),
        format!("UPDATE payments SET state = 'failed' WHERE id = {}", paid.id),
        format!("UPDATE payments SET state = 'awaiting_customer', settled_at = NULL WHERE id = {}", failed.id),
        format!("DELETE FROM payments WHERE id = {}", paid.id),
        "UPDATE payment_events SET code = 'x'".to_owned(),
        "DELETE FROM payment_events".to_owned(),
        "UPDATE ledger_entries SET amount = 1".to_owned(),
        "DELETE FROM ledger_entries".to_owned(),
        format!("UPDATE payments SET external_reference = 'tx-{0}' WHERE id = {1}; UPDATE payments SET external_reference = 'tx-{0}' WHERE id = {1}", paid.id, failed.id),
    ] {
        let first = sql.split("; ").next().unwrap();
        assert!(diesel::sql_query(first).execute(&mut c).is_err(), "{sql}");
    }
}}

on_each_database! {
fn a_payment_buys_once(db: TestDb) {
    let mut c = db.conn();
    let paid = in_state(&mut c, State::Succeeded);
    let bought = Grant { payment_id: paid.id, user_id: paid.user_id, months: 1, starts_at: noon(), premium_until: Some(after(1)) };
    c.write(|c| grant(c, &bought, noon())).unwrap();
    let again = c.write(|c| grant(c, &bought, noon()));
    assert!(matches!(again, Err(PaymentsError::Db(database::DbError::Duplicate { .. }))), "{again:?}");
}}

on_each_database! {
fn the_books_say_what_does_not_agree_once_a_day(db: TestDb) {
    let mut c = db.conn();
    let paid = in_state(&mut c, State::Succeeded);
    let found = c.write(|c| compare_books(c, true, vec![], noon())).unwrap().unwrap();
    assert_eq!(found.iter().map(|f| (f.kind.as_str(), f.payment_id)).collect::<Vec<_>>(), [("paid_without_grant", Some(paid.id))]);
    assert_eq!(c.write(|c| compare_books(c, true, vec![], after(60))).unwrap(), None);
    assert!(c.write(|c| compare_books(c, true, vec![], after(86_400))).unwrap().is_some());
}}

on_each_database! {
fn one_transaction_of_the_operator_pays_for_one_purchase(db: TestDb) {
    let mut c = db.conn();
    let paid = in_state(&mut c, State::Succeeded);
    let other = in_state(&mut c, State::AwaitingCustomer);
    let held = claimed(&mut c, other.id, after(40)).unwrap();
    let Report::Paid { amount, currency, reference, .. } = exact(&other) else { unreachable!() };
    let same = Report::Paid { external: paid.external_reference.clone(), amount, currency, reference };
    reported(&mut c, &held, same, after(40));
    let is = read(&mut c, &other);
    assert_eq!((is.state, is.external_reference), (State::ManualReview, None));
    assert_eq!(is.reason, Some(Reason::OtherTransaction), "what differs is said");
}}

on_each_database! {
fn what_nobody_asks_about_goes_to_people_after_its_window(db: TestDb) {
    let mut c = db.conn();
    let open = [State::Created, State::Submitting, State::AwaitingCustomer, State::Unknown].map(|s| in_state(&mut c, s));
    let ended = [State::ManualReview, State::Failed, State::Succeeded].map(|s| in_state(&mut c, s));
    assert!(c.write(|c| hand_over_overdue(c, after(86_400 + 3_600))).unwrap().is_empty(), "asked about first");
    let handed = c.write(|c| hand_over_overdue(c, after(86_400 + 7_300))).unwrap();
    assert_eq!(handed.len(), open.len());
    assert!(open.iter().all(|p| read(&mut c, p).state == State::ManualReview));
    assert!(ended.iter().all(|p| read(&mut c, p).state == p.state));
    assert!(c.write(|c| hand_over_overdue(c, after(90_000_000))).unwrap().is_empty(), "once");
}}
