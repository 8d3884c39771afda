//! Fixture files that are not as they should be.

use jurisprudence::{FixtureFiles, Fixtures, JurisprudenceError, parse_questions};
use proptest::prelude::*;

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
    assert_eq!(complaint(&FixtureFiles { sms: "de\tu\tund", ..shipped }), ("sms.tsv", 1));
    assert_eq!(
        complaint(&FixtureFiles { place_names: "# ok\nmoon\tmare", ..shipped }),
        ("place-names.tsv", 2)
    );
}

#[test]
fn the_digest_changes_with_any_file() {
    let shipped = FixtureFiles::shipped();
    let base = shipped.digest();
    assert_eq!(base, FixtureFiles::shipped().digest());
    let [first, _, third] = shipped.outside_questions;
    for other in [
        FixtureFiles { next_steps: "", ..shipped },
        FixtureFiles { outside_questions: ["", first, third], ..shipped },
        FixtureFiles { lay_questions: [shipped.lay_questions[1], shipped.lay_questions[0]], ..shipped },
        FixtureFiles { sms: "fr\tslt\tsalut", ..shipped },
    ] {
        assert_ne!(other.digest(), base);
    }
}

#[test]
fn the_test_sets_name_notes_that_exist() {
    let shipped = Fixtures::shipped().unwrap();
    let sets = [
        include_str!("../../../../fixtures/questions/tuning.jsonl"),
        include_str!("../../../../fixtures/questions/held-out.jsonl"),
    ];
    for question in sets.into_iter().flat_map(|s| parse_questions(s).unwrap()) {
        assert_eq!(question.is_outside, question.expected.is_empty(), "{}", question.id);
        for key in &question.expected {
            assert!(shipped.notes.iter().any(|(k, _)| k == key), "{}: {key}", question.id);
        }
    }
}

/// Or the figures would flatter.
#[test]
fn no_question_of_a_test_set_is_trained_on() {
    let shipped = Fixtures::shipped().unwrap();
    let key = |t: &str| jurisprudence::fold(t).split_whitespace().collect::<String>();
    let mut trained: std::collections::HashSet<String> =
        shipped.outside.iter().map(|o| key(&o.text)).collect();
    for (_, note) in &shipped.notes {
        trained.extend(note.lay_questions.fr.iter().chain(&note.lay_questions.en).map(|q| key(q)));
    }
    let sets = [
        include_str!("../../../../fixtures/questions/tuning.jsonl"),
        include_str!("../../../../fixtures/questions/held-out.jsonl"),
    ];
    let seen: Vec<String> = sets
        .into_iter()
        .flat_map(|s| parse_questions(s).unwrap())
        .filter(|q| trained.contains(&key(&q.text)))
        .map(|q| format!("{} {}", q.id, q.text))
        .collect();
    assert!(seen.is_empty(), "{seen:#?}");
}

proptest! {
    #[test]
    fn no_text_makes_parsing_panic(text in any::<String>(), line in "[\\[{\"a-z:,\\]}0-9 ]{0,80}") {
        for t in [&text, &line] {
            let _ = parse_questions(t);
            let _ = Fixtures::parse(&FixtureFiles {
                knowledge: t, lay_questions: [t; 2], lexicon: t, next_steps: t, outside_questions: [t; 3], sms: t,
                place_names: t, decisions: t,
            });
        }
    }
}
