//! Asking the engine.

use crate::editing::somebody;
use chrono::{DateTime, Utc};
use database::testing::TestDb;
use jurisprudence::domain::{Bilingual, Key, Language};
use jurisprudence::{
    Decision, Editor, Fixtures, HitKind, SearchEngine, Snapshot, VectorSet, load_fixtures, note, switch_note,
};
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};

fn now() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

pub static FIXTURES: LazyLock<Arc<Fixtures>> = LazyLock::new(|| Fixtures::shipped().unwrap());
/// What is shipped.
pub static ENGINE: LazyLock<SearchEngine> = LazyLock::new(|| engine_of(&FIXTURES));
/// For what any engine does.
static SMALL: LazyLock<SearchEngine> = LazyLock::new(|| engine_of(&few()));

pub fn engine_of(fixtures: &Fixtures) -> SearchEngine {
    SearchEngine::from_snapshot(Snapshot::of_fixtures(fixtures, now()), fixtures).unwrap()
}

/// A dozen notes.
pub fn few() -> Fixtures {
    let mut some = Fixtures::clone(&FIXTURES);
    some.notes.retain(|(k, _)| k.as_str().starts_with("travail-s") || k.as_str().starts_with("divorce"));
    some.outside.truncate(300);
    some
}

/// One test, for each is a process of its own: to build the index of everything takes a second of it.
#[test]
fn the_whole_engine_answers_as_it_should() {
    a_hit_speaks_the_language_of_the_question();
    words_of_both_languages_are_answered_in_the_readers();
    a_decision_comes_after_the_notes_and_only_where_it_bears_on_the_question();
    crate::conversation::messages_are_read_as_what_they_are();
    crate::interface::what_the_interface_proposes_is_answered_with_its_source();
}

/// An answer that waits for texts to be read is slow; a build whose vectors are stale says so here.
#[test]
fn every_shipped_text_has_its_vector() {
    let kept = VectorSet::shipped().unwrap();
    let snapshot = Snapshot::of_fixtures(&FIXTURES, now());
    let texts = jurisprudence::texts_of(&snapshot, &FIXTURES);
    let missing: Vec<&str> = texts.filter(|text| kept.find(text).is_none()).collect();
    assert!(missing.is_empty(), "run `palabre train`: {} texts, {:?}", missing.len(), missing.first());
}

#[test]
fn an_engine_takes_what_its_forerunner_knew_and_reads_what_is_new() {
    let mut some = few();
    let question = "quelqu'un a-t-il le droit de repeindre ma girafe en violet ?";
    some.notes[0].1.lay_questions.fr.push(question.into());
    let first = engine_of(&some);
    let wanted = some.notes[0].0.clone();
    assert_eq!(first.nearest("on a repeint ma girafe en violet", 1), std::slice::from_ref(&wanted));
    let snapshot = Snapshot::of_fixtures(&some, now());
    let second = SearchEngine::after(Some(&first), snapshot, &some).unwrap();
    assert_eq!(first.search(question), second.search(question));
}

#[test]
fn both_databases_rank_alike_and_serve_no_inactive_note() {
    let questions = ["mon patron m'a chassé sans préavis", "how do i divorce", "loyer impayé de ma boutique"];
    let hidden: Key = "travail-preavis-duree".parse().unwrap();
    let mut seen = vec![];
    for db in [Some(TestDb::sqlite()), TestDb::postgres()].into_iter().flatten() {
        let mut c = db.conn();
        c.write(|c| load_fixtures(c, &FIXTURES, now())).unwrap();
        let id = note(&mut c, &hidden).unwrap().id;
        let editor = Editor { admin: somebody(&mut c), saw: None };
        switch_note(&mut c, id, editor, false, now()).unwrap();
        let engine = SearchEngine::build(&mut c, &FIXTURES).unwrap();
        assert_eq!(engine.revision(), jurisprudence::revision(&mut c).unwrap());
        assert_eq!(engine.note_count(), FIXTURES.notes.len() - 1);
        let found: Vec<_> = questions.iter().map(|q| engine.search(q)).collect();
        assert!(questions.iter().all(|q| !engine.nearest(q, 300).contains(&hidden)));
        seen.push(found);
    }
    assert!(seen.windows(2).all(|w| w[0] == w[1]));
}

fn a_hit_speaks_the_language_of_the_question() {
    for (question, language) in [
        ("combien de jours de préavis si on me renvoie", Language::Fr),
        ("le boss m'a call pour me dire que c'est fini, j'ai droit à quoi", Language::Fr),
        ("my oga don sack me, weti be my right", Language::En),
        ("how many days notice before dismissal", Language::En),
    ] {
        let found = ENGINE.search(question);
        assert_eq!(found.language, language, "{question}");
        let hit = found.hits.first().unwrap();
        let (_, note) = FIXTURES.notes.iter().find(|(k, _)| *k == hit.key).unwrap();
        assert_eq!((&hit.title, &hit.text), (note.title.get(language), note.content.get(language)));
        assert_eq!(hit.next_step.as_ref(), note.next_step.as_ref().map(|b| b.get(language)));
        assert_eq!(hit.caution.as_ref(), note.caution.as_ref().map(|b| b.get(language)));
        assert_eq!(hit.articles.len(), note.articles.len());
        match language {
            Language::Fr => assert_eq!(hit.articles, note.articles),
            Language::En => {
                let is_english =
                    |a: &String| a.starts_with("Labour Code (Law No. 92/007") || a.starts_with("Order No.");
                assert!(hit.articles.iter().all(is_english), "{:?}", hit.articles);
            }
        }
    }
}

fn words_of_both_languages_are_answered_in_the_readers() {
    for reader in Language::BOTH {
        for question in [
            "SARL",
            "Divorce ?",
            "police",
            "capital SARL",
            "CNPS",
            "bail",
            "caution",
            "prescription",
            "civil",
            "action",
        ] {
            assert_eq!(ENGINE.search_for(question, reader).language, reader, "{question}");
        }
        for (question, language) in [
            ("comment divorcer", Language::Fr),
            ("licenciement", Language::Fr),
            ("how do I get a divorce", Language::En),
            ("dismissal", Language::En),
        ] {
            assert_eq!(ENGINE.search_for(question, reader).language, language, "{question}");
        }
    }
}

#[test]
fn a_decision_is_quoted_in_the_readers_language() {
    for (question, language) in [
        (
            "contester les honoraires de mon avocat devant le bâtonnier, peut-on se pourvoir en cassation",
            Language::Fr,
        ),
        (
            "I contest my lawyer's fees before the president of the bar, can I still appeal to the supreme court",
            Language::En,
        ),
    ] {
        let found = ENGINE.search_for(question, language);
        let case =
            found.hits.iter().find(|h| h.key.as_str() == "CAMEROUN-COURSUPREME-20231005-67CIV").unwrap();
        assert_eq!(case.kind, HitKind::Case(language));
        let (_, content) = FIXTURES.cases.iter().find(|(key, _)| *key == case.key).unwrap();
        let translation = content.translation.as_ref().unwrap();
        let (title, principle) = match language {
            Language::Fr => (&content.title, &content.legal_principle),
            Language::En => (&translation.title, &translation.legal_principle),
        };
        assert_eq!(case.title, *title);
        assert!(case.text.starts_with(principle.as_str()));
    }
}

fn a_decision_comes_after_the_notes_and_only_where_it_bears_on_the_question() {
    let found = ENGINE.search(
        "contester les honoraires de mon avocat devant le bâtonnier, peut-on se pourvoir en cassation",
    );
    assert_eq!(found.hits.first().unwrap().kind, HitKind::Note);
    let case = found.hits.iter().find(|h| matches!(h.kind, HitKind::Case(_))).unwrap();
    assert_eq!(case.key.as_str(), "CAMEROUN-COURSUPREME-20231005-67CIV");
    assert!(case.url.is_some() && case.source.as_ref().unwrap().contains("ODbL"));
    let none = ENGINE.search("combien de semaines de congé de maternité");
    assert!(none.hits.iter().all(|h| h.kind == HitKind::Note), "{:?}", none.hits);
}

#[test]
fn an_engine_without_notes_refuses_everything() {
    let mut empty = few();
    empty.notes.clear();
    empty.cases.clear();
    let found = engine_of(&empty).search("mon patron m'a chassé");
    assert_eq!((found.decision, found.hits.len()), (Decision::Outside, 0));
}

#[test]
fn a_note_that_nobody_has_asked_for_is_still_found() {
    let some = few();
    let mut more = some.clone();
    let (key, content) =
        FIXTURES.notes.iter().find(|(k, _)| k.as_str() == "procedure-casier-judiciaire").unwrap();
    let mut content = content.clone();
    content.lay_questions = Bilingual::default();
    more.notes.push((key.clone(), content));
    let engine = engine_of(&more);
    assert_eq!(engine.nearest("extrait de casier judiciaire bulletin n° 3", 1), std::slice::from_ref(key));
}

#[test]
fn nothing_typed_makes_a_search_fail() {
    let long = "préavis ".repeat(1_250);
    for text in [
        "",
        "   \n\t",
        "?",
        "🙏🏾😭💔",
        "مرحبا هل يمكنني الطلاق",
        "\u{202e}sivaérp\u{0}",
        "title:\"x\" AND (a OR -b) ~3 ^2 [a TO *] \\",
        "'; DROP TABLE legal_knowledge; --",
        "<script>alert(1)</script>{{7*7}}${x}",
        "ŋ̀ɛ́ɔ̄ ɓəɗ",
        &long,
        &"x".repeat(10_000),
        &"é".repeat(10_000),
    ] {
        let found = SMALL.search(text);
        assert!(found.confidence.is_finite() && (0.0..=1.0).contains(&found.confidence), "{text:.20}");
        assert!(found.hits.is_empty() == (found.decision == Decision::Outside));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn any_text_gets_a_decision(text in "\\PC{0,300}", tail in any::<String>()) {
        let found = SMALL.search(&format!("{text}{tail}"));
        prop_assert!((0.0..=1.0).contains(&found.confidence));
        prop_assert!(found.hits.windows(2).all(|w| w[0].kind == HitKind::Note || w[1].kind != HitKind::Note));
        prop_assert!(found.suggestions.len() <= 3);
    }
}
