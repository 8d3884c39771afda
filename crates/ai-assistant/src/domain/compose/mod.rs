//! The built-in engine: an answer made of the retrieved passages' own sentences, in the shape that was asked for.
mod articles;
mod cases;
mod closing;
mod direct;
mod first_help;
mod form;
mod marks;
mod next_step;
mod no_match;
mod phrases;
mod refusal;
mod select;
mod shape;

pub use closing::{closing, step_label};
pub use first_help::first_help;
pub use marks::cited;
pub use next_step::neutral_next_step;
pub use no_match::{Nearby, no_match, talk, unavailable};

use super::{
    Answer, AnswerParts, AnswerStatus, Engine, Gate, Language, Passage, PassageKind, PromptType, Question,
    Source, removed_notice,
};
use phrases::{Phrases, phrases};
use select::{Unit, lead_first, stems, units};

/// A whole note up to this length is shown without leaving anything out.
const SHORT_NOTE_CHARS: usize = 700;
const EXCERPT_CHARS: usize = 300;
/// A passage that is not the main one gives at most this many units.
const MORE_UNITS: usize = 2;

/// A passage with its number and its sentences.
struct Numbered<'a> {
    number: usize,
    passage: &'a Passage,
    units: Vec<Unit>,
}

impl Numbered<'_> {
    /// The units joined, with the source mark before the last full stop.
    fn marked(&self, text: &str) -> String {
        marked(text, self.number)
    }
}

/// Answers from the passages, best first; without passages the answer is [`no_match`].
pub fn compose(
    question: &Question,
    language: Language,
    prompt_type: PromptType,
    passages: &[Passage],
) -> Answer {
    if passages.is_empty() {
        return no_match(language, Nearby::default());
    }
    if prompt_type == PromptType::General
        && let Some(answer) = direct::direct(question, language, passages)
    {
        return answer;
    }
    let passages = &once_each(passages);
    let mut all: Vec<Numbered> = passages
        .iter()
        .enumerate()
        .map(|(at, passage)| Numbered { number: at + 1, passage, units: units(passage, question) })
        .collect();
    let main = all.iter().position(|n| n.passage.kind != PassageKind::Case).unwrap_or(0);
    let (next_step, step_source) = take_next_step(&mut all, main, language);
    let mut plan = plan(question, prompt_type, all, main);
    plan.step = step_source.map(|_| next_step.clone());
    let mut response = shape::write(&plan, language, prompt_type);
    let words = phrases(language);
    let shown_step = step_source.map_or_else(|| next_step.clone(), |n| marked(&next_step, n));
    response.push_str(&format!("\n\n{} {shown_step}", words.next_step));
    let response = with_information(response, passages, words);
    // The engine is held to the rule it enforces: its own text passes the gate like any other.
    let gated = Gate::new(passages).check(&response);
    Answer {
        response: gated.text,
        status: AnswerStatus::Grounded,
        language,
        engine: Engine::Builtin,
        notice: (!gated.removed.is_empty()).then(|| removed_notice(language).to_owned()),
        sources: sources(question, passages),
        next_step: sentence_case(&next_step),
        parts: AnswerParts::default(),
    }
}

/// Without a note that stands there again for its second answer.
pub fn once_each(passages: &[Passage]) -> Vec<Passage> {
    let mut once: Vec<Passage> = Vec::new();
    for passage in passages {
        if once.iter().all(|known| (known.kind, &known.key) != (passage.kind, &passage.key)) {
            once.push(passage.clone());
        }
    }
    once
}

/// What every answer is, and is not.
fn with_information(text: String, passages: &[Passage], words: &Phrases) -> String {
    let not_reviewed =
        passages.iter().any(|p| !p.verified_by_lawyer).then(|| format!(" {}", words.not_reviewed));
    format!("{text}\n\n{}{}", words.information, not_reviewed.unwrap_or_default())
}

/// The passages as numbered sources, each with the sentence that speaks most of the question.
pub fn sources(question: &Question, passages: &[Passage]) -> Vec<Source> {
    let excerpt = |passage: &Passage| {
        let units = units(passage, question);
        let best =
            units.iter().enumerate().max_by(|(i, a), (j, b)| a.score.total_cmp(&b.score).then(j.cmp(i)));
        cut(best.map_or(passage.text.as_str(), |(_, unit)| unit.text.as_str()), EXCERPT_CHARS)
    };
    passages.iter().map(|p| Source::of(p, excerpt(p))).collect()
}

/// What is shown, and in which role.
struct Plan<'a> {
    /// The best note or article; a case only when there is nothing else.
    main: Option<Numbered<'a>>,
    more: Vec<Numbered<'a>>,
    cases: Vec<Numbered<'a>>,
    /// Sources that add nothing to the answer itself.
    unused: Vec<(usize, &'a Passage)>,
    /// The next step, when it is a passage's and may name articles.
    step: Option<String>,
}

fn plan<'a>(question: &Question, prompt_type: PromptType, all: Vec<Numbered<'a>>, main: usize) -> Plan<'a> {
    let asked = stems(question.as_str());
    let wide = matches!(prompt_type, PromptType::Research | PromptType::Analysis | PromptType::Strategy);
    let main_words =
        all.get(main).map(|n| stems(&format!("{} {}", n.passage.title, n.passage.text))).unwrap_or_default();
    let best = all.get(main).map_or(0.0, |n| n.units.iter().map(|u| u.score).fold(0.0, f32::max));
    let mut plan = Plan { main: None, more: Vec::new(), cases: Vec::new(), unused: Vec::new(), step: None };
    for (at, mut numbered) in all.into_iter().enumerate() {
        if at == main && numbered.passage.kind != PassageKind::Case {
            numbered.units = lead_first(without_idle(numbered.units), numbered.passage, question);
            plan.main = Some(numbered);
            continue;
        }
        let words = stems(&format!("{} {}", numbered.passage.title, numbered.passage.text));
        let adds = asked.iter().any(|w| words.contains(w) && !main_words.contains(w));
        let top = numbered.units.iter().map(|u| u.score).fold(0.0, f32::max);
        if numbered.passage.kind == PassageKind::Case {
            plan.cases.push(numbered);
        } else if plan.more.len() < 2 && (wide || adds || top >= best * 0.9) && top > 0.3 {
            numbered.units = best_units(numbered.units, MORE_UNITS);
            plan.more.push(numbered);
        } else {
            plan.unused.push((numbered.number, numbered.passage));
        }
    }
    plan
}

/// Leaves out sentences that neither speak of the question nor bind anybody; a short note stays whole.
fn without_idle(units: Vec<Unit>) -> Vec<Unit> {
    let chars: usize = units.iter().map(|u| u.text.chars().count()).sum();
    if chars <= SHORT_NOTE_CHARS {
        return units;
    }
    units.into_iter().filter(|u| u.score > 0.0 || u.binding || u.action).collect()
}

/// The units that speak most of the question, in the order they are written.
fn best_units(units: Vec<Unit>, most: usize) -> Vec<Unit> {
    let mut scores: Vec<f32> = units.iter().map(|u| u.score).collect();
    scores.sort_by(|a, b| b.total_cmp(a));
    let least = scores.get(most.saturating_sub(1)).or(scores.last()).copied().unwrap_or(0.0).max(0.1);
    units.into_iter().filter(|u| u.score >= least).take(most).collect()
}

/// The next step: the passage's own, else what its last sentence tells the reader to do, else the domain's.
/// Also the number of the passage it comes from, when it comes from one.
fn take_next_step(all: &mut [Numbered], main: usize, language: Language) -> (String, Option<usize>) {
    let Some(numbered) = all.get_mut(main) else {
        return (neutral_next_step("", language).to_owned(), None);
    };
    if let Some(step) = numbered.passage.next_step.as_deref().filter(|s| !s.trim().is_empty()) {
        return (step.trim().to_owned(), Some(numbered.number));
    }
    // Only where the rest still says something, and in the answer's language.
    if numbered.units.len() > 2
        && numbered.passage.language == language
        && numbered.units.last().is_some_and(|u| u.action)
        && let Some(unit) = numbered.units.pop()
    {
        return (unit.text, Some(numbered.number));
    }
    (neutral_next_step(&numbered.passage.domain, language).to_owned(), None)
}

/// `text [2].`: the mark stands before the full stop, so that it stays with its sentence.
fn marked(text: &str, number: usize) -> String {
    match text.trim_end().strip_suffix('.') {
        Some(body) => format!("{body} [{number}]."),
        None => format!("{} [{number}]", text.trim_end()),
    }
}

fn sentence_case(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// At most this many characters, cut between words.
fn cut(text: &str, chars: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(chars) else { return text.to_owned() };
    let head = text.get(..end).unwrap_or_default();
    let head = head.rsplit_once(' ').map_or(head, |(h, _)| h);
    format!("{}…", head.trim_end_matches([',', ';', ':', ' ']))
}

#[cfg(test)]
mod tests;
