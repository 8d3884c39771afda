//! Messages and their attachments, on each database.

use crate::support::*;
use chrono::TimeDelta;
use database::{DbConn, on_each_database};
use marketplace::domain::messages::*;
use marketplace::domain::requests::*;
use marketplace::domain::{FieldError, Reason};
use marketplace::*;
use std::sync::Barrier;

/// A request of this client on which the professional was selected.
fn selected(c: &mut DbConn, client: i64, professional: i64) -> i64 {
    let request = published(c, client);
    let proposal = proposed(c, &request, professional, "2 jours").id;
    select_proposal(c, client, proposal, noon()).unwrap();
    request.id
}

fn raw(receiver_id: i64, content: &str) -> RawMessage {
    RawMessage { receiver_id, content: content.into(), ..RawMessage::default() }
}

fn message(receiver_id: i64, content: &str) -> NewMessage {
    NewMessage::parse(&raw(receiver_id, content)).unwrap()
}

fn keyed(receiver_id: i64, content: &str, key: &str) -> NewMessage {
    NewMessage::parse(&RawMessage { client_key: key.into(), ..raw(receiver_id, content) }).unwrap()
}

fn carrying(receiver_id: i64, ids: &[i64]) -> NewMessage {
    NewMessage::parse(&RawMessage { attachment_ids: ids.to_vec(), ..raw(receiver_id, "Voici") }).unwrap()
}

fn write(c: &mut DbConn, request: i64, (from, to): (i64, i64), content: &str, minute: i64) -> Message {
    let at = noon() + TimeDelta::minutes(minute);
    send_message(c, from, request, &message(to, content), at).unwrap().message
}

fn file(key: &str) -> NewAttachment {
    NewAttachment {
        name: "bail.pdf".into(),
        media_type: MediaType::Pdf,
        size: 8,
        sha256: "0".repeat(64),
        storage_key: key.into(),
    }
}

fn upload(c: &mut DbConn, user: i64, request: i64, key: &str) -> i64 {
    add_attachment(c, user, request, &file(key), noon()).unwrap().id
}

fn contents(messages: &[Message]) -> Vec<&str> {
    messages.iter().map(|m| m.content.as_str()).collect()
}

fn whole() -> MessagePage {
    MessagePage::new(None, None)
}

fn is_invalid<T>(done: Result<T, MarketplaceError>, field: &'static str, reason: Reason) -> bool {
    matches!(done, Err(MarketplaceError::Invalid(wrong)) if wrong == [FieldError { field, reason }])
}

on_each_database! {
fn the_two_parties_write_once_one_was_selected(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, other) = (user(c, "client"), user(c, "avocat"), user(c, "avocat"));
    let request = published(c, client);
    let (won, lost) = (proposed(c, &request, avocat, "").id, proposed(c, &request, other, "").id);
    let id = request.id;
    assert!(matches!(send_message(c, client, id, &message(avocat, "Bonjour"), noon()), Err(MarketplaceError::NotSelected)));
    assert!(matches!(send_message(c, avocat, id, &message(client, "Bonjour"), noon()), Err(MarketplaceError::NotFound)), "who proposed knows no client yet");
    assert!(matches!(messages(c, avocat, id, whole()), Err(MarketplaceError::NotFound)));
    assert!(conversations(c, client).unwrap().is_empty());
    select_proposal(c, client, won, noon()).unwrap();
    assert!(lost > 0);

    let first = send_message(c, client, id, &message(avocat, " Bonjour\r\nMaître "), noon()).unwrap();
    assert!(first.is_new);
    assert_eq!((first.message.content.as_str(), first.message.sender_id, first.message.receiver_id, first.message.read_at), ("Bonjour\nMaître", client, avocat, None));
    write(c, id, (avocat, client), "Bonjour", 1);
    for user in [client, avocat] {
        assert_eq!(contents(&messages(c, user, id, whole()).unwrap()), ["Bonjour\nMaître", "Bonjour"]);
    }
    let stranger = user(c, "client");
    for third in [other, stranger] {
        assert!(matches!(messages(c, third, id, whole()), Err(MarketplaceError::NotFound)));
        assert!(matches!(send_message(c, third, id, &message(client, "x"), noon()), Err(MarketplaceError::NotFound)));
        assert!(conversations(c, third).unwrap().is_empty());
    }
    for receiver in [client, other, stranger, 999_999] {
        assert!(is_invalid(send_message(c, client, id, &message(receiver, "x"), noon()), "receiverId", Reason::NotTheOther));
    }
    for unknown in [999_999, 0, -1] {
        assert!(matches!(send_message(c, client, unknown, &message(avocat, "x"), noon()), Err(MarketplaceError::NotFound)));
    }
}}

on_each_database! {
fn a_closed_conversation_is_read_and_not_written(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let id = selected(c, client, avocat);
    assert!(conversations(c, client).unwrap()[0].can_write());
    let sent = send_message(c, client, id, &keyed(avocat, "Merci", "k"), noon()).unwrap();
    close_request(c, client, id, noon()).unwrap();
    let found = conversations(c, avocat).unwrap();
    assert_eq!((found[0].request_status, found[0].can_write(), found[0].unread), (RequestStatus::Closed, false, 1));
    assert_eq!(messages(c, avocat, id, whole()).unwrap().len(), 1);
    assert!(matches!(send_message(c, avocat, id, &message(client, "x"), noon()), Err(MarketplaceError::RequestClosed)));
    assert!(matches!(add_attachment(c, avocat, id, &file("k"), noon()), Err(MarketplaceError::RequestClosed)));
    let again = send_message(c, client, id, &keyed(avocat, "Merci", "k"), noon()).unwrap();
    assert_eq!((&again.message, again.is_new), (&sent.message, false), "what was taken stays taken");
    assert_eq!(mark_message_read(c, avocat, sent.message.id, noon()).unwrap().first_unread, None);
}}

on_each_database! {
fn pages_go_back_from_the_newest(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let id = selected(c, client, avocat);
    let elsewhere = selected(c, client, avocat);
    let all: Vec<i64> = (0..7).map(|n| {
        write(c, elsewhere, (avocat, client), "ailleurs", n);
        write(c, id, (client, avocat), &n.to_string(), n).id
    }).collect();
    let newest = messages(c, avocat, id, MessagePage::new(Some(3), None)).unwrap();
    assert_eq!(contents(&newest), ["4", "5", "6"]);
    let before = messages(c, avocat, id, MessagePage::new(Some(3), Some(newest[0].id))).unwrap();
    assert_eq!(contents(&before), ["1", "2", "3"]);
    let first = messages(c, avocat, id, MessagePage::new(Some(3), Some(before[0].id))).unwrap();
    assert_eq!(contents(&first), ["0"]);
    assert!(messages(c, avocat, id, MessagePage::new(None, Some(all[0]))).unwrap().is_empty());
    assert_eq!(messages(c, avocat, id, MessagePage::new(Some(-5), None)).unwrap().len(), 1);
    assert_eq!(messages(c, avocat, id, MessagePage::new(Some(i64::MAX), None)).unwrap().len(), 7);
}}

on_each_database! {
fn reading_is_of_what_one_received_up_to_there(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, other) = (user(c, "client"), user(c, "avocat"), user(c, "avocat"));
    let (id, elsewhere) = (selected(c, client, avocat), selected(c, client, other));
    let own = write(c, id, (avocat, client), "a", 0).id;
    let received: Vec<i64> = (1..=3).map(|n| write(c, id, (client, avocat), "b", n).id).collect();
    write(c, elsewhere, (other, client), "c", 4);
    let unread = |c: &mut DbConn, user: i64| conversations(c, user).unwrap().iter().map(|c| (c.request_id, c.unread)).collect::<Vec<_>>();
    assert_eq!(unread(c, avocat), [(id, 3)]);
    assert_eq!(unread(c, client), [(elsewhere, 1), (id, 1)]);

    let at = noon() + TimeDelta::hours(1);
    let read = mark_message_read(c, avocat, received[1], at).unwrap();
    assert_eq!((read.message.read_at, read.first_unread), (Some(at), Some(received[2])));
    assert_eq!((unread(c, avocat), unread(c, client)), (vec![(id, 1)], vec![(elsewhere, 1), (id, 1)]));
    let later = mark_message_read(c, avocat, received[2], at + TimeDelta::hours(1)).unwrap();
    assert_eq!(later.first_unread, None);
    let marks: Vec<_> = messages(c, client, id, whole()).unwrap().iter().map(|m| m.read_at).collect();
    assert_eq!(marks, [None, Some(at), Some(at), Some(at + TimeDelta::hours(1))], "the first reading stands");
    assert_eq!(mark_message_read(c, avocat, received[0], at + TimeDelta::hours(2)).unwrap().message.read_at, Some(at));
    for (user, message) in [(avocat, own), (other, received[0]), (avocat, 999_999), (avocat, 0)] {
        assert!(matches!(mark_message_read(c, user, message, at), Err(MarketplaceError::NotFound)), "{message}");
    }
}}

on_each_database! {
fn the_last_conversation_in_which_something_happened_comes_first(db: TestDb) {
    let c = &mut db.conn();
    let (client, a, b) = (user(c, "client"), user(c, "avocat"), user(c, "huissier"));
    let (first, second, silent) = (selected(c, client, a), selected(c, client, b), selected(c, client, a));
    draft(c, client);
    write(c, second, (b, client), "Deux", 5);
    write(c, first, (client, a), "Un", 9);
    let found = conversations(c, client).unwrap();
    assert_eq!(found.iter().map(|c| (c.request_id, c.other_id, c.unread)).collect::<Vec<_>>(), [(first, a, 0), (second, b, 1), (silent, a, 0)]);
    assert_eq!(found[0].last_message.as_ref().map(|m| m.content.as_str()), Some("Un"));
    assert_eq!((found[2].last_message.as_ref(), found[2].request_title.as_str()), (None, "Salaires impayés"));
    assert_eq!(conversations(c, a).unwrap().iter().map(|c| (c.request_id, c.other_id)).collect::<Vec<_>>(), [(first, client), (silent, client)]);
}}

on_each_database! {
fn lists_ask_as_often_however_long_they_are(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let mut measured = Vec::new();
    let mut requests = Vec::new();
    for upto in [3, 20] {
        while requests.len() < upto {
            let id = selected(c, client, avocat);
            let file = upload(c, avocat, id, &format!("key-{id}"));
            send_message(c, avocat, id, &carrying(client, &[file]), noon()).unwrap();
            requests.push(id);
        }
        for n in 0..upto {
            let file = upload(c, avocat, requests[0], &format!("more-{upto}-{n}"));
            send_message(c, avocat, requests[0], &carrying(client, &[file]), noon()).unwrap();
        }
        let (listed, found) = queries(c, |c| conversations(c, client).unwrap());
        assert_eq!(found.len(), upto);
        let (read, page) = queries(c, |c| messages(c, client, requests[0], whole()).unwrap());
        assert!(page.len() > upto && page.iter().all(|m| m.attachments.len() == 1));
        measured.push([listed, read]);
    }
    assert_eq!(measured[0], measured[1]);
    assert_eq!(measured[0], [4, 4]);
}}

on_each_database! {
fn the_same_key_is_the_same_message(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let (id, elsewhere) = (selected(c, client, avocat), selected(c, client, avocat));
    let file = upload(c, client, id, "a");
    let raw = RawMessage { client_key: "k1".into(), attachment_ids: vec![file], ..raw(avocat, "Voici le bail") };
    let new = NewMessage::parse(&raw).unwrap();
    let first = send_message(c, client, id, &new, noon()).unwrap();
    let again = send_message(c, client, id, &new, after(1)).unwrap();
    assert_eq!((first.is_new, again.is_new), (true, false));
    assert_eq!(again.message, first.message);
    assert_eq!(again.message.attachments.len(), 1);
    assert!(matches!(send_message(c, client, id, &keyed(avocat, "Autre chose", "k1"), noon()), Err(MarketplaceError::ClientKeyReused)));
    assert!(matches!(send_message(c, client, elsewhere, &keyed(avocat, "Voici le bail", "k1"), noon()), Err(MarketplaceError::ClientKeyReused)));
    assert!(send_message(c, avocat, id, &keyed(client, "Reçu", "k1"), noon()).unwrap().is_new, "a key is its sender's");
    assert_eq!(messages(c, client, id, whole()).unwrap().len(), 2);
}}

on_each_database! {
fn of_many_at_once_with_one_key_one_is_written(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let id = selected(c, client, avocat);
    let barrier = Barrier::new(8);
    let sent: Vec<Sent> = std::thread::scope(|s| {
        let threads: Vec<_> = (0..8).map(|_| s.spawn(|| {
            let mut c = db.conn();
            barrier.wait();
            send_message(&mut c, client, id, &keyed(avocat, "Une fois", "once"), noon()).unwrap()
        })).collect();
        threads.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert_eq!(sent.iter().filter(|s| s.is_new).count(), 1);
    assert!(sent.iter().all(|s| s.message == sent[0].message));
    assert_eq!(messages(c, avocat, id, whole()).unwrap().len(), 1);
}}

on_each_database! {
fn a_message_carries_ones_own_unsent_files_of_its_request(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let (id, elsewhere) = (selected(c, client, avocat), selected(c, client, avocat));
    let (own, second) = (upload(c, client, id, "a"), upload(c, client, id, "b"));
    let (his, other) = (upload(c, avocat, id, "c"), upload(c, client, elsewhere, "d"));
    let refused = |c: &mut DbConn, ids: &[i64]| is_invalid(send_message(c, client, id, &carrying(avocat, ids), noon()), "attachmentIds", Reason::NotSendable);
    for ids in [vec![own, his], vec![own, other], vec![own, 999_999], vec![-1]] {
        assert!(refused(c, &ids), "{ids:?}");
    }
    assert!(messages(c, client, id, whole()).unwrap().is_empty(), "nothing is written by half");
    let sent = send_message(c, client, id, &carrying(avocat, &[second, own]), noon()).unwrap().message;
    assert_eq!(sent.attachments.iter().map(|a| (a.id, a.message_id)).collect::<Vec<_>>(), [(own, Some(sent.id)), (second, Some(sent.id))]);
    assert!(refused(c, &[own]), "a file is sent once");
    assert_eq!(messages(c, avocat, id, whole()).unwrap()[0].attachments, sent.attachments);
}}

on_each_database! {
fn a_file_is_its_uploaders_until_it_is_sent_and_then_the_parties(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, other) = (user(c, "client"), user(c, "avocat"), user(c, "client"));
    let id = selected(c, client, avocat);
    selected(c, other, avocat);
    let file = upload(c, client, id, "a");
    assert_eq!(attachment(c, client, file).unwrap().name, "bail.pdf");
    assert!(matches!(attachment(c, avocat, file), Err(MarketplaceError::NotFound)), "not sent yet");
    assert!(matches!(take_back_attachment(c, avocat, file), Err(MarketplaceError::NotFound)));
    send_message(c, client, id, &carrying(avocat, &[file]), noon()).unwrap();
    for party in [client, avocat] {
        assert_eq!(attachment(c, party, file).unwrap().storage_key, "a");
    }
    for unknown in [(other, file), (client, 999_999), (client, 0)] {
        assert!(matches!(attachment(c, unknown.0, unknown.1), Err(MarketplaceError::NotFound)));
    }
    assert!(matches!(take_back_attachment(c, client, file), Err(MarketplaceError::AttachmentSent)));
    assert!(matches!(take_back_attachment(c, avocat, file), Err(MarketplaceError::NotFound)));
    let second = upload(c, client, id, "b");
    assert_eq!(take_back_attachment(c, client, second).unwrap(), "b");
    assert!(matches!(take_back_attachment(c, client, second), Err(MarketplaceError::NotFound)));
    assert!(matches!(may_upload(c, other, id), Err(MarketplaceError::NotFound)));
    assert!(matches!(add_attachment(c, other, id, &self::file("x"), noon()), Err(MarketplaceError::NotFound)));
}}

on_each_database! {
fn what_nobody_sends_is_bounded_and_let_go_after_a_day(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let id = selected(c, client, avocat);
    let sent = upload(c, client, id, "sent");
    send_message(c, client, id, &carrying(avocat, &[sent]), noon()).unwrap();
    for n in 0..UNSENT_MAX {
        may_upload(c, client, id).unwrap();
        upload(c, client, id, &format!("unsent-{n:02}"));
    }
    assert!(matches!(may_upload(c, client, id), Err(MarketplaceError::TooManyUnsent)));
    assert!(matches!(add_attachment(c, client, id, &file("more"), noon()), Err(MarketplaceError::TooManyUnsent)));
    may_upload(c, avocat, id).unwrap();
    let keys = ["sent".to_owned(), "unsent-00".to_owned(), "nobody".to_owned()];
    let mut known = stored_attachments(c, &keys).unwrap();
    known.sort();
    assert_eq!(known, keys[..2]);
    assert!(forget_unsent_attachments(c, after(1) - TimeDelta::seconds(1)).unwrap().is_empty());
    let mut gone = forget_unsent_attachments(c, after(1)).unwrap();
    gone.sort();
    assert_eq!((gone.len() as i64, gone[0].as_str()), (UNSENT_MAX, "unsent-00"));
    assert_eq!(stored_attachments(c, &keys).unwrap(), ["sent"]);
    may_upload(c, client, id).unwrap();
}}

on_each_database! {
fn a_tail_sees_every_message_and_those_that_came_late(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, other) = (user(c, "client"), user(c, "avocat"), user(c, "client"));
    let (id, elsewhere) = (selected(c, client, avocat), selected(c, other, avocat));
    assert_eq!(last_message_id(c).unwrap(), 0);
    let a = write(c, id, (client, avocat), "a", 0).id;
    let b = write(c, elsewhere, (avocat, other), "b", 1).id;
    assert_eq!(last_message_id(c).unwrap(), b);
    let ids = |stamps: Vec<Stamp>| stamps.iter().map(|s| (s.id, s.request_id, s.sender_id, s.receiver_id)).collect::<Vec<_>>();
    assert_eq!(ids(new_messages(c, 0, &[], 10).unwrap()), [(a, id, client, avocat), (b, elsewhere, avocat, other)]);
    assert_eq!(ids(new_messages(c, b, &[a, 999], 10).unwrap()), [(a, id, client, avocat)]);
    assert_eq!(new_messages(c, 0, &[], 1).unwrap().len(), 1);
    assert_eq!(ids(missed_messages(c, client, 0).unwrap()), [(a, id, client, avocat)]);
    assert_eq!(missed_messages(c, avocat, 0).unwrap().len(), 2, "what one wrote on another device, too");
    assert!(missed_messages(c, avocat, b).unwrap().is_empty());
}}
