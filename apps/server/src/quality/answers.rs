//! Whether an answer says what was asked, at once, in the form that a phone can show.

use super::citations::Answered;
use ai_assistant::domain::{Answer, AnswerStatus, Direct, PassageKind, RefusalReason, citations};
use jurisprudence::domain::Question;
use jurisprudence::fold;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is read without scrolling.
const FIRST_LINES: usize = 200;
/// The longest answer that a phone shows well.
const SHORT: usize = 700;
/// Share of a set's answers that are no longer.
pub const FLOOR_SHORT: f64 = 0.95;

/// Counts over the answers to a set of questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualityAnswers)]
pub struct AnswerFigures {
    /// Questions whose right answer is known by its words.
    pub asked: usize,
    /// Of those: an answer holds them within its first 200 characters.
    pub direct: usize,
    /// Of those: an expected note answered; and it was direct.
    pub right_note: usize,
    pub direct_by_right_note: usize,
    /// Of yes-or-no questions: the first word is the opposite of the law. None is accepted.
    pub opposite: usize,
    /// Answers from the law, whatever was asked.
    pub answers: usize,
    /// Of those: 700 characters at most, what a page draws small apart; where two answers stand, each of them.
    pub short: usize,
    /// Of those: an article is named in the first sentence.
    pub cited_at_once: usize,
    /// Of those: another note speaks in the answer, and not as a second one.
    pub mixed: usize,
    /// Questions that a note answers, refused as if they asked for help with an offence. None is accepted.
    pub false_crimes: usize,
}

impl AnswerFigures {
    /// Counts one more; false where it is not direct though it could be.
    pub fn add(&mut self, question: &Question, answered: &Answered) -> bool {
        let answer = &answered.answer;
        let law = law(answer);
        if answer.status == AnswerStatus::Grounded {
            let first_sentence = law.split_inclusive(['.', '!', '?']).next().unwrap_or_default();
            let notes = answer.sources.iter().filter(|source| source.kind == PassageKind::Note);
            self.answers += 1;
            let also = answer.parts.also.as_ref();
            self.short += usize::from(is_short(answer, &law));
            let articles = citations(first_sentence).into_iter().filter(|c| c.normal.starts_with("art."));
            self.cited_at_once += usize::from(articles.count() > 0);
            let first = answer.sources.first().map(|source| source.key.as_str());
            let second = also.filter(|also| Some(also.key.as_str()) != first);
            self.mixed += usize::from(notes.count() > 1 + usize::from(second.is_some()));
        }
        let is_crime = answer.parts.reason == Some(RefusalReason::CrimeHelp);
        self.false_crimes += usize::from(is_crime && !question.is_outside);
        if question.direct.is_empty() {
            return true;
        }
        let is_direct = answer.status == AnswerStatus::Grounded && holds_one(&law, &question.direct);
        let said = fold(&law);
        let is_expected = |key: &str| question.expected.iter().any(|wanted| wanted.as_str() == key);
        let is_right = answer.sources.first().is_some_and(|source| is_expected(&source.key));
        self.asked += 1;
        self.direct += usize::from(is_direct);
        self.right_note += usize::from(is_right);
        self.direct_by_right_note += usize::from(is_right && is_direct);
        let opposite = match said.split(|c: char| !c.is_alphanumeric()).next() {
            Some("oui" | "yes") => question.holds == Some(false),
            Some("non" | "no") => question.holds == Some(true),
            _ => false,
        };
        self.opposite += usize::from(opposite);
        is_direct
    }
}

/// The answer without what somebody in danger is told before it.
fn law(answer: &Answer) -> String {
    match &answer.parts.first_help {
        Some(help) => match answer.response.split_once(&help.then) {
            Some((_, law)) => law.trim().to_owned(),
            None => answer.response.clone(),
        },
        None => answer.response.clone(),
    }
}

/// Whether rule, conditions, what to do and what it rests on are; an answer of another form is counted as it stands.
fn is_short(answer: &Answer, law: &str) -> bool {
    let chars = |texts: &[String]| texts.iter().map(|text| text.chars().count()).sum::<usize>();
    let of = |direct: &Direct, basis: &[String]| {
        direct.answer.chars().count()
            + chars(&direct.conditions)
            + direct.action.chars().count()
            + chars(basis)
    };
    let parts = &answer.parts;
    let first = parts.direct.as_ref().map_or_else(|| law.chars().count(), |direct| of(direct, &parts.basis));
    let second = parts.also.as_ref().map_or(0, |also| of(&also.direct, &also.basis));
    first.max(second) <= SHORT
}

/// Whether the first lines of a response hold one of these.
pub fn holds_one(response: &str, wanted: &[String]) -> bool {
    let first_lines: String = fold(&plain(response)).chars().take(FIRST_LINES).collect();
    wanted.iter().any(|wanted| holds(&first_lines, &fold(wanted)))
}

/// An answer as it is read: without source marks and signs of Markdown.
fn plain(response: &str) -> String {
    let mut text = response.replace("**", "").replace("\n- ", " ");
    for mark in 1..=9 {
        text = text.replace(&format!(" [{mark}]"), "");
    }
    text
}

/// "5 jours" does not stand in "15 jours".
fn holds(text: &str, wanted: &str) -> bool {
    text.match_indices(wanted).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let is_digit = wanted.starts_with(|c: char| c.is_ascii_digit());
        !(is_digit && before.is_some_and(|c| c.is_ascii_digit() || c == ',' || c == '.'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_not_the_end_of_another() {
        assert!(holds("le delai est de 5 jours", "5 jours"));
        assert!(!holds("le delai est de 15 jours", "5 jours"));
        assert!(!holds("il paie 1.000 francs", "000 francs"));
        assert!(holds("il ne peut pas vous renvoyer", "peut pas"));
    }
}
