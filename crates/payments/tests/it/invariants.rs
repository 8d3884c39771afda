//! What holds whoever writes: rules of the database, not of those who read first.

use crate::support::*;
use database::{DbConn, on_each_database};
use diesel::RunQueryDsl;
use payments::domain::{
    Channel, DecisionInput, EntryKind, Grant, Payment, RawDecision, Reason, Report, State,
};
use payments::{
    PaymentsError, TURNS, balances, claim_due, compare_books, confirm_decision, detail, grant,
    hand_over_overdue, propose_decision, start, take_turn,
};

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
fn a_turn_rests_after_it_was_taken_however_many_ask_at_once(db: TestDb) {
    let take = |milliseconds| {
        let at = noon() + chrono::TimeDelta::milliseconds(milliseconds);
        db.conn().write(|c| take_turn(c, Channel::MtnMomo, &|| at)).unwrap()
    };
    let taken: usize = std::thread::scope(|s| {
        let all: Vec<_> = (0..12).map(|_| s.spawn(|| usize::from(take(900)))).collect();
        all.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!(taken, TURNS);
    // The edge of a second is like any other moment; each operator has turns of its own.
    assert!(!take(1_000) && !take(1_699));
    assert!(db.conn().write(|c| take_turn(c, Channel::OrangeCore, &|| noon())).unwrap());
    let asked: Vec<i64> = (1_700..6_000).step_by(10).filter(|at| take(*at)).collect();
    assert_eq!(asked.len(), 6 * TURNS);
    assert!(asked.windows(TURNS + 1).all(|some| some[TURNS] - some[0] >= 800), "{asked:?}");
    // What a wrong clock left behind keeps nobody from asking.
    assert!((0..TURNS).all(|_| take(86_400_000)) && take(7_000));
}}

on_each_database! {
fn no_more_is_claimed_than_there_are_turns_to_ask_about(db: TestDb) {
    let mut c = db.conn();
    let all: Vec<Payment> = (0..7).map(|_| in_state(&mut c, State::AwaitingCustomer)).collect();
    let fresh = started(&mut c, Channel::MtnMomo);
    let now = after(3_000);
    assert!(c.write(|c| take_turn(c, Channel::MtnMomo, &|| now)).unwrap());
    let mut first: Vec<i64> = c.write(|c| claim_due(c, ALL, 100, now)).unwrap().iter().map(|c| c.payment.id).collect();
    first.retain(|id| *id != fresh.id);
    assert_eq!(first.len(), TURNS - 1, "what is sent for the first time asks nothing");
    for _ in 0..TURNS - 1 {
        assert!(c.write(|c| take_turn(c, Channel::MtnMomo, &|| now)).unwrap());
    }
    let waiting = all.iter().find(|p| !first.contains(&p.id)).unwrap();
    assert!(claimed(&mut c, waiting.id, now).is_none());
    assert!(claimed(&mut c, waiting.id, after(3_001)).is_some());
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
    reported(&mut c, &held, same_as(&other, &paid), after(40));
    let is = read(&mut c, &other);
    assert_eq!((is.state, is.external_reference), (State::ManualReview, None));
    assert_eq!(is.reason, Some(Reason::OtherTransaction), "what differs is said");
    // The operator says that it took the money: the books have it, until people have decided.
    let kinds = |c: &mut _| detail(c, other.id).unwrap().entries.iter().map(|e| (e.kind, e.amount)).collect::<Vec<_>>();
    assert_eq!(kinds(&mut c), [(EntryKind::Held, other.amount)]);
    let all = balances(&mut c, true).unwrap();
    assert_eq!(all.values().sum::<i64>(), 0);
    let of = |name: &str| all.iter().filter(|((account, _), _)| account == name).map(|(_, n)| n).sum::<i64>();
    assert_eq!((of("operator:mtn_momo"), of("suspense")), (paid.amount + other.amount, -other.amount));
    decided(&mut c, &other, "failed");
    assert_eq!(kinds(&mut c), [(EntryKind::Held, other.amount), (EntryKind::Returned, other.amount)]);
    // The operator goes on saying it: that was known.
    let held = claimed(&mut c, other.id, after(200_000)).unwrap();
    reported(&mut c, &held, same_as(&other, &paid), after(200_000));
    assert_eq!((read(&mut c, &other).state, kinds(&mut c).len()), (State::Failed, 2));
}}

/// What two administrators decide.
fn decided(c: &mut DbConn, payment: &Payment, what: &str) {
    let raw =
        RawDecision { decision: what.into(), note: "as the statement says".into(), ..RawDecision::default() };
    let (one, two, input) = (user(c, "admin"), user(c, "admin"), DecisionInput::parse(&raw).unwrap());
    c.write(|c| propose_decision(c, payment.id, &input, one, after(100))).unwrap();
    c.write(|c| confirm_decision(c, payment.id, two, after(100))).unwrap();
}

/// That `payment` was paid with the transaction that stands for `other`.
fn same_as(payment: &Payment, other: &Payment) -> Report {
    let Report::Paid { amount, currency, reference, .. } = exact(payment) else { unreachable!() };
    Report::Paid { external: other.external_reference.clone(), amount, currency, reference }
}

on_each_database! {
fn what_people_ended_without_knowing_of_money_opens_again_with_it(db: TestDb) {
    let mut c = db.conn();
    let paid = in_state(&mut c, State::Succeeded);
    let other = in_state(&mut c, State::ManualReview);
    decided(&mut c, &other, "failed");
    // The person buys once more meanwhile: the money is in the books at once, and waits.
    let next = c.write(|c| start(c, &new(other.user_id, Channel::MtnMomo), after(150_000))).unwrap();
    let held = claimed(&mut c, other.id, after(200_000)).unwrap();
    reported(&mut c, &held, same_as(&other, &paid), after(200_000));
    assert_eq!(read(&mut c, &other).state, State::Failed);
    c.write(|c| hand_over_overdue(c, after(300_000))).unwrap();
    decided(&mut c, &next, "failed");
    let held = claimed(&mut c, other.id, after(300_000)).unwrap();
    reported(&mut c, &held, same_as(&other, &paid), after(300_000));
    assert_eq!(read(&mut c, &other).state, State::ManualReview);
    assert_eq!(detail(&mut c, other.id).unwrap().entries.iter().map(|e| e.kind).collect::<Vec<_>>(), [EntryKind::Held]);
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
