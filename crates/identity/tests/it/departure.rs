//! Changing one's account, and leaving it.

use crate::accounts::registered;
use chrono::{DateTime, Utc};
use database::on_each_database;
use identity::domain::{
    AccountChange, AccountFilter, Language, LinkKeys, LinkPurpose, LinkSeed, NewProfile, Password,
    RawAccountChange, RawAccountFilter, RawProfile,
};
use identity::{
    IdentityError, NewLink, PasswordCost, account_totals, accounts, ask_link, change_account,
    change_password, create_admin, delete_account, end_own_session, end_own_sessions, hash_password,
    link_letter, load_session, open_session, own_sessions, people, professionals_in, save_profile, user,
    user_by_email,
};
use std::collections::BTreeMap;

fn noon() -> DateTime<Utc> {
    "2026-11-22T12:00:00Z".parse().unwrap()
}

fn found(query: &str) -> AccountFilter {
    AccountFilter::parse(&RawAccountFilter { q: query.into(), ..RawAccountFilter::default() }).unwrap()
}

on_each_database! {
fn a_new_name_is_found_and_the_old_one_is_not(db: TestDb) {
    let mut c = db.conn();
    let id = registered(&mut c, "a@exemple.cm", "client").unwrap().id;
    let raw = RawAccountChange { name: Some(" Mbarga  Élise ".into()), language: None };
    let changed = change_account(&mut c, id, &AccountChange::parse(&raw).unwrap()).unwrap();
    assert_eq!((changed.name.as_str(), changed.language), ("Mbarga Élise", Language::English));
    assert_eq!(user(&mut c, id).unwrap(), changed);
    assert_eq!(accounts(&mut c, &found("elise"), noon()).unwrap().1, 1);
    assert_eq!(accounts(&mut c, &found("etienne"), noon()).unwrap().1, 0);
}}

on_each_database! {
fn a_new_password_ends_the_other_sessions_only(db: TestDb) {
    let mut c = db.conn();
    let owner = registered(&mut c, "a@exemple.cm", "client").unwrap();
    for key in ["here", "there"] {
        open_session(&mut c, key, Some(owner.id), BTreeMap::new(), noon()).unwrap();
    }
    let here = load_session(&mut c, "here", noon()).unwrap().unwrap().id;
    let hash = hash_password(&Password::parse("autre phrase", None).unwrap(), [9; 16], &PasswordCost::least()).unwrap();
    assert_eq!(change_password(&mut c, owner.id, &hash, Some(here), noon()).unwrap().len(), 1);
    assert!(load_session(&mut c, "here", noon()).unwrap().is_some());
    assert!(load_session(&mut c, "there", noon()).unwrap().is_none());
}}

on_each_database! {
fn everyone_sees_and_ends_their_own_sessions_only(db: TestDb) {
    let mut c = db.conn();
    let (a, b) = (registered(&mut c, "a@exemple.cm", "client").unwrap(), registered(&mut c, "b@exemple.cm", "client").unwrap());
    for (key, owner) in [("a1", &a), ("a2", &a), ("a3", &a), ("b1", &b)] {
        open_session(&mut c, key, Some(owner.id), BTreeMap::from([("device".into(), key.into())]), noon()).unwrap();
    }
    let own = own_sessions(&mut c, a.id, noon()).unwrap();
    assert_eq!(own.iter().map(|s| s.state["device"].as_str()).collect::<Vec<_>>(), ["a3", "a2", "a1"]);
    let foreign = own_sessions(&mut c, b.id, noon()).unwrap()[0].id;
    assert!(matches!(end_own_session(&mut c, a.id, foreign), Err(IdentityError::UnknownSession)));
    end_own_session(&mut c, a.id, own[0].id).unwrap();
    assert_eq!(end_own_sessions(&mut c, a.id, Some(own[1].id)).unwrap(), [own[2].id]);
    assert_eq!(own_sessions(&mut c, a.id, noon()).unwrap().len(), 1);
    assert_eq!(own_sessions(&mut c, b.id, noon()).unwrap().len(), 1);
}}

on_each_database! {
fn a_deleted_account_has_no_name_and_no_way_in_and_its_address_is_free(db: TestDb) {
    let mut c = db.conn();
    let owner = registered(&mut c, "a@exemple.cm", "avocat").unwrap();
    let profile = RawProfile { specialty: "Droit pénal".into(), domains: vec!["penal".into()], ..RawProfile::default() };
    save_profile(&mut c, owner.id, &NewProfile::parse(&profile, |_| Some("penal")).unwrap(), noon()).unwrap();
    open_session(&mut c, "here", Some(owner.id), BTreeMap::new(), noon()).unwrap();
    let new = NewLink { purpose: LinkPurpose::SignIn, keys: &LinkKeys::new(b"x"), seed: &LinkSeed::new([1; 32]) };
    let link = ask_link(&mut c, &new, &owner.email, noon()).unwrap();

    assert_eq!(delete_account(&mut c, owner.id, noon()).unwrap().len(), 1);
    assert!(matches!(delete_account(&mut c, owner.id, noon()), Err(IdentityError::UnknownUser)), "once");
    assert!(matches!(user(&mut c, owner.id), Err(IdentityError::UnknownUser)));
    assert!(user_by_email(&mut c, &owner.email).unwrap().is_none());
    assert!(load_session(&mut c, "here", noon()).unwrap().is_none());
    assert!(link_letter(&mut c, new.keys, link, noon()).unwrap().is_none());
    assert!(professionals_in(&mut c, "penal").unwrap().is_empty());
    let left = people(&mut c, &[owner.id]).unwrap().remove(&owner.id).unwrap();
    assert!(left.is_deleted && left.profile.is_none() && !left.email.as_str().contains("exemple"));
    assert_eq!(left.name.as_str(), "Compte supprimé");
    assert_eq!(accounts(&mut c, &found(""), noon()).unwrap().1, 0);
    assert_eq!(account_totals(&mut c, noon()).unwrap().all, 0);
    let again = registered(&mut c, "A@exemple.cm", "client").unwrap();
    assert_ne!(again.id, owner.id);
}}

on_each_database! {
fn somebody_is_left_who_administers(db: TestDb) {
    let mut c = db.conn();
    let hash = hash_password(&Password::parse("secret-words", None).unwrap(), [1; 16], &PasswordCost::least()).unwrap();
    let mut made = |mail: &str| create_admin(&mut c, &"Admin".parse().unwrap(), &mail.parse().unwrap(), &hash, noon()).unwrap().id;
    let (first, second) = (made("a@exemple.cm"), made("b@exemple.cm"));
    delete_account(&mut c, first, noon()).unwrap();
    assert!(matches!(delete_account(&mut c, second, noon()), Err(IdentityError::LastAdmin)));
    assert!(user(&mut c, second).is_ok());
}}
