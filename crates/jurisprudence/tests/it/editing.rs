//! What admins do to notes and decisions.

use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, on_each_database};
use jurisprudence::domain::{
    Bilingual, CaseContent, Confidence, Key, LegalDomain, NoteContent, RawCaseChange,
};
use jurisprudence::{
    JurisprudenceError, Snapshot, add_case, add_note, approve_case, case, change_case, edit_case, revision,
    verify_case, waiting_cases, withdraw_case,
};

fn now() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

pub fn key(text: &str) -> Key {
    text.parse().unwrap()
}

pub fn both(text: &str) -> Bilingual<String> {
    Bilingual { fr: text.into(), en: text.into() }
}

fn some_note() -> NoteContent {
    NoteContent {
        domain: LegalDomain::Autre,
        category: "Essai".into(),
        title: both("Un titre"),
        content: both("Un contenu assez long pour être une phrase."),
        articles: vec!["Loi n° 90/053 du 19 décembre 1990, art. 1".into()],
        keywords: Bilingual { fr: vec!["mot".into()], en: vec![] },
        lay_questions: Bilingual::default(),
        units: vec![],
        next_step: Some(both("Allez à la préfecture.")),
        source: "Loi n° 90/053, art. 1".into(),
        confidence: Confidence::Medium,
        caution: None,
        as_of: Some("2026-11".into()),
        verified_by_lawyer: false,
    }
}

fn some_case() -> CaseContent {
    CaseContent {
        translation: None,
        title: "Cour suprême, arrêt d'essai".into(),
        jurisdiction: "Cour suprême".into(),
        case_number: "1/CIV".into(),
        decided_on: NaiveDate::from_ymd_opt(2020, 2, 29).unwrap(),
        parties: "A c/ B".into(),
        subject: "civil".into(),
        keywords: vec!["essai".into()],
        facts: "f".repeat(60),
        legal_principle: "p".repeat(60),
        decision: "d".repeat(60),
        relevant_articles: vec![],
        source: None,
    }
}

/// Rows name who wrote them; the account itself is not this crate's business.
pub fn somebody(c: &mut DbConn) -> i64 {
    use diesel::prelude::*;
    diesel::sql_query(
        "INSERT INTO users (id, name, email, email_key, password_hash, role, is_premium, language, is_email_verified, \
         created_at) VALUES (7, 'Me Ngo', 'a@x.cm', 'a@x.cm', 'x', 'admin', FALSE, 'fr', FALSE, '2026-01-01 00:00:00')",
    )
    .execute(c)
    .unwrap();
    7
}

on_each_database! {
fn every_broken_rule_of_a_note_is_told_at_once(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let mut bad = some_note();
    bad.title.fr = " ".into();
    bad.articles.clear();
    bad.as_of = Some("2026-13".into());
    let Err(JurisprudenceError::Invalid(found)) = c.write(|c| add_note(c, key("essai"), bad, admin, now())) else {
        panic!("accepted")
    };
    let fields: Vec<&str> = found.iter().map(|i| i.field.as_ref()).collect();
    assert_eq!(fields, ["title.fr", "articles", "asOf"]);
    assert_eq!(revision(&mut c).unwrap(), 0);
}}

on_each_database! {
fn a_decision_is_quoted_once_verified_and_never_after_its_withdrawal(db: TestDb) {
    let mut c = db.conn();
    let k = key("CAMEROUN-COURSUPREME-20200229-1CIV");
    let quotable = |c: &mut DbConn| Snapshot::read(c).unwrap().cases.len();
    let made = c.write(|c| add_case(c, k.clone(), some_case(), None, now())).unwrap();
    assert_eq!((made.content.clone(), made.is_verified), (some_case(), false));
    assert_eq!(quotable(&mut c), 0);
    assert!(matches!(
        c.write(|c| add_case(c, k.clone(), some_case(), None, now())),
        Err(JurisprudenceError::KeyTaken)
    ));

    let edited = CaseContent { subject: "commercial".into(), ..some_case() };
    c.write(|c| edit_case(c, &k, edited.clone(), now())).unwrap();
    c.write(|c| verify_case(c, &k, now())).unwrap();
    assert_eq!(quotable(&mut c), 1);
    assert_eq!(case(&mut c, &k).unwrap().content, edited);

    c.write(|c| withdraw_case(c, &k, (None, ""), now())).unwrap();
    assert_eq!(quotable(&mut c), 0);
    assert!(matches!(c.write(|c| verify_case(c, &key("x"), now())), Err(JurisprudenceError::UnknownCase)));
}}

on_each_database! {
fn what_nobody_vouches_for_waits_the_last_decided_first(db: TestDb) {
    let mut c = db.conn();
    let add = |c: &mut DbConn, name: &str, day: &str| {
        let content = CaseContent { decided_on: day.parse().unwrap(), ..some_case() };
        c.write(|c| add_case(c, key(name), content, None, now())).unwrap().id
    };
    let [old, new, middle] =
        [("a", "2019-01-01"), ("b", "2023-01-01"), ("c", "2020-01-01")].map(|(n, day)| add(&mut c, n, day));
    assert_eq!(waiting_cases(&mut c).unwrap(), [new, middle, old]);
    c.write(|c| approve_case(c, (middle, None), now())).unwrap();
    c.write(|c| withdraw_case(c, &key("b"), (None, ""), now())).unwrap();
    assert_eq!(waiting_cases(&mut c).unwrap(), [old]);
    c.write(|c| change_case(c, (middle, None), RawCaseChange::default(), now())).unwrap();
    assert_eq!(waiting_cases(&mut c).unwrap(), [old], "who corrects it vouches for it");
}}

on_each_database! {
fn short_texts_are_refused_for_a_decision(db: TestDb) {
    let mut c = db.conn();
    let bad = CaseContent { facts: "court".into(), keywords: vec![], ..some_case() };
    let Err(JurisprudenceError::Invalid(found)) = c.write(|c| add_case(c, key("x"), bad, None, now())) else {
        panic!("accepted")
    };
    assert_eq!(found.iter().map(|i| i.field.as_ref()).collect::<Vec<_>>(), ["facts", "keywords"]);
}}
