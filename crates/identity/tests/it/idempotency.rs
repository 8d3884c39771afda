//! A call that is repeated runs once.

use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, on_each_database};
use diesel::prelude::*;
use identity::{Claim, NewCall, claim_call, finish_call, forget_calls, release_call};

fn noon() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn user(c: &mut DbConn, name: &str) -> i64 {
    #[derive(QueryableByName)]
    struct Id {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        id: i64,
    }
    let sql = format!(
        "INSERT INTO users (name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at)
         VALUES ('Test', '{name}@example.cm', '{name}@example.cm', 'x', 'client', FALSE, 'fr', FALSE, '2026-01-01 00:00:00')
         RETURNING id"
    );
    diesel::sql_query(sql).get_result::<Id>(c).unwrap().id
}

fn call(user_id: i64) -> NewCall<'static> {
    NewCall { user_id, key: "k", method: "POST", path: "/api/messages", body: b"{}" }
}

fn claim(c: &mut DbConn, call: NewCall<'_>, now: DateTime<Utc>) -> Claim {
    c.write(|c| claim_call(c, &call, now)).unwrap()
}

fn run(c: &mut DbConn, call: NewCall<'_>, now: DateTime<Utc>) -> i64 {
    let claimed = claim(c, call, now);
    assert!(matches!(claimed, Claim::Run { .. }), "{claimed:?}");
    let Claim::Run { id } = claimed else { return 0 };
    id
}

on_each_database! {
fn the_first_runs_and_repeats_are_answered_the_same_for_a_day(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    let id = run(&mut c, call(a), noon());
    assert_eq!(claim(&mut c, call(a), noon()), Claim::Running);
    finish_call(&mut c, id, 201, "{\"id\":1}").unwrap();
    let answered = Claim::Answered { status: 201, answer: "{\"id\":1}".into() };
    let almost = noon() + TimeDelta::hours(24) - TimeDelta::seconds(1);
    assert_eq!(claim(&mut c, call(a), almost), answered);
    assert_eq!(claim(&mut c, NewCall { body: b"{ }", ..call(a) }, noon()), Claim::OtherBody);
    assert_eq!(forget_calls(&mut c, almost).unwrap(), 0);
    run(&mut c, call(a), noon() + TimeDelta::hours(24));
    assert_eq!(forget_calls(&mut c, noon() + TimeDelta::hours(48)).unwrap(), 1);
}}

on_each_database! {
fn a_key_is_its_callers_and_its_calls(db: TestDb) {
    let mut c = db.conn();
    let (a, b) = (user(&mut c, "a"), user(&mut c, "b"));
    run(&mut c, call(a), noon());
    run(&mut c, call(b), noon());
    run(&mut c, NewCall { key: "other", ..call(a) }, noon());
    run(&mut c, NewCall { method: "PUT", ..call(a) }, noon());
    run(&mut c, NewCall { path: "/api/ratings", ..call(a) }, noon());
}}

on_each_database! {
fn what_was_refused_or_died_may_run_again(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    let id = run(&mut c, call(a), noon());
    release_call(&mut c, id).unwrap();
    let id = run(&mut c, NewCall { body: b"corrected", ..call(a) }, noon());
    let corrected = || NewCall { body: b"corrected", ..call(a) };
    assert_eq!(claim(&mut c, corrected(), noon() + TimeDelta::seconds(119)), Claim::Running);
    assert_eq!(run(&mut c, corrected(), noon() + TimeDelta::seconds(120)), id, "its process died");
    assert_eq!(claim(&mut c, corrected(), noon() + TimeDelta::seconds(120)), Claim::Running);
}}

on_each_database! {
fn of_many_at_once_one_runs(db: TestDb) {
    let a = user(&mut db.conn(), "a");
    let all: Vec<_> = (0..8).map(|_| {
        let url = db.url.clone();
        std::thread::spawn(move || claim(&mut DbConn::open(&url).unwrap(), call(a), noon()))
    }).collect();
    let claims: Vec<Claim> = all.into_iter().map(|t| t.join().unwrap()).collect();
    assert_eq!(claims.iter().filter(|c| matches!(c, Claim::Run { .. })).count(), 1);
    assert_eq!(claims.iter().filter(|c| **c == Claim::Running).count(), 7);
}}
