//! Notices by themselves: told once, counted, read, due to be mailed, let go.
use crate::support::{minute, to};
use chrono::TimeDelta;
use database::{DbConn, DbError, on_each_database};
use diesel::prelude::*;
use notifications::{
    Language, Notice, NoticePage, NotificationError, claim, enqueue_digest, enqueue_notice, forget_request,
    last_notice_id, mark_messages_seen, mark_notices_read, missed_notices, new_notices, notices, notices_due,
    notices_mailed, notify, notify_all, purge_notices, queue_status, unread_notices,
};

const SITE: &str = "https://palabre.example";

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

fn message(request_id: i64, message_id: i64) -> Notice {
    Notice::MessageReceived { request_id, message_id }
}

fn proposal(proposal_id: i64) -> Notice {
    Notice::ProposalReceived { request_id: 1, proposal_id }
}

fn tell(c: &mut DbConn, to: i64, notice: &Notice, at: i64) {
    c.write(|c| notify(c, to, notice, minute(at))).unwrap();
}

fn kinds(c: &mut DbConn, user: i64, unread_only: bool) -> Vec<&'static str> {
    let page = NoticePage { limit: None, unread_only };
    notices(c, user, page).unwrap().items.iter().map(|n| n.notice.kind()).collect()
}

on_each_database! {
fn an_erased_request_leaves_no_notice_and_only_its_own_go(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    let closed = |request_id| Notice::RequestClosed { request_id };
    let kept = [message(12, 1), closed(11), message(21, 1), Notice::AppointmentRequested { appointment_id: 1 }];
    for notice in [message(1, 12), proposal(7), closed(1)].iter().chain(&kept) {
        tell(&mut c, a, notice, 0);
    }
    assert_eq!(c.write(|c| forget_request(c, 1)).unwrap(), 3);
    let mut left: Vec<Notice> = notices(&mut c, a, NoticePage::default()).unwrap().items.into_iter().map(|n| n.notice).collect();
    left.reverse();
    assert_eq!(left, kept);
}}

on_each_database! {
fn the_same_thing_is_told_once_to_each(db: TestDb) {
    let mut c = db.conn();
    let (a, b) = (user(&mut c, "a"), user(&mut c, "b"));
    for _ in 0..3 {
        tell(&mut c, a, &proposal(5), 0);
    }
    tell(&mut c, a, &proposal(6), 1);
    tell(&mut c, b, &proposal(5), 2);
    let page = notices(&mut c, a, NoticePage::default()).unwrap();
    assert_eq!(page.items.iter().map(|n| n.notice.clone()).collect::<Vec<_>>(), [proposal(6), proposal(5)]);
    assert_eq!((page.unread, page.items[1].created_at, page.items[1].read_at), (2, minute(0), None));
    assert_eq!(unread_notices(&mut c, b).unwrap(), 1);
    let one = notices(&mut c, a, NoticePage { limit: Some(1), unread_only: false }).unwrap();
    assert_eq!((one.items.len(), one.unread), (1, 2), "the count is of all");
}}

on_each_database! {
fn nothing_is_told_by_a_transaction_that_fails(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    let done: Result<(), NotificationError> = c.write(|c| {
        notify(c, a, &proposal(5), minute(0))?;
        Err(DbError::NotFound.into())
    });
    assert!(done.is_err());
    assert_eq!(unread_notices(&mut c, a).unwrap(), 0);
}}

on_each_database! {
fn one_notice_speaks_for_the_messages_that_follow_until_it_is_read(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    tell(&mut c, a, &message(1, 10), 0);
    tell(&mut c, a, &message(1, 11), 1);
    tell(&mut c, a, &message(12, 12), 2);
    tell(&mut c, a, &proposal(5), 2);
    assert_eq!(unread_notices(&mut c, a).unwrap(), 3, "another conversation is another notice");
    c.write(|c| mark_messages_seen(c, a, 1, minute(3))).unwrap();
    assert_eq!(kinds(&mut c, a, true), ["proposal_received", "message_received"]);
    tell(&mut c, a, &message(1, 13), 4);
    assert_eq!(unread_notices(&mut c, a).unwrap(), 3);
}}

on_each_database! {
fn reading_is_of_ones_own_notices(db: TestDb) {
    let mut c = db.conn();
    let (a, b) = (user(&mut c, "a"), user(&mut c, "b"));
    for n in 1..=3 {
        tell(&mut c, a, &proposal(n), n);
        tell(&mut c, b, &proposal(n), n);
    }
    let all: Vec<i64> = new_notices(&mut c, 0, &[], 100).unwrap().iter().map(|n| n.id).collect();
    assert_eq!(all.len(), 6);
    let first = [all[0], all[1], 999_999];
    assert_eq!(c.write(|c| mark_notices_read(c, a, Some(&first), minute(9))).unwrap(), 2);
    assert_eq!(unread_notices(&mut c, b).unwrap(), 3, "another person's notice stays as it was");
    assert_eq!(kinds(&mut c, a, true).len(), 2);
    assert_eq!(c.write(|c| mark_notices_read(c, a, None, minute(10))).unwrap(), 0);
    let read: Vec<_> = notices(&mut c, a, NoticePage::default()).unwrap().items.iter().map(|n| n.read_at).collect();
    assert_eq!(read, [Some(minute(10)), Some(minute(10)), Some(minute(9))], "the first reading stands");
}}

on_each_database! {
fn mails_are_due_at_once_after_a_wait_or_with_the_digest(db: TestDb) {
    let mut c = db.conn();
    let (a, b) = (user(&mut c, "a"), user(&mut c, "b"));
    tell(&mut c, a, &proposal(1), 0);
    tell(&mut c, a, &message(1, 2), 0);
    tell(&mut c, a, &Notice::RatingReceived { request_id: 1, rating_id: 1 }, 0);
    for request_id in 1..=3 {
        tell(&mut c, b, &Notice::RequestPublished { request_id }, 0);
    }
    let due = notices_due(&mut c, 100, minute(0)).unwrap();
    assert_eq!(due.alone.iter().map(|n| n.notice.clone()).collect::<Vec<_>>(), [proposal(1)]);
    assert!(due.digests.is_empty());
    c.write(|c| notices_mailed(c, &due.ids)).unwrap();
    assert!(notices_due(&mut c, 100, minute(29)).unwrap().ids.is_empty());
    let due = notices_due(&mut c, 100, minute(30)).unwrap();
    assert_eq!(due.alone[0].notice, message(1, 2));
    let tomorrow = minute(0) + TimeDelta::days(1);
    let due = notices_due(&mut c, 100, tomorrow).unwrap();
    assert_eq!((due.digests.clone(), due.people()), ([(b, 3)].into(), vec![a, b]));
}}

on_each_database! {
fn a_digest_counts_everything_that_is_due_however_few_are_taken_at_once(db: TestDb) {
    let mut c = db.conn();
    let (a, b) = (user(&mut c, "a"), user(&mut c, "b"));
    for request_id in 1..=9 {
        tell(&mut c, a, &Notice::RequestPublished { request_id }, 0);
        tell(&mut c, b, &Notice::RequestPublished { request_id }, 0);
    }
    let tomorrow = minute(0) + TimeDelta::days(1);
    let due = notices_due(&mut c, 1, tomorrow).unwrap();
    assert_eq!((due.digests.clone(), due.ids.len()), ([(a, 9)].into(), 9));
    c.write(|c| notices_mailed(c, &due.ids)).unwrap();
    assert_eq!(notices_due(&mut c, 1, tomorrow).unwrap().digests, [(b, 9)].into());
}}

on_each_database! {
fn what_was_read_is_mailed_no_more(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    tell(&mut c, a, &message(1, 2), 0);
    tell(&mut c, a, &proposal(1), 0);
    c.write(|c| mark_messages_seen(c, a, 1, minute(20))).unwrap();
    c.write(|c| mark_notices_read(c, a, None, minute(21))).unwrap();
    assert!(notices_due(&mut c, 100, minute(100)).unwrap().ids.is_empty());
}}

on_each_database! {
fn a_mail_is_promised_once_and_a_digest_once_a_day(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    tell(&mut c, a, &proposal(1), 0);
    let notice = notices_due(&mut c, 100, minute(0)).unwrap().alone.remove(0);
    let r = to("a@exemple.cm", Language::En);
    for _ in 0..2 {
        c.write(|c| {
            enqueue_notice(c, &notice, ("Abena", &r), SITE, minute(1))?;
            enqueue_digest(c, a, 3, ("Abena", &r), SITE, minute(1))
        }).unwrap();
    }
    assert_eq!(queue_status(&mut c).unwrap().pending, 2);
    c.write(|c| enqueue_digest(c, a, 1, ("Abena", &r), SITE, minute(24 * 60 + 1))).unwrap();
    let mails = c.write(|c| claim(c, 10, TimeDelta::minutes(3), minute(3000))).unwrap();
    let links: Vec<_> = mails.iter().map(|m| m.mail.parameters()["link"].clone()).collect();
    assert_eq!(links[0], "https://palabre.example/proposals?request=1");
    assert_eq!(links[1..], ["https://palabre.example/marketplace", "https://palabre.example/marketplace"]);
    assert_eq!(mails[1].mail.parameters()["count"], "3");
}}

on_each_database! {
fn a_tail_reads_what_is_new_and_what_came_late(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    assert_eq!(last_notice_id(&mut c).unwrap(), 0);
    for n in 1..=4 {
        tell(&mut c, a, &proposal(n), n);
    }
    let all: Vec<i64> = new_notices(&mut c, 0, &[], 100).unwrap().iter().map(|n| n.id).collect();
    let last = last_notice_id(&mut c).unwrap();
    assert_eq!(all[3], last);
    let ids = |found: Vec<notifications::StoredNotice>| found.iter().map(|n| n.id).collect::<Vec<_>>();
    assert_eq!(ids(new_notices(&mut c, all[2], &[all[0], 999], 100).unwrap()), [all[0], all[3]]);
    assert_eq!(ids(new_notices(&mut c, 0, &[], 2).unwrap()), all[..2]);
    assert_eq!(ids(missed_notices(&mut c, a, all[1]).unwrap()), all[2..]);
    assert!(missed_notices(&mut c, a, last).unwrap().is_empty());
    assert!(missed_notices(&mut c, a + 1, 0).unwrap().is_empty());
}}

on_each_database! {
fn a_year_later_a_notice_is_gone(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    tell(&mut c, a, &proposal(1), 0);
    tell(&mut c, a, &proposal(2), 1);
    assert_eq!(c.write(|c| purge_notices(c, minute(1) + TimeDelta::days(365))).unwrap(), 1);
    assert_eq!(unread_notices(&mut c, a).unwrap(), 1);
}}

on_each_database! {
fn a_kind_of_a_later_version_is_left_alone(db: TestDb) {
    let mut c = db.conn();
    let a = user(&mut c, "a");
    tell(&mut c, a, &proposal(1), 0);
    tell(&mut c, a, &proposal(2), 0);
    diesel::sql_query("UPDATE notices SET kind = 'of_a_later_version' WHERE subject_key = 'proposal_received:1:1'")
        .execute(&mut c).unwrap();
    assert_eq!(kinds(&mut c, a, false).len(), 1);
    assert_eq!(unread_notices(&mut c, a).unwrap(), 1);
    assert_eq!(notices_due(&mut c, 10, minute(0)).unwrap().ids.len(), 1);
}}

on_each_database! {
    fn many_are_told_at_once_and_each_only_once(db: TestDb) {
        let c = &mut db.conn();
        let people: Vec<i64> = (0..3).map(|n| user(c, &format!("many{n}"))).collect();
        tell(c, people[1], &Notice::RequestPublished { request_id: 7 }, 0);
        let all: Vec<i64> = people.iter().copied().cycle().take(1_500).collect();
        c.write(|c| notify_all(c, &all, &Notice::RequestPublished { request_id: 7 }, minute(1))).unwrap();
        c.write(|c| notify_all(c, &[], &Notice::RequestPublished { request_id: 8 }, minute(1))).unwrap();
        for person in people {
            assert_eq!(kinds(c, person, true), ["request_published"]);
        }
    }
}
