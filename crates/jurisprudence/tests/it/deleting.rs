//! What stays of a decision that an administrator deleted.

use crate::editing::{key, somebody};
use chrono::{DateTime, Utc};
use database::{DbConn, on_each_database};
use diesel::prelude::*;
use jurisprudence::domain::import::{ImportItem, ItemReason};
use jurisprudence::domain::{CaseFilter, RawCaseFilter};
use jurisprudence::{
    Fixtures, JurisprudenceError, NewFile, add_file, begin_files, case, change_case, listed_cases,
    load_fixtures, read_file, remove_case,
};
use serde_json::json;

const KEY: &str = "CAMEROUN-CONSEILCONSTITUTIONNEL-20200225-21CCSRCEROF";

fn now() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn loaded(c: &mut DbConn) -> i64 {
    c.write(|c| load_fixtures(c, &Fixtures::shipped().unwrap(), now())).unwrap();
    case(c, &key(KEY)).unwrap().id
}

fn deleted(c: &mut DbConn, q: &str) -> i64 {
    let raw = RawCaseFilter { q: q.into(), state: "withdrawn".into(), ..RawCaseFilter::default() };
    listed_cases(c, &CaseFilter::parse(&raw).unwrap()).unwrap().1
}

on_each_database! {
fn nobody_deletes_what_they_have_not_seen(db: TestDb) {
    let mut c = db.conn();
    let (id, admin) = (loaded(&mut c), somebody(&mut c));
    let seen = case(&mut c, &key(KEY)).unwrap().revision;
    let change = jurisprudence::domain::RawCaseChange { title: Some("Autre titre".into()), ..Default::default() };
    let changed = change_case(&mut c, (id, Some(seen)), change, now()).unwrap();
    let unseen = remove_case(&mut c, (id, Some(seen)), (admin, ""), now());
    assert!(matches!(unseen, Err(JurisprudenceError::CaseChangedMeanwhile)), "{unseen:?}");
    assert_eq!(case(&mut c, &key(KEY)).unwrap(), changed, "nothing of it went");
    let gone = remove_case(&mut c, (id, Some(changed.revision)), (admin, "opposition"), now()).unwrap();
    let withdrawn = gone.withdrawn.unwrap();
    assert_eq!((withdrawn.by, withdrawn.at, withdrawn.reason.as_str()), (Some(admin), now(), "opposition"));
}}

/// A decision whose text may stand in others too, such as a withdrawal that is noted.
fn noted(id: &str, number: &str, day: &str) -> NewFile {
    let bytes = json!({
        "_id": id, "pays": "Cameroun", "juridiction": "Cour suprême", "num_arret": number, "date_arret": day,
        "titre": format!("Cameroun, Cour suprême, {number}"),
        "texte_arret": "La Cour donne acte au demandeur de son désistement et laisse les dépens à sa charge.",
    });
    NewFile { name: "a.json".into(), bytes: bytes.to_string().into_bytes() }
}

fn take_in(c: &mut DbConn, admin: i64, file: &NewFile) -> ImportItem {
    let read = read_file(file, now().date_naive());
    let run = c.write(|c| begin_files(c, admin, now())).unwrap();
    c.write(|c| add_file(c, run.id, &read, false, now())).unwrap().remove(0)
}

on_each_database! {
fn the_same_text_of_another_day_or_number_is_another_decision(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let first = take_in(&mut c, admin, &noted("CAMEROUN-COURSUPREME-20230105-01CIV", "01/CIV", "2023-01-05"));
    remove_case(&mut c, (first.case_id.unwrap(), None), (admin, ""), now()).unwrap();
    // Under another id it is the one that was deleted, day and number being the same.
    let same = take_in(&mut c, admin, &noted("CAMEROUN-COURSUPREME-20230105-1CIV", "1/CIV", "2023-01-05"));
    assert_eq!((same.case_id, same.reason), (first.case_id, Some(ItemReason::DeletedHere)));
    for (id, number, day) in [
        ("CAMEROUN-COURSUPREME-20230202-01CIV", "01/CIV", "2023-02-02"),
        ("CAMEROUN-COURSUPREME-20230105-02CIV", "02/CIV", "2023-01-05"),
    ] {
        let other = take_in(&mut c, admin, &noted(id, number, day));
        assert_ne!(other.reason, Some(ItemReason::DeletedHere), "{number} {day}");
        assert!(other.case_id != first.case_id, "{number} {day}: {other:?}");
    }
}}

on_each_database! {
fn one_that_was_deleted_before_its_row_said_so_is_found_without_accents(db: TestDb) {
    let mut c = db.conn();
    let (id, admin) = (loaded(&mut c), somebody(&mut c));
    remove_case(&mut c, (id, None), (admin, ""), now()).unwrap();
    // As an older version left it: with its accents and capitals.
    diesel::sql_query(
        "UPDATE jurisprudence SET jurisdiction = 'CONSEIL d’État, Œuvres à Évry', search_key = 'conseil d’état, œuvres à évry 21/cc' \
         WHERE withdrawn_at IS NOT NULL",
    )
    .execute(&mut c)
    .unwrap();
    assert_eq!(deleted(&mut c, "etat"), 0);
    let up = include_str!("../../../../migrations/sqlite/20261123000118_jurisprudence_search_key/up.sql");
    diesel::sql_query(up.trim().trim_end_matches(';')).execute(&mut c).unwrap();
    for words in ["conseil d'etat", "CONSEIL D’ÉTAT", "oeuvres a evry", "21/CC/SRCEROF"] {
        assert_eq!(deleted(&mut c, words), 1, "{words}");
    }
}}
