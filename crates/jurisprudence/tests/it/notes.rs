//! What administrators do to notes, and what is remembered of it.

use crate::editing::{both, key, somebody};
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, on_each_database};
use jurisprudence::domain::{
    AnswerUnit, Bilingual, Note, NoteContent, NoteDeed, NoteFilter, RawNote, RawNoteFilter, RawUnit,
};
use jurisprudence::{
    Editor, Fixtures, JurisprudenceError, Snapshot, create_note, edit_note, listed_notes, load_fixtures,
    note, note_by_id, note_history, restore_note, revision, shipped_text, switch_note,
};
use std::sync::Arc;

fn now() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

/// The form as it would be filled with this content.
pub fn raw(c: &NoteContent) -> RawNote {
    let c = c.clone();
    RawNote {
        domain: c.domain.as_str().into(),
        category: c.category,
        title: c.title,
        content: c.content,
        articles: c.articles,
        keywords: c.keywords,
        lay_questions: c.lay_questions,
        units: c.units.into_iter().map(raw_unit).collect(),
        next_step: c.next_step.unwrap_or_default(),
        source: c.source,
        confidence: c.confidence.as_str().into(),
        caution: c.caution.unwrap_or_default(),
        as_of: c.as_of.unwrap_or_default(),
        verified_by_lawyer: c.verified_by_lawyer,
    }
}

fn raw_unit(u: AnswerUnit) -> RawUnit {
    RawUnit {
        key: u.key.to_string(),
        kind: u.kind.as_str().into(),
        asked: u.asked,
        answer: u.answer,
        conditions: u.conditions,
        action: u.action,
        is_urgent: u.is_urgent,
        articles: u.articles,
    }
}

fn own() -> RawNote {
    RawNote {
        domain: "travail".into(),
        category: "Essai".into(),
        title: Bilingual { fr: "Le préavis de l’employé".into(), en: "The employee's notice".into() },
        content: both("Un contenu assez long pour être une phrase (article 34)."),
        articles: vec!["Code du travail (loi n° 92/007 du 14 août 1992), art. 34".into()],
        source: "Code du travail".into(),
        confidence: "high".into(),
        ..RawNote::default()
    }
}

fn few() -> Fixtures {
    let mut some = Arc::unwrap_or_clone(Fixtures::shipped().unwrap());
    some.notes.retain(|(k, _)| k.as_str().starts_with("travail-s"));
    some.cases.clear();
    some.digest = "few".into();
    some
}

fn deeds(c: &mut DbConn, id: i64) -> Vec<(i64, NoteDeed, Option<i64>)> {
    note_history(c, id).unwrap().into_iter().map(|v| (v.version, v.deed, v.actor_id)).collect()
}

fn editor(admin: i64) -> Editor {
    Editor { admin, saw: None }
}

fn with_text(known: &Note, text: &str) -> RawNote {
    RawNote { content: both(text), ..raw(&known.content) }
}

on_each_database! {
fn a_note_of_ones_own_is_written_edited_and_switched_off(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let made = create_note(&mut c, &own(), admin, now()).unwrap();
    assert_eq!(made.key.as_str(), "le-preavis-de-l-employe");
    assert_eq!((made.created_by, made.is_active, made.is_edited, made.is_shipped), (Some(admin), true, false, false));
    assert_eq!(note(&mut c, &made.key).unwrap(), made);
    let twin = create_note(&mut c, &own(), admin, now()).unwrap();
    assert_eq!(twin.key.as_str(), "le-preavis-de-l-employe-2");

    let later = now() + TimeDelta::hours(1);
    let edited = edit_note(&mut c, made.id, editor(admin), &with_text(&made, "Autre texte."), later).unwrap();
    assert_eq!((edited.content.content.fr.as_str(), edited.updated_at), ("Autre texte.", later));
    assert!(edited.revision > twin.revision);
    // What changes nothing is no version.
    let same = edit_note(&mut c, made.id, editor(admin), &raw(&edited.content), later).unwrap();
    assert_eq!(same, edited);

    switch_note(&mut c, made.id, editor(admin), false, later).unwrap();
    assert_eq!(Snapshot::read(&mut c).unwrap().notes.iter().map(|n| n.id).collect::<Vec<_>>(), [twin.id]);
    switch_note(&mut c, made.id, editor(admin), true, later).unwrap();
    assert_eq!(Snapshot::read(&mut c).unwrap().notes.len(), 2);
    let by = Some(admin);
    assert_eq!(deeds(&mut c, made.id), [
        (4, NoteDeed::Reactivated, by), (3, NoteDeed::Deactivated, by), (2, NoteDeed::Edited, by), (1, NoteDeed::Created, by),
    ]);
    assert_eq!(note_history(&mut c, made.id).unwrap()[3].content, made.content);

    for refused in [
        switch_note(&mut c, 0, editor(admin), false, now()),
        edit_note(&mut c, 999, editor(admin), &own(), now()),
        note_by_id(&mut c, 999),
    ] {
        assert!(matches!(refused, Err(JurisprudenceError::UnknownNote)));
    }
    let nothing = restore_note(&mut c, made.id, editor(admin), now());
    assert!(matches!(nothing, Err(JurisprudenceError::NothingShipped)), "{nothing:?}");
}}

on_each_database! {
fn an_answer_says_what_its_note_says_and_waits_where_the_note_has_moved_on(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let answer = |days: &str| RawUnit {
        kind: "duration".into(),
        asked: Bilingual { fr: vec!["combien de jours".into()], en: vec!["how many days".into()] },
        answer: both(&format!("Il dure {days} jours.")),
        conditions: Bilingual { fr: vec!["Sauf faute lourde.".into()], en: vec!["Except for misconduct.".into()] },
        action: both("Demandez la date par écrit."),
        is_urgent: true,
        articles: own().articles,
        ..RawUnit::default()
    };
    let with = |days: &str, units| RawNote { content: both(&format!("Un préavis de {days} jours.")), units, ..own() };
    let made = create_note(&mut c, &with("30", vec![answer("30"), answer("30")]), admin, now()).unwrap();
    let names: Vec<&str> = made.content.units.iter().map(|u| u.key.as_str()).collect();
    assert_eq!(names, ["duration", "duration-2"]);
    assert_eq!(note_by_id(&mut c, made.id).unwrap(), made);
    assert!(made.content.unfounded().is_empty());

    let Err(JurisprudenceError::Invalid(found)) =
        edit_note(&mut c, made.id, editor(admin), &with("30", vec![answer("31")]), now()) else { panic!("accepted") };
    let fields: Vec<&str> = found.iter().map(|i| i.field.as_ref()).collect();
    assert_eq!(fields, ["units.0.answerFr", "units.0.answerEn"]);

    // The law has changed: the note is put right first, its answers one after the other.
    let units: Vec<RawUnit> = made.content.units.iter().cloned().map(raw_unit).collect();
    let moved = edit_note(&mut c, made.id, editor(admin), &with("45", units.clone()), now()).unwrap();
    let waiting: Vec<usize> = moved.content.unfounded().iter().map(|(at, _)| *at).collect();
    assert_eq!(waiting, [0, 0, 1, 1]);
    let [first, second] = <[RawUnit; 2]>::try_from(units).unwrap();
    let half = vec![RawUnit { key: first.key, ..answer("45") }, second];
    let half = edit_note(&mut c, made.id, editor(admin), &with("45", half), now()).unwrap();
    assert!(half.content.unfounded().iter().all(|(at, _)| *at == 1));
    let versions = note_history(&mut c, made.id).unwrap();
    assert_eq!(versions.iter().map(|v| v.content.clone()).collect::<Vec<_>>(), [half.content, moved.content, made.content]);
}}

on_each_database! {
fn an_admins_text_outlives_new_versions_until_the_shipped_one_is_taken_back(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let mut shipped = few();
    c.write(|c| load_fixtures(c, &shipped, now())).unwrap();
    let smig = note(&mut c, &key("travail-smig")).unwrap();
    assert!(smig.is_shipped && note_history(&mut c, smig.id).unwrap().is_empty());

    let ours = edit_note(&mut c, smig.id, editor(admin), &with_text(&smig, "Notre texte."), now()).unwrap();
    assert!(ours.is_edited);
    assert_eq!(shipped_text(&mut c, &ours).unwrap(), Some(smig.content.clone()));

    // A new version of the product brings another text: it is kept, not taken over, and once only.
    for (k, content) in &mut shipped.notes {
        if k.as_str() == "travail-smig" {
            content.content.fr.push_str(" Mise à jour.");
        }
    }
    let brought = shipped.notes.iter().find(|(k, _)| k.as_str() == "travail-smig").unwrap().1.clone();
    for digest in ["second", "third"] {
        shipped.digest = digest.into();
        c.write(|c| load_fixtures(c, &shipped, now())).unwrap();
    }
    let kept = note_by_id(&mut c, smig.id).unwrap();
    assert_eq!((kept.content.content.fr.as_str(), kept.is_edited), ("Notre texte.", true));
    let by = Some(admin);
    assert_eq!(deeds(&mut c, smig.id), [(3, NoteDeed::HeldBack, None), (2, NoteDeed::Edited, by), (1, NoteDeed::Shipped, None)]);
    assert_eq!(shipped_text(&mut c, &kept).unwrap(), Some(brought.clone()));

    let back = restore_note(&mut c, smig.id, editor(admin), now()).unwrap();
    assert_eq!((back.content.clone(), back.is_edited, back.is_active), (brought, false, true));
    assert_eq!(shipped_text(&mut c, &back).unwrap(), None);

    // From now on the product's next text is taken over again.
    for (_, content) in &mut shipped.notes {
        content.source.push('.');
    }
    shipped.digest = "fourth".into();
    c.write(|c| load_fixtures(c, &shipped, now())).unwrap();
    let after = note_by_id(&mut c, smig.id).unwrap();
    assert!(after.content.source.ends_with('.') && !after.is_edited);
    assert_eq!(deeds(&mut c, smig.id)[..2], [(5, NoteDeed::Shipped, None), (4, NoteDeed::Restored, by)]);
}}

on_each_database! {
fn a_note_that_is_switched_off_stays_off_and_one_that_says_the_shipped_text_again_is_not_edited(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let mut shipped = few();
    c.write(|c| load_fixtures(c, &shipped, now())).unwrap();
    let smig = note(&mut c, &key("travail-smig")).unwrap();
    assert!(switch_note(&mut c, smig.id, editor(admin), false, now()).unwrap().is_edited);
    shipped.digest = "second".into();
    c.write(|c| load_fixtures(c, &shipped, now())).unwrap();
    assert!(!note_by_id(&mut c, smig.id).unwrap().is_active);
    let on = switch_note(&mut c, smig.id, editor(admin), true, now()).unwrap();
    assert!(on.is_active && !on.is_edited, "it says what is shipped");
    let ours = edit_note(&mut c, smig.id, editor(admin), &with_text(&smig, "Notre texte."), now()).unwrap();
    assert!(ours.is_edited);
    assert!(!edit_note(&mut c, smig.id, editor(admin), &raw(&smig.content), now()).unwrap().is_edited);
}}

on_each_database! {
fn what_the_product_ships_no_more_goes_unless_it_was_changed_here(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let mut shipped = few();
    c.write(|c| load_fixtures(c, &shipped, now())).unwrap();
    let smig = note(&mut c, &key("travail-smig")).unwrap();
    edit_note(&mut c, smig.id, editor(admin), &with_text(&smig, "Notre texte."), now()).unwrap();
    let other = shipped.notes.iter().find(|(k, _)| *k != smig.key).unwrap().0.clone();
    let other = note(&mut c, &other).unwrap();
    shipped.notes.clear();
    shipped.digest = "second".into();
    c.write(|c| load_fixtures(c, &shipped, now())).unwrap();
    let kept = note_by_id(&mut c, smig.id).unwrap();
    assert_eq!((kept.is_active, kept.is_shipped), (true, false));
    assert_eq!(deeds(&mut c, smig.id)[0].1, NoteDeed::ShippedNoMore);
    assert!(matches!(restore_note(&mut c, smig.id, editor(admin), now()), Err(JurisprudenceError::NothingShipped)));
    assert!(!note_by_id(&mut c, other.id).unwrap().is_active);
    assert_eq!(deeds(&mut c, other.id), [(2, NoteDeed::Retired, None), (1, NoteDeed::Shipped, None)]);
}}

on_each_database! {
fn who_looked_at_an_older_text_does_not_overwrite_a_newer_one(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    let made = create_note(&mut c, &own(), admin, now()).unwrap();
    let saw = Editor { admin, saw: Some(made.revision) };
    let first = edit_note(&mut c, made.id, saw, &with_text(&made, "Le premier."), now()).unwrap();
    let before = revision(&mut c).unwrap();
    let second = edit_note(&mut c, made.id, saw, &with_text(&made, "Le second."), now());
    assert!(matches!(second, Err(JurisprudenceError::ChangedMeanwhile)), "{second:?}");
    assert_eq!(note_by_id(&mut c, made.id).unwrap(), first);
    assert_eq!(revision(&mut c).unwrap(), before, "nothing to build an index anew for");
}}

on_each_database! {
fn notes_are_found_by_words_domain_and_state(db: TestDb) {
    let mut c = db.conn();
    let admin = somebody(&mut c);
    c.write(|c| load_fixtures(c, &few(), now())).unwrap();
    let all = few().notes.len() as i64;
    let made = create_note(&mut c, &own(), admin, now() + TimeDelta::hours(1)).unwrap();
    let smig = note(&mut c, &key("travail-smig")).unwrap();
    let found = |c: &mut DbConn, q: &str, domain: &str, state: &str| {
        let raw = RawNoteFilter { q: q.into(), domain: domain.into(), state: state.into(), ..Default::default() };
        let (items, total) = listed_notes(c, &NoteFilter::parse(&raw).unwrap()).unwrap();
        assert_eq!(items.len() as i64, total);
        (total, items.first().map(|n| n.id))
    };
    assert_eq!(found(&mut c, "", "", ""), (all + 1, Some(made.id)), "the last changed first");
    assert_eq!(found(&mut c, "PREAVIS employe", "", "own"), (1, Some(made.id)));
    assert_eq!(found(&mut c, "travail-smig", "", ""), (1, Some(smig.id)), "by its key");
    assert_eq!(found(&mut c, "%", "", "").0, 0);
    assert_eq!(found(&mut c, "", "penal", "").0, 0);
    assert_eq!(found(&mut c, "", "", "edited").0, 0);
    edit_note(&mut c, smig.id, editor(admin), &with_text(&smig, "Notre texte."), now()).unwrap();
    assert_eq!(found(&mut c, "", "", "edited"), (1, Some(smig.id)));
    switch_note(&mut c, smig.id, editor(admin), false, now()).unwrap();
    assert_eq!(found(&mut c, "", "", "inactive"), (1, Some(smig.id)));
    assert_eq!(found(&mut c, "", "", "active").0, all);
}}
