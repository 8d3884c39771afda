//! Links by mail.

use crate::accounts::registered;
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, on_each_database};
use identity::domain::{Email, LinkKeys, LinkPurpose, LinkSeed, LinkToken, Password, User};
use identity::{
    IdentityError, NewLink, PasswordCost, ask_first_link, ask_link, confirm_email, forget_links,
    hash_password, link_letter, link_owner, live_sessions, load_session, open_session, reset_password,
    sign_in_by_link, user, user_by_email, verify_password,
};
use std::collections::BTreeMap;

fn noon() -> DateTime<Utc> {
    "2026-11-22T12:00:00Z".parse().unwrap()
}

fn keys() -> LinkKeys {
    LinkKeys::new(b"the server's secret")
}

fn email(text: &str) -> Email {
    text.parse().unwrap()
}

/// Asks for a link, and answers its row.
fn asked(
    c: &mut DbConn,
    purpose: LinkPurpose,
    to: &str,
    seed: u8,
    now: DateTime<Utc>,
) -> Result<i64, IdentityError> {
    let new = NewLink { purpose, keys: &keys(), seed: &LinkSeed::new([seed; 32]) };
    ask_link(c, &new, &email(to), now)
}

/// The token in the mail of a link.
fn token(c: &mut DbConn, id: i64, now: DateTime<Utc>) -> LinkToken {
    link_letter(c, &keys(), id, now).unwrap().unwrap().token
}

fn session(c: &mut DbConn, user: &User, key: &str) -> i64 {
    open_session(c, key, Some(user.id), BTreeMap::new(), noon()).unwrap();
    load_session(c, key, noon()).unwrap().unwrap().id
}

on_each_database! {
fn a_link_is_for_one_purpose_and_lives_as_long_as_was_decided(db: TestDb) {
    let mut c = db.conn();
    let owner = registered(&mut c, "a@exemple.cm", "client").unwrap();
    for (seed, purpose) in (1..).zip(LinkPurpose::ALL) {
        let id = asked(&mut c, purpose, "A@Exemple.cm", seed, noon()).unwrap();
        let token = token(&mut c, id, noon());
        let end = noon() + purpose.lifetime();
        assert_eq!(link_owner(&mut c, &token, purpose, end - TimeDelta::seconds(1)).unwrap().id, owner.id);
        assert!(matches!(link_owner(&mut c, &token, purpose, end), Err(IdentityError::LinkEnded)));
        for other in LinkPurpose::ALL.into_iter().filter(|p| *p != purpose) {
            assert!(matches!(link_owner(&mut c, &token, other, noon()), Err(IdentityError::UnknownLink)));
        }
        assert!(link_letter(&mut c, &keys(), id, end).unwrap().is_none(), "no mail with a link that has ended");
    }
}}

on_each_database! {
fn an_unknown_address_is_served_the_same_and_gets_no_mail(db: TestDb) {
    let mut c = db.conn();
    for seed in 1..=3 {
        let id = asked(&mut c, LinkPurpose::ResetPassword, "nobody@exemple.cm", seed, noon()).unwrap();
        assert!(link_letter(&mut c, &keys(), id, noon()).unwrap().is_none());
    }
    let fourth = asked(&mut c, LinkPurpose::ResetPassword, "nobody@exemple.cm", 4, noon());
    assert!(matches!(fourth, Err(IdentityError::TooManyLinks { .. })), "counted as a known one is");
    // Whoever registers there later cannot be reached by what was asked before.
    registered(&mut c, "nobody@exemple.cm", "client").unwrap();
    let old = keys().token(&LinkSeed::new([1; 32]));
    assert!(matches!(link_owner(&mut c, &old, LinkPurpose::ResetPassword, noon()), Err(IdentityError::UnknownLink)));
}}

on_each_database! {
fn three_links_an_hour_of_each_kind(db: TestDb) {
    let mut c = db.conn();
    let owner = registered(&mut c, "a@exemple.cm", "client").unwrap();
    let new = NewLink { purpose: LinkPurpose::VerifyEmail, keys: &keys(), seed: &LinkSeed::new([99; 32]) };
    ask_first_link(&mut c, &new, owner.id, noon()).unwrap();
    let minute = |n| noon() + TimeDelta::minutes(n);
    let mut ask = |seed, at| asked(&mut c, LinkPurpose::VerifyEmail, "a@exemple.cm", seed, at);
    for (seed, at) in [(1, 0), (2, 20), (3, 40)] {
        ask(seed, minute(at)).unwrap();
    }
    let refused = ask(4, minute(59));
    assert!(matches!(refused, Err(IdentityError::TooManyLinks { until }) if until == minute(60)), "{refused:?}");
    ask(5, minute(60)).unwrap();
    assert!(matches!(ask(6, minute(61)), Err(IdentityError::TooManyLinks { until }) if until == minute(80)));
    asked(&mut c, LinkPurpose::SignIn, "a@exemple.cm", 7, minute(61)).unwrap();
    asked(&mut c, LinkPurpose::VerifyEmail, "b@exemple.cm", 8, minute(61)).unwrap();
}}

on_each_database! {
fn of_links_asked_for_at_once_no_more_than_three_are_made(db: TestDb) {
    let url = db.url.clone();
    let tries: Vec<_> = (1..=8)
        .map(|seed| {
            let url = url.clone();
            std::thread::spawn(move || {
                let mut c = DbConn::open(&url).unwrap();
                asked(&mut c, LinkPurpose::SignIn, "a@exemple.cm", seed, noon()).is_ok()
            })
        })
        .collect();
    let made = tries.into_iter().map(|t| t.join().unwrap()).filter(|made| *made).count();
    assert_eq!(made, 3);
}}

on_each_database! {
fn an_address_is_confirmed_once_and_the_same_link_may_say_so_again(db: TestDb) {
    let mut c = db.conn();
    let owner = registered(&mut c, "a@exemple.cm", "client").unwrap();
    assert!(!owner.is_email_verified);
    let id = asked(&mut c, LinkPurpose::VerifyEmail, "a@exemple.cm", 1, noon()).unwrap();
    let token = token(&mut c, id, noon());
    for _ in 0..2 {
        assert!(confirm_email(&mut c, &token, noon()).unwrap().is_email_verified);
    }
    assert!(user(&mut c, owner.id).unwrap().is_email_verified);
}}

on_each_database! {
fn a_new_password_ends_every_session_and_every_link_that_opens_the_account(db: TestDb) {
    let mut c = db.conn();
    let owner = registered(&mut c, "a@exemple.cm", "client").unwrap();
    let other = registered(&mut c, "b@exemple.cm", "client").unwrap();
    let (first, second) = (session(&mut c, &owner, "one"), session(&mut c, &owner, "two"));
    let foreign = session(&mut c, &other, "three");
    let sign_in = asked(&mut c, LinkPurpose::SignIn, "a@exemple.cm", 1, noon()).unwrap();
    let earlier = asked(&mut c, LinkPurpose::ResetPassword, "a@exemple.cm", 2, noon()).unwrap();
    let id = asked(&mut c, LinkPurpose::ResetPassword, "a@exemple.cm", 3, noon()).unwrap();
    let (sign_in, earlier, token) = (token(&mut c, sign_in, noon()), token(&mut c, earlier, noon()), token(&mut c, id, noon()));
    let hash = hash_password(&Password::parse("autre phrase", None).unwrap(), [9; 16], &PasswordCost::least()).unwrap();
    let (_, mut ended) = reset_password(&mut c, &token, &hash, noon()).unwrap();
    ended.sort_unstable();
    assert_eq!(ended, [first, second]);
    assert_eq!(live_sessions(&mut c, &[first, second, foreign], noon()).unwrap(), [foreign]);
    for (token, purpose) in [(&token, LinkPurpose::ResetPassword), (&earlier, LinkPurpose::ResetPassword), (&sign_in, LinkPurpose::SignIn)] {
        assert!(matches!(link_owner(&mut c, token, purpose, noon()), Err(IdentityError::LinkEnded)), "{purpose:?}");
    }
    assert!(matches!(reset_password(&mut c, &token, &hash, noon()), Err(IdentityError::LinkEnded)));
    let kept = identity::begin_login(&mut c, &email("a@exemple.cm"), "here", noon()).unwrap().account.unwrap().1;
    assert!(verify_password("autre phrase", Some(&kept), &PasswordCost::least()) && !verify_password("secret-words", Some(&kept), &PasswordCost::least()));
}}

on_each_database! {
fn a_sign_in_link_works_once_even_when_it_is_used_twice_at_once(db: TestDb) {
    let mut c = db.conn();
    let owner = registered(&mut c, "a@exemple.cm", "client").unwrap();
    let before = session(&mut c, &owner, "one");
    let id = asked(&mut c, LinkPurpose::SignIn, "a@exemple.cm", 1, noon()).unwrap();
    let first = token(&mut c, id, noon());
    let url = db.url.clone();
    let tries: Vec<_> = (0..4)
        .map(|_| {
            let (url, token) = (url.clone(), first.clone());
            std::thread::spawn(move || sign_in_by_link(&mut DbConn::open(&url).unwrap(), &token, noon()).is_ok())
        })
        .collect();
    let signed_in: Vec<bool> = tries.into_iter().map(|t| t.join().unwrap()).collect();
    assert_eq!(signed_in.iter().filter(|ok| **ok).count(), 1);
    assert!(live_sessions(&mut c, &[before], noon()).unwrap().is_empty(), "the first proof of the address ends what was open");
    let later = session(&mut c, &owner, "two");
    let id = asked(&mut c, LinkPurpose::SignIn, "a@exemple.cm", 2, noon()).unwrap();
    let token = token(&mut c, id, noon());
    assert!(sign_in_by_link(&mut c, &token, noon()).unwrap().1.is_empty());
    assert_eq!(live_sessions(&mut c, &[later], noon()).unwrap(), [later], "the second one ends none");
}}

on_each_database! {
fn neither_token_nor_link_lies_in_the_database(db: TestDb) {
    use diesel::prelude::*;
    #[derive(QueryableByName)]
    struct Kept {
        #[diesel(sql_type = diesel::sql_types::Text)] token_hash: String,
        #[diesel(sql_type = diesel::sql_types::Text)] seed: String,
        #[diesel(sql_type = diesel::sql_types::Text)] asked_hash: String,
    }
    let mut c = db.conn();
    registered(&mut c, "a@exemple.cm", "client").unwrap();
    let id = asked(&mut c, LinkPurpose::SignIn, "a@exemple.cm", 1, noon()).unwrap();
    let token = token(&mut c, id, noon());
    let kept: Vec<Kept> = diesel::sql_query("SELECT token_hash, seed, asked_hash FROM account_tokens").load(&mut c).unwrap();
    assert_eq!(kept.len(), 1);
    for text in [&kept[0].token_hash, &kept[0].seed, &kept[0].asked_hash] {
        assert_ne!(text, token.reveal());
        assert!(text.parse::<LinkToken>().is_ok_and(|t| link_owner(&mut c, &t, LinkPurpose::SignIn, noon()).is_err()), "what lies there opens nothing");
    }
}}

on_each_database! {
fn what_has_ended_is_forgotten_after_a_week(db: TestDb) {
    let mut c = db.conn();
    registered(&mut c, "a@exemple.cm", "client").unwrap();
    let id = asked(&mut c, LinkPurpose::SignIn, "a@exemple.cm", 1, noon()).unwrap();
    let token = token(&mut c, id, noon());
    let days = |n| noon() + TimeDelta::days(n);
    assert_eq!(forget_links(&mut c, days(7)).unwrap(), 0);
    assert!(matches!(sign_in_by_link(&mut c, &token, days(7)), Err(IdentityError::LinkEnded)));
    assert_eq!(forget_links(&mut c, days(8)).unwrap(), 1);
    assert!(matches!(sign_in_by_link(&mut c, &token, days(8)), Err(IdentityError::UnknownLink)));
    assert!(user_by_email(&mut c, &email("a@exemple.cm")).unwrap().is_some());
}}
