//! Measures the engine on test sets, without a database:
//! `cargo run -p jurisprudence --example measure -- fixtures/questions/tuning.jsonl`.
//!
//! `--writers` measures instead on the questions of one writer after the other, each time with an engine that knows
//! those of the others only: what a new person's questions will meet.
//! `--signals` prints instead, as JSON lines, the signals of questions that the engine does not know (five folds of the lay
//! and the outside questions, then each writer's, then the sets named): what the coefficients of the decision are
//! fitted on.
#![expect(clippy::expect_used, clippy::print_stdout, clippy::print_stderr, reason = "a tool for developers")]

use chrono::DateTime;
use jurisprudence::domain::{Key, Language, Question, Style};
use jurisprudence::{FixtureFiles, Fixtures, SearchEngine, Snapshot, evaluate, parse_questions};
use std::time::Instant;

const FOLDS: usize = 5;

/// One writer's questions, left out together: the name in the lay questions, the place of the file of outside questions.
const WRITERS: [(&str, usize); 2] = [("stories", 2), ("short", 3)];

fn engine(fixtures: &Fixtures) -> SearchEngine {
    let start = Instant::now();
    let snapshot = Snapshot::of_fixtures(fixtures, DateTime::UNIX_EPOCH);
    let engine = SearchEngine::from_snapshot(snapshot, fixtures).expect("index");
    eprintln!("indexed in {:.2} s", start.elapsed().as_secs_f32());
    engine
}

fn print(engine: &SearchEngine, set: &str, questions: &[Question]) {
    for q in questions {
        let s = engine.signals(&q.text);
        let place = engine.nearest(&q.text, 10).iter().position(|k| q.expected.contains(k));
        println!(
            "{}",
            serde_json::json!({
                "set": set, "inside": !q.is_outside, "place": place, "closeness": s.closeness,
                "groups_top": s.groups_top,
                "like_inside": s.like_inside, "like_outside": s.like_outside, "known": s.known, "near": s.near,
                "named": s.named, "elsewhere": s.elsewhere,
                "demonym": s.demonym, "unknown_law": s.unknown_law, "words": s.words, "text": q.text,
            })
        );
    }
}

fn main() {
    let all = Fixtures::shipped().expect("fixtures");
    let (flags, files): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|a| a.starts_with("--"));
    let sets: Vec<(String, Vec<Question>)> = files
        .into_iter()
        .map(|f| {
            (
                f.clone(),
                parse_questions(&std::fs::read_to_string(f).expect("a readable file")).expect("questions"),
            )
        })
        .collect();
    let has = |flag: &str| flags.iter().any(|f| f == flag);
    let signals = has("--signals");
    if signals {
        for fold in 0..FOLDS {
            let (some, left_out) = split(&all, fold);
            print(&engine(&some), "fold", &left_out);
        }
    }
    if signals || has("--writers") {
        for (name, outside) in WRITERS {
            let (some, left_out) = without_writer(name, outside);
            let engine = engine(&some);
            if signals {
                print(&engine, name, &left_out);
            } else {
                println!("{name}, not learned\n{}", evaluate(&engine, &left_out));
            }
        }
    }
    if sets.is_empty() {
        return;
    }
    let engine = engine(&all);
    for (name, questions) in &sets {
        if signals {
            print(&engine, name, questions);
        } else {
            println!("{name}\n{}", evaluate(&engine, questions));
        }
    }
}

fn question(text: &str, language: Language, expected: Vec<Key>, style: &str) -> Question {
    Question {
        id: String::new(),
        language,
        text: text.to_owned(),
        is_outside: expected.is_empty(),
        expected,
        style: Style(style.to_owned()),
        direct: vec![],
        holds: None,
        is_held_back: false,
    }
}

/// The fixtures without one writer's lay and outside questions, and those questions.
fn without_writer(writer: &str, outside: usize) -> (Fixtures, Vec<Question>) {
    let shipped = FixtureFiles::shipped();
    let (mut some, mut rest) = (shipped, shipped);
    let is_theirs = |line: &&str| line.contains(&format!(r#""writer": "{writer}""#));
    let (theirs, others): (Vec<&str>, Vec<&str>) = shipped.lay_questions.lines().partition(is_theirs);
    let (theirs, others) = (theirs.join("\n"), others.join("\n"));
    some.lay_questions = &others;
    rest.lay_questions = &theirs;
    for (i, text) in shipped.outside_questions.into_iter().enumerate() {
        some.outside_questions[i] = if i == outside { "" } else { text };
        rest.outside_questions[i] = if i == outside { text } else { "" };
    }
    let some = Fixtures::parse(&some).expect("fixtures");
    let rest = Fixtures::parse(&rest).expect("fixtures");
    let mut left_out = vec![];
    // The questions that came with the units are known to both.
    for ((key, content), (_, learned)) in rest.notes.iter().zip(&some.notes) {
        for language in Language::BOTH {
            let learned: Vec<&str> = learned.questions(language).collect();
            for text in content.questions(language).filter(|q| !learned.contains(q)) {
                let style = if text.split(' ').count() < 6 { "short" } else { "long" };
                left_out.push(question(text, language, vec![key.clone()], style));
            }
        }
    }
    left_out.extend(rest.outside.iter().map(|o| question(&o.text, o.language, vec![], "outside")));
    (some, left_out)
}

/// The fixtures without every fifth question, and those questions.
fn split(all: &Fixtures, fold: usize) -> (Fixtures, Vec<Question>) {
    let mut some = all.clone();
    let mut left_out = vec![];
    for (n, (key, content)) in some.notes.iter_mut().enumerate() {
        let of_units = content.units.iter_mut().map(|unit| &mut unit.asked);
        for lists in of_units.chain([&mut content.lay_questions]) {
            for (language, list) in [(Language::Fr, &mut lists.fr), (Language::En, &mut lists.en)] {
                let mut kept = vec![];
                for (i, text) in std::mem::take(list).into_iter().enumerate() {
                    if (i + n) % FOLDS == fold {
                        left_out.push(question(&text, language, vec![key.clone()], "lay"));
                    } else {
                        kept.push(text);
                    }
                }
                *list = kept;
            }
        }
    }
    let mut kept = vec![];
    for (i, o) in std::mem::take(&mut some.outside).into_iter().enumerate() {
        // Neighbours in the file are of one kind: they go to different folds.
        if i % FOLDS == fold {
            left_out.push(question(&o.text, o.language, vec![], "outside"));
        } else {
            kept.push(o);
        }
    }
    some.outside = kept;
    (some, left_out)
}
