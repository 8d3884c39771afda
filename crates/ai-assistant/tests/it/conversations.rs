//! Conversations on both databases, and the migration that put the log into them.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use crate::support::{at, question, user};
use ai_assistant::domain::{
    AnswerStatus, Conversation, ConversationChange, ConversationFilter, ConversationTitle, Exchange,
    Language, LogEntry, LogScope, Nearby, Opinion, PromptType, Role, no_match,
};
use ai_assistant::{
    AiError, change_conversation, conversation, conversation_history, conversations, conversations_to_export,
    erase_conversation, erase_logs, feedback_of_logs, feedback_to_export, forget_person, give_feedback, logs,
    record, record_at_once, reserve, usage,
};
use chrono::{DateTime, Duration, Utc};
use database::{DbConn, on_each_database};
use diesel::prelude::*;

fn now() -> DateTime<Utc> {
    at("2026-11-21T10:00:00Z")
}

fn exchange(asked: &str, answered: &str) -> Exchange {
    let mut answer = no_match(Language::Fr, Nearby::default());
    answer.response = answered.to_owned();
    Exchange::new(question(asked), PromptType::General, &answer)
}

/// Asks, within a conversation or not, so many minutes after `now`.
fn asked(c: &mut DbConn, who: i64, text: &str, within: Option<i64>, minutes: i64) -> LogEntry {
    let said = exchange(text, "Voyez l’inspection du travail [1].").within(within);
    record_at_once(c, who, true, &said, now() + Duration::minutes(minutes)).unwrap()
}

fn listed(c: &mut DbConn, who: i64, filter: ConversationFilter) -> (Vec<Conversation>, i64) {
    conversations(c, who, &filter).unwrap()
}

fn shown(c: &mut DbConn, who: i64) -> Vec<Conversation> {
    listed(c, who, ConversationFilter::default()).0
}

fn ids(conversations: &[Conversation]) -> Vec<i64> {
    conversations.iter().map(|k| k.id).collect()
}

fn hide(c: &mut DbConn, who: i64, id: i64) -> Conversation {
    let hidden = ConversationChange { title: None, is_hidden: Some(true) };
    change_conversation(c, who, id, &hidden).unwrap()
}

on_each_database! {
fn an_exchange_begins_a_conversation_and_the_next_joins_it(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let first = asked(&mut c, me, "Combien de temps\ndure le préavis ?", None, 0);
    let id = first.conversation_id;
    let held = reserve(&mut c, me, true, now()).unwrap();
    let later = now() + Duration::minutes(5);
    let second = record(&mut c, held, &exchange("Et sans contrat ?", "Le même.").within(Some(id)), later).unwrap();
    assert_eq!(second.conversation_id, id);
    let other = asked(&mut c, me, "Mon loyer ?", None, 1);
    assert_ne!(other.conversation_id, id);
    let found = shown(&mut c, me);
    assert_eq!(ids(&found), [id, other.conversation_id], "the last gone on with first");
    let [kept, _] = <[Conversation; 2]>::try_from(found).unwrap();
    assert_eq!((kept.title.as_str(), kept.exchanges, kept.is_hidden), ("Combien de temps", 2, false));
    assert_eq!((kept.created_at, kept.updated_at), (now(), later));
    let (opened, exchanges) = conversation(&mut c, me, id).unwrap();
    assert_eq!((opened, exchanges), (kept.clone(), vec![first, second]));
    assert!(!format!("{kept:?}").contains("Combien"), "a title must not reach a log file");
}}

on_each_database! {
fn a_long_conversation_is_opened_at_its_end_and_remembered_as_far_as_a_history_goes(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let id = asked(&mut c, me, "Question 0", None, 0).conversation_id;
    for n in 1..105 {
        asked(&mut c, me, &format!("Question {n}"), Some(id), n);
    }
    let (opened, exchanges) = conversation(&mut c, me, id).unwrap();
    assert_eq!((opened.exchanges, exchanges.len()), (105, 100));
    assert_eq!((exchanges[0].prompt.as_str(), exchanges[99].prompt.as_str()), ("Question 5", "Question 104"));
    let history = conversation_history(&mut c, me, id).unwrap();
    assert_eq!(history.turns().len(), 20);
    let [first, answer] = [&history.turns()[0], &history.turns()[1]];
    assert_eq!((first.role, first.content.as_str()), (Role::User, "Question 95"));
    assert_eq!((answer.role, answer.content.as_str()), (Role::Assistant, "Voyez l’inspection du travail [1]."));
    record_at_once(&mut c, me, true, &exchange("?!", &"é".repeat(30_000)).within(Some(id)), now() + Duration::days(1)).unwrap();
    let long = conversation_history(&mut c, me, id).unwrap();
    assert_eq!(long.turns().iter().map(|t| t.content.chars().count()).collect::<Vec<_>>(), [24_000]);
}}

on_each_database! {
fn a_conversation_is_its_owners_alone(db: TestDb) {
    let mut c = db.conn();
    let (me, other) = (user(&mut c, 1), user(&mut c, 2));
    let id = asked(&mut c, me, "Mon préavis ?", None, 0).conversation_id;
    let change = ConversationChange { title: None, is_hidden: Some(true) };
    for who in [other, 404] {
        assert!(matches!(conversation(&mut c, who, id), Err(AiError::UnknownConversation)));
        assert!(matches!(conversation_history(&mut c, who, id), Err(AiError::UnknownConversation)));
        assert!(matches!(change_conversation(&mut c, who, id, &change), Err(AiError::UnknownConversation)));
        assert!(matches!(erase_conversation(&mut c, who, id), Err(AiError::UnknownConversation)));
        assert_eq!(shown(&mut c, who), []);
    }
    let theirs = asked(&mut c, other, "Mon loyer ?", Some(id), 1);
    assert_ne!(theirs.conversation_id, id, "nobody writes into another's");
    assert_eq!(shown(&mut c, me)[0].exchanges, 1);
}}

on_each_database! {
fn hiding_keeps_and_going_on_shows_again(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let id = asked(&mut c, me, "Mon préavis ?", None, 0).conversation_id;
    let hidden = hide(&mut c, me, id);
    assert_eq!((hidden.is_hidden, hidden.exchanges, hidden.updated_at), (true, 1, now()));
    assert_eq!(shown(&mut c, me), []);
    let of_hidden = ConversationFilter { is_hidden: true, ..Default::default() };
    assert_eq!(listed(&mut c, me, of_hidden.clone()), (vec![hidden], 1));
    let named = ConversationChange { title: Some(ConversationTitle::parse("Été 2026").unwrap()), is_hidden: None };
    assert_eq!(change_conversation(&mut c, me, id, &named).unwrap().title, "Été 2026");
    assert_eq!(listed(&mut c, me, ConversationFilter { text: "ete".into(), ..of_hidden }).1, 1, "found by its new name");
    asked(&mut c, me, "Et ensuite ?", Some(id), 3);
    let again = shown(&mut c, me);
    assert_eq!((ids(&again), again[0].title.as_str()), (vec![id], "Été 2026"));
}}

on_each_database! {
fn words_are_found_in_titles_questions_and_answers(db: TestDb) {
    let mut c = db.conn();
    let (me, other) = (user(&mut c, 1), user(&mut c, 2));
    let notice = asked(&mut c, me, "Mon PRÉAVIS de l’été ?", None, 0).conversation_id;
    asked(&mut c, me, "Et le treizième mois, 100 % dû ?", Some(notice), 1);
    let rent = record_at_once(&mut c, me, true, &exchange("Mon loyer ?", "Le bailleur doit une quittance\nd’œuvre."), now()).unwrap().conversation_id;
    asked(&mut c, other, "Mon préavis ?", None, 0);
    let mut found = |text: &str| ids(&listed(&mut c, me, ConversationFilter { text: text.into(), ..Default::default() }).0);
    for (text, expected) in [
        ("preavis", vec![notice]), ("  L'ETE ", vec![notice]), ("préavis treizieme", vec![notice]), ("QUITTANCE oeuvre", vec![rent]),
        ("mon", vec![notice, rent]), ("inspection", vec![notice]), ("100 %", vec![notice]), ("0_%", vec![]), ("\\", vec![]),
        ("préavis loyer", vec![]), ("", vec![notice, rent]), ("\0", vec![notice, rent]),
    ] {
        assert_eq!(found(text), expected, "{text:?}");
    }
    assert_eq!(found(&"mon ".repeat(500)), [notice, rent], "no query is too long");
}}

on_each_database! {
fn a_list_comes_in_pages_with_its_total(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let made: Vec<i64> = (0..5).map(|n| asked(&mut c, me, "Question ?", None, n).conversation_id).collect();
    let page = |limit, offset| ConversationFilter { limit: Some(limit), offset: Some(offset), ..Default::default() };
    let (items, total) = listed(&mut c, me, page(2, 1));
    assert_eq!((ids(&items), total), (vec![made[3], made[2]], 5));
    assert_eq!(listed(&mut c, me, page(-1, -1)).0.len(), 1, "brought inside its bounds");
    assert_eq!(listed(&mut c, me, page(10, 99)), (vec![], 5));
    let exported = conversations_to_export(&mut c, me, made[0], 2).unwrap();
    assert_eq!(ids(&exported), [made[1], made[2]]);
}}

on_each_database! {
fn erasing_takes_exchanges_and_opinions_along_and_nothing_else(db: TestDb) {
    let mut c = db.conn();
    let (me, other) = (user(&mut c, 1), user(&mut c, 2));
    let gone = asked(&mut c, me, "Mon préavis ?", None, 0);
    let kept = asked(&mut c, me, "Mon loyer ?", None, 1);
    let theirs = asked(&mut c, other, "Mon bail ?", None, 1);
    let useful = Opinion { source_key: String::new(), is_useful: true, reason: None, comment: String::new() };
    for log in [gone.id, kept.id] {
        give_feedback(&mut c, me, log, &useful, now()).unwrap();
    }
    erase_conversation(&mut c, me, gone.conversation_id).unwrap();
    assert!(matches!(erase_conversation(&mut c, me, gone.conversation_id), Err(AiError::UnknownConversation)));
    assert_eq!(logs(&mut c, me, LogScope::All, None, now()).unwrap(), [kept]);
    assert_eq!(feedback_of_logs(&mut c, &[gone.id]).unwrap(), []);
    assert_eq!(feedback_to_export(&mut c, me, 0, 10).unwrap().len(), 1);
    let late = asked(&mut c, me, "Et ensuite ?", Some(gone.conversation_id), 2);
    assert_ne!(late.conversation_id, gone.conversation_id, "erased meanwhile: nothing that was answered is lost");
    assert_eq!(erase_logs(&mut c, me).unwrap(), 2);
    assert_eq!((shown(&mut c, me), feedback_to_export(&mut c, me, 0, 10).unwrap()), (vec![], vec![]));
    assert_eq!(shown(&mut c, other)[0].id, theirs.conversation_id);
    forget_person(&mut c, other).unwrap();
    assert_eq!(shown(&mut c, other), []);
}}

on_each_database! {
fn what_is_refused_begins_no_conversation(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let grounded = Exchange { status: AnswerStatus::Grounded, ..exchange("Mon préavis ?", "Trois mois [1].") };
    for _ in 0..3 {
        record_at_once(&mut c, me, false, &grounded, now()).unwrap();
    }
    assert!(record_at_once(&mut c, me, false, &grounded, now()).is_err());
    assert_eq!(shown(&mut c, me).len(), 3);
    let first = shown(&mut c, me)[0].id;
    erase_conversation(&mut c, me, first).unwrap();
    assert_eq!(usage(&mut c, me, false, now()).unwrap().used, 3, "erasing gives no new answers");
}}

const MIGRATION: &str = "20261129000204_ai_assistant_conversations";

/// A row of the log and an opinion on it, as they were before there were conversations.
fn old_row(c: &mut DbConn, (id, who): (i64, i64), prompt: &str, at: &str) {
    diesel::sql_query(format!(
        "INSERT INTO ai_logs (id, user_id, prompt, response, prompt_type, status, engine, language, sources, counted, month, created_at) \
         VALUES ({id}, {who}, '{prompt}', 'L’ÉTÉ, l’article 34 [1].', 'general', 'grounded', 'builtin', 'fr', '[]', true, '2026-11', '{at}')"
    ))
    .execute(c)
    .unwrap();
    diesel::sql_query(format!(
        "INSERT INTO ai_feedback (log_id, user_id, source_key, is_useful, comment, state, created_at, updated_at) \
         VALUES ({id}, {who}, '', false, 'Commentaire {id}', 'open', '{at}', '{at}')"
    ))
    .execute(c)
    .unwrap();
}

on_each_database! {
fn the_log_that_was_there_becomes_a_conversation_a_person_and_day(db: TestDb) {
    let mut c = db.conn();
    c.revert_down_to(MIGRATION).unwrap();
    let (me, other) = (user(&mut c, 1), user(&mut c, 2));
    let long = "Mon patron me licencie ".repeat(5);
    old_row(&mut c, (10, me), "Mon  préavis\u{202f}?\nJ’ai cinq ans.", "2026-11-20 08:00:00");
    old_row(&mut c, (11, other), "Mon bail ?", "2026-11-20 09:00:00.5");
    old_row(&mut c, (12, me), "Et la prime ?", "2026-11-20 23:59:59.999999");
    old_row(&mut c, (13, me), &long, "2026-11-21 00:00:00");
    old_row(&mut c, (14, me), &"é".repeat(100), "2026-11-22 00:00:00");
    assert!(c.migrate().unwrap().contains(&MIGRATION.to_owned()));

    let found = shown(&mut c, me);
    let titles: Vec<&str> = found.iter().map(|k| k.title.as_str()).collect();
    let as_now = ["é".repeat(100).as_str(), long.as_str(), "Mon  préavis\u{202f}?"].map(|q| ConversationTitle::of(&question(q)));
    assert_eq!(titles, as_now.each_ref().map(ConversationTitle::as_str));
    assert_eq!(found.iter().map(|k| (k.exchanges, k.is_hidden)).collect::<Vec<_>>(), [(1, false), (1, false), (2, false)]);
    assert_eq!((found[2].created_at, found[2].updated_at), (at("2026-11-20T08:00:00Z"), at("2026-11-20T23:59:59.999999Z")));
    let (_, exchanges) = conversation(&mut c, me, found[2].id).unwrap();
    assert_eq!(exchanges.iter().map(|l| (l.id, l.prompt.as_str())).collect::<Vec<_>>(), [(10, "Mon  préavis\u{202f}?\nJ’ai cinq ans."), (12, "Et la prime ?")]);
    assert_eq!(shown(&mut c, other).len(), 1);
    for (text, count) in [("preavis l'ete", 1), ("prime", 1), ("cinq", 1), ("ete", 3), ("bail", 0)] {
        assert_eq!(listed(&mut c, me, ConversationFilter { text: text.into(), ..Default::default() }).1, count, "{text}");
    }
    let opinions = feedback_of_logs(&mut c, &[10, 11, 12, 13, 14]).unwrap();
    assert_eq!(opinions.iter().map(|f| f.opinion.comment.as_str()).collect::<Vec<_>>(), [10, 11, 12, 13, 14].map(|n| format!("Commentaire {n}")));

    c.revert_down_to(MIGRATION).unwrap();
    #[derive(QueryableByName)]
    struct Count {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        n: i64,
    }
    let both = "SELECT count(*) AS n FROM ai_logs JOIN ai_feedback ON log_id = ai_logs.id";
    assert_eq!(diesel::sql_query(both).get_result::<Count>(&mut c).unwrap().n, 5, "going back loses no exchange");
    c.migrate().unwrap();
    assert_eq!(shown(&mut c, me).len(), 3);
    let first = shown(&mut c, me)[0].id;
    erase_conversation(&mut c, me, first).unwrap();
}}

on_each_database! {
fn the_migration_gives_no_number_again(db: TestDb) {
    let mut c = db.conn();
    c.revert_down_to(MIGRATION).unwrap();
    let me = user(&mut c, 1);
    // Numbered by the database; PostgreSQL counts those alone.
    for _ in 0..3 {
        diesel::sql_query(format!(
            "INSERT INTO ai_logs (user_id, prompt, response, prompt_type, status, engine, language, sources, counted, month, created_at) \
             VALUES ({me}, 'Bail ?', '', 'general', 'no_match', 'builtin', 'fr', '[]', false, '2026-11', '2026-11-20 08:00:00')"
        )).execute(&mut c).unwrap();
    }
    diesel::sql_query("DELETE FROM ai_logs").execute(&mut c).unwrap();
    c.migrate().unwrap();
    assert_eq!(asked(&mut c, me, "Mon loyer ?", None, 0).id, 4);
}}
