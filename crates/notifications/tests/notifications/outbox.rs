//! The queue by itself: what is promised once, claimed by one, retried, blanked and counted.
use crate::support::{enqueue_one, minute, to, verification, welcome};
use chrono::TimeDelta;
use database::{DbConn, DbError, on_each_database};
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};
use notifications::{
    Fate, Language, NotificationError, QueueStatus, SendError, claim, enqueue, fate, mark_failed, mark_sent,
    purge_failed, purge_sent, queue_status,
};

const LEASE: TimeDelta = TimeDelta::minutes(3);

#[derive(QueryableByName, Debug, PartialEq)]
struct Kept {
    #[diesel(sql_type = Text)]
    state: String,
    #[diesel(sql_type = Text)]
    payload: String,
    #[diesel(sql_type = Nullable<Text>)]
    last_error: Option<String>,
}

/// The only row, as it lies in the table.
fn kept(c: &mut DbConn) -> Kept {
    diesel::sql_query("SELECT state, payload, last_error FROM outbox").get_result(c).unwrap()
}

fn counts(c: &mut DbConn) -> (i64, i64) {
    let QueueStatus { pending, failed, .. } = queue_status(c).unwrap();
    (pending, failed)
}

on_each_database! {
fn a_repeated_key_promises_nothing_more(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "verify:1");
    c.write(|c| {
        // The transaction stays usable after the repeat.
        enqueue(c, &welcome(), &to("other@exemple.cm", Language::En), "verify:1", minute(5))?;
        enqueue(c, &welcome(), &to("other@exemple.cm", Language::En), "welcome:1", minute(5))
    }).unwrap();
    let claimed = c.write(|c| claim(c, 10, LEASE, minute(5))).unwrap();
    assert_eq!(claimed.len(), 2);
    assert_eq!(claimed[0].mail, verification("s3cret"));
    assert_eq!(claimed[0].recipient, to("ngo@exemple.cm", Language::Fr));
    assert_eq!(claimed[1].mail, welcome());
    assert_eq!(claimed[1].recipient, to("other@exemple.cm", Language::En));
}}

on_each_database! {
fn no_mail_is_promised_by_a_transaction_that_fails(db: TestDb) {
    let mut c = db.conn();
    let done: Result<(), NotificationError> = c.write(|c| {
        enqueue(c, &welcome(), &to("a@exemple.cm", Language::Fr), "welcome:1", minute(0))?;
        Err(DbError::NotFound.into())
    });
    assert!(done.is_err());
    assert_eq!(queue_status(&mut c).unwrap(), QueueStatus { pending: 0, failed: 0, oldest: None });
}}

on_each_database! {
fn a_claimed_mail_is_nobody_elses_until_the_lease_ends(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "k");
    assert!(c.write(|c| claim(c, 10, LEASE, minute(-1))).unwrap().is_empty());
    let first = c.write(|c| claim(c, 10, LEASE, minute(0))).unwrap().remove(0);
    assert!(c.write(|c| claim(c, 10, LEASE, minute(2))).unwrap().is_empty());
    let second = c.write(|c| claim(c, 10, LEASE, minute(3))).unwrap().remove(0);
    assert_eq!((first.attempt, second.attempt), (1, 2));

    // The first claimer wakes up: its failure no longer counts, but its success ends the matter.
    c.write(|c| mark_failed(c, &first, SendError::Status(550), minute(4))).unwrap();
    assert_eq!(kept(&mut c).state, "sending");
    c.write(|c| mark_sent(c, &first, minute(4))).unwrap();
    c.write(|c| mark_failed(c, &second, SendError::Timeout, minute(4))).unwrap();
    assert_eq!(kept(&mut c), Kept { state: "sent".into(), payload: "{}".into(), last_error: None });
}}

on_each_database! {
fn a_failed_mail_waits_longer_each_time_and_is_given_up(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "k");
    let mut now = 0;
    for wait in [1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120] {
        let mail = c.write(|c| claim(c, 1, LEASE, minute(now))).unwrap().remove(0);
        c.write(|c| mark_failed(c, &mail, SendError::Unreachable, minute(now))).unwrap();
        let early = minute(now + wait) - TimeDelta::seconds(1);
        assert!(c.write(|c| claim(c, 1, LEASE, early)).unwrap().is_empty());
        assert!(kept(&mut c).payload.contains("s3cret"));
        now += wait;
    }
    let last = c.write(|c| claim(c, 1, LEASE, minute(now))).unwrap().remove(0);
    c.write(|c| mark_failed(c, &last, SendError::Unreachable, minute(now))).unwrap();
    let expected = Kept { state: "failed".into(), payload: "{}".into(), last_error: Some("unreachable".into()) };
    assert_eq!(kept(&mut c), expected);
    assert!(c.write(|c| claim(c, 1, LEASE, minute(now + 10_000))).unwrap().is_empty());
    assert_eq!(counts(&mut c), (0, 1));
}}

on_each_database! {
fn a_mail_that_always_ends_the_process_is_given_up(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "k");
    let mut attempts = 0;
    while !c.write(|c| claim(c, 1, LEASE, minute(attempts * 3))).unwrap().is_empty() {
        attempts += 1;
    }
    assert_eq!(attempts, 12);
    let expected = Kept { state: "failed".into(), payload: "{}".into(), last_error: Some("abandoned".into()) };
    assert_eq!(kept(&mut c), expected);
}}

on_each_database! {
fn mails_of_another_version_are_left_or_given_up_and_stop_nobody(db: TestDb) {
    let mut c = db.conn();
    for (key, change) in [
        ("later-kind", "kind = 'of_a_later_version'"),
        ("later-parameters", "payload = '{\"renamed\": \"x\"}'"),
    ] {
        enqueue_one(&mut c, key);
        diesel::sql_query(format!("UPDATE outbox SET {change} WHERE idempotency_key = '{key}'")).execute(&mut c).unwrap();
    }
    enqueue_one(&mut c, "readable");
    let claimed = c.write(|c| claim(c, 1, LEASE, minute(0))).unwrap();
    assert_eq!(claimed[0].idempotency_key, "readable");
    assert_eq!(counts(&mut c), (2, 1));
}}

on_each_database! {
fn the_queue_is_counted_and_what_was_sent_is_purged(db: TestDb) {
    let mut c = db.conn();
    for n in 0..4 {
        let r = to("a@exemple.cm", Language::Fr);
        c.write(|c| enqueue(c, &welcome(), &r, &format!("welcome:{n}"), minute(n))).unwrap();
    }
    assert_eq!(queue_status(&mut c).unwrap(), QueueStatus { pending: 4, failed: 0, oldest: Some(minute(0)) });
    let claimed = c.write(|c| claim(c, 3, LEASE, minute(10))).unwrap();
    c.write(|c| mark_sent(c, &claimed[0], minute(10))).unwrap();
    c.write(|c| mark_sent(c, &claimed[1], minute(20))).unwrap();
    c.write(|c| mark_failed(c, &claimed[2], SendError::Status(550), minute(10))).unwrap();
    assert_eq!(queue_status(&mut c).unwrap(), QueueStatus { pending: 1, failed: 1, oldest: Some(minute(3)) });

    assert_eq!(c.write(|c| purge_sent(c, minute(20))).unwrap(), 1);
    assert_eq!(c.write(|c| purge_sent(c, minute(21))).unwrap(), 1);
    assert_eq!(counts(&mut c), (1, 1));
    assert_eq!(purge_failed(&mut c, minute(2)).unwrap(), 0);
    assert_eq!(purge_failed(&mut c, minute(3)).unwrap(), 1);
    assert_eq!(counts(&mut c), (1, 0));
}}

on_each_database! {
fn it_is_known_what_became_of_a_mail(db: TestDb) {
    let mut c = db.conn();
    assert_eq!(fate(&mut c, "k").unwrap(), Fate::Sent, "so long ago that nothing is left of it");
    for (key, failure, expected) in [("a", None, Fate::Sent), ("b", Some(SendError::Status(550)), Fate::Refused)] {
        enqueue_one(&mut c, key);
        assert_eq!(fate(&mut c, key).unwrap(), Fate::Waiting);
        let mail = c.write(|c| claim(c, 1, LEASE, minute(0))).unwrap().remove(0);
        assert_eq!(fate(&mut c, key).unwrap(), Fate::Waiting);
        match failure {
            None => c.write(|c| mark_sent(c, &mail, minute(1))).unwrap(),
            Some(failure) => c.write(|c| mark_failed(c, &mail, failure, minute(1))).unwrap(),
        }
        assert_eq!(fate(&mut c, key).unwrap(), expected);
    }
    enqueue_one(&mut c, "c");
    diesel::sql_query("UPDATE outbox SET state = 'failed', last_error = 'unreachable', payload = '{}' WHERE idempotency_key = 'c'").execute(&mut c).unwrap();
    assert_eq!(fate(&mut c, "c").unwrap(), Fate::GivenUp);
}}

on_each_database! {
fn the_schema_refuses_to_keep_a_secret_of_a_finished_mail(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "k");
    let kept_on = diesel::sql_query("UPDATE outbox SET state = 'failed'").execute(&mut c);
    assert!(matches!(kept_on.map_err(DbError::from), Err(DbError::Refused)));
}}
