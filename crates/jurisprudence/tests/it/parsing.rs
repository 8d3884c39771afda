//! Fixture files that are not as they should be.

use jurisprudence::domain::Language;
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
const MODALITY: &str = include_str!("../../../../fixtures/questions/modality.jsonl");
const REFUSALS: &str = include_str!("../../../../fixtures/questions/refusals.jsonl");
const DANGER: &str = include_str!("../../../../fixtures/questions/danger.jsonl");
const DANGER_BLIND: &str = include_str!("../../../../fixtures/questions/danger-blind.jsonl");
const OPENINGS: &str = include_str!("../../../../fixtures/questions/openings.jsonl");
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
    let twice = format!("{first}\n{first}");
    assert_eq!(complaint(&FixtureFiles { knowledge: &twice, ..shipped }), ("knowledge.jsonl", 2));
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
    let [first, second, third, fourth, fifth, last] = shipped.outside_questions;
    for other in [
        FixtureFiles { answers: "", ..shipped },
        FixtureFiles { outside_questions: [first, second, third, fourth, fifth, ""], ..shipped },
        FixtureFiles { outside_questions: [second, first, third, fourth, fifth, last], ..shipped },
        FixtureFiles { lay_questions: "", ..shipped },
        FixtureFiles { answers: shipped.lay_questions, lay_questions: shipped.answers, ..shipped },
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
    texts: impl IntoIterator<Item = &'a str>,
) -> Vec<String> {
    let texts: std::collections::HashSet<String> = texts.into_iter().map(letters).collect();
    let asked = sets.into_iter().flat_map(|s| parse_questions(s).unwrap());
    asked.filter(|q| texts.contains(&letters(&q.text))).map(|q| format!("{} {}", q.id, q.text)).collect()
}

/// Or the figures would flatter.
#[test]
fn no_question_of_a_test_set_is_trained_on() {
    let shipped = Fixtures::shipped().unwrap();
    let asked =
        shipped.notes.iter().flat_map(|(_, n)| Language::BOTH.into_iter().flat_map(|l| n.questions(l)));
    let outside = shipped.outside.iter().map(|o| o.text.as_str());
    let crimes = shipped.crime_messages.iter().map(|m| m.text.as_str());
    let dangers = shipped.danger_messages.iter().map(|m| m.text.as_str());
    let questions: Vec<&str> = asked.chain(outside).chain(crimes).chain(dangers).collect();
    let known: std::collections::HashSet<String> = questions.iter().map(|text| letters(text)).collect();
    for line in [REFUSALS, DANGER, DANGER_BLIND, OPENINGS].into_iter().flat_map(str::lines) {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(!known.contains(&letters(row["question"].as_str().unwrap())), "{row}");
    }
    assert_eq!(repeated(SETS, questions), Vec::<String>::new());
    // A short question might also be a keyword.
    let names = shipped
        .notes
        .iter()
        .flat_map(|(_, n)| n.keywords.fr.iter().chain(&n.keywords.en).chain([&n.title.fr, &n.title.en]))
        .map(String::as_str);
    assert_eq!(repeated([BLIND_SHORT], names), Vec::<String>::new());
}

/// Of a line of the shipped files, with something put in another's place.
fn with(file: &str, from: &str, to: &str) -> String {
    assert!(file.contains(from), "{from}");
    file.replacen(from, to, 1)
}

/// What an answer says stands in its note, and every question names a unit that is there.
#[test]
fn answers_and_questions_that_hang_in_the_air_are_named() {
    let shipped = FixtureFiles::shipped();
    let line_of = |file: &str, text: &str| file.lines().position(|l| l.contains(text)).unwrap() + 1;
    let vol = line_of(shipped.answers, r#""penal-vol/peine""#);
    for (from, to, line) in [
        (r#""penal-vol/peine""#, r#""penal-vols/peine""#, vol),
        (r#""penal-vol/peine""#, r#""penal-vol""#, vol),
        ("la loi prévoit 5 à 10 ans", "la loi prévoit 5 à 11 ans", vol),
        ("Voler, c'est prendre", "Oui, voler, c'est prendre", vol),
        (r#""kind": "penalty""#, r#""kind": "poem""#, line_of(shipped.answers, r#""kind": "penalty""#)),
    ] {
        let answers = with(shipped.answers, from, to);
        assert_eq!(
            complaint(&FixtureFiles { answers: &answers, ..shipped }),
            ("answers.jsonl", line),
            "{to}"
        );
    }
    let unit = r#""note": "penal-vol", "lang": "fr", "writer": "first""#;
    let line = line_of(shipped.lay_questions, unit);
    let questions = with(shipped.lay_questions, unit, &unit.replace("penal-vol", "penal-vols"));
    assert_eq!(
        complaint(&FixtureFiles { lay_questions: &questions, ..shipped }),
        ("lay-questions.jsonl", line)
    );
    let question = r#"{"note": "penal-vol", "lang": "fr", "question": "?", "unit": "nowhere"}"#;
    let complaint = complaint(&FixtureFiles { lay_questions: question, ..shipped });
    assert_eq!(complaint, ("lay-questions.jsonl", 1));
}

/// Each message of a conversation that is answered names a unit that is there.
#[test]
fn a_conversation_that_hangs_in_the_air_is_named() {
    let shipped = FixtureFiles::shipped();
    let row = |unit: &str, last: &str| {
        format!(
            r#"{{"lang": "fr", "messages": [{{"text": "a", "unit": {unit}}}, {{"text": "b", "unit": null}}, {{"text": "c", "unit": {last}}}]}}"#
        )
    };
    let lay_conversations = row(r#""penal-vol/peine""#, r#""penal-vol/plainte""#);
    let parsed = Fixtures::parse(&FixtureFiles { lay_conversations: &lay_conversations, ..shipped }).unwrap();
    let [message] = parsed.conversation_messages.as_slice() else {
        panic!("{:?}", parsed.conversation_messages)
    };
    assert_eq!((message.together.as_str(), message.unit.1.as_str()), ("a — c", "plainte"));
    for last in [r#""penal-vol/nowhere""#, r#""penal-vols/peine""#, r#""penal-vol""#] {
        let lay_conversations = row(r#""penal-vol/peine""#, last);
        let complaint = complaint(&FixtureFiles { lay_conversations: &lay_conversations, ..shipped });
        assert_eq!(complaint, ("lay-conversations.jsonl", 1), "{last}");
    }
}

/// An example of what must be refused has its reason, and its offence is a unit of criminal law.
#[test]
fn a_refusal_that_hangs_in_the_air_is_named() {
    let shipped = FixtureFiles::shipped();
    let row = |reason: &str, offence: &str| {
        format!(r#"{{"lang": "fr", "reason": {reason}, "offence": {offence}, "text": "?"}}"#)
    };
    let refusals = row(r#""crime_help""#, r#""penal-vol/peine""#);
    assert!(Fixtures::parse(&FixtureFiles { refusals: &refusals, ..shipped }).is_ok());
    for (reason, offence) in [
        (r#""crime""#, "null"),
        (r#""crime_help""#, r#""penal-vol/nowhere""#),
        (r#""crime_help""#, r#""travail-smig/combien""#),
        ("null", r#""penal-vol/peine""#),
    ] {
        let refusals = row(reason, offence);
        let complaint = complaint(&FixtureFiles { refusals: &refusals, ..shipped });
        assert_eq!(complaint, ("refusals.jsonl", 1), "{refusals}");
    }
    let outside = r#"{"lang": "fr", "kind": "gossip", "question": "?"}"#;
    let files = FixtureFiles { outside_questions: [outside, "", "", "", "", ""], ..shipped };
    assert_eq!(complaint(&files), ("outside-questions.jsonl", 1));
}

/// The kinds of yes or no that a question can ask for, and whether it asks the other way round.
#[test]
fn every_labelled_question_has_a_kind_that_is_known() {
    const KINDS: [&str; 8] = ["may", "legal", "punished", "must", "needed", "entitled", "too_late", "fact"];
    let rows: Vec<serde_json::Value> =
        MODALITY.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(rows.len(), 2_400);
    for row in rows {
        let kind = &row["modality"];
        assert!(kind.is_null() || KINDS.iter().any(|k| kind == k), "{row}");
        assert!(
            row["turned"].is_boolean() && row["question"].as_str().is_some_and(|q| !q.is_empty()),
            "{row}"
        );
        assert!(row["lang"].as_str().unwrap().parse::<Language>().is_ok(), "{row}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_parsing_panic(text in any::<String>(), line in "[\\[{\"a-z:,\\]}0-9 ]{0,80}") {
        for t in [&text, &line] {
            let _ = parse_questions(t);
            let _ = Fixtures::parse(&FixtureFiles {
                knowledge: t, answers: t, lay_questions: t, lexicon: t, outside_questions: [t; 6], sms: t,
                homographs: t,
                place_names: t, law_titles: t, decisions: t, danger: t, danger_messages: t, refusals: t,
                talk: t, lay_conversations: t,
            });
        }
    }
}
