//! The transition table of payments.md, 7, as the rows of both databases go through it.

use crate::support::*;
use chrono::TimeDelta;
use database::on_each_database;
use payments::domain::{Channel, EntryKind, Reason, Report, State, Submission};
use payments::{Settled, TURNS, Task, Wished, balances, claim_wished, detail, hint, take_turn};

on_each_database! {
fn a_submission_leads_where_the_table_says(db: TestDb) {
    let mut c = db.conn();
    for (outcome, expected) in [
        (Submission::Accepted, State::AwaitingCustomer),
        (Submission::AlreadyThere, State::AwaitingCustomer),
        (Submission::Rejected, State::Rejected),
        (Submission::Failed, State::Failed),
        (Submission::CannotKnow, State::Unknown),
    ] {
        let made = started(&mut c, Channel::MtnMomo);
        let first = claimed(&mut c, made.id, after(1)).unwrap();
        assert_eq!((first.payment.state, first.task), (State::Submitting, Task::Submit));
        submitted(&mut c, &first, outcome, after(2));
        assert_eq!(read(&mut c, &made).state, expected, "{outcome:?}");
    }
}}

on_each_database! {
fn a_report_leads_where_the_table_says(db: TestDb) {
    let mut c = db.conn();
    use State as S;
    type Make = fn(&payments::domain::Payment) -> Report;
    let rows: [(S, Make, S); 21] = [
        (S::AwaitingCustomer, exact, S::Succeeded),
        (S::AwaitingCustomer, wrong, S::ManualReview),
        (S::AwaitingCustomer, |_| Report::Failed, S::Failed),
        (S::AwaitingCustomer, |_| Report::Expired, S::Expired),
        (S::AwaitingCustomer, |_| Report::Waiting, S::AwaitingCustomer),
        (S::AwaitingCustomer, |_| Report::NotFound, S::Unknown),
        (S::AwaitingCustomer, |_| Report::CannotKnow, S::Unknown),
        (S::Unknown, exact, S::Succeeded),
        (S::Unknown, wrong, S::ManualReview),
        (S::Unknown, |_| Report::Failed, S::Failed),
        (S::Unknown, |_| Report::Expired, S::Expired),
        (S::Unknown, |_| Report::Waiting, S::AwaitingCustomer),
        (S::Unknown, |_| Report::NotFound, S::Unknown),
        (S::ManualReview, exact, S::Succeeded),
        (S::ManualReview, |_| Report::Failed, S::Failed),
        (S::Failed, exact, S::Succeeded),
        (S::Expired, exact, S::Succeeded),
        (S::Expired, |_| Report::Waiting, S::Expired),
        (S::Rejected, exact, S::Succeeded),
        (S::Rejected, wrong, S::ManualReview),
        (S::Rejected, |_| Report::NotFound, S::Rejected),
    ];
    for (from, outcome, expected) in rows {
        let payment = in_state(&mut c, from);
        assert_eq!(payment.state, from);
        let now = after(300_000);
        c.write(|c| hint(c, payment.id, now)).unwrap();
        // Inconclusive answers are looked at inside the window.
        let at = if matches!(from, S::AwaitingCustomer | S::Unknown) { after(60) } else { now };
        let held = claimed(&mut c, payment.id, now).unwrap();
        let outcome = outcome(&payment);
        let settled = reported(&mut c, &held, outcome.clone(), at);
        let is = read(&mut c, &payment);
        assert_eq!(is.state, expected, "{from:?} {outcome:?}");
        assert_eq!(settled.paid().is_some(), expected == S::Succeeded);
        assert_eq!(is.late_success, expected == S::Succeeded && matches!(from, S::Failed | S::Expired | S::Rejected));
        let detail = detail(&mut c, payment.id).unwrap();
        assert_eq!(detail.events.last().unwrap().to, expected);
        assert!(detail.events.windows(2).all(|pair| pair[0].to == pair[1].from), "{:?}", detail.events);
        let kinds: Vec<EntryKind> = detail.entries.iter().map(|e| e.kind).collect();
        match (expected, &outcome) {
            (S::Succeeded, _) => assert_eq!(kinds, [EntryKind::Sale]),
            (S::ManualReview, Report::Paid { .. }) => assert_eq!(kinds, [EntryKind::Held]),
            _ => assert!(kinds.is_empty()),
        }
    }
}}

on_each_database! {
fn the_window_ends_with_people(db: TestDb) {
    let mut c = db.conn();
    for outcome in [Report::Waiting, Report::NotFound, Report::CannotKnow] {
        let payment = in_state(&mut c, State::Unknown);
        let late = after(86_401);
        let held = claimed(&mut c, payment.id, late).unwrap();
        reported(&mut c, &held, outcome, late);
        let is = read(&mut c, &payment);
        assert_eq!(is.state, State::ManualReview);
        assert!(is.next_check_at.is_some(), "looked at daily");
    }
}}

on_each_database! {
fn whoever_dies_while_submitting_leaves_an_unknown(db: TestDb) {
    let mut c = db.conn();
    let payment = in_state(&mut c, State::Submitting);
    assert!(claimed(&mut c, payment.id, after(30)).is_none(), "its lease lasts a minute");
    let next = claimed(&mut c, payment.id, after(62)).unwrap();
    assert_eq!((next.payment.state, next.task), (State::Unknown, Task::Query));
    // The first one wakes up: it has lost the payment.
    let stale = payments::Claimed { payment, task: Task::Submit, is_wished: false };
    assert!(matches!(submitted(&mut c, &stale, Submission::Accepted, after(63)), Settled::Lost));
}}

on_each_database! {
fn a_request_that_was_taken_again_begins_its_time_again(db: TestDb) {
    let mut c = db.conn();
    for (outcome, asked_at) in [(Submission::Accepted, after(400)), (Submission::AlreadyThere, after(1))] {
        let payment = in_state(&mut c, State::Unknown);
        let held = claimed(&mut c, payment.id, after(395)).unwrap();
        submitted(&mut c, &held, outcome, after(400));
        let is = read(&mut c, &payment);
        assert_eq!((is.state, is.submitted_at), (State::AwaitingCustomer, Some(asked_at)));
    }
}}

on_each_database! {
fn a_question_without_a_turn_changes_nothing_and_comes_back_soon(db: TestDb) {
    let mut c = db.conn();
    let payment = in_state(&mut c, State::AwaitingCustomer);
    let held = claimed(&mut c, payment.id, after(100)).unwrap();
    let before = detail(&mut c, payment.id).unwrap().events.len();
    reported(&mut c, &held, Report::NotAsked, after(100));
    let is = read(&mut c, &payment);
    assert_eq!((is.state, is.checks, is.next_check_at), (State::AwaitingCustomer, payment.checks, Some(after(101))));
    assert_eq!(detail(&mut c, payment.id).unwrap().events.len(), before);
    assert!(claimed(&mut c, payment.id, after(101)).is_some(), "nobody holds it");
}}

on_each_database! {
fn whoever_waits_for_the_request_has_it_looked_at_now(db: TestDb) {
    let mut c = db.conn();
    let payment = in_state(&mut c, State::Unknown);
    assert!(claimed(&mut c, payment.id, after(4)).is_none());
    let Wished::Claimed(wished) = c.write(|c| claim_wished(c, payment.id, ALL, after(4))).unwrap() else {
        unreachable!("nobody has it")
    };
    assert_eq!((wished.task, wished.is_wished), (Task::Query, true));
    let again = c.write(|c| claim_wished(c, payment.id, ALL, after(5))).unwrap();
    assert!(matches!(again, Wished::Held), "somebody has it");
}}

on_each_database! {
fn a_wish_without_a_turn_is_told_apart_and_is_next(db: TestDb) {
    let mut c = db.conn();
    let payment = in_state(&mut c, State::Unknown);
    for _ in 0..TURNS {
        assert!(c.write(|c| take_turn(c, Channel::MtnMomo, &|| after(4))).unwrap());
    }
    let wished = c.write(|c| claim_wished(c, payment.id, ALL, after(4))).unwrap();
    assert!(matches!(wished, Wished::NoTurn));
    assert_eq!(read(&mut c, &payment).next_check_at, Some(after(4)));
    // Asked again, it keeps its place.
    let later = after(4) + TimeDelta::milliseconds(500);
    assert!(matches!(c.write(|c| claim_wished(c, payment.id, ALL, later)).unwrap(), Wished::NoTurn));
    assert_eq!(read(&mut c, &payment).next_check_at, Some(after(4)));
    assert!(matches!(c.write(|c| claim_wished(c, payment.id, ALL, after(5))).unwrap(), Wished::Claimed(_)));
}}

on_each_database! {
fn what_was_never_sent_is_asked_of_nobody(db: TestDb) {
    let mut c = db.conn();
    for channel in [Channel::OrangeCore, Channel::OrangeWeb] {
        let made = started(&mut c, channel);
        claimed(&mut c, made.id, after(1)).unwrap();
        let next = claimed(&mut c, made.id, after(62)).unwrap();
        assert!(next.was_never_sent());
        reported(&mut c, &next, Report::NeverSent, after(62));
        assert_eq!(read(&mut c, &made).state, State::Failed);
        assert_eq!(method(channel), made.channel.method());
    }
}}

on_each_database! {
fn a_prompt_does_not_come_when_nobody_waits_any_more(db: TestDb) {
    let mut c = db.conn();
    let made = started(&mut c, Channel::MtnMomo);
    let late = noon() + TimeDelta::minutes(11);
    assert_eq!(claimed(&mut c, made.id, late).unwrap().task, Task::Abandon);
}}

on_each_database! {
fn a_hint_that_comes_during_a_question_is_not_lost(db: TestDb) {
    let mut c = db.conn();
    let payment = in_state(&mut c, State::AwaitingCustomer);
    let held = claimed(&mut c, payment.id, after(100)).unwrap();
    c.write(|c| hint(c, payment.id, after(101))).unwrap();
    assert!(matches!(reported(&mut c, &held, Report::Waiting, after(102)), Settled::Same(_)));
    let next = read(&mut c, &payment).next_check_at.unwrap();
    assert!(next <= after(107), "{next}");
}}

on_each_database! {
fn a_late_mismatch_waits_until_the_next_attempt_has_ended_and_is_booked_at_once(db: TestDb) {
    let mut c = db.conn();
    let payment = in_state(&mut c, State::Failed);
    let next = c.write(|c| payments::start(c, &new(payment.user_id, Channel::MtnMomo), after(40))).unwrap();
    let events = |c: &mut _| detail(c, payment.id).unwrap().events.len();
    let before = events(&mut c);
    // Said again an hour later, it is neither booked nor told again.
    for at in [50, 50 + 3_600] {
        c.write(|c| hint(c, payment.id, after(at))).unwrap();
        let held = claimed(&mut c, payment.id, after(at)).unwrap();
        assert!(matches!(reported(&mut c, &held, wrong(&payment), after(at)), Settled::Same(_)));
        let is = read(&mut c, &payment);
        assert_eq!((is.state, is.next_check_at), (State::Failed, Some(after(at + 3_600))));
        let books: Vec<_> = detail(&mut c, payment.id).unwrap().entries.iter().map(|e| (e.kind, e.amount)).collect();
        assert_eq!((books, events(&mut c)), (vec![(EntryKind::Held, 1)], before + 1));
        assert_eq!(balances(&mut c, true).unwrap().values().sum::<i64>(), 0);
    }
    let first = claimed(&mut c, next.id, after(5_000)).unwrap();
    submitted(&mut c, &first, Submission::Rejected, after(5_000));
    let held = claimed(&mut c, payment.id, after(8_000)).unwrap();
    reported(&mut c, &held, wrong(&payment), after(8_000));
    assert_eq!(read(&mut c, &payment).state, State::ManualReview);
    assert_eq!(detail(&mut c, payment.id).unwrap().entries.len(), 1);
}}

on_each_database! {
fn money_of_which_two_things_were_said_is_for_people(db: TestDb) {
    let mut c = db.conn();
    let payment = in_state(&mut c, State::Failed);
    let next = c.write(|c| payments::start(c, &new(payment.user_id, Channel::MtnMomo), after(40))).unwrap();
    c.write(|c| hint(c, payment.id, after(50))).unwrap();
    let held = claimed(&mut c, payment.id, after(50)).unwrap();
    reported(&mut c, &held, wrong(&payment), after(50));
    let first = claimed(&mut c, next.id, after(60)).unwrap();
    submitted(&mut c, &first, Submission::Rejected, after(60));
    let held = claimed(&mut c, payment.id, after(4_000)).unwrap();
    reported(&mut c, &held, exact(&payment), after(4_000));
    let is = read(&mut c, &payment);
    assert_eq!((is.state, is.reason), (State::ManualReview, Some(Reason::Mismatch)));
}}
