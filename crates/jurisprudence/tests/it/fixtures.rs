//! Loading what the product ships.

use crate::editing::somebody;
use crate::notes::raw;
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, DbError, on_each_database};
use jurisprudence::domain::{CaseFilter, Key, NoteContent, RawCaseFilter};
use jurisprudence::{
    Editor, Fixtures, JurisprudenceError, Loaded, Snapshot, case, edit_note, listed_cases, load_fixtures,
    note, revision, switch_note, verify_case, verify_shipped, withdraw_case,
};
use std::sync::Arc;
use std::time::Instant;

fn now() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn load(c: &mut database::DbConn, f: &Fixtures, at: DateTime<Utc>) -> Loaded {
    c.write(|c| load_fixtures(c, f, at)).unwrap()
}

fn key(text: &str) -> Key {
    text.parse().unwrap()
}

on_each_database! {
fn the_shipped_texts_are_loaded_once(db: TestDb) {
    let mut c = db.conn();
    let shipped = Fixtures::shipped().unwrap();
    let start = Instant::now();
    let first = load(&mut c, &shipped, now());
    let took = start.elapsed();
    assert_eq!(first.notes.inserted, shipped.notes.len());
    assert_eq!(first.cases.inserted, shipped.cases.len());
    assert!(took.as_secs_f32() < 3.0, "{took:?}");

    let at = revision(&mut c).unwrap();
    let again = load(&mut c, &shipped, now());
    assert!(again.was_current);
    assert_eq!(revision(&mut c).unwrap(), at);

    let read = Snapshot::read(&mut c).unwrap();
    assert_eq!(read.notes.len(), shipped.notes.len());
    for (key, content) in &shipped.notes {
        let kept = read.notes.iter().find(|n| n.key == *key).unwrap();
        assert_eq!(kept.content, *content);
        assert_eq!((kept.created_at, kept.is_edited), (now(), false));
    }
    assert!(read.cases.is_empty(), "nobody vouches for them yet");
    // What the first index is built of, before there is a database.
    let known = Snapshot::as_loaded(&shipped, now());
    let served = |snapshot: &Snapshot| -> Vec<(Key, NoteContent)> {
        snapshot.notes.iter().map(|n| (n.key.clone(), n.content.clone())).collect()
    };
    assert_eq!(served(&known), served(&read));
    assert!(known.cases.is_empty());
    assert_eq!(c.write(|c| verify_shipped(c, now())).unwrap(), shipped.cases.len());
    assert_eq!(c.write(|c| verify_shipped(c, now())).unwrap(), 0);
    let read = Snapshot::read(&mut c).unwrap();
    for (key, content) in &shipped.cases {
        assert_eq!(read.cases.iter().find(|n| n.key == *key).unwrap().content, *content);
    }
}}

on_each_database! {
fn a_new_version_touches_only_what_it_changes(db: TestDb) {
    let mut c = db.conn();
    let mut shipped = Arc::unwrap_or_clone(Fixtures::shipped().unwrap());
    load(&mut c, &shipped, now());
    let before = Snapshot::read(&mut c).unwrap();
    let later = now() + TimeDelta::days(1);

    let (changed, content) = shipped.notes.first_mut().unwrap();
    let changed = changed.clone();
    content.title.fr.push_str(" (mise à jour)");
    let (gone, _) = shipped.notes.pop().unwrap();
    shipped.digest = "another".into();
    let loaded = load(&mut c, &shipped, later);
    assert_eq!((loaded.notes.updated, loaded.notes.retired, loaded.notes.inserted), (1, 1, 0));
    assert_eq!(loaded.cases.unchanged, shipped.cases.len());

    let after = Snapshot::read(&mut c).unwrap();
    assert!(after.revision > before.revision);
    assert!(after.notes.iter().all(|n| n.key != gone));
    assert!(!note(&mut c, &gone).unwrap().is_active);
    for n in &after.notes {
        let old = before.notes.iter().find(|o| o.key == n.key).unwrap();
        if n.key == changed {
            assert_eq!((n.updated_at, n.created_at, n.id), (later, now(), old.id));
            assert!(n.revision > old.revision);
        } else {
            assert_eq!(n, old);
        }
    }
}}

on_each_database! {
fn what_people_here_decided_outlives_a_new_version(db: TestDb) {
    let mut c = db.conn();
    let mut shipped = Arc::unwrap_or_clone(Fixtures::shipped().unwrap());
    load(&mut c, &shipped, now());
    let (edited, switched_off) = (key("travail-smig"), key("travail-preavis-duree"));
    let (verified, withdrawn) = (shipped.cases[0].0.clone(), shipped.cases[1].0.clone());
    let known = note(&mut c, &edited).unwrap();
    let mut content = known.content;
    content.content.fr = "Texte relu par un administrateur de la plateforme.".into();
    let editor = Editor { admin: somebody(&mut c), saw: Some(known.revision) };
    c.write(|c| -> Result<(), JurisprudenceError> {
        edit_note(c, known.id, editor, &raw(&content), now())?;
        let other = note(c, &switched_off)?;
        switch_note(c, other.id, Editor { saw: Some(other.revision), ..editor }, false, now())?;
        verify_case(c, &verified, now())?;
        withdraw_case(c, &withdrawn, (None, ""), now())?;
        Ok(())
    }).unwrap();

    for (_, n) in &mut shipped.notes {
        n.source.push('.');
    }
    for (_, n) in &mut shipped.cases {
        n.facts.push('.');
    }
    shipped.digest = "another".into();
    let loaded = load(&mut c, &shipped, now());
    assert_eq!(loaded.notes.unchanged, 2);
    assert_eq!((loaded.cases.unchanged, loaded.lapsed), (1, 1));
    assert_eq!(note(&mut c, &edited).unwrap().content, content);
    let read = Snapshot::read(&mut c).unwrap();
    assert!(read.notes.iter().all(|n| n.key != switched_off));
    assert!(read.cases.iter().all(|n| n.key != withdrawn));
    // Nobody has read what it says now.
    assert!(read.cases.is_empty() && !case(&mut c, &verified).unwrap().is_verified);
}}

on_each_database! {
fn a_verified_decision_stays_so_while_its_text_is_the_one_that_was_read(db: TestDb) {
    let mut c = db.conn();
    let mut shipped = Arc::unwrap_or_clone(Fixtures::shipped().unwrap());
    load(&mut c, &shipped, now());
    c.write(|c| verify_shipped(c, now())).unwrap();
    let verified = |c: &mut DbConn| Snapshot::read(c).unwrap().cases.len();
    let all = shipped.cases.len();

    // One is shipped no more, another one says something else; the notes do not matter.
    let gone = shipped.cases.remove(0);
    shipped.cases[0].1.decision.push('.');
    shipped.digest = "another".into();
    assert_eq!(load(&mut c, &shipped, now()).lapsed, 1);
    assert_eq!(verified(&mut c), all - 2);
    // It is shipped again as it was read.
    shipped.cases.insert(0, gone);
    shipped.digest = "a third".into();
    assert_eq!(load(&mut c, &shipped, now()).lapsed, 0);
    assert_eq!(verified(&mut c), all - 1);
}}

on_each_database! {
fn what_is_shipped_no_more_was_deleted_by_nobody(db: TestDb) {
    let mut c = db.conn();
    let mut shipped = Arc::unwrap_or_clone(Fixtures::shipped().unwrap());
    load(&mut c, &shipped, now());
    let (gone, _) = shipped.cases.remove(0);
    let deleted = shipped.cases[0].0.clone();
    shipped.digest = "another".into();
    load(&mut c, &shipped, now());
    c.write(|c| withdraw_case(c, &deleted, (None, "opposition"), now())).unwrap();
    let listed = |c: &mut DbConn, state: &str| {
        let raw = RawCaseFilter { state: state.into(), ..RawCaseFilter::default() };
        let (cases, total) = listed_cases(c, &CaseFilter::parse(&raw).unwrap()).unwrap();
        assert_eq!(cases.len() as i64, total);
        cases.into_iter().map(|case| case.key).collect::<Vec<_>>()
    };
    assert_eq!(listed(&mut c, "withdrawn"), [deleted]);
    assert!(!listed(&mut c, "").contains(&gone));
    assert!(!case(&mut c, &gone).unwrap().is_deleted());
}}

on_each_database! {
fn a_failed_load_leaves_nothing(db: TestDb) {
    let mut c = db.conn();
    let shipped = Fixtures::shipped().unwrap();
    let done: Result<(), JurisprudenceError> = c.write(|c| {
        load_fixtures(c, &shipped, now())?;
        Err(DbError::Busy.into())
    });
    assert!(done.is_err());
    assert_eq!(revision(&mut c).unwrap(), 0);
    assert!(Snapshot::read(&mut c).unwrap().notes.is_empty());
}}

#[test]
fn every_shipped_note_is_complete() {
    let shipped = Fixtures::shipped().unwrap();
    for (key, n) in &shipped.notes {
        assert!(n.next_step.is_some(), "{key} has no next step");
        assert!(!n.units.is_empty(), "{key} has no answers");
    }
    assert_eq!(shipped.notes.len(), 289);
    assert_eq!(shipped.notes.iter().map(|(_, n)| n.units.len()).sum::<usize>(), 1_456);
}

#[test]
fn two_processes_that_start_together_load_once() {
    for db in [Some(database::testing::TestDb::sqlite()), database::testing::TestDb::postgres()]
        .into_iter()
        .flatten()
    {
        let shipped = Fixtures::shipped().unwrap();
        let loaded: Vec<Loaded> = std::thread::scope(|s| {
            let both: Vec<_> = (0..2).map(|_| s.spawn(|| load(&mut db.conn(), &shipped, now()))).collect();
            both.into_iter().map(|t| t.join().unwrap()).collect()
        });
        assert_eq!(loaded.iter().filter(|l| l.was_current).count(), 1, "{loaded:?}");
    }
}
