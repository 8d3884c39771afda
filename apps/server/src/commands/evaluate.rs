use super::{connect, prepare, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::Config;
use crate::jobs::search_index::{classifier, models};
use crate::quality::citations::{CitedAnswers, cited_answers};
use crate::quality::decisions::{self, DecisionResult};
use crate::quality::ground::{Laws, Rows};
use crate::quality::{self, FLOOR_DECIDED, FLOOR_HIT_AT_3, Quality, SETS};
use chrono::{DateTime, Utc};
use chrono_tz::Africa::Douala;
use jurisprudence::{Fixtures, Report, SearchEngine, Snapshot, citations_of, evaluate, parse_questions};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub async fn run(config: &Config, files: &[PathBuf], misses: bool, floor: bool) -> Result<(), Failure> {
    let db = connect(config)?;
    prepare(&db, Clock::system().now()).await?;
    let snapshot = db.read(Snapshot::read).await?;
    let fixtures = Fixtures::shipped()?;
    let engine = engine(config, &snapshot, &fixtures)?;
    let known = citations_of(&snapshot, &fixtures.law_titles);
    let laws = db.read(Laws::read).await?;

    let mut sets = Vec::new();
    if files.is_empty() {
        // The floor is an aim for strangers' questions: sets that were looked at while tuning are shown only.
        sets.extend(SETS.iter().map(|s| (s.name.to_owned(), s.text.to_owned(), s.is_judged)));
    }
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        sets.push((file.display().to_string(), text, true));
    }
    let mut below = Vec::new();
    for (name, text, is_judged) in sets {
        let questions = parse_questions(&text)?;
        let report = evaluate(&engine, &questions);
        // A database may say otherwise than the shipped files.
        let cited = cited_answers(&engine, (&known, None), &questions);
        say!("{name}\n{report}");
        print_citations(&cited);
        print_laws(&laws, &cited);
        if misses {
            print_misses(&report);
        }
        below.extend(false_citations(&name, &cited));
        if is_judged {
            below.extend(under_the_floor(&name, &report));
        }
    }
    if files.is_empty() {
        for set in &decisions::SETS {
            let (result, cited, missed) = decisions::measure(&engine, (&known, None), set)?;
            print_decisions(&result, if misses { &missed } else { &[] });
            below.extend(false_citations(set.name, &cited));
        }
    }
    if floor && !below.is_empty() {
        return Err(below.join("; ").into());
    }
    Ok(())
}

fn engine(config: &Config, snapshot: &Snapshot, fixtures: &Fixtures) -> Result<SearchEngine, Failure> {
    let engine = SearchEngine::from_snapshot(snapshot.clone(), fixtures)?;
    engine.set_classifier(Arc::new(classifier(snapshot, fixtures, &models(&config.data_dir))));
    Ok(engine)
}

/// Measures the shipped texts, whatever a database says, and writes the figures that the page shows. Nothing below the
/// floor is written.
pub fn publish(config: &Config, file: &Path) -> Result<(), Failure> {
    let now = Clock::system().now();
    let fixtures = Fixtures::shipped()?;
    let measured = measured(config, &fixtures, now)?;
    let mut text = serde_json::to_string_pretty(&measured)?;
    text.push('\n');
    std::fs::write(file, text).map_err(|e| format!("{}: {e}", file.display()))?;
    say!("written: {}", file.display());
    Ok(())
}

fn measured(config: &Config, fixtures: &Fixtures, now: DateTime<Utc>) -> Result<Quality, Failure> {
    let snapshot = Snapshot::of_fixtures(fixtures, now);
    let engine = engine(config, &snapshot, fixtures)?;
    let known = citations_of(&snapshot, &fixtures.law_titles);
    let rows = Rows::shipped()?;
    let against = (&known, Some(&rows));
    let (mut sets, mut below) = (Vec::new(), Vec::new());
    for set in &SETS {
        let questions = parse_questions(set.text)?;
        let report = evaluate(&engine, &questions);
        let cited = cited_answers(&engine, against, &questions);
        say!("{}\n{report}", set.name);
        print_citations(&cited);
        below.extend(false_citations(set.name, &cited));
        if set.is_judged {
            below.extend(under_the_floor(set.name, &report));
        }
        sets.push(quality::result(set, &report, &cited));
    }
    let mut of_decisions = Vec::new();
    for set in &decisions::SETS {
        let (result, cited, _) = decisions::measure(&engine, against, set)?;
        print_decisions(&result, &[]);
        print_citations(&cited);
        below.extend(false_citations(set.name, &cited));
        of_decisions.push(result);
    }
    if !below.is_empty() {
        return Err(below.join("; ").into());
    }
    Ok(Quality {
        measured_on: now.with_timezone(&Douala).date_naive(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        notes: fixtures.notes.len(),
        digest: quality::digest(&fixtures.digest),
        floor_hit_at3: FLOOR_HIT_AT_3,
        floor_decided: FLOOR_DECIDED,
        sets,
        decisions: of_decisions,
    })
}

fn print_misses(report: &Report) {
    for miss in &report.misses {
        let found: Vec<_> = miss.found.iter().take(3).map(|k| k.as_str()).collect();
        say!("  {:?} {:.2} {} -> {}", miss.why, miss.confidence, miss.question.text, found.join(", "));
    }
}

fn print_citations(cited: &CitedAnswers) {
    say!("{} citations in the answers, {} without ground", cited.citations, cited.unknown.len());
    for (question, citation) in &cited.unknown {
        say!("  {citation} <- {question}");
    }
}

/// Against the articles of the laws that were imported here: the notes do not know of them.
fn print_laws(laws: &Laws, cited: &CitedAnswers) {
    let (count, missing) = laws.check(&cited.pairs);
    if count > 0 {
        say!("{count} articles of laws that are here, {} that their texts do not have", missing.len());
        for article in missing {
            say!("  {article}");
        }
    }
}

fn print_decisions(result: &DecisionResult, missed: &[String]) {
    let r = result;
    say!(
        "{}: {} questions, {} answered, decision found {}, first {}, quoted {}",
        r.name,
        r.questions,
        r.answered,
        r.found,
        r.first,
        r.quoted
    );
    for miss in missed {
        say!("  {miss}");
    }
}

fn false_citations(name: &str, cited: &CitedAnswers) -> Option<String> {
    let count = cited.unknown.len();
    (count > 0).then(|| format!("{name}: {count} citations that no text bears out"))
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
