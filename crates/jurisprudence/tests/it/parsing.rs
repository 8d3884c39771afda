//! Fixture files that are not as they should be.

use jurisprudence::{FixtureFiles, Fixtures, JurisprudenceError, parse_questions};
use proptest::prelude::*;

const SETS: [&str; 8] = [
    include_str!("../../../../fixtures/questions/tuning.jsonl"),
    include_str!("../../../../fixtures/questions/held-out.jsonl"),
    include_str!("../../../../fixtures/questions/blind.jsonl"),
    BLIND_SHORT,
    include_str!("../../../../fixtures/questions/everyday.jsonl"),
    include_str!("../../../../fixtures/questions/everyday-2.jsonl"),
    include_str!("../../../../fixtures/questions/decisions.jsonl"),
    include_str!("../../../../fixtures/questions/decisions-held-back.jsonl"),
];
const BLIND_SHORT: &str = include_str!("../../../../fixtures/questions/blind-short.jsonl");

/// The file and line that parsing complains of.
fn complaint(files: &FixtureFiles<'_>) -> (&'static str, usize) {
    match Fixtures::parse(files) {
        Err(JurisprudenceError::Fixture { file, line, .. }) => (file, line),
        other => panic!("{:?}", other.map(|f| f.digest)),
    }
}

#[test]
fn a_bad_line_is_named() {
    let shipped = FixtureFiles::shipped();
    let first = shipped.knowledge.lines().next().unwrap();
    let half = format!("{first}\n\n{{\"id\": \"x\"}}");
    assert_eq!(complaint(&FixtureFiles { knowledge: &half, ..shipped }), ("knowledge.jsonl", 3));
    let blank = first.replacen("\"domain\": \"administratif\"", "\"domain\": \"cuisine\"", 1);
    assert_eq!(complaint(&FixtureFiles { knowledge: &blank, ..shipped }), ("knowledge.jsonl", 1));
    let orphan = r#"{"id": "no-such-note", "fr": "x", "en": "y"}"#;
    assert_eq!(complaint(&FixtureFiles { next_steps: orphan, ..shipped }), ("next-steps.jsonl", 1));
    assert_eq!(complaint(&FixtureFiles { sms: "fr\tslt", ..shipped }), ("sms.tsv", 1));
    assert_eq!(complaint(&FixtureFiles { homographs: "bail\tlease", ..shipped }), ("homographs.tsv", 1));
    assert_eq!(complaint(&FixtureFiles { sms: "de\tu\tund", ..shipped }), ("sms.tsv", 1));
    assert_eq!(
        complaint(&FixtureFiles { place_names: "# ok\nmoon\tmare", ..shipped }),
        ("place-names.tsv", 2)
    );
    let chapter = "Code rural\tRural Code\tchapter";
    assert_eq!(complaint(&FixtureFiles { law_titles: chapter, ..shipped }), ("law-titles.tsv", 1));
}

#[test]
fn the_digest_changes_with_any_file() {
    let shipped = FixtureFiles::shipped();
    let base = shipped.digest();
    assert_eq!(base, FixtureFiles::shipped().digest());
    let [first, second, third, fourth, last] = shipped.outside_questions;
    let [lay, more, short, plain] = shipped.lay_questions;
    for other in [
        FixtureFiles { next_steps: "", ..shipped },
        FixtureFiles { outside_questions: [first, second, third, fourth, ""], ..shipped },
        FixtureFiles { outside_questions: [second, first, third, fourth, last], ..shipped },
        FixtureFiles { lay_questions: [lay, more, short, ""], ..shipped },
        FixtureFiles { lay_questions: [more, lay, short, plain], ..shipped },
        FixtureFiles { sms: "fr\tslt\tsalut", ..shipped },
        FixtureFiles { homographs: "", ..shipped },
        FixtureFiles { law_titles: "", ..shipped },
    ] {
        assert_ne!(other.digest(), base);
    }
}

#[test]
fn the_test_sets_name_notes_and_decisions_that_exist() {
    let shipped = Fixtures::shipped().unwrap();
    for question in SETS.into_iter().flat_map(|s| parse_questions(s).unwrap()) {
        assert_eq!(question.is_outside, question.expected.is_empty(), "{}", question.id);
        for key in &question.expected {
            let is_note = shipped.notes.iter().any(|(k, _)| k == key);
            let is_case = shipped.cases.iter().any(|(k, _)| k == key);
            // The sets that begin with d are about decisions, the others about notes.
            assert!(if question.id.starts_with('d') { is_case } else { is_note }, "{}: {key}", question.id);
        }
    }
}

/// As letters and digits alone: neither accents nor marks nor spaces make another question.
fn letters(text: &str) -> String {
    jurisprudence::fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Those of the sets' questions that are among the texts.
fn repeated<'a>(
    sets: impl IntoIterator<Item = &'a str>,
    texts: impl IntoIterator<Item = &'a String>,
) -> Vec<String> {
    let texts: std::collections::HashSet<String> = texts.into_iter().map(|t| letters(t)).collect();
    let asked = sets.into_iter().flat_map(|s| parse_questions(s).unwrap());
    asked.filter(|q| texts.contains(&letters(&q.text))).map(|q| format!("{} {}", q.id, q.text)).collect()
}

/// Or the figures would flatter.
#[test]
fn no_question_of_a_test_set_is_trained_on() {
    let shipped = Fixtures::shipped().unwrap();
    let lay = shipped.notes.iter().map(|(_, n)| &n.lay_questions);
    let questions = lay.flat_map(|q| q.fr.iter().chain(&q.en)).chain(shipped.outside.iter().map(|o| &o.text));
    assert_eq!(repeated(SETS, questions), Vec::<String>::new());
    // A short question might also be a keyword.
    let names = shipped
        .notes
        .iter()
        .flat_map(|(_, n)| n.keywords.fr.iter().chain(&n.keywords.en).chain([&n.title.fr, &n.title.en]));
    assert_eq!(repeated([BLIND_SHORT], names), Vec::<String>::new());
}

proptest! {
    #[test]
    fn no_text_makes_parsing_panic(text in any::<String>(), line in "[\\[{\"a-z:,\\]}0-9 ]{0,80}") {
        for t in [&text, &line] {
            let _ = parse_questions(t);
            let _ = Fixtures::parse(&FixtureFiles {
                knowledge: t, lay_questions: [t; 4], lexicon: t, next_steps: t, outside_questions: [t; 5], sms: t,
                homographs: t,
                place_names: t, law_titles: t, decisions: t,
            });
        }
    }
}
