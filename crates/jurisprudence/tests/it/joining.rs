//! Texts that join decisions that somebody vouches for.

use crate::editing::{key, somebody};
use chrono::{DateTime, Utc};
use database::{DbConn, on_each_database};
use jurisprudence::domain::import::{ImportItem, ItemReason};
use jurisprudence::domain::{Case, RawCaseChange};
use jurisprudence::{
    Fixtures, NewFile, Snapshot, add_file, approve_case, begin_files, case, case_by_id, case_text,
    change_case, load_fixtures, open_texts, other_spellings, public_text, read_file,
};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

const KEY: &str = "CAMEROUN-COURSUPREME-20231005-67CIV";

fn now() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn shipped(c: &mut DbConn) -> Case {
    c.write(|c| load_fixtures(c, &Fixtures::shipped().unwrap(), now())).unwrap();
    case(c, &key(KEY)).unwrap()
}

/// The text of that decision, in a file.
fn take_in(c: &mut DbConn, admin: i64) -> ImportItem {
    take_in_file(c, admin, wire(KEY))
}

fn wire(key: &str) -> Vec<u8> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/juricaf-wire/arret/{key}.json"));
    std::fs::read(path).unwrap()
}

fn take_in_file(c: &mut DbConn, admin: i64, bytes: Vec<u8>) -> ImportItem {
    let read = read_file(&NewFile { name: "a.json".into(), bytes }, now().date_naive());
    c.write(|c| {
        let run = begin_files(c, admin, now())?;
        add_file(c, run.id, &read, false, now())
    })
    .unwrap()
    .remove(0)
}

on_each_database! {
fn a_verified_decision_stays_published_and_the_text_that_joins_it_waits(db: TestDb) {
    let mut c = db.conn();
    let (before, admin) = (shipped(&mut c), somebody(&mut c));
    let verified = approve_case(&mut c, (before.id, Some(before.revision)), now()).unwrap();
    let item = take_in(&mut c, admin);
    assert_eq!((item.case_id, item.reason), (Some(before.id), Some(ItemReason::TextWaits)));

    let joined = case(&mut c, &key(KEY)).unwrap();
    assert_eq!((&joined.content, joined.is_verified, joined.text_waits), (&verified.content, true, true));
    assert!(joined.revision > verified.revision, "whoever looked at it before has not seen the text");
    assert!(Snapshot::read(&mut c).unwrap().cases.iter().any(|quoted| quoted.id == before.id), "it is quoted as before");
    assert!(case_text(&mut c, before.id).unwrap().is_some_and(|text| !text.text.is_empty()));
    assert_eq!(public_text(&mut c, before.id).unwrap(), None, "nobody has read the text");
    assert_eq!(open_texts(&mut c, 0, 10).unwrap(), []);

    approve_case(&mut c, (before.id, Some(joined.revision)), now()).unwrap();
    assert!(!case(&mut c, &key(KEY)).unwrap().text_waits);
    assert!(public_text(&mut c, before.id).unwrap().is_some());
    assert_eq!(open_texts(&mut c, 0, 10).unwrap().len(), 1);
}}

on_each_database! {
fn a_text_that_comes_while_somebody_verifies_is_not_published_unread(db: TestDb) {
    let mut c = db.conn();
    let (before, admin) = (shipped(&mut c), somebody(&mut c));
    let (begun, has_begun) = mpsc::channel();
    std::thread::scope(|s| {
        let verifying = s.spawn(|| {
            db.conn().write(|c| {
                let done = approve_case(c, (before.id, Some(before.revision)), now());
                begun.send(()).unwrap();
                // The import reads meanwhile what is not decided yet.
                std::thread::sleep(Duration::from_millis(400));
                done
            })
        });
        has_begun.recv().unwrap();
        assert_eq!(take_in(&mut c, admin).case_id, Some(before.id));
        verifying.join().unwrap().unwrap();
    });
    let joined = case(&mut c, &key(KEY)).unwrap();
    assert_eq!((joined.is_verified, joined.text_waits), (true, true));
    assert_eq!(public_text(&mut c, before.id).unwrap(), None);
}}

on_each_database! {
fn another_spelling_of_the_number_changes_nothing_else_of_a_verified_decision(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let given = "CAMEROUN-COURSUPREME-20230803-46CIV";
    let id = take_in_file(&mut c, admin, wire(given)).case_id.unwrap();
    let summary = RawCaseChange {
        parties: Some("A. c/ B.".into()),
        subject: Some("civil".into()),
        keywords: Some(vec!["pourvoi".into()]),
        facts: Some("f".repeat(60)),
        legal_principle: Some("p".repeat(60)),
        decision: Some("d".repeat(60)),
        ..RawCaseChange::default()
    };
    change_case(&mut c, (id, None), summary, now()).unwrap();
    let verified = approve_case(&mut c, (id, None), now()).unwrap();
    assert!(verified.content.title.ends_with("46/CIV"), "{}", verified.content.title);

    let mut respelled: serde_json::Value = serde_json::from_slice(&wire(given)).unwrap();
    respelled["num_arret"] = "46-CIV".into();
    respelled["titre"] = "Cour suprême, affaire Abena Mvondo, 46-CIV".into();
    let item = take_in_file(&mut c, admin, respelled.to_string().into_bytes());
    assert_eq!((item.case_id, item.reason), (Some(id), Some(ItemReason::NumberRespelled)));
    let after = case_by_id(&mut c, id).unwrap();
    assert_eq!((after.content.case_number.as_str(), after.is_verified), ("46-CIV", true));
    assert_eq!(after.content.title, verified.content.title.replace("46/CIV", "46-CIV"));
    assert_eq!(case_text(&mut c, id).unwrap().unwrap().title, after.content.title, "nor what is handed on");
    assert_eq!(other_spellings(&mut c, id).unwrap(), ["46/CIV"]);
}}
