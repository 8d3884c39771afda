//! Ten free messages in thirty days, whatever the browser does; and proofs of work.

use crate::support::*;
use anonymous_access::domain::{Address, Challenge, Proof, VisitorId};
use anonymous_access::*;
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, on_each_database};
use std::sync::atomic::{AtomicU8, Ordering};

fn from(address: &str) -> Comer {
    Comer { visitor: None, address: Address(address.into()), visitors_per_address: 1 }
}

/// Who has lost the cookie, or never had one.
fn bare() -> Comer {
    from("192.0.2.1")
}

fn with(visitor: &VisitorId) -> Comer {
    Comer { visitor: Some(visitor.clone()), ..bare() }
}

fn fresh() -> Fresh {
    static NEXT: AtomicU8 = AtomicU8::new(1);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    Fresh { visitor: VisitorId::new([n; 16]), salt: [n; 32] }
}

fn take(c: &mut DbConn, comer: &Comer, now: DateTime<Utc>) -> Result<Taken, AccessError> {
    take_message(c, comer, &fresh(), now)
}

on_each_database! {
fn ten_messages_are_free_and_come_back_after_thirty_days(db: TestDb) {
    let c = &mut db.conn();
    assert_eq!((quota(c, &bare(), noon()).unwrap().used, quota(c, &bare(), noon()).unwrap().remaining()), (0, 10));
    let first = take(c, &bare(), noon()).unwrap();
    assert_eq!((first.quota.used, first.quota.resets_at), (1, days(30)));
    let comer = with(&first.visitor);
    for used in 2..=10 {
        let taken = take(c, &comer, days(used - 1)).unwrap();
        assert_eq!((i64::from(taken.quota.used), &taken.visitor), (used, &first.visitor));
    }
    assert_eq!(quota(c, &comer, days(20)).unwrap().remaining(), 0);
    let Err(AccessError::MessageLimit { resets_at, .. }) = take(c, &comer, days(29)) else { panic!("an eleventh message") };
    assert_eq!(resets_at, days(30));
    let again = take(c, &comer, days(30)).unwrap();
    assert_eq!((again.quota.used, again.quota.resets_at), (1, days(60)));
    assert_ne!(again.visitor, first.visitor, "a new count under a new number");
}}

on_each_database! {
fn who_drops_the_cookie_gets_no_more(db: TestDb) {
    let c = &mut db.conn();
    let first = take(c, &bare(), noon()).unwrap();
    for _ in 0..4 {
        take(c, &with(&first.visitor), noon()).unwrap();
    }
    let second = take(c, &bare(), noon()).unwrap();
    assert_eq!(second.quota.used, 1, "one's own count is said, whatever others used here");
    for used in [1, 1, 1, 10] {
        assert_eq!(take(c, &bare(), noon()).unwrap().quota.used, used, "until the address has none left");
    }
    for comer in [bare(), with(&first.visitor), with(&second.visitor), with(&VisitorId::new([200; 16]))] {
        assert_eq!(refused(take(c, &comer, noon())), "message limit");
    }
    assert_eq!((quota(c, &bare(), noon()).unwrap().used, quota(c, &with(&first.visitor), noon()).unwrap().used), (10, 10));
    // Somebody else, elsewhere, is not touched.
    assert_eq!(take(c, &from("192.0.2.2"), noon()).unwrap().quota.used, 1);
}}

on_each_database! {
fn who_is_refused_for_what_others_used_here_is_told_to_come_back_tomorrow(db: TestDb) {
    let c = &mut db.conn();
    let known = take(c, &bare(), noon()).unwrap().visitor;
    for _ in 0..9 {
        take(c, &bare(), noon()).unwrap();
    }
    let Err(AccessError::MessageLimit { resets_at, .. }) = take(c, &with(&known), noon()) else { panic!("an eleventh message") };
    assert_eq!(resets_at, hours(12));
    let now = quota(c, &with(&known), noon()).unwrap();
    assert_eq!((now.remaining(), now.resets_at), (0, hours(12)));
    assert_eq!(quota(c, &with(&known), hours(12)).unwrap().remaining(), 9, "a refused message is not counted");
}}

on_each_database! {
fn messages_at_once_are_ten_in_all(db: TestDb) {
    let first = take(&mut db.conn(), &bare(), noon()).unwrap();
    let comers: Vec<Comer> = (0..30).map(|n| if n % 2 == 0 { bare() } else { with(&first.visitor) }).collect();
    let taken = std::thread::scope(|s| {
        let all: Vec<_> = comers.iter().map(|comer| s.spawn(|| refused(take(&mut db.conn(), comer, noon())))).collect();
        all.into_iter().map(|t| t.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(taken.iter().filter(|t| **t == "nothing").count(), 9, "{taken:?}");
    assert_eq!(taken.iter().filter(|t| **t == "message limit").count(), 21, "{taken:?}");
}}

on_each_database! {
fn cookies_collected_on_one_day_are_ten_messages_on_the_next(db: TestDb) {
    let c = &mut db.conn();
    let hoard: Vec<VisitorId> = (0..10).map(|_| take(c, &bare(), noon()).unwrap().visitor).collect();
    let answered = hoard.iter().cycle().take(60).filter(|v| take(c, &with(v), days(1)).is_ok()).count();
    assert_eq!(answered, 10);
    assert_eq!(refused(take(c, &bare(), days(1))), "message limit");
}}

on_each_database! {
fn an_address_that_is_said_to_serve_several_people_has_messages_for_each(db: TestDb) {
    let c = &mut db.conn();
    let shared = |visitor| Comer { visitor, visitors_per_address: 3, ..bare() };
    for person in 0..3 {
        let first = take(c, &shared(None), noon()).unwrap();
        assert_eq!(first.quota.used, 1, "person {person}: what others used is not counted against one while there is more");
        for used in 2..=10 {
            assert_eq!(take(c, &shared(Some(first.visitor.clone())), noon()).unwrap().quota.used, used);
        }
        assert_eq!(refused(take(c, &shared(Some(first.visitor)), noon())), "message limit");
    }
    let Err(AccessError::MessageLimit { resets_at, .. }) = take(c, &shared(None), noon()) else { panic!("a fourth person") };
    assert_eq!(resets_at, hours(12));
}}

on_each_database! {
fn what_was_not_answered_is_given_back(db: TestDb) {
    let c = &mut db.conn();
    let first = take(c, &bare(), noon()).unwrap();
    give_back_message(c, &first).unwrap();
    assert_eq!(quota(c, &bare(), noon()).unwrap().used, 0);
    let second = take(c, &with(&first.visitor), days(1)).unwrap();
    assert_eq!(second.quota.used, 1);
    give_back_message(c, &second).unwrap();
    give_back_message(c, &second).unwrap();
    assert_eq!(quota(c, &with(&first.visitor), days(1)).unwrap().used, 0, "never below nothing");
}}

on_each_database! {
fn no_address_is_kept_and_days_are_forgotten(db: TestDb) {
    let c = &mut db.conn();
    let taken = take(c, &bare(), noon()).unwrap();
    let kept = texts(c, "anonymous_addresses", &["address_hash"]) + &texts(c, "anonymous_visitors", &["visitor_hash"]);
    assert!(kept.len() == 128 && !kept.contains("192.0.2"), "{kept}");
    assert_eq!(forget_visitors(c, hours(11)).unwrap(), 0);
    assert_eq!(forget_visitors(c, hours(12)).unwrap(), 2, "the day's salt and its address");
    assert_eq!(quota(c, &with(&taken.visitor), hours(12)).unwrap().used, 1);
    assert_eq!(forget_visitors(c, days(30)).unwrap(), 1);
    assert_eq!(count(c, "anonymous_visitors"), 0);
}}

on_each_database! {
fn a_proof_is_good_for_one_call(db: TestDb) {
    let challenge = Challenge::new(&keys(), [7; 16], noon());
    let proof = (0u32..)
        .map(|n| Proof { challenge: challenge.text.clone(), nonce: n.to_string() })
        .find(|proof| proof.check(&keys(), noon()).is_ok())
        .unwrap();
    let wrong = Proof { nonce: "x".into(), ..proof.clone() };
    assert_eq!(refused(prove(&mut db.conn(), &keys(), &wrong, noon())), "not proved");
    let done: Vec<&str> = std::thread::scope(|s| {
        let all: Vec<_> = (0..6).map(|_| s.spawn(|| refused(prove(&mut db.conn(), &keys(), &proof, noon())))).collect();
        all.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert_eq!(done.iter().filter(|d| **d == "nothing").count(), 1, "{done:?}");
    let later = noon() + TimeDelta::minutes(11);
    assert_eq!(forget_visitors(&mut db.conn(), later).unwrap(), 1);
    assert_eq!(refused(prove(&mut db.conn(), &keys(), &proof, later)), "not proved");
}}
