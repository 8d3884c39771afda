use chrono::{DateTime, TimeDelta, Utc};
use database::on_each_database;
use identity::{
    close_session, delete_expired_sessions, live_sessions, load_session, open_session, touch_session,
    update_session,
};
use std::collections::BTreeMap;

fn noon() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn state(text: &str) -> BTreeMap<String, String> {
    BTreeMap::from([("k".to_owned(), text.to_owned())])
}

on_each_database! {
fn a_session_lives_thirty_days_after_its_last_use_and_ninety_at_most(db: TestDb) {
    let mut c = db.conn();
    open_session(&mut c, "key", None, state("é"), noon()).unwrap();
    let days = |n| noon() + TimeDelta::days(n);
    let found = load_session(&mut c, "key", noon()).unwrap().unwrap();
    assert_eq!(found.state, state("é"));
    assert!(!found.needs_touch(noon() + TimeDelta::minutes(59)) && found.needs_touch(noon() + TimeDelta::minutes(61)));
    assert!(load_session(&mut c, "key", days(30)).unwrap().is_none());
    touch_session(&mut c, "key", days(29)).unwrap();
    assert!(load_session(&mut c, "key", days(58)).unwrap().is_some());
    touch_session(&mut c, "key", days(58)).unwrap();
    touch_session(&mut c, "key", days(87)).unwrap();
    assert!(load_session(&mut c, "key", days(89)).unwrap().is_some());
    assert!(load_session(&mut c, "key", days(90)).unwrap().is_none(), "ninety days is the end");
    assert_eq!(delete_expired_sessions(&mut c, days(89)).unwrap(), 0);
    assert_eq!(delete_expired_sessions(&mut c, days(90)).unwrap(), 1);
}}

on_each_database! {
fn a_closed_session_is_gone_and_cannot_be_updated(db: TestDb) {
    let mut c = db.conn();
    open_session(&mut c, "key", None, state("1"), noon()).unwrap();
    assert!(update_session(&mut c, "key", None, state("2")).unwrap());
    assert_eq!(load_session(&mut c, "key", noon()).unwrap().unwrap().state, state("2"));
    close_session(&mut c, "key").unwrap();
    assert!(load_session(&mut c, "key", noon()).unwrap().is_none());
    assert!(!update_session(&mut c, "key", None, state("3")).unwrap());
}}

on_each_database! {
fn the_key_itself_is_not_kept(db: TestDb) {
    use diesel::prelude::*;
    #[derive(QueryableByName)]
    struct Kept { #[diesel(sql_type = diesel::sql_types::Text)] key_hash: String }
    let mut c = db.conn();
    open_session(&mut c, "a-very-secret-key", None, state("1"), noon()).unwrap();
    let kept: Vec<Kept> = diesel::sql_query("SELECT key_hash FROM sessions").load(&mut c).unwrap();
    assert_eq!(kept.len(), 1);
    assert!(kept.iter().all(|k| k.key_hash.len() == 64 && !k.key_hash.contains("secret")));
}}

on_each_database! {
fn sessions_that_ended_are_told_from_those_that_live(db: TestDb) {
    let mut c = db.conn();
    let mut opened = |key: &str| {
        open_session(&mut c, key, None, state("1"), noon()).unwrap();
        load_session(&mut c, key, noon()).unwrap().unwrap().id
    };
    let (a, b) = (opened("a"), opened("b"));
    assert_eq!(live_sessions(&mut c, &[a, b, 999], noon()).unwrap().len(), 2);
    close_session(&mut c, "a").unwrap();
    assert_eq!(live_sessions(&mut c, &[a, b], noon()).unwrap(), [b]);
    assert!(live_sessions(&mut c, &[b], noon() + TimeDelta::days(30)).unwrap().is_empty());
}}
