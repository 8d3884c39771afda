//! Whether people in danger are recognised, and whether a message that leans on what was said stays on its subject.

use super::answers::holds_one;
use crate::cli::Failure;
use crate::flows::ask::of_retrieval;
use ai_assistant::domain::{PromptType, Question as Asked};
use jurisprudence::domain::{Bilingual, Language};
use jurisprudence::{Decision, SearchEngine, parse_questions};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The second is by a writer who knew neither the first nor what the engine learns from.
const DANGER: [&str; 2] = [
    include_str!("../../../../fixtures/questions/danger.jsonl"),
    include_str!("../../../../fixtures/questions/danger-blind.jsonl"),
];
const FOLLOW_UPS: &str = include_str!("../../../../fixtures/questions/follow-ups.jsonl");
/// One to six words, with nothing that says that they begin another subject.
const SHORT: &str = include_str!("../../../../fixtures/questions/blind-short.jsonl");
/// What they are asked after, in their language: one is about none of them, or the next one is.
const BEFORE: Bilingual<[&str; 2]> = Bilingual {
    fr: [
        "Combien de jours de congé ai-je par an ?",
        "Mon voisin a pris deux mètres de mon terrain, que faire ?",
    ],
    en: [
        "How many days of leave do I earn in a year?",
        "My neighbour took two metres of my land, what can I do?",
    ],
};

pub const FLOOR_RECOGNISED: f64 = 0.98;
pub const CEILING_FALSE_ALARMS: f64 = 0.02;
pub const FLOOR_ON_SUBJECT: f64 = 0.92;
pub const FLOOR_LEFT: f64 = 0.85;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualityDanger)]
pub struct DangerFigures {
    /// Messages of people in danger.
    pub dangers: usize,
    /// Of those: first help came, and that of their kind of danger.
    pub recognised: usize,
    pub of_its_kind: usize,
    /// Of the recognised: the law beneath fits, or none is there where none does.
    pub fitting_law: usize,
    /// Messages that only look like it, and those that raised the alarm all the same.
    pub others: usize,
    pub false_alarms: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualityFollowUps)]
pub struct FollowUpFigures {
    /// Second messages that lean on the first.
    pub leaning: usize,
    /// Of those: a note of the subject answers; and what was asked stands in its first lines.
    pub on_subject: usize,
    pub direct: usize,
    /// Second messages that begin another subject, and those that were answered there, or refused where no note answers.
    pub leaving: usize,
    pub left: usize,
}

#[derive(Deserialize)]
struct DangerRow {
    lang: String,
    question: String,
    danger: Option<String>,
    /// Other kinds that are as right.
    #[serde(default)]
    also: Vec<String>,
    /// `<note>/<unit>`: what may stand beneath the first steps.
    #[serde(default)]
    law: Vec<String>,
}

#[derive(Deserialize)]
struct FollowUpRow {
    lang: String,
    first: String,
    question: String,
    expected: Vec<String>,
    direct: Vec<String>,
    leaves: bool,
}

/// With the messages that went wrong.
pub fn dangers(engine: &SearchEngine) -> Result<(DangerFigures, Vec<String>), Failure> {
    let (mut figures, mut misses) = (DangerFigures::default(), vec![]);
    for line in DANGER.iter().flat_map(|set| set.lines()) {
        let row: DangerRow = serde_json::from_str(line)?;
        let language: Language = row.lang.parse()?;
        let help = engine.search_for(&row.question, language).first_help;
        let law = help.as_ref().and_then(|help| help.law.as_ref());
        let law = law.and_then(|hit| Some(format!("{}/{}", hit.key, hit.direct.as_ref()?.unit)));
        let kind = help.map(|help| help.kind.as_str());
        match &row.danger {
            Some(wanted) => {
                figures.dangers += 1;
                figures.recognised += usize::from(kind.is_some());
                let is_right = |kind| kind == wanted.as_str() || row.also.iter().any(|also| also == kind);
                let is_fitting = law.as_ref().map_or(row.law.is_empty(), |law| row.law.contains(law));
                if kind.is_some() && !is_fitting {
                    misses.push(format!("law {}: {}", law.as_deref().unwrap_or("none"), row.question));
                }
                figures.fitting_law += usize::from(kind.is_some() && is_fitting);
                figures.of_its_kind += usize::from(kind.is_some_and(is_right));
            }
            None => {
                figures.others += 1;
                figures.false_alarms += usize::from(kind.is_some());
            }
        }
        if kind.is_some() != row.danger.is_some() {
            misses.push(format!("{}: {}", kind.unwrap_or("no danger"), row.question));
        }
    }
    Ok((figures, misses))
}

pub fn follow_ups(engine: &SearchEngine) -> Result<(FollowUpFigures, Vec<String>), Failure> {
    let (mut figures, mut misses) = (FollowUpFigures::default(), vec![]);
    for line in FOLLOW_UPS.lines() {
        let row: FollowUpRow = serde_json::from_str(line)?;
        let language: Language = row.lang.parse()?;
        let found = engine.search_after(&[&row.first], &row.question, language);
        let answer = of_retrieval(found).answer(&Asked::parse(&row.question)?, PromptType::default());
        let note = answer.sources.first().map(|source| source.key.clone()).unwrap_or_default();
        let is_right = row.expected.contains(&note);
        if row.leaves {
            figures.leaving += 1;
            figures.left += usize::from(is_right);
        } else {
            figures.leaning += 1;
            figures.on_subject += usize::from(is_right);
            let is_direct = row.direct.is_empty() || holds_one(&answer.response, &row.direct);
            figures.direct += usize::from(is_right && is_direct);
        }
        if !is_right {
            misses.push(format!("{} -> {} -> {note}", row.first, row.question));
        }
    }
    for (at, question) in parse_questions(SHORT)?.iter().enumerate() {
        let [one, other] = *BEFORE.get(question.language);
        let first = if at % 2 == 0 { one } else { other };
        let about = engine.nearest(first, 1);
        if about.iter().any(|note| question.expected.contains(note)) {
            continue;
        }
        let found = engine.search_after(&[first], &question.text, question.language);
        let note = found.hits.first().map(|hit| &hit.key);
        let is_right = match question.is_outside {
            true => found.decision == Decision::Outside,
            false => note.is_some_and(|note| question.expected.contains(note)),
        };
        figures.leaving += 1;
        figures.left += usize::from(is_right);
        if !is_right {
            let note = note.map(|key| key.as_str()).unwrap_or_default();
            misses.push(format!("{first} -> {} -> {note}", question.text));
        }
    }
    Ok((figures, misses))
}
