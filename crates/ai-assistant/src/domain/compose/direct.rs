//! The short form: the unit that answers, whole, with its conditions and what to do; the note's own text is a step away.
use super::phrases::{Phrases, phrases};
use super::{articles, cases, marked, sources, with_information};
use crate::domain::{
    Also, AlsoKind, Answer, AnswerParts, AnswerStatus, Confidence, Direct, Engine, Gate, Language, Passage,
    PassageKind, Question, Related, removed_notice,
};

/// How the number of a law that has a name begins.
const NUMBERS: [&str; 2] = [" (loi n°", " (Law No."];
/// What a phone shows well of one answer, in characters.
const SHORT: usize = 650;
/// Subjects of other notes that are offered beside the answer.
const RELATED: usize = 2;

/// `None` where the best passage is no note, or has no unit for what was asked.
pub fn direct(question: &Question, language: Language, passages: &[Passage]) -> Option<Answer> {
    let words = phrases(language);
    let (note, others) = passages.split_first()?;
    let direct = corrected(note.direct.clone()?, language);
    let (second, others): (Vec<&Passage>, Vec<&Passage>) = others.iter().partition(|p| p.also.is_some());
    let second =
        second.into_iter().next().and_then(|passage| Some((also(passage, words, language)?, passage)));
    // What an answer does not quote is no source of it: other notes are offered as questions.
    let (other_notes, quoted): (Vec<&Passage>, Vec<&Passage>) =
        others.into_iter().partition(|p| p.kind == PassageKind::Note);
    let other_source = second.iter().map(|(_, passage)| *passage).filter(|passage| passage.key != note.key);
    let sources_of: Vec<Passage> = std::iter::once(note).chain(other_source).chain(quoted).cloned().collect();
    let basis = basis(&direct, words);
    let mut blocks = blocks(note, 1, &direct, &basis, words);
    if let Some((also, passage)) = &second {
        with_also(&mut blocks, (note, passage), also, words);
    }
    let answers = 1 + usize::from(second.is_some());
    let room = (SHORT * answers).saturating_sub(blocks.iter().map(|block| block.chars().count()).sum());
    blocks.extend(cases::line(question, &sources_of, language, room));
    let response = with_information(blocks.join("\n\n"), &sources_of, words);
    // The engine is held to the rule it enforces: its own text passes the gate like any other.
    let gated = Gate::new(&sources_of).check(&response);
    Some(Answer {
        response: gated.text,
        status: AnswerStatus::Grounded,
        language,
        engine: Engine::Builtin,
        notice: (!gated.removed.is_empty()).then(|| removed_notice(language).to_owned()),
        sources: sources(question, &sources_of),
        next_step: direct.action.clone(),
        parts: AnswerParts {
            direct: Some(direct),
            basis,
            also: second.map(|(also, _)| also),
            related: related(other_notes),
            ..AnswerParts::default()
        },
    })
}

/// Who takes a wrong figure for the law is told so first.
fn corrected(direct: Direct, language: Language) -> Direct {
    let Some(figure) = &direct.denied else { return direct };
    let no = language.pick("Non, ce n’est pas", "No, it is not");
    Direct { answer: format!("{no} {figure}. {}", direct.answer), ..direct }
}

fn also(passage: &Passage, words: &Phrases, language: Language) -> Option<Also> {
    let direct = corrected(passage.direct.clone()?, language);
    Some(Also {
        kind: passage.also?,
        key: passage.key.clone(),
        title: passage.title.clone(),
        basis: basis(&direct, words),
        direct,
    })
}

/// The second answer under what it answers; the first too where the question can be read in two ways.
fn with_also(blocks: &mut Vec<String>, (first, second): (&Passage, &Passage), also: &Also, words: &Phrases) {
    let number = if first.key == second.key { 1 } else { 2 };
    let own = self::blocks(second, number, &also.direct, &also.basis, words);
    match also.kind {
        AlsoKind::SecondQuestion => blocks.push(words.second_question.to_owned()),
        AlsoKind::OtherReading => {
            blocks.insert(0, format!("{} {}", words.if_it_is, first.title));
            blocks.push(format!("{} {}", words.if_it_is_rather, second.title));
        }
    }
    blocks.extend(own);
}

/// The paragraphs of an answer that rests on `note`, the source of this number.
pub fn blocks(
    note: &Passage,
    number: usize,
    direct: &Direct,
    basis: &[String],
    words: &Phrases,
) -> Vec<String> {
    let mut blocks = vec![marked(&direct.answer, number)];
    if !direct.conditions.is_empty() {
        blocks.push(direct.conditions.iter().map(|c| format!("- {c}")).collect::<Vec<_>>().join("\n"));
    }
    let label = if direct.is_urgent { words.urgent } else { words.to_do };
    blocks.push(format!("{label} {}", direct.action));
    blocks.push(according_to(note, number, basis, words));
    blocks.extend(note.caution.as_deref().map(|c| format!("{} {c}", words.caution)));
    blocks
}

/// Notes that the answer does not rest on, to be asked next.
pub fn related<'a>(unused: impl IntoIterator<Item = &'a Passage>) -> Vec<Related> {
    let notes = unused.into_iter().filter(|p| p.kind == PassageKind::Note).take(RELATED);
    notes.map(|p| Related { key: p.key.clone(), title: p.title.clone() }).collect()
}

/// The articles, those of one law on one line, a law with a name by that alone: "Code du travail, art. 34 et 39".
pub fn basis(direct: &Direct, words: &Phrases) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for named in direct.articles.iter().map(|article| named(article)) {
        if !all.contains(&named) {
            all.push(named);
        }
    }
    articles::grouped(all.iter().collect(), words.and)
}

/// "Code du travail (loi n° 92/007 du 14 août 1992), art. 34" without what the source says in full.
fn named(article: &str) -> String {
    NUMBERS
        .iter()
        .find_map(|number| {
            let (name, rest) = article.split_once(number)?;
            let (_, after) = rest.split_once(')')?;
            Some(format!("{name}{after}"))
        })
        .unwrap_or_else(|| article.to_owned())
}

/// "Selon : Code du travail, art. 34 et 39 [1] · d’après une source secondaire, à vérifier."
pub fn according_to(note: &Passage, number: usize, basis: &[String], words: &Phrases) -> String {
    let lines = match basis {
        [] => vec![format!("{} [{number}]", note.title)],
        lines => lines.iter().map(|line| format!("{line} [{number}]")).collect(),
    };
    let secondary = match note.confidence {
        Some(Confidence::Medium) => format!(" · {}", words.secondary.trim_end_matches('.')),
        _ => String::new(),
    };
    format!("{} {}{secondary}", words.according_to, lines.join(words.semicolon))
}
