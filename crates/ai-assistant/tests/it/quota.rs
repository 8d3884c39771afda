//! The month's answers, on both databases.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test stops at the first surprise")]

use crate::support::{at, note, question, user};
use ai_assistant::domain::{
    Exchange, Language, LogScope, Nearby, PromptType, Reservation, compose, no_match, unavailable,
};
use ai_assistant::{AiError, erase_logs, give_back_expired, logs, record, record_at_once, reserve, usage};
use chrono::Duration;
use database::on_each_database;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

fn grounded() -> Exchange {
    let q = question("Mon préavis ?");
    let answer = compose(&q, Language::Fr, PromptType::Procedure, &[note()]);
    Exchange::new(q, PromptType::Procedure, &answer)
}

fn missed() -> Exchange {
    let q = question("Qui a gagné le match ?");
    let answer = no_match(Language::Fr, Nearby::default());
    Exchange::new(q, PromptType::General, &answer)
}

on_each_database! {
fn three_answers_a_month_and_the_fourth_is_refused(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let now = at("2026-11-21T10:00:00Z");
    for used in 1..=3 {
        let held = reserve(&mut c, me, false, now).unwrap();
        assert!(record(&mut c, held, &grounded(), now).unwrap().counted);
        assert_eq!(usage(&mut c, me, false, now).unwrap().used, used);
    }
    for refused in [reserve(&mut c, me, false, now).err(), record_at_once(&mut c, me, false, &grounded(), now).err(),
                    record_at_once(&mut c, me, false, &missed(), now).err()] {
        assert!(matches!(refused, Some(AiError::QuotaExhausted { resets_at }) if resets_at == at("2026-11-30T23:00:00Z")));
    }
    assert_eq!(logs(&mut c, me, LogScope::All, None, now).unwrap().len(), 3);
    // The first minute of December in Douala.
    assert!(reserve(&mut c, me, false, at("2026-11-30T23:00:00Z")).is_ok());
}}

on_each_database! {
fn premium_has_no_limit_and_is_counted(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let now = at("2026-11-21T10:00:00Z");
    for _ in 0..5 {
        record_at_once(&mut c, me, true, &grounded(), now).unwrap();
    }
    let u = usage(&mut c, me, true, now).unwrap();
    assert_eq!((u.used, u.limit), (5, None));
    assert_eq!(usage(&mut c, me, false, now).unwrap().limit, Some(3));
}}

on_each_database! {
fn what_is_no_answer_is_free(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let now = at("2026-11-21T10:00:00Z");
    let held = reserve(&mut c, me, false, now).unwrap();
    assert_eq!(usage(&mut c, me, false, now).unwrap().used, 1);
    assert!(!record(&mut c, held, &missed(), now).unwrap().counted);
    let down = Exchange::new(question("?a"), PromptType::General, &unavailable(Language::En));
    assert!(!record_at_once(&mut c, me, false, &down, now).unwrap().counted);
    assert_eq!(usage(&mut c, me, false, now).unwrap().used, 0);
    assert!(logs(&mut c, me, LogScope::Month, None, now).unwrap().is_empty());
    assert_eq!(logs(&mut c, me, LogScope::All, None, now).unwrap().len(), 2);
}}

on_each_database! {
fn what_a_dead_process_held_comes_back(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let other = user(&mut c, 2);
    let now = at("2026-11-21T10:00:00Z");
    for _ in 0..3 {
        reserve(&mut c, me, false, now).unwrap();
    }
    reserve(&mut c, other, false, now).unwrap();
    assert!(reserve(&mut c, me, false, now + Duration::minutes(9)).is_err());
    let later = now + Duration::minutes(10);
    assert_eq!(usage(&mut c, me, false, later).unwrap().used, 0);
    assert_eq!(give_back_expired(&mut c, later).unwrap(), 4);
    assert_eq!(give_back_expired(&mut c, later).unwrap(), 0);
    for _ in 0..3 {
        reserve(&mut c, me, false, later).unwrap();
    }
    assert!(reserve(&mut c, me, false, later).is_err());
}}

on_each_database! {
fn an_answer_that_comes_after_its_time_counts_while_there_is_room(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let now = at("2026-11-21T10:00:00Z");
    let late = reserve(&mut c, me, false, now).unwrap();
    let later = now + Duration::minutes(11);
    for _ in 0..2 {
        record_at_once(&mut c, me, false, &grounded(), later).unwrap();
    }
    let too_late = reserve(&mut c, me, false, later).unwrap();
    give_back_expired(&mut c, later + Duration::minutes(11)).unwrap();
    assert!(record(&mut c, late, &grounded(), later).unwrap().counted);
    assert!(!record(&mut c, too_late, &grounded(), later).unwrap().counted, "logged, but the month was full");
    assert_eq!(usage(&mut c, me, false, later).unwrap().used, 3);
}}

on_each_database! {
fn the_log_reads_back_as_it_was_written(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let now = at("2026-11-21T10:00:00.123456Z");
    let exchange = grounded();
    let written = record_at_once(&mut c, me, false, &exchange, now).unwrap();
    let read = logs(&mut c, me, LogScope::Month, Some(10), now).unwrap();
    assert_eq!(read.as_slice(), std::slice::from_ref(&written));
    assert_eq!((written.prompt.as_str(), &written.response), ("Mon préavis ?", &exchange.response));
    assert_eq!(written.sources, exchange.sources);
    assert_eq!((written.prompt_type, written.timestamp, written.user_id), (PromptType::Procedure, now, me));
    assert!(!format!("{read:?}").contains("Mon préavis"), "a question must not reach a log file");
    assert!(!format!("{exchange:?}").contains("Mon préavis"));
}}

on_each_database! {
fn logs_are_oldest_first_by_month_or_all_and_can_be_erased(db: TestDb) {
    let mut c = db.conn();
    let (me, other) = (user(&mut c, 1), user(&mut c, 2));
    let october = at("2026-10-05T10:00:00Z");
    let now = at("2026-11-21T10:00:00Z");
    record_at_once(&mut c, me, true, &grounded(), october).unwrap();
    for minute in 0..12 {
        record_at_once(&mut c, me, true, &grounded(), now + Duration::minutes(minute)).unwrap();
    }
    record_at_once(&mut c, other, true, &grounded(), now).unwrap();
    let month = logs(&mut c, me, LogScope::Month, None, now).unwrap();
    assert_eq!(month.len(), 12);
    assert!(month.is_sorted_by_key(|e| e.timestamp));
    let last = logs(&mut c, me, LogScope::All, Some(10), now).unwrap();
    assert_eq!((last.len(), last.first().map(|e| e.timestamp)), (10, Some(now + Duration::minutes(2))));
    assert_eq!(logs(&mut c, me, LogScope::All, Some(-1), now).unwrap().len(), 1, "brought inside its bounds");
    assert_eq!(logs(&mut c, me, LogScope::All, None, now).unwrap().len(), 13);
    assert_eq!(erase_logs(&mut c, me).unwrap(), 13);
    assert!(logs(&mut c, me, LogScope::All, None, now).unwrap().is_empty());
    assert_eq!(usage(&mut c, me, true, now).unwrap().used, 12, "erasing gives no new answers");
    assert_eq!(logs(&mut c, other, LogScope::All, None, now).unwrap().len(), 1);
}}

on_each_database! {
fn hostile_text_is_kept_as_it_is(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let now = at("2026-11-21T10:00:00Z");
    for text in ["'); DROP TABLE ai_logs; --", "<script>{{7*7}}</script>", "ملف عربي 🙂", "%_\\", "a\nb"] {
        let q = question(text);
        let mut answer = no_match(Language::Fr, Nearby::default());
        answer.response = format!("{text}\0");
        let entry = record_at_once(&mut c, me, true, &Exchange::new(q, PromptType::General, &answer), now).unwrap();
        assert_eq!((entry.prompt.as_str(), entry.response.as_str()), (text, text));
    }
}}

on_each_database! {
fn an_error_does_not_repeat_the_question(db: TestDb) {
    let mut c = db.conn();
    let refused = record_at_once(&mut c, 404, true, &grounded(), at("2026-11-21T10:00:00Z")).unwrap_err();
    assert!(matches!(refused, AiError::Db(database::DbError::BrokenReference)), "{refused:?}");
    assert!(!format!("{refused:?} {refused}").contains("préavis"));
}}

on_each_database! {
fn sixteen_at_once_take_three(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let now = at("2026-11-21T10:00:00Z");
    let url = db.url.clone();
    let threads: Vec<_> = (0..16).map(|i| {
        let url = url.clone();
        std::thread::spawn(move || {
            let mut c = database::DbConn::open(&url).unwrap();
            // Half in two writes as with a remote model, half in one as with the built-in engine.
            if i % 2 == 0 {
                match c.write(|c| reserve(c, me, false, now)) {
                    Ok(held) => c.write(|c| record(c, held, &grounded(), now)).map(|e| e.counted),
                    Err(e) => Err(e),
                }
            } else {
                record_at_once(&mut c, me, false, &grounded(), now).map(|e| e.counted)
            }
        })
    }).collect();
    let results: Vec<_> = threads.into_iter().map(|t| t.join().unwrap()).collect();
    assert_eq!(results.iter().filter(|r| matches!(r, Ok(true))).count(), 3, "{results:?}");
    assert_eq!(results.iter().filter(|r| matches!(r, Err(AiError::QuotaExhausted { .. }))).count(), 13, "{results:?}");
    assert_eq!(usage(&mut c, me, false, now).unwrap().used, 3);
    assert_eq!(logs(&mut c, me, LogScope::Month, None, now).unwrap().len(), 3);
}}

/// What can happen to a user's answers, in any order.
#[derive(Debug, Clone)]
enum Step {
    Reserve,
    /// Records the nth reservation that is out, with an answer that counts or one that does not.
    Record {
        nth: usize,
        counts: bool,
    },
    AtOnce {
        counts: bool,
    },
    /// A process dies: its nth reservation is never recorded.
    Die {
        nth: usize,
    },
    Wait {
        minutes: i64,
    },
    GiveBack,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => Just(Step::Reserve),
        3 => (0..4_usize, any::<bool>()).prop_map(|(nth, counts)| Step::Record { nth, counts }),
        2 => any::<bool>().prop_map(|counts| Step::AtOnce { counts }),
        1 => (0..4_usize).prop_map(|nth| Step::Die { nth }),
        2 => (1..8_i64).prop_map(|minutes| Step::Wait { minutes }),
        1 => Just(Step::GiveBack),
    ]
}

/// The rule, told in memory: answers counted, and the times at which what is out expires.
#[derive(Default)]
struct Model {
    counted: i64,
    /// Expiry of each reservation that still holds an answer, by its serial number.
    held: Vec<(usize, chrono::DateTime<chrono::Utc>)>,
}

on_each_database! {
fn any_order_of_events_keeps_the_count(db: TestDb) {
    let mut c = db.conn();
    let mut next_user = 0;
    let mut runner = TestRunner::new(Config { cases: 40, failure_persistence: None, ..Config::default() });
    let conn = std::cell::RefCell::new(&mut c);
    let users = std::cell::RefCell::new(&mut next_user);
    runner.run(&prop::collection::vec(step(), 1..30), |steps| {
        let mut conn = conn.borrow_mut();
        let c = &mut **conn;
        let me = { let mut n = users.borrow_mut(); **n += 1; user(c, **n) };
        let mut now = at("2026-11-10T10:00:00Z");
        let mut model = Model::default();
        let mut out: Vec<(usize, Reservation)> = Vec::new();
        let mut serial = 0;
        for step in steps {
            match step {
                Step::Wait { minutes } => now += Duration::minutes(minutes),
                Step::GiveBack => {
                    give_back_expired(c, now).unwrap();
                    model.held.retain(|(_, e)| *e > now);
                }
                Step::Die { nth } => if nth < out.len() { out.remove(nth); },
                Step::Reserve => {
                    let got = reserve(c, me, false, now);
                    let live = model.held.iter().filter(|(_, e)| *e > now).count();
                    let room = model.counted + i64::try_from(live).unwrap() < 3;
                    prop_assert_eq!(got.is_ok(), room);
                    if let Ok(held) = got {
                        // A refusal rolls everything back, so only a success gives expired ones back for good.
                        model.held.retain(|(_, e)| *e > now);
                        serial += 1;
                        model.held.push((serial, now + Duration::minutes(10)));
                        out.push((serial, held));
                    }
                }
                Step::AtOnce { counts } => {
                    let live = model.held.iter().filter(|(_, e)| *e > now).count();
                    let room = model.counted + i64::try_from(live).unwrap() < 3;
                    let got = record_at_once(c, me, false, &if counts { grounded() } else { missed() }, now);
                    prop_assert_eq!(got.is_ok(), room);
                    if room {
                        model.held.retain(|(_, e)| *e > now);
                        model.counted += i64::from(counts);
                    }
                }
                Step::Record { nth, counts } => if nth < out.len() {
                    let (id, held) = out.remove(nth);
                    let entry = record(c, held, &if counts { grounded() } else { missed() }, now).unwrap();
                    let still = model.held.iter().any(|(i, _)| *i == id);
                    model.held.retain(|(i, _)| *i != id);
                    let room = model.counted + i64::try_from(model.held.len()).unwrap() < 3;
                    let expected = counts && (still || room);
                    prop_assert_eq!(entry.counted, expected);
                    model.counted += i64::from(expected);
                },
            }
            let live = model.held.iter().filter(|(_, e)| *e > now).count();
            let used = usage(c, me, false, now).unwrap().used;
            prop_assert_eq!(used, model.counted + i64::try_from(live).unwrap());
            prop_assert!(model.counted <= 3);
            let counted = logs(c, me, LogScope::Month, None, now).unwrap().len();
            prop_assert_eq!(counted, usize::try_from(model.counted).expect("not negative"));
        }
        Ok(())
    }).unwrap();
}}
