//! Whether a message that asks twice is answered twice, one of two readings for both, and a wrong figure denied.

use super::answers::holds_one;
use crate::cli::Failure;
use crate::flows::ask::of_retrieval;
use ai_assistant::domain::{AlsoKind, Answer, PromptType, Question as Asked};
use jurisprudence::SearchEngine;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

const DOUBLE: &str = include_str!("../../../../fixtures/questions/double.jsonl");
const BETWEEN: &str = include_str!("../../../../fixtures/questions/between.jsonl");
const PREMISE: &str = include_str!("../../../../fixtures/questions/premise.jsonl");
pub const SETS: [&str; 3] = [DOUBLE, BETWEEN, PREMISE];

/// Who asks once and is answered twice loses a screen; who is told a wrong "no" loses a right.
pub const MOST_PARTED_WRONGLY: usize = 1;
pub const MOST_READ_TWICE_WRONGLY: usize = 1;
pub const LEAST_BOTH: f64 = 0.35;
pub const LEAST_DENIED: f64 = 0.40;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualitySecondAnswers)]
pub struct SecondAnswerFigures {
    /// Messages that ask two questions, and those of them that got two answers, both right.
    pub twice: usize,
    pub both: usize,
    /// Messages that look like two questions and are one, and those that got a second answer.
    pub once: usize,
    pub parted_wrongly: usize,
    /// Short messages that two notes answer, and those that got both.
    pub unsure: usize,
    pub both_readings: usize,
    /// Short messages that one note answers, and those that got a second.
    pub sure: usize,
    pub read_twice_wrongly: usize,
    /// Messages that take a wrong figure for the law, and those that were told so.
    pub wrong_figures: usize,
    pub denied: usize,
    /// Messages with a right figure, or with the person's own, and those that were told no. None is accepted.
    pub other_figures: usize,
    pub denied_wrongly: usize,
}

#[derive(Deserialize)]
struct Row {
    lang: String,
    question: String,
    #[serde(default)]
    expected: Vec<String>,
    #[serde(default)]
    parts: Vec<Part>,
    sure: Option<bool>,
    premise: Option<String>,
}

#[derive(Deserialize)]
struct Part {
    direct: Vec<String>,
}

/// With the messages that went wrong.
pub fn measure(engine: &SearchEngine) -> Result<(SecondAnswerFigures, Vec<String>), Failure> {
    let (mut figures, mut misses) = (SecondAnswerFigures::default(), vec![]);
    for line in SETS.iter().flat_map(|set| set.lines()) {
        let row: Row = serde_json::from_str(line)?;
        let found = of_retrieval(engine.search_for(&row.question, row.lang.parse()?));
        let answer = found.answer(&Asked::parse(&row.question)?, PromptType::default());
        if !figures.add(&row, &answer) {
            misses.push(row.question);
        }
    }
    Ok((figures, misses))
}

impl SecondAnswerFigures {
    /// False where it went wrong.
    fn add(&mut self, row: &Row, answer: &Answer) -> bool {
        let also = answer.parts.also.as_ref();
        let first = answer.parts.direct.as_ref().map_or("", |direct| direct.answer.as_str());
        let is_denied = answer.parts.direct.as_ref().is_some_and(|direct| direct.denied.is_some());
        let is_read_twice = also.is_some_and(|also| also.kind == AlsoKind::OtherReading);
        let (all, right, is_right) = match (row.parts.as_slice(), row.sure, row.premise.as_deref()) {
            ([one, two], ..) => {
                let second = also.map_or("", |also| also.direct.answer.as_str());
                let both = holds_one(first, &one.direct) && holds_one(second, &two.direct);
                (&mut self.twice, &mut self.both, both)
            }
            ([_], ..) => (&mut self.once, &mut self.parted_wrongly, also.is_none()),
            (_, Some(true), _) => (&mut self.sure, &mut self.read_twice_wrongly, !is_read_twice),
            (_, Some(false), _) => {
                let both = also.is_some_and(|also| row.expected.contains(&also.key));
                (&mut self.unsure, &mut self.both_readings, both)
            }
            (_, _, Some("false")) => (&mut self.wrong_figures, &mut self.denied, is_denied),
            _ => (&mut self.other_figures, &mut self.denied_wrongly, !is_denied),
        };
        *all += 1;
        // What is counted is right of some messages and wrong of others.
        let counts_faults = matches!(row.parts.as_slice(), [_]) || row.sure == Some(true);
        let counts_faults = counts_faults || row.premise.as_deref().is_some_and(|premise| premise != "false");
        *right += usize::from(is_right != counts_faults);
        is_right
    }

    /// What lies below its floor.
    pub fn below(&self) -> Vec<String> {
        let share = |part: usize, of: usize| if of == 0 { 1.0 } else { part as f64 / of as f64 };
        let kept = [
            ("both of two questions answered", share(self.both, self.twice) >= LEAST_BOTH),
            ("one question answered twice", self.parted_wrongly <= MOST_PARTED_WRONGLY),
            ("one reading answered twice", self.read_twice_wrongly <= MOST_READ_TWICE_WRONGLY),
            ("wrong figures denied", share(self.denied, self.wrong_figures) >= LEAST_DENIED),
            ("right figures denied", self.denied_wrongly == 0),
        ];
        let broken = kept.into_iter().filter(|(_, holds)| !holds);
        broken.map(|(what, _)| format!("second answers: {what}: {self:?}")).collect()
    }
}
