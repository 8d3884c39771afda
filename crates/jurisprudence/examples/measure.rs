//! Trains on the shipped texts and measures the engine on test sets, without a database:
//! `cargo run -p jurisprudence --example measure -- fixtures/questions/tuning.jsonl`.
//!
//! `--writers` measures instead on the questions of one writer after the other, each time with an engine that knows
//! those of the others only: what a new person's questions will meet. `--untrained` does without the classifier.
//! `--signals` prints instead, as JSON lines, the signals of questions that training did not see (five folds of the lay
//! and the outside questions, then each writer's, then the sets named): what the coefficients of the decision are
//! fitted on.
#![expect(clippy::expect_used, clippy::print_stdout, clippy::print_stderr, reason = "a tool for developers")]

use chrono::DateTime;
use jurisprudence::domain::{Key, Language, Question, Style};
use jurisprudence::{Classifier, FixtureFiles, Fixtures, SearchEngine, Snapshot, evaluate, parse_questions};
use std::sync::Arc;
use std::time::Instant;

const FOLDS: usize = 5;

/// Files left out together, by their place among those of their kind: one writer's.
const WRITERS: [(&str, usize, usize); 2] = [("stories", 1, 2), ("short", 2, 3)];

fn engine(fixtures: &Fixtures, is_trained: bool) -> SearchEngine {
    let start = Instant::now();
    let snapshot = Snapshot::of_fixtures(fixtures, DateTime::UNIX_EPOCH);
    let engine = SearchEngine::from_snapshot(snapshot.clone(), fixtures).expect("index");
    eprintln!("indexed in {:.2} s", start.elapsed().as_secs_f32());
    if !is_trained {
        return engine;
    }
    let start = Instant::now();
    let set = SearchEngine::training_set(&snapshot, fixtures, &[]);
    let classifier = Classifier::train(&set, 2, |_| {});
    eprintln!("trained on {} texts in {:.1} s", set.len(), start.elapsed().as_secs_f32());
    engine.set_classifier(Arc::new(classifier));
    engine
}

fn print(engine: &SearchEngine, set: &str, questions: &[Question]) {
    for q in questions {
        let s = engine.signals(&q.text);
        let place = engine.nearest(&q.text, 10).iter().position(|k| q.expected.contains(k));
        println!(
            "{}",
            serde_json::json!({
                "set": set, "inside": !q.is_outside, "place": place, "margin": s.margin, "class_top": s.class_top,
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
    let (signals, is_trained) = (has("--signals"), !has("--untrained"));
    if signals {
        for fold in 0..FOLDS {
            let (some, left_out) = split(&all, fold);
            print(&engine(&some, is_trained), "fold", &left_out);
        }
    }
    if signals || has("--writers") {
        for (name, lay, outside) in WRITERS {
            let (some, left_out) = without_writer(lay, outside);
            let engine = engine(&some, is_trained);
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
    let engine = engine(&all, is_trained);
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
    }
}

/// The fixtures without one file of lay and one of outside questions, and those questions.
fn without_writer(lay: usize, outside: usize) -> (Fixtures, Vec<Question>) {
    let shipped = FixtureFiles::shipped();
    let (mut some, mut rest) = (shipped, shipped);
    for (i, text) in shipped.lay_questions.into_iter().enumerate() {
        some.lay_questions[i] = if i == lay { "" } else { text };
        rest.lay_questions[i] = if i == lay { text } else { "" };
    }
    for (i, text) in shipped.outside_questions.into_iter().enumerate() {
        some.outside_questions[i] = if i == outside { "" } else { text };
        rest.outside_questions[i] = if i == outside { text } else { "" };
    }
    let rest = Fixtures::parse(&rest).expect("fixtures");
    let mut left_out = vec![];
    for (key, content) in &rest.notes {
        for language in Language::BOTH {
            for text in content.lay_questions.get(language) {
                let style = if text.split(' ').count() < 6 { "short" } else { "long" };
                left_out.push(question(text, language, vec![key.clone()], style));
            }
        }
    }
    left_out.extend(rest.outside.iter().map(|o| question(&o.text, o.language, vec![], "outside")));
    (Fixtures::parse(&some).expect("fixtures"), left_out)
}

/// The fixtures without every fifth question, and those questions.
fn split(all: &Fixtures, fold: usize) -> (Fixtures, Vec<Question>) {
    let mut some = all.clone();
    let mut left_out = vec![];
    for (n, (key, content)) in some.notes.iter_mut().enumerate() {
        for (language, list) in
            [(Language::Fr, &mut content.lay_questions.fr), (Language::En, &mut content.lay_questions.en)]
        {
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
