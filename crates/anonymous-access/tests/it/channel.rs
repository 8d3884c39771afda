//! The reply channel of a link.

use crate::support::*;
use anonymous_access::domain::{ClientKey, MessageText};
use anonymous_access::*;
use database::{DbConn, on_each_database};

fn text(text: &str) -> MessageText {
    MessageText::parse(text).unwrap()
}

fn key(text: &str) -> ClientKey {
    ClientKey::parse(text).unwrap().unwrap()
}

fn say(c: &mut DbConn, access: i64, from_visitor: bool, said: &str) -> Written {
    write_message(c, access, from_visitor, (&text(said), None), noon()).unwrap()
}

on_each_database! {
fn two_write_to_each_other_and_read(db: TestDb) {
    let c = &mut db.conn();
    let made = opened(c, 1);
    let (id, request_id) = (made.access.id, made.access.request_id.unwrap());
    assert!(say(c, id, false, "Bonjour").is_first_unread);
    let second = say(c, id, false, "Votre bail ?");
    assert!(second.is_new && !second.is_first_unread);
    let answer = say(c, id, true, "Le voici");
    assert_eq!((unread_messages(c, id, true).unwrap(), unread_messages(c, id, false).unwrap()), (2, 1));
    assert_eq!(messages(c, id).unwrap().iter().map(|m| (m.from_visitor, m.content.as_str())).collect::<Vec<_>>(), [(false, "Bonjour"), (false, "Votre bail ?"), (true, "Le voici")]);
    let heads = channel_heads(c, &[request_id, 999]).unwrap();
    assert_eq!(heads.len(), 1);
    let head = &heads[&request_id];
    assert_eq!((head.last.as_ref(), head.unread, head.access.id), (Some(&answer.message), 1, id));
    assert_eq!(message(c, answer.message.id).unwrap(), (answer.message.clone(), request_id));
    assert_eq!(refused(message(c, 999)), "not found");

    mark_channel_read(c, id, false, answer.message.id - 1, noon()).unwrap();
    assert_eq!(unread_messages(c, id, false).unwrap(), 1, "only up to that message");
    mark_channel_read(c, id, false, i64::MAX, noon()).unwrap();
    assert_eq!((unread_messages(c, id, true).unwrap(), unread_messages(c, id, false).unwrap()), (2, 0));
    assert!(say(c, id, true, "Encore").is_first_unread);
    assert!(channel_heads(c, &[]).unwrap().is_empty());
    let silent = opened(c, 2).access;
    let heads = channel_heads(c, &[request_id, silent.request_id.unwrap()]).unwrap();
    assert_eq!((heads.len(), heads[&silent.request_id.unwrap()].last.as_ref()), (2, None));
}}

on_each_database! {
fn a_message_sent_again_is_the_same_message(db: TestDb) {
    let c = &mut db.conn();
    let id = opened(c, 1).access.id;
    let first = write_message(c, id, true, (&text("Bonjour"), Some(&key("k1"))), noon()).unwrap();
    let again = write_message(c, id, true, (&text("Bonjour"), Some(&key("k1"))), hours(1)).unwrap();
    assert_eq!((again.is_new, &again.message), (false, &first.message));
    assert_eq!(refused(write_message(c, id, true, (&text("Autre"), Some(&key("k1"))), noon())), "client key reused");
    assert!(write_message(c, id, false, (&text("Bonjour"), Some(&key("k1"))), noon()).unwrap().is_new, "keys are a writer's own");
    assert!(say(c, id, true, "Sans clé").is_new && say(c, id, true, "Sans clé").is_new);
    assert_eq!(messages(c, id).unwrap().len(), 4);
}}

on_each_database! {
fn a_message_sent_many_times_at_once_is_one(db: TestDb) {
    let id = opened(&mut db.conn(), 1).access.id;
    let ids: Vec<i64> = std::thread::scope(|s| {
        let all: Vec<_> = (0..8).map(|_| s.spawn(|| write_message(&mut db.conn(), id, true, (&text("Bonjour"), Some(&key("k"))), noon()).unwrap().message.id)).collect();
        all.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert!(ids.iter().all(|one| *one == ids[0]), "{ids:?}");
    assert_eq!(messages(&mut db.conn(), id).unwrap().len(), 1);
}}

on_each_database! {
fn nobody_writes_through_an_ended_link_and_a_channel_has_an_end(db: TestDb) {
    let c = &mut db.conn();
    let id = opened(c, 1).access.id;
    assert_eq!(refused(write_message(c, id, true, (&text("Bonjour"), None), days(7))), "expired");
    assert_eq!(refused(write_message(c, 999, true, (&text("Bonjour"), None), noon())), "not found");
    c.write(|c| (0..CHANNEL_MAX).try_for_each(|_| write_message(c, id, true, (&text("a"), None), noon()).map(drop))).unwrap();
    assert_eq!(refused(write_message(c, id, true, (&text("a"), None), noon())), "channel full");
    assert_eq!(count(c, "anonymous_messages"), CHANNEL_MAX);
    assert_eq!(erase_channel(c, id).unwrap() as i64, CHANNEL_MAX);
}}
