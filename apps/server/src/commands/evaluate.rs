use super::{connect, prepare, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::Config;
use crate::quality::answers::{AnswerFigures, FLOOR_SHORT};
use crate::quality::citations::{CitedAnswers, cited_answers};
use crate::quality::conversation::{
    self, CEILING_FALSE_ALARMS, DangerFigures, FLOOR_LEFT, FLOOR_ON_SUBJECT, FLOOR_RECOGNISED,
    FollowUpFigures,
};
use crate::quality::decisions::{self, DecisionResult};
use crate::quality::ground::{Laws, Rows};
use crate::quality::openings::{self, OpeningSets};
use crate::quality::refusals::{self, FLOOR_CRIME_REFUSED, FLOOR_RIGHT_REASON, RefusalFigures};
use crate::quality::second_answers::{self, SecondAnswerFigures};
use crate::quality::{self, FLOOR_DECIDED, FLOOR_HIT_AT_3, FLOOR_LANGUAGE, Quality, SETS};
use chrono::{DateTime, Utc};
use chrono_tz::Africa::Douala;
use jurisprudence::{Fixtures, Report, SearchEngine, Snapshot, citations_of, evaluate, parse_questions};
use std::path::{Path, PathBuf};

/// Of the shipped sets, in the order in which they are measured.
fn names() -> impl Iterator<Item = &'static str> {
    let of_messages = ["danger", "follow-ups", "refusals", "second-answers", "openings", "conversations"];
    let of_decisions = decisions::SETS.iter().map(|set| set.name);
    SETS.iter().map(|set| set.name).chain(of_messages).chain(of_decisions)
}

/// `only`: of the shipped sets, those whose names hold it.
pub async fn run(
    config: &Config,
    (files, only): (&[PathBuf], &str),
    misses: bool,
    floor: bool,
) -> Result<(), Failure> {
    if !names().any(|name| name.contains(only)) {
        return Err(
            format!("no set is named {only}; there are {}", names().collect::<Vec<_>>().join(", ")).into()
        );
    }
    let db = connect(config)?;
    prepare(&db, Clock::system().now()).await?;
    let snapshot = db.read(Snapshot::read).await?;
    let fixtures = Fixtures::shipped()?;
    let engine = SearchEngine::from_snapshot(snapshot.clone(), &fixtures)?;
    let known = citations_of(&snapshot, &fixtures.law_titles);
    let laws = db.read(Laws::read).await?;

    let mut sets = Vec::new();
    if files.is_empty() {
        // The floor is an aim for strangers' questions: sets that were looked at while tuning are shown only.
        let wanted = SETS.iter().filter(|set| set.name.contains(only));
        sets.extend(wanted.map(|s| (s.name.to_owned(), s.text.to_owned(), s.is_judged, s.floor_direct)));
    }
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        sets.push((file.display().to_string(), text, true, None));
    }
    let mut below = Vec::new();
    for (name, text, is_judged, floor_direct) in sets {
        let questions = parse_questions(&text)?;
        let report = evaluate(&engine, &questions);
        // A database may say otherwise than the shipped files.
        let cited = cited_answers(&engine, (&known, None), &questions);
        say!("{name}\n{report}");
        print_answers(&cited.figures);
        print_citations(&cited);
        print_laws(&laws, &cited);
        if misses {
            print_misses(&report);
            print_indirect(&cited);
        }
        below.extend(false_citations(&name, &cited));
        if is_judged {
            below.extend(under_the_floor(&name, &report));
        }
        below.extend(indirect(&name, &cited.figures, floor_direct));
    }
    let is_wanted = |name: &str| files.is_empty() && name.contains(only);
    let mut missed = vec![];
    if is_wanted("danger") {
        let (danger, lost) = conversation::dangers(&engine)?;
        below.extend(print_danger(&danger));
        missed.extend(lost);
    }
    if is_wanted("follow-ups") {
        let (follow_ups, lost) = conversation::follow_ups(&engine)?;
        below.extend(print_follow_ups(&follow_ups));
        missed.extend(lost);
    }
    if is_wanted("refusals") {
        let (refused, lost) = refusals::measure(&engine)?;
        below.extend(print_refusals(&refused));
        missed.extend(lost);
    }
    if is_wanted("second-answers") {
        let (second, lost) = second_answers::measure(&engine)?;
        below.extend(print_second_answers(&second));
        missed.extend(lost);
    }
    for (name, set) in [("openings", openings::SET), ("conversations", openings::CONVERSATIONS)] {
        if is_wanted(name) {
            let (sets, lost) = openings::measure(&engine, set)?;
            print_openings(name, &sets);
            missed.extend(lost);
        }
    }
    for miss in missed.iter().filter(|_| misses) {
        say!("  {miss}");
    }
    for set in decisions::SETS.iter().filter(|set| is_wanted(set.name)) {
        let (result, cited, missed) = decisions::measure(&engine, (&known, None), set)?;
        print_decisions(&result, if misses { &missed } else { &[] });
        below.extend(false_citations(set.name, &cited));
    }
    if floor && !below.is_empty() {
        return Err(below.join("; ").into());
    }
    Ok(())
}

/// Measures the shipped texts, whatever a database says, and writes the figures that the page shows. Nothing below the
/// floor is written.
pub fn publish(file: &Path) -> Result<(), Failure> {
    let measured = measured(Clock::system().now())?;
    let mut text = serde_json::to_string_pretty(&measured)?;
    text.push('\n');
    std::fs::write(file, text).map_err(|e| format!("{}: {e}", file.display()))?;
    say!("written: {}", file.display());
    Ok(())
}

/// Measures as [`publish`] does: nobody reads better figures than the engine has.
pub fn hold_to_the_published() -> Result<(), Failure> {
    let measured = measured(Clock::system().now())?;
    let different = quality::differences(&quality::published()?, &measured)?;
    if different.is_empty() { Ok(()) } else { Err(different.join("; ").into()) }
}

fn measured(now: DateTime<Utc>) -> Result<Quality, Failure> {
    let fixtures = Fixtures::shipped()?;
    let snapshot = Snapshot::of_fixtures(&fixtures, now);
    let engine = SearchEngine::from_snapshot(snapshot.clone(), &fixtures)?;
    let known = citations_of(&snapshot, &fixtures.law_titles);
    let rows = Rows::shipped()?;
    let against = (&known, Some(&rows));
    let (mut sets, mut below) = (Vec::new(), Vec::new());
    for set in &SETS {
        let questions = parse_questions(set.text)?;
        let report = evaluate(&engine, &questions);
        let cited = cited_answers(&engine, against, &questions);
        say!("{}\n{report}", set.name);
        print_answers(&cited.figures);
        print_citations(&cited);
        below.extend(false_citations(set.name, &cited));
        if set.is_judged {
            below.extend(under_the_floor(set.name, &report));
        }
        below.extend(indirect(set.name, &cited.figures, set.floor_direct));
        sets.push(quality::result(set, &report, &cited));
    }
    let (danger, _) = conversation::dangers(&engine)?;
    let (follow_ups, _) = conversation::follow_ups(&engine)?;
    below.extend(print_danger(&danger));
    below.extend(print_follow_ups(&follow_ups));
    let (refused, _) = refusals::measure(&engine)?;
    below.extend(print_refusals(&refused));
    let (second_answers, _) = second_answers::measure(&engine)?;
    below.extend(print_second_answers(&second_answers));
    let (openings, _) = openings::measure(&engine, openings::SET)?;
    print_openings("openings", &openings);
    let (conversations, _) = openings::measure(&engine, openings::CONVERSATIONS)?;
    print_openings("conversations", &conversations);
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
        danger,
        follow_ups,
        refusals: refused,
        second_answers,
        openings,
        conversations,
        decisions: of_decisions,
    })
}

/// Of nothing, all.
fn share(part: usize, of: usize) -> f64 {
    if of == 0 { 1.0 } else { part as f64 / of as f64 }
}

fn print_misses(report: &Report) {
    for miss in &report.misses {
        let found: Vec<_> = miss.found.iter().take(3).map(|k| k.as_str()).collect();
        say!("  {:?} {:.2} {} -> {}", miss.why, miss.confidence, miss.question.text, found.join(", "));
    }
}

fn print_answers(f: &AnswerFigures) {
    if f.asked > 0 {
        say!(
            "{} with known answers: direct {:.3}, right note answers {:.3}, direct there {:.3}, {} opposite openings",
            f.asked,
            share(f.direct, f.asked),
            share(f.right_note, f.asked),
            share(f.direct_by_right_note, f.right_note),
            f.opposite
        );
    }
    say!(
        "{} answers: {:.3} of at most 700 characters, {} that cite in the first sentence, {} of several notes",
        f.answers,
        share(f.short, f.answers),
        f.cited_at_once,
        f.mixed
    );
}

/// Also says what lies below its floor.
fn print_danger(d: &DangerFigures) -> Vec<String> {
    let (recognised, alarms) = (share(d.recognised, d.dangers), share(d.false_alarms, d.others));
    say!(
        "danger: {} messages, recognised {recognised:.3}, of its kind {:.3}, with fitting law {:.3}; {} that only look like it, \
         alarms {alarms:.3}",
        d.dangers,
        share(d.of_its_kind, d.dangers),
        share(d.fitting_law, d.recognised),
        d.others
    );
    let mut below = Vec::new();
    if recognised < FLOOR_RECOGNISED {
        below.push(format!("danger: {recognised:.3} recognised, the floor {FLOOR_RECOGNISED}"));
    }
    if alarms > CEILING_FALSE_ALARMS {
        below.push(format!("danger: {alarms:.3} false alarms, the ceiling {CEILING_FALSE_ALARMS}"));
    }
    below
}

/// Also says what lies below its floor.
fn print_follow_ups(f: &FollowUpFigures) -> Vec<String> {
    let (on_subject, left) = (share(f.on_subject, f.leaning), share(f.left, f.leaving));
    say!(
        "follow-ups: {} that lean, on the subject {on_subject:.3}, direct {:.3}; {} that leave, {} left",
        f.leaning,
        share(f.direct, f.leaning),
        f.leaving,
        f.left
    );
    let mut below = Vec::new();
    if on_subject < FLOOR_ON_SUBJECT {
        below.push(format!("follow-ups: {on_subject:.3} on the subject, the floor {FLOOR_ON_SUBJECT}"));
    }
    if left < FLOOR_LEFT {
        below.push(format!("follow-ups: {left:.3} of those that leave have left, the floor {FLOOR_LEFT}"));
    }
    below
}

/// Also says what lies below its floor.
fn print_second_answers(f: &SecondAnswerFigures) -> Vec<String> {
    say!(
        "second answers: {} of {} that ask twice got both, {} of {} that ask once got two; {} of {} of two readings got both, \
         {} of {} of one; {} of {} wrong figures denied, {} of {} others",
        f.both,
        f.twice,
        f.parted_wrongly,
        f.once,
        f.both_readings,
        f.unsure,
        f.read_twice_wrongly,
        f.sure,
        f.denied,
        f.wrong_figures,
        f.denied_wrongly,
        f.other_figures
    );
    f.below()
}

/// Also says what lies below its floor; nobody may be taken for somebody who plans an offence.
fn print_refusals(f: &RefusalFigures) -> Vec<String> {
    let (right, crimes) = (share(f.right_reason, f.refused), share(f.crimes_refused, f.crimes));
    say!(
        "refusals: {} messages, for the right reason {right:.3}; {} that ask for help with an offence, refused {crimes:.3}; \
         {} lawful ones, {} taken for such",
        f.refused,
        f.crimes,
        f.lawful,
        f.false_crimes
    );
    let mut below = Vec::new();
    if right < FLOOR_RIGHT_REASON {
        below.push(format!("refusals: {right:.3} for the right reason, the floor {FLOOR_RIGHT_REASON}"));
    }
    if crimes < FLOOR_CRIME_REFUSED {
        below.push(format!("refusals: {crimes:.3} of the crimes refused, the floor {FLOOR_CRIME_REFUSED}"));
    }
    if f.false_crimes > 0 {
        below.push(format!("refusals: {} lawful messages taken for a crime", f.false_crimes));
    }
    below
}

fn print_openings(name: &str, sets: &OpeningSets) {
    for (which, f) in [("", &sets.open), (", held back", &sets.held_back)] {
        say!(
            "{name}{which}: {} that a unit answers: {} right, {} helpful, {} withheld; {} that none answers: {} refused, {} near; \
             {} helped first, {} wrongly; {} wrong",
            f.covered,
            f.right,
            f.helpful,
            f.withheld,
            f.uncovered,
            f.refused,
            f.near,
            f.helped,
            f.alarmed,
            f.wrong
        );
    }
}

fn print_indirect(cited: &CitedAnswers) {
    for (question, answer) in &cited.indirect {
        let first: String = answer.chars().take(200).collect();
        say!("  indirect {question}\n           -> {}", first.replace('\n', " "));
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

/// An opening that is the opposite of the law is below any floor.
fn indirect(name: &str, figures: &AnswerFigures, floor: Option<f64>) -> Vec<String> {
    let direct = figures.direct as f64 / figures.asked.max(1) as f64;
    let low = floor.filter(|floor| direct < *floor);
    let opposite = (figures.opposite > 0)
        .then(|| format!("{name}: {} answers open with the opposite of the law", figures.opposite));
    let wronged = (figures.false_crimes > 0)
        .then(|| format!("{name}: {} taken for people who plan an offence", figures.false_crimes));
    let short = share(figures.short, figures.answers);
    // One long answer of few is no sign.
    let long = (short < FLOOR_SHORT && figures.answers - figures.short > 1)
        .then(|| format!("{name}: {short:.3} of at most 700 characters, the floor {FLOOR_SHORT}"));
    low.map(|floor| format!("{name}: direct is {direct:.3}, the floor {floor:.2}"))
        .into_iter()
        .chain(long)
        .chain(opposite)
        .chain(wronged)
        .collect()
}

fn under_the_floor(name: &str, report: &Report) -> Vec<String> {
    let all = &report.all;
    [
        ("hit@3", all.hit_at_3(), FLOOR_HIT_AT_3),
        ("inside answered", all.inside_answered(), FLOOR_DECIDED),
        ("outside refused", all.outside_refused(), FLOOR_DECIDED),
        ("read in its language", all.language_right(), FLOOR_LANGUAGE),
    ]
    .into_iter()
    .filter(|(_, got, floor)| got < floor)
    .map(|(what, got, floor)| format!("{name}: {what} is {got:.3}, the floor {floor:.2}"))
    .collect()
}
