//! The published figures: what `palabre evaluate --write` measured on the shipped texts, and what the page shows.

pub mod answers;
pub mod citations;
pub mod conversation;
pub mod decisions;
pub mod ground;
pub mod openings;
pub mod refusals;
pub mod second_answers;

use answers::AnswerFigures;
use chrono::NaiveDate;
use citations::CitedAnswers;
use conversation::{DangerFigures, FollowUpFigures};
use decisions::DecisionResult;
use jurisprudence::{Report, Tally};
use openings::OpeningSets;
use refusals::RefusalFigures;
use second_answers::SecondAnswerFigures;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The last measurement, carried inside the program. `palabre evaluate --published` measures anew and compares.
const PUBLISHED: &str = include_str!("../../../fixtures/questions/results.json");

/// What is of one measurement, and no figure.
const OF_THE_RUN: [&str; 2] = ["measuredOn", "version"];

pub const FLOOR_HIT_AT_3: f64 = 0.96;
pub const FLOOR_DECIDED: f64 = 0.96;
pub const FLOOR_LANGUAGE: f64 = 0.97;

/// A set of questions that no training saw.
pub struct QuestionSet {
    pub name: &'static str,
    pub text: &'static str,
    /// Held to the floor: written apart from the engine, and not looked at while it was tuned. The figures of the others
    /// flatter.
    pub is_judged: bool,
    /// The least share of answers that say what was asked in their first lines.
    pub floor_direct: Option<f64>,
}

pub const SETS: [QuestionSet; 8] = [
    QuestionSet {
        name: "blind",
        text: include_str!("../../../fixtures/questions/blind.jsonl"),
        is_judged: true,
        floor_direct: None,
    },
    QuestionSet {
        name: "blind-short",
        text: include_str!("../../../fixtures/questions/blind-short.jsonl"),
        is_judged: true,
        floor_direct: None,
    },
    QuestionSet {
        name: "held-out",
        text: include_str!("../../../fixtures/questions/held-out.jsonl"),
        is_judged: false,
        floor_direct: None,
    },
    QuestionSet {
        name: "tuning",
        text: include_str!("../../../fixtures/questions/tuning.jsonl"),
        is_judged: false,
        floor_direct: None,
    },
    QuestionSet {
        name: "everyday",
        text: include_str!("../../../fixtures/questions/everyday.jsonl"),
        is_judged: false,
        floor_direct: None,
    },
    QuestionSet {
        name: "everyday-2",
        text: include_str!("../../../fixtures/questions/everyday-2.jsonl"),
        is_judged: false,
        floor_direct: None,
    },
    QuestionSet {
        name: "direct",
        text: include_str!("../../../fixtures/questions/direct.jsonl"),
        is_judged: true,
        floor_direct: Some(0.88),
    },
    QuestionSet {
        name: "long",
        text: include_str!("../../../fixtures/questions/long.jsonl"),
        is_judged: false,
        floor_direct: Some(0.85),
    },
];

/// Counts, so that nobody has to trust a rounded share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualityFigures)]
pub struct Figures {
    pub questions: usize,
    /// Questions that a note answers.
    pub inside: usize,
    /// Of those: an expected note stood first, among the first three, among the first ten.
    pub first: usize,
    pub third: usize,
    pub tenth: usize,
    pub answered: usize,
    /// Questions that lie outside the law of Cameroon known here.
    pub outside: usize,
    pub refused: usize,
}

impl From<Tally> for Figures {
    fn from(t: Tally) -> Self {
        Self {
            questions: t.questions,
            inside: t.inside,
            first: t.first,
            third: t.third,
            tenth: t.tenth,
            answered: t.answered,
            outside: t.outside,
            refused: t.refused,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualitySet)]
pub struct SetResult {
    /// blind, blind-short, held-out, tuning, everyday, everyday-2, direct or long
    pub name: String,
    /// Held to the floor; the figures of the others flatter, since they were looked at while tuning.
    pub is_judged: bool,
    pub all: Figures,
    /// References to texts, articles and decisions in the answers.
    pub citations: usize,
    /// Of those: what the texts known here do not bear out. None is accepted.
    pub false_citations: usize,
    pub answers: AnswerFigures,
    /// fr and en
    pub by_language: BTreeMap<String, Figures>,
    /// How the questions are written: plain, sms, pidgin, camfranglais, story …
    pub by_style: BTreeMap<String, Figures>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Quality)]
pub struct Quality {
    pub measured_on: NaiveDate,
    /// Of the program that measured.
    pub version: String,
    /// How many notes could answer.
    pub notes: usize,
    /// Of the notes and the questions, as they were when they were measured.
    pub digest: String,
    /// Shares below which a change is not accepted.
    pub floor_hit_at3: f64,
    pub floor_decided: f64,
    pub sets: Vec<SetResult>,
    pub danger: DangerFigures,
    pub follow_ups: FollowUpFigures,
    pub refusals: RefusalFigures,
    pub second_answers: SecondAnswerFigures,
    pub openings: OpeningSets,
    /// The same of messages that follow others.
    pub conversations: OpeningSets,
    /// Questions whose answer stands in a shipped decision; held to no floor.
    pub decisions: Vec<DecisionResult>,
}

pub fn result(set: &QuestionSet, report: &Report, cited: &CitedAnswers) -> SetResult {
    let by = |name: &String, tally: &Tally| (name.clone(), (*tally).into());
    SetResult {
        name: set.name.to_owned(),
        is_judged: set.is_judged,
        all: report.all.into(),
        citations: cited.citations,
        false_citations: cited.unknown.len(),
        answers: cited.figures,
        by_language: report.by_language.iter().map(|(l, t)| by(&(*l).to_owned(), t)).collect(),
        by_style: report.by_style.iter().map(|(s, t)| by(s, t)).collect(),
    }
}

/// Of everything that was measured: notes, what the engine learns from, and the questions.
pub fn digest(fixtures: &str) -> String {
    let of_decisions = decisions::SETS.iter().map(|set| set.text);
    jurisprudence::digest_of(
        std::iter::once(fixtures)
            .chain(SETS.iter().map(|set| set.text))
            .chain(of_decisions)
            .chain([refusals::SET, openings::SET, openings::CONVERSATIONS])
            .chain(second_answers::SETS),
    )
}

/// What the page shows.
pub fn published() -> Result<Quality, serde_json::Error> {
    serde_json::from_str(PUBLISHED)
}

/// Where two measurements differ in a count, by more than what another processor's arithmetic decides: one, and one in a
/// hundred. When it was measured and by which version does not matter.
pub fn differences(published: &Quality, measured: &Quality) -> Result<Vec<String>, serde_json::Error> {
    let mut found = vec![];
    let [published, measured] = [serde_json::to_value(published)?, serde_json::to_value(measured)?];
    compare("", &published, &measured, &mut found);
    Ok(found)
}

fn compare(at: &str, published: &Value, measured: &Value, found: &mut Vec<String>) {
    let mut inside = |name: &str, a: &Value, b: &Value| compare(&format!("{at}/{name}"), a, b, found);
    match (published, measured) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            let fields =
                a.iter().zip(b.values()).filter(|((name, _), _)| !OF_THE_RUN.contains(&name.as_str()));
            fields.for_each(|((name, a), b)| inside(name, a, b));
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().for_each(|(n, (a, b))| inside(&n.to_string(), a, b));
        }
        _ => {
            let is_near = |a: u64, b: u64| a.abs_diff(b) <= 1 + a / 100;
            let is_same = match (published.as_u64(), measured.as_u64()) {
                (Some(a), Some(b)) => is_near(a, b),
                _ => published == measured,
            };
            if !is_same {
                found.push(format!("{at}: {published} is published, {measured} measured"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jurisprudence::Fixtures;

    #[test]
    fn a_measurement_differs_by_what_no_processor_explains() {
        let published = published().unwrap();
        let mut measured = published.clone();
        measured.version = "9".to_owned();
        measured.sets[0].all.third -= 1;
        measured.danger.recognised -= 2;
        assert_eq!(differences(&published, &measured).unwrap(), Vec::<String>::new());
        measured.sets[1].by_language.get_mut("fr").unwrap().first -= 3;
        measured.digest = "another".to_owned();
        measured.openings.held_back.wrong += 3;
        let found = differences(&published, &measured).unwrap();
        let at: Vec<_> = found.iter().map(|line| line.split(':').next().unwrap()).collect();
        assert_eq!(at, ["/digest", "/openings/heldBack/wrong", "/sets/1/byLanguage/fr/first"]);
        measured.decisions.pop();
        assert_eq!(differences(&published, &measured).unwrap().len(), 4);
    }

    #[test]
    fn the_published_figures_are_of_the_shipped_texts_and_above_the_floor() {
        let published = published().unwrap();
        let shipped = Fixtures::shipped().unwrap();
        assert_eq!(
            published.digest,
            digest(&shipped.digest),
            "texts or questions changed: run `palabre evaluate --write fixtures/questions/results.json`"
        );
        assert_eq!(published.notes, shipped.notes.len());
        let names: Vec<&str> = published.sets.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(names, SETS.map(|s| s.name));
        let judged: Vec<_> = published.sets.iter().filter(|s| s.is_judged).collect();
        assert!(judged.iter().map(|s| s.all.questions).sum::<usize>() >= 120);
        assert!(judged.iter().map(|s| s.all.outside).sum::<usize>() >= 20);
        let share = |part: usize, of: usize| if of == 0 { 1.0 } else { part as f64 / of as f64 };
        for set in &published.sets {
            assert!(set.citations > 0, "{}", set.name);
            assert_eq!((set.false_citations, set.answers.false_crimes), (0, 0), "{}", set.name);
        }
        let refused = &published.refusals;
        assert_eq!(refused.false_crimes, 0);
        assert!(share(refused.right_reason, refused.refused) >= refusals::FLOOR_RIGHT_REASON);
        assert!(share(refused.crimes_refused, refused.crimes) >= refusals::FLOOR_CRIME_REFUSED);
        assert_eq!(published.second_answers.below(), Vec::<String>::new());
        let of_decisions: Vec<_> =
            published.decisions.iter().map(|d| (d.name.as_str(), d.is_held_back)).collect();
        assert_eq!(of_decisions, decisions::SETS.map(|set| (set.name, set.is_held_back)));
        for set in &published.decisions {
            assert!(set.questions > 0 && set.citations > 0 && set.false_citations == 0, "{}", set.name);
            assert!(
                set.quoted <= set.found && set.first <= set.found && set.found <= set.answered,
                "{}",
                set.name
            );
            let is_held_to = !set.is_held_back;
            let quoted = share(set.quoted, set.questions);
            assert!(!is_held_to || quoted >= decisions::FLOOR_QUOTED, "{}", set.name);
        }
        for set in judged {
            assert!(set.by_language.len() == 2, "{}", set.name);
            assert!(share(set.all.third, set.all.inside) >= published.floor_hit_at3, "{}", set.name);
            assert!(share(set.all.answered, set.all.inside) >= published.floor_decided, "{}", set.name);
            assert!(share(set.all.refused, set.all.outside) >= published.floor_decided, "{}", set.name);
        }
    }
}
