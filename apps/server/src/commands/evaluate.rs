use super::{connect, prepare, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::Config;
use crate::jobs::search_index::{classifier, models};
use jurisprudence::{Fixtures, Report, SearchEngine, Snapshot, evaluate, parse_questions};
use std::path::PathBuf;
use std::sync::Arc;

const TUNING: &str = include_str!("../../../../fixtures/questions/tuning.jsonl");
const HELD_OUT: &str = include_str!("../../../../fixtures/questions/held-out.jsonl");
/// The youngest set: by another writer, and looked at only once the engine stood.
const BLIND: &str = include_str!("../../../../fixtures/questions/blind.jsonl");

/// Short questions, written before any short one was trained on.
const BLIND_SHORT: &str = include_str!("../../../../fixtures/questions/blind-short.jsonl");

const FLOOR_HIT_AT_3: f64 = 0.85;
const FLOOR_DECIDED: f64 = 0.95;

pub async fn run(config: &Config, files: &[PathBuf], misses: bool, floor: bool) -> Result<(), Failure> {
    let db = connect(config)?;
    prepare(&db, Clock::system().now()).await?;
    let snapshot = db.read(Snapshot::read).await?;
    let fixtures = Fixtures::shipped()?;
    let engine = SearchEngine::from_snapshot(snapshot.clone(), &fixtures)?;
    engine.set_classifier(Arc::new(classifier(&snapshot, &fixtures, &models(&config.data_dir))));

    let mut sets = Vec::new();
    if files.is_empty() {
        // The floor is an aim for strangers' questions: sets that were looked at while tuning are shown only.
        sets.push(("tuning".to_owned(), TUNING.to_owned(), false));
        sets.push(("held-out".to_owned(), HELD_OUT.to_owned(), false));
        sets.push(("blind".to_owned(), BLIND.to_owned(), true));
        sets.push(("blind, short".to_owned(), BLIND_SHORT.to_owned(), true));
    }
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        sets.push((file.display().to_string(), text, true));
    }
    let mut below = Vec::new();
    for (name, text, is_judged) in sets {
        let report = evaluate(&engine, &parse_questions(&text)?);
        say!("{name}\n{report}");
        if misses {
            print_misses(&report);
        }
        if is_judged {
            below.extend(under_the_floor(&name, &report));
        }
    }
    if floor && !below.is_empty() {
        return Err(below.join("; ").into());
    }
    Ok(())
}

fn print_misses(report: &Report) {
    for miss in &report.misses {
        let found: Vec<_> = miss.found.iter().take(3).map(|k| k.as_str()).collect();
        say!("  {:?} {:.2} {} -> {}", miss.why, miss.confidence, miss.question.text, found.join(", "));
    }
}

fn under_the_floor(name: &str, report: &Report) -> Vec<String> {
    let all = &report.all;
    [
        ("hit@3", all.hit_at_3(), FLOOR_HIT_AT_3),
        ("inside answered", all.inside_answered(), FLOOR_DECIDED),
        ("outside refused", all.outside_refused(), FLOOR_DECIDED),
    ]
    .into_iter()
    .filter(|(_, got, floor)| got < floor)
    .map(|(what, got, floor)| format!("{name}: {what} is {got:.3}, the floor {floor:.2}"))
    .collect()
}
