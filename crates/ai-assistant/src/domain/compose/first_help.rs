//! People in danger come first: calm words and what to do in the next hour, then what the law offers.
use super::phrases::phrases;
use super::{direct, sources, with_information};
use crate::domain::{
    Answer, AnswerParts, AnswerStatus, Engine, FirstHelp, Gate, Language, Passage, Question,
};

/// `law`: the note that protects in such a danger, with the unit that fits; its penalties are never said first.
pub fn first_help(question: &Question, language: Language, help: FirstHelp, law: Option<Passage>) -> Answer {
    let words = phrases(language);
    let sources_of: Vec<Passage> = law.into_iter().collect();
    let note = sources_of.first();
    let direct = note.and_then(|note| note.direct.clone());
    let basis = direct.as_ref().map(|d| direct::basis(d, words)).unwrap_or_default();
    let now: Vec<String> = (1..).zip(&help.now).map(|(n, step)| format!("{n}. {step}")).collect();
    let mut blocks = vec![help.say.clone(), now.join("\n"), help.then.clone()];
    if let (Some(note), Some(direct)) = (note, &direct) {
        blocks.extend(direct::blocks(note, 1, direct, &basis, words));
    }
    let response = with_information(blocks.join("\n\n"), &sources_of, words);
    let next_step = help.now.first().cloned().unwrap_or_default();
    Answer {
        // What people wrote for such an hour is said whole; the gate keeps what of it is law.
        response: Gate::new(&sources_of).check(&response).text,
        status: AnswerStatus::Grounded,
        language,
        engine: Engine::Builtin,
        notice: None,
        sources: sources(question, &sources_of),
        next_step,
        parts: AnswerParts { first_help: Some(help), direct, basis, ..AnswerParts::default() },
    }
}
