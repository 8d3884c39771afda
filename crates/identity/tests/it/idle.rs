//! Accounts that nobody uses.

use crate::accounts::registered;
use chrono::{DateTime, Utc};
use database::{DbConn, on_each_database};
use identity::domain::{Password, UserId};
use identity::{
    PasswordCost, claim_idle_to_tell, create_admin, delete_account, hash_password, hold_idle, idle_accounts,
    nobody, open_session, people, set_premium, touch_session, untell_idle, users,
};
use std::collections::BTreeMap;

fn at(day: &str) -> DateTime<Utc> {
    format!("{day}T12:00:00.123456Z").parse().unwrap()
}

fn told(c: &mut DbConn, now: DateTime<Utc>) -> Vec<UserId> {
    claim_idle_to_tell(c, 50, now).unwrap().into_iter().map(|u| u.id).collect()
}

fn over(c: &mut DbConn, now: DateTime<Utc>) -> Vec<UserId> {
    let found = idle_accounts(c, 50, now).unwrap();
    found.into_iter().filter(|id| c.write(|c| hold_idle(c, *id, now)).unwrap().is_some()).collect()
}

on_each_database! {
fn an_unused_account_is_told_once_and_is_over_thirty_days_later(db: TestDb) {
    let (mut c, mut other) = (db.conn(), db.conn());
    // Registered on 21 November 2026.
    let owner = registered(&mut c, "a@exemple.cm", "client").unwrap().id;
    assert!(told(&mut c, at("2031-10-21")).is_empty());
    assert_eq!(told(&mut c, at("2031-10-23")), [owner]);
    assert!(told(&mut other, at("2031-10-23")).is_empty(), "another process tells nobody again");
    assert!(over(&mut c, at("2031-11-21")).is_empty());
    assert_eq!(over(&mut c, at("2031-11-22")), [owner]);
    let (user, since) = c.write(|c| hold_idle(c, owner, at("2031-11-22"))).unwrap().unwrap();
    assert_eq!((user.email.as_str(), since), ("a@exemple.cm", at("2031-10-23")));
    delete_account(&mut c, owner, at("2031-11-22")).unwrap();
    assert!(over(&mut other, at("2031-11-22")).is_empty() && told(&mut c, at("2050-01-01")).is_empty());
    assert!(c.write(|c| hold_idle(c, owner, at("2050-01-01"))).unwrap().is_none());
}}

on_each_database! {
fn a_sign_in_and_the_use_of_a_session_keep_an_account(db: TestDb) {
    let mut c = db.conn();
    let [signed_in, used, gone] = ["a@exemple.cm", "b@exemple.cm", "c@exemple.cm"].map(|mail| registered(&mut c, mail, "client").unwrap().id);
    open_session(&mut c, "old", Some(used), BTreeMap::new(), at("2031-10-01")).unwrap();
    assert_eq!(told(&mut c, at("2031-10-23")), [signed_in, gone]);
    open_session(&mut c, "new", Some(signed_in), BTreeMap::new(), at("2031-11-01")).unwrap();
    assert_eq!(over(&mut c, at("2031-12-01")), [gone]);
    assert!(told(&mut c, at("2031-12-01")).is_empty());
    // Five years after each last use; a touch counts like a sign-in.
    touch_session(&mut c, "old", at("2031-10-25")).unwrap();
    assert_eq!(told(&mut c, at("2036-10-01")), [used]);
    assert_eq!(told(&mut c, at("2036-10-03")), [signed_in]);
    touch_session(&mut c, "old", at("2036-10-25")).unwrap();
    assert_eq!(over(&mut c, at("2036-11-02")), [signed_in, gone], "{used} is in use");
}}

on_each_database! {
fn premium_keeps_an_account_and_an_administrators_never_ends(db: TestDb) {
    let mut c = db.conn();
    let [unlimited, bought] = ["a@exemple.cm", "b@exemple.cm"].map(|mail| registered(&mut c, mail, "client").unwrap().id);
    set_premium(&mut c, unlimited, Some(None)).unwrap();
    set_premium(&mut c, bought, Some(Some(at("2030-06-01")))).unwrap();
    let hash = hash_password(&Password::parse("secret-words", None).unwrap(), [1; 16], &PasswordCost::least()).unwrap();
    let admin = create_admin(&mut c, &"Admin".parse().unwrap(), &"d@exemple.cm".parse().unwrap(), &hash, at("2026-11-21")).unwrap().id;
    assert_eq!(told(&mut c, at("2032-01-01")), [admin]);
    assert!(over(&mut c, at("2032-06-01")).is_empty() && told(&mut c, at("2032-06-01")).is_empty());
    assert_eq!(told(&mut c, at("2035-05-10")), [bought]);
    assert_eq!(over(&mut c, at("2035-06-15")), [bought]);
    untell_idle(&mut c, bought).unwrap();
    assert!(over(&mut c, at("2035-06-15")).is_empty());
    assert_eq!(told(&mut c, at("2035-06-15")), [bought]);
}}

on_each_database! {
fn nobody_is_one_row_that_nobody_sees(db: TestDb) {
    let mut c = db.conn();
    let first = nobody(&mut c).unwrap();
    assert_eq!(nobody(&mut db.conn()).unwrap(), first);
    assert!(people(&mut c, &[first]).unwrap()[&first].is_deleted);
    assert_eq!(identity::account_totals(&mut c, at("2026-11-21")).unwrap().all, 0);
    assert_eq!(users(&mut c, &[first]).unwrap().len(), 1);
}}
