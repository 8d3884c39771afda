//! Whether answers quote the decision that a question is about, in its language or in the other. Only the questions that are
//! looked at are held to a floor: thirty decisions are few.

use super::citations::{CitedAnswers, answer, cited_answers};
use super::ground::Rows;
use ai_assistant::domain::PassageKind;
use jurisprudence::citations::Library;
use jurisprudence::domain::Key;
use jurisprudence::{Decision, HitKind, JurisprudenceError, SearchEngine, parse_questions};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Questions whose answer stands in a shipped decision.
pub struct DecisionQuestions {
    pub name: &'static str,
    pub text: &'static str,
    /// Not looked at while the engine is changed.
    pub is_held_back: bool,
}

pub const SETS: [DecisionQuestions; 2] = [
    DecisionQuestions {
        name: "decisions",
        text: include_str!("../../../../fixtures/questions/decisions.jsonl"),
        is_held_back: false,
    },
    DecisionQuestions {
        name: "decisions-held-back",
        text: include_str!("../../../../fixtures/questions/decisions-held-back.jsonl"),
        is_held_back: true,
    },
];

/// Of the questions that are looked at, so many are answered with their decision.
pub const FLOOR_QUOTED: f64 = 0.66;

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualityDecisions)]
pub struct DecisionResult {
    /// decisions or decisions-held-back
    pub name: String,
    /// Not looked at while the engine is changed.
    pub is_held_back: bool,
    pub questions: usize,
    pub answered: usize,
    /// An expected decision was among those found, and stood first among them.
    pub found: usize,
    pub first: usize,
    /// An expected decision is a source of the answer.
    pub quoted: usize,
    pub citations: usize,
    /// None is accepted.
    pub false_citations: usize,
}

/// Answers the questions of a set, and what came of each that quotes no expected decision.
pub fn measure(
    engine: &SearchEngine,
    against: (&Library, Option<&Rows>),
    set: &DecisionQuestions,
) -> Result<(DecisionResult, CitedAnswers, Vec<String>), JurisprudenceError> {
    let questions = parse_questions(set.text)?;
    let cited = cited_answers(engine, against, &questions);
    let mut out = DecisionResult {
        name: set.name.to_owned(),
        is_held_back: set.is_held_back,
        questions: questions.len(),
        citations: cited.citations,
        false_citations: cited.unknown.len(),
        ..DecisionResult::default()
    };
    let mut misses = vec![];
    for question in &questions {
        let found = engine.search_for(&question.text, question.language);
        let decisions: Vec<&Key> = found
            .hits
            .iter()
            .filter(|hit| matches!(hit.kind, HitKind::Case(_)))
            .map(|hit| &hit.key)
            .collect();
        out.answered += usize::from(found.decision == Decision::Inside);
        out.found += usize::from(decisions.iter().any(|key| question.expected.contains(key)));
        out.first += usize::from(decisions.first().is_some_and(|key| question.expected.contains(key)));
        let shown = answer(engine, question).map(|answer| answer.passages).unwrap_or_default();
        let is_expected = |key: &str| question.expected.iter().any(|wanted| wanted.as_str() == key);
        let is_quoted = shown.iter().any(|p| p.kind == PassageKind::Case && is_expected(&p.key));
        out.quoted += usize::from(is_quoted);
        if !is_quoted {
            let keys: Vec<&str> = decisions.iter().map(|key| key.as_str()).collect();
            misses.push(format!("{:?} {} -> {}", found.decision, question.text, keys.join(", ")));
        }
    }
    Ok((out, cited, misses))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jurisprudence::Fixtures;
    use std::collections::HashSet;

    #[test]
    fn the_questions_are_about_shipped_decisions_in_both_languages_and_a_third_is_held_back() {
        let shipped = Fixtures::shipped().unwrap();
        let keys: HashSet<&Key> = shipped.cases.iter().map(|(key, _)| key).collect();
        let [seen, held] = SETS.map(|set| parse_questions(set.text).unwrap());
        assert!(seen.len() + held.len() >= 12 && held.len() * 3 == seen.len() + held.len());
        for set in [&seen, &held] {
            let french = set.iter().filter(|q| q.language.as_str() == "fr").count();
            assert!(french * 3 >= set.len() && (set.len() - french) * 3 >= set.len());
        }
        for question in seen.iter().chain(&held) {
            assert!(!question.is_outside && !question.expected.is_empty(), "{}", question.id);
            assert!(question.expected.iter().all(|key| keys.contains(key)), "{}", question.id);
        }
    }
}
