//! What people say of answers, on both databases.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use crate::support::{at, note, question, user};
use ai_assistant::domain::{
    Exchange, FeedbackFilter, FeedbackReason, FeedbackState, FeedbackTotals, Language, Opinion, PromptType,
    RawFeedback, compose,
};
use ai_assistant::{
    AiError, erase_logs, feedback, feedback_heads, feedback_of_logs, feedback_to_export, feedback_totals,
    give_feedback, record_at_once, review_feedback, take_feedback_back,
};
use chrono::{DateTime, Duration, Utc};
use database::{DbConn, on_each_database};

const SOURCE: &str = "travail-preavis-duree";

fn now() -> DateTime<Utc> {
    at("2026-11-21T10:00:00Z")
}

fn asked(c: &mut DbConn, who: i64) -> i64 {
    let q = question("Mon préavis ?");
    let answer = compose(&q, Language::Fr, PromptType::General, &[note()]);
    record_at_once(c, who, true, &Exchange::new(q, PromptType::General, &answer), now()).unwrap().id
}

fn said(source: &str, useful: bool, reason: &str, comment: &str) -> Opinion {
    let raw = RawFeedback {
        source_key: source.into(),
        is_useful: useful,
        reason: reason.into(),
        comment: comment.into(),
    };
    Opinion::parse(&raw).unwrap()
}

on_each_database! {
fn an_answer_and_its_sources_have_one_opinion_each_which_may_change_and_be_taken_back(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let log = asked(&mut c, me);
    let first = give_feedback(&mut c, me, log, &said("", false, "wrong", "Le délai est faux."), now()).unwrap();
    assert_eq!((first.opinion.reason, first.state), (Some(FeedbackReason::Wrong), FeedbackState::Open));
    give_feedback(&mut c, me, log, &said(SOURCE, true, "", ""), now()).unwrap();
    let again = give_feedback(&mut c, me, log, &said("", true, "wrong", ""), now() + Duration::hours(1)).unwrap();
    assert_eq!((again.id, again.created_at, again.opinion), (first.id, now(), said("", true, "", "")));
    assert_eq!(feedback_of_logs(&mut c, &[log, 999]).unwrap().len(), 2);
    assert_eq!(feedback_totals(&mut c).unwrap(), FeedbackTotals { useful: 2, not_useful: 0, waiting: 0 });

    let other = user(&mut c, 2);
    let exported = feedback_to_export(&mut c, me, 0, 1).unwrap();
    assert_eq!(exported.iter().map(|f| f.id).collect::<Vec<_>>(), [first.id]);
    assert_eq!(feedback_to_export(&mut c, me, first.id, 10).unwrap()[0].opinion.source_key, SOURCE);
    assert!(feedback_to_export(&mut c, other, 0, 10).unwrap().is_empty());
    take_feedback_back(&mut c, me, log, "").unwrap();
    take_feedback_back(&mut c, me, log, "").unwrap();
    assert_eq!(feedback_of_logs(&mut c, &[log]).unwrap()[0].opinion.source_key, SOURCE);
}}

on_each_database! {
fn nobody_speaks_of_others_exchanges_or_of_sources_that_are_not_there(db: TestDb) {
    let mut c = db.conn();
    let (me, other) = (user(&mut c, 1), user(&mut c, 2));
    let log = asked(&mut c, me);
    for (who, log, opinion) in [(other, log, said("", true, "", "")), (me, 999, said("", true, "", "")), (me, log, said("autre", true, "", ""))] {
        let refused = give_feedback(&mut c, who, log, &opinion, now());
        assert!(matches!(refused, Err(AiError::UnknownExchange)), "{refused:?}");
    }
    assert!(matches!(take_feedback_back(&mut c, other, log, ""), Err(AiError::UnknownExchange)));
    assert!(feedback_of_logs(&mut c, &[log]).unwrap().is_empty());
}}

on_each_database! {
fn administrators_filter_open_and_settle_and_a_new_word_opens_it_again(db: TestDb) {
    let mut c = db.conn();
    let (me, admin) = (user(&mut c, 1), user(&mut c, 9));
    let (first, second) = (asked(&mut c, me), asked(&mut c, me));
    let bad = give_feedback(&mut c, me, first, &said("", false, "outdated", "Loi abrogée"), now()).unwrap();
    give_feedback(&mut c, me, second, &said("", true, "", ""), now() + Duration::minutes(1)).unwrap();
    let listed = |c: &mut DbConn, filter: FeedbackFilter| {
        let (items, total) = feedback_heads(c, &filter).unwrap();
        assert_eq!(items.len() as i64, total);
        items.into_iter().map(|h| h.log_id).collect::<Vec<_>>()
    };
    let all = FeedbackFilter::default();
    assert_eq!(listed(&mut c, all), [first, second], "what was not useful waits first");
    assert_eq!(listed(&mut c, FeedbackFilter { is_useful: Some(false), ..all }), [first]);
    assert_eq!(listed(&mut c, FeedbackFilter { reason: Some(FeedbackReason::Wrong), ..all }), [0_i64; 0]);
    assert!(feedback_heads(&mut c, &all).unwrap().0[0].has_comment);
    assert_eq!(feedback_totals(&mut c).unwrap(), FeedbackTotals { useful: 1, not_useful: 1, waiting: 1 });

    let (opened, log) = feedback(&mut c, bad.id).unwrap();
    assert_eq!((opened.opinion.comment.as_str(), log.prompt.as_str()), ("Loi abrogée", "Mon préavis ?"));
    let reviewed = review_feedback(&mut c, bad.id, admin, now()).unwrap();
    assert_eq!((reviewed.state, reviewed.reviewed_by, reviewed.reviewed_at), (FeedbackState::Reviewed, Some(admin), Some(now())));
    assert_eq!(review_feedback(&mut c, bad.id, me, now()).unwrap(), reviewed, "the second changes nothing");
    assert_eq!(listed(&mut c, FeedbackFilter { state: Some(FeedbackState::Open), ..all }), [second]);
    assert_eq!(listed(&mut c, all), [second, first], "what was looked at stands last");
    assert!(matches!(review_feedback(&mut c, 999, admin, now()), Err(AiError::UnknownFeedback)));

    let again = give_feedback(&mut c, me, first, &said("", false, "wrong", "Toujours faux"), now()).unwrap();
    assert_eq!((again.state, again.reviewed_by), (FeedbackState::Open, None));
}}

on_each_database! {
fn what_was_said_goes_with_the_exchange(db: TestDb) {
    let mut c = db.conn();
    let me = user(&mut c, 1);
    let log = asked(&mut c, me);
    let said = give_feedback(&mut c, me, log, &said("", false, "", "Privé"), now()).unwrap();
    erase_logs(&mut c, me).unwrap();
    assert!(matches!(feedback(&mut c, said.id), Err(AiError::UnknownFeedback)));
    assert_eq!(feedback_heads(&mut c, &FeedbackFilter::default()).unwrap(), (vec![], 0));
}}
