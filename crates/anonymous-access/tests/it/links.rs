//! Links: made, found, extended, ended, erased.

use crate::support::*;
use anonymous_access::domain::{AccessToken, CodeWords, Keys, StopToken};
use anonymous_access::*;
use chrono::TimeDelta;
use database::on_each_database;

on_each_database! {
fn a_link_is_found_by_its_token_its_words_and_its_id(db: TestDb) {
    let c = &mut db.conn();
    let (made, other) = (opened(c, 1), opened(c, 2));
    assert_eq!((made.access.expires_at, made.access.extensions_left(), made.access.notices_enabled), (days(7), 4, true));
    let token: AccessToken = made.token.reveal().parse().unwrap();
    let words = CodeWords::parse(&made.words.to_string()).unwrap();
    assert_eq!(access_by_token(c, &token, noon()).unwrap(), made.access);
    assert_eq!(access_by_words(c, &keys(), &words, noon()).unwrap(), made.access);
    assert_eq!(access_by_id(c, made.access.id, noon()).unwrap(), made.access);
    assert_eq!(access_of_request(c, made.access.request_id.unwrap()).unwrap().unwrap(), made.access);
    assert_ne!(made.token, other.token);
    assert_eq!(refused(access_by_token(c, &AccessToken::from([9; 32]), noon())), "not found");
    assert_eq!(refused(access_by_words(c, &keys(), &keys().code_words(&anonymous_access::domain::Seed::new([9; 32])), noon())), "not found");
    assert_eq!(refused(access_by_id(c, 999, noon())), "not found");
}}

on_each_database! {
fn the_database_holds_neither_token_nor_words_nor_address(db: TestDb) {
    let c = &mut db.conn();
    let made = opened(c, 1);
    let columns = ["token_hash", "words_hash", "stop_hash", "seed", "sealed_email", "repeat_hash", "language"];
    let kept = texts(c, "anonymous_access", &columns).to_lowercase();
    assert!(kept.len() > 256 && !kept.contains(&made.token.reveal()) && !kept.contains("visitor") && !kept.contains("exemple.cm"));
    assert!(made.words.words().iter().all(|w| !kept.contains(w)));
    assert_eq!(contact_email(c, &keys(), &made.access).unwrap().as_deref(), Some("visitor@exemple.cm"));
    // A copy of the database without the server's key opens nothing and names nobody.
    let stranger = Keys::new(b"another secret");
    assert_eq!(contact_email(c, &stranger, &made.access).unwrap(), None);
    assert!(letter(c, &stranger, made.access.id, true, noon()).unwrap().is_none());
    assert_eq!(refused(access_by_words(c, &stranger, &made.words, noon())), "not found");
    // The link itself outlives a change of that key.
    assert_eq!(access_by_token(c, &made.token, noon()).unwrap(), made.access);
}}

on_each_database! {
fn a_repeat_of_the_call_is_answered_the_same_link_for_an_hour(db: TestDb) {
    let c = &mut db.conn();
    let (first, email) = (request(c), email());
    let sent = ["Bail", "Texte"];
    let call = |request_id, seed| NewAccess { repeat: Some(("a-random-key-of-the-caller", &sent[..])), ..new(&email, request_id, seed) };
    let key = ("a-random-key-of-the-caller", &sent[..]);
    assert!(repeated(c, &keys(), key, noon()).unwrap().is_none());
    let made = open_access(c, &keys(), &call(first, 1), noon()).unwrap();
    assert_eq!(repeated(c, &keys(), key, noon()).unwrap().unwrap(), made);
    assert!(repeated(c, &keys(), ("a-random-key-of-the-caller", &["Bail", "Autre"]), noon()).unwrap().is_none());
    assert!(repeated(c, &Keys::new(b"another secret"), key, noon()).unwrap().is_none());
    let second = request(c);
    assert_eq!(refused(c.write(|c| open_access(c, &keys(), &call(second, 2), noon()))), "repeat running");
    assert!(repeated(c, &keys(), key, noon() + REPEAT_WITHIN).unwrap().is_none());
    assert_ne!(open_access(c, &keys(), &call(second, 2), noon() + REPEAT_WITHIN).unwrap().token, made.token);
}}

on_each_database! {
fn its_holder_extends_a_link_four_times_and_not_after_its_end(db: TestDb) {
    let c = &mut db.conn();
    let id = opened(c, 1).access.id;
    for n in 1..=4 {
        let extended = extend(c, id, noon()).unwrap();
        assert_eq!((extended.expires_at, extended.extensions_left()), (days(7 + 7 * n), 4 - n as i32));
    }
    assert_eq!(refused(extend(c, id, noon())), "no extension left");
    let ended = opened(c, 2).access.id;
    assert_eq!(refused(extend(c, ended, days(7))), "expired");
    assert_eq!(refused(extend(c, ended, days(97))), "not found");
    assert_eq!(refused(extend(c, 999, noon())), "not found");
}}

on_each_database! {
fn extensions_at_once_are_counted_one_by_one(db: TestDb) {
    let id = opened(&mut db.conn(), 1).access.id;
    let done: Vec<&str> = std::thread::scope(|s| {
        let all: Vec<_> = (0..10).map(|_| s.spawn(|| refused(extend(&mut db.conn(), id, noon())))).collect();
        all.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert_eq!(done.iter().filter(|d| **d == "nothing").count(), 4, "{done:?}");
    assert_eq!(access_by_id(&mut db.conn(), id, noon()).unwrap().expires_at, days(35));
}}

on_each_database! {
fn news_in_the_last_two_days_extends_without_counting(db: TestDb) {
    let c = &mut db.conn();
    let made = opened(c, 1);
    let request_id = made.access.request_id.unwrap();
    let (access, extended) = extend_for_news(c, request_id, days(4)).unwrap().unwrap();
    assert_eq!((access.expires_at, extended), (days(7), false));
    let (access, extended) = extend_for_news(c, request_id, days(6)).unwrap().unwrap();
    assert_eq!((access.expires_at, extended, access.extensions_left()), (days(14), true, 4));
    assert_eq!(access_by_id(c, access.id, days(6)).unwrap(), access);
    assert!(extend_for_news(c, request_id, days(14)).unwrap().is_none(), "an ended link stays ended");
    assert!(extend_for_news(c, 999, noon()).unwrap().is_none());
}}

on_each_database! {
fn mails_are_made_at_the_moment_they_are_sent_and_only_while_they_are_wanted(db: TestDb) {
    let c = &mut db.conn();
    let made = opened(c, 1);
    let id = made.access.id;
    let written = letter(c, &keys(), id, true, noon()).unwrap().unwrap();
    assert_eq!((written.email.as_str(), &written.token), ("visitor@exemple.cm", &made.token));
    let stop: StopToken = written.stop.reveal().parse().unwrap();
    assert_eq!(refused(stop_notices(c, &StopToken::from([1; 32]))), "not found");
    for _ in 0..2 {
        stop_notices(c, &stop).unwrap();
        assert!(letter(c, &keys(), id, true, noon()).unwrap().is_none());
    }
    assert!(letter(c, &keys(), id, false, noon()).unwrap().is_some(), "what is asked for is no notice");
    assert!(set_notices(c, id, true, noon()).unwrap().notices_enabled);
    assert!(letter(c, &keys(), id, true, noon()).unwrap().is_some());
    assert!(letter(c, &keys(), id, false, days(7)).unwrap().is_none());
    assert_eq!(refused(set_notices(c, id, true, days(7))), "expired");
}}

on_each_database! {
fn the_holder_is_told_once_before_each_end(db: TestDb) {
    let c = &mut db.conn();
    let made = opened(c, 1);
    let told = |c: &mut database::DbConn, now| ending_soon(c, now, 10).unwrap().into_iter().map(|a| a.id).collect::<Vec<_>>();
    assert!(told(c, hours(5 * 24 - 1)).is_empty());
    assert_eq!(told(c, days(5)), [made.access.id]);
    assert!(told(c, days(5)).is_empty());
    extend(c, made.access.id, days(6)).unwrap();
    assert!(told(c, days(6)).is_empty());
    assert_eq!(told(c, days(12)), [made.access.id]);
    assert!(told(c, days(14)).is_empty());
}}

on_each_database! {
fn the_holder_is_told_once_whoever_asks(db: TestDb) {
    (1..=20).for_each(|seed| { opened(&mut db.conn(), seed); });
    let told: usize = std::thread::scope(|s| {
        let all: Vec<_> = (0..4).map(|_| s.spawn(|| ending_soon(&mut db.conn(), days(6), 100).unwrap().len())).collect();
        all.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!(told, 20);
}}

on_each_database! {
fn an_ended_link_says_so_for_ninety_days_and_is_then_unknown(db: TestDb) {
    let c = &mut db.conn();
    let made = opened(c, 1);
    let id = made.access.id;
    assert_eq!(blank_ended(c, days(7) - TimeDelta::microseconds(1), 10).unwrap(), []);
    assert_eq!(blank_ended(c, days(7), 10).unwrap().len(), 1);
    assert_eq!(blank_ended(c, days(7), 10).unwrap(), [], "once");
    assert_eq!(texts(c, "anonymous_access", &["stop_hash", "seed", "sealed_email", "repeat_hash"]).trim(), "");
    assert_eq!(contact_email(c, &keys(), &made.access).unwrap(), None);

    let seen = access_by_token(c, &made.token, days(8)).unwrap();
    assert!(!seen.is_live(days(8)) && seen.expires_at == days(7));
    assert_eq!(access_by_words(c, &keys(), &made.words, days(8)).unwrap(), seen);
    assert_eq!(refused(hold(c, id, days(8))), "expired");

    assert_eq!(ended_with_request(c, days(37) - TimeDelta::microseconds(1), 10).unwrap(), []);
    assert_eq!(ended_with_request(c, days(37), 10).unwrap(), [seen]);
    assert_eq!(forget_ended(c, days(97) - TimeDelta::microseconds(1)).unwrap(), 0);
    assert!(access_by_token(c, &made.token, days(97) - TimeDelta::microseconds(1)).is_ok());
    assert_eq!(refused(access_by_token(c, &made.token, days(97))), "not found");
    assert_eq!(forget_ended(c, days(97)).unwrap(), 0, "its request could not be erased by anything else");
    diesel::RunQueryDsl::execute(diesel::sql_query("DELETE FROM client_requests"), c).unwrap();
    assert_eq!(forget_ended(c, days(97)).unwrap(), 1);
    assert_eq!(count(c, "anonymous_access"), 0);
}}

on_each_database! {
fn a_link_whose_request_is_gone_only_says_when_it_ended(db: TestDb) {
    let c = &mut db.conn();
    let made = opened(c, 1);
    diesel::RunQueryDsl::execute(diesel::sql_query("DELETE FROM client_requests"), c).unwrap();
    let seen = access_by_token(c, &made.token, noon()).unwrap();
    assert_eq!((seen.request_id, seen.is_live(noon())), (None, false));
    assert_eq!(refused(hold(c, seen.id, noon())), "expired");
}}

on_each_database! {
fn what_is_erased_is_unknown_at_once(db: TestDb) {
    let c = &mut db.conn();
    let (made, other) = (opened(c, 1), opened(c, 2));
    let text = anonymous_access::domain::MessageText::parse("Bonjour").unwrap();
    write_message(c, made.access.id, true, (&text, None), noon()).unwrap();
    end_access(c, made.access.id).unwrap();
    assert_eq!(refused(access_by_token(c, &made.token, noon())), "not found");
    assert_eq!(refused(access_by_words(c, &keys(), &made.words, noon())), "not found");
    assert_eq!((count(c, "anonymous_access"), count(c, "anonymous_messages")), (1, 0));
    assert!(access_by_token(c, &other.token, noon()).is_ok());
}}
