//! Whether an answer of the built-in engine cites anything that the texts known here do not bear out.
//!
//! Read by the citation checker of professionals, which is another reader than the gate that every answer has passed; and by a
//! third one that knows nothing of either (`ground`), against the shipped files themselves.

use super::answers::AnswerFigures;
use super::ground::{Pair, Rows, pairs};
use crate::flows::ask::of_retrieval;
use ai_assistant::domain::{Answer, Passage, PromptType, Question as Asked, RefusalReason};
use jurisprudence::SearchEngine;
use jurisprudence::citations::{ArticleRef, Cited, Doubt, LawRef, Library, Verdict, scan};
use jurisprudence::domain::Question;
use std::collections::HashSet;

/// The citations of the answers to a set of questions.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CitedAnswers {
    pub citations: usize,
    /// The question, and what its answer cites without ground.
    pub unknown: Vec<(String, String)>,
    /// Articles with their laws, as another reader finds them.
    pub pairs: Vec<Pair>,
    pub figures: AnswerFigures,
    /// What was answered instead of what a right answer holds.
    pub indirect: Vec<(String, String)>,
}

/// An answer as a person gets it.
pub struct Answered {
    pub answer: Answer,
    pub passages: Vec<Passage>,
    pub language: jurisprudence::domain::Language,
}

/// Answers a question, whatever was expected; none where it is no question at all.
pub fn answer(engine: &SearchEngine, question: &Question) -> Option<Answered> {
    let found = engine.search_for(&question.text, question.language);
    let language = found.language;
    let asked = Asked::parse(&question.text).ok()?;
    let found = of_retrieval(found);
    let law = found.first_help.iter().flat_map(|(_, law)| law.clone()).chain(found.nearby.offence.clone());
    let passages = found.passages.iter().cloned().chain(law).collect();
    Some(Answered { answer: found.answer(&asked, PromptType::default()), passages, language })
}

/// Answers every question as a person would be answered, whatever was expected. `rows`: those that the engine's texts are, as
/// they stand in their files, where it is they that are measured.
pub fn cited_answers(
    engine: &SearchEngine,
    (known, rows): (&Library, Option<&Rows>),
    questions: &[Question],
) -> CitedAnswers {
    let mut out = CitedAnswers::default();
    for question in questions {
        let Some(answered) = answer(engine, question) else { continue };
        let response = &answered.answer.response;
        if !out.figures.add(question, &answered) {
            out.indirect.push((question.text.clone(), response.clone()));
        }
        // A refusal names the law that it does not know.
        if answered.answer.parts.reason == Some(RefusalReason::UnknownLaw) {
            continue;
        }
        let (citations, unknown) = check(known, response, &answered.passages, answered.language);
        let made_of: Vec<String> = answered.passages.iter().map(|passage| passage.key.clone()).collect();
        out.citations += citations;
        let missing = rows.iter().flat_map(|rows| rows.missing(response, &made_of));
        out.unknown.extend(unknown.into_iter().chain(missing).map(|cited| (question.text.clone(), cited)));
        out.pairs.extend(pairs(response));
    }
    out
}

/// How much a text cites, and what of it is neither known here nor cited by the passages it was made of.
fn check(
    known: &Library,
    text: &str,
    passages: &[Passage],
    language: jurisprudence::domain::Language,
) -> (usize, Vec<String>) {
    let checked = known.check(text, language);
    let cited: Vec<Cited> = passages.iter().flat_map(|p| scan(&evidence(p))).map(|c| c.cited).collect();
    let is_known = |verdict: &Verdict| {
        matches!(
            verdict,
            Verdict::Found
                | Verdict::Doubtful(
                    Doubt::Assumed
                        | Doubt::OlderVersion(_)
                        | Doubt::NoDate(_)
                        | Doubt::ForceUnclear
                        | Doubt::Unreadable
                )
        )
    };
    let unknown = checked
        .iter()
        .filter(|c| !is_known(&c.verdict) && !stands_in(&cited, &c.citation.cited))
        .map(|c| text.get(c.citation.start..c.citation.end).unwrap_or_default().to_owned())
        .collect();
    (checked.len(), unknown)
}

/// All that a passage says, what it rests on first: an article alone is of the text named before it.
fn evidence(passage: &Passage) -> String {
    let mut lines: Vec<&str> = passage.articles.iter().map(String::as_str).collect();
    lines.extend([passage.title.as_str(), passage.text.as_str()]);
    lines.extend([passage.caution.as_deref(), passage.next_step.as_deref()].into_iter().flatten());
    lines.join("\n")
}

fn stands_in(evidence: &[Cited], cited: &Cited) -> bool {
    match cited {
        Cited::Decision(wanted) => evidence
            .iter()
            .any(|e| matches!(e, Cited::Decision(d) if d.number == wanted.number && d.date == wanted.date)),
        Cited::Law { articles, .. } => {
            let of_law: Vec<&Cited> = evidence.iter().filter(|e| is_of(e, named(cited))).collect();
            let numbers: HashSet<String> = of_law.iter().flat_map(|e| numbers(e)).collect();
            !of_law.is_empty() && articles.iter().flat_map(ArticleRef::numbers).all(|n| numbers.contains(&n))
        }
    }
}

/// The text that a citation itself names. "L'article 34" alone is of the text before it, and an answer that takes sentences
/// from several passages puts another one there.
fn named(cited: &Cited) -> Option<&LawRef> {
    match cited {
        Cited::Law { law, is_assumed: false, .. } => law.as_ref(),
        _ => None,
    }
}

/// Whether a citation is of this text; one that names no text may be of any.
fn is_of(cited: &Cited, law: Option<&LawRef>) -> bool {
    if matches!(cited, Cited::Decision(_)) {
        return false;
    }
    let (Some(known), Some(law)) = (named(cited), law) else { return true };
    match (&known.number, &law.number) {
        (Some(a), Some(b)) => a.is_same(b) && known.date.zip(law.date).is_none_or(|(a, b)| a == b),
        _ => (law.name.is_some() && known.name == law.name) || (law.date.is_some() && known.date == law.date),
    }
}

fn numbers(cited: &Cited) -> Vec<String> {
    match cited {
        Cited::Law { articles, .. } => articles.iter().flat_map(ArticleRef::numbers).collect(),
        Cited::Decision(_) => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quality::SETS;
    use chrono::{DateTime, Utc};
    use jurisprudence::{Fixtures, Snapshot, citations_of, parse_questions};
    use std::sync::Arc;

    fn shipped() -> (Snapshot, Arc<Fixtures>) {
        let fixtures = Fixtures::shipped().unwrap();
        let now: DateTime<Utc> = "2026-11-21T12:00:00Z".parse().unwrap();
        (Snapshot::of_fixtures(&fixtures, now), fixtures)
    }

    fn known((snapshot, fixtures): &(Snapshot, Arc<Fixtures>)) -> Library {
        citations_of(snapshot, &fixtures.law_titles)
    }

    #[test]
    fn no_answer_to_a_question_of_ours_cites_without_ground() {
        let shipped = shipped();
        let known = known(&shipped);
        let engine = SearchEngine::from_snapshot(shipped.0, &shipped.1).unwrap();
        let rows = Rows::shipped().unwrap();
        // What is published says it of all sets.
        for set in SETS.iter().filter(|set| set.is_judged) {
            let questions = parse_questions(set.text).unwrap();
            let cited = cited_answers(&engine, (&known, Some(&rows)), &questions);
            assert!(cited.pairs.len() > 20, "{}: {}", set.name, cited.pairs.len());
            assert!(cited.citations > 20, "{}: {}", set.name, cited.citations);
            assert_eq!(cited.unknown, vec![], "{}", set.name);
        }
    }

    #[test]
    fn what_nothing_bears_out_is_seen() {
        let known = known(&shipped());
        let text = "L’article 34 du Code du travail protège ; l’article 9999 du Code du travail aussi. Voir la loi \
                    n° 2031/004 du 3 mars 2031, et l’article 777.";
        let (citations, unknown) = check(&known, text, &[], jurisprudence::domain::Language::Fr);
        assert_eq!(citations, 4);
        assert_eq!(
            unknown,
            ["article 9999 du Code du travail", "loi n° 2031/004 du 3 mars 2031", "article 777"]
        );
    }
}
