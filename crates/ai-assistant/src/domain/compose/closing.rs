//! What must stand in every answer, whoever wrote it: cautions, the next step, and what the text is.
use super::form;
use super::marks::{cited, without_marks};
use super::phrases::{Phrases, phrases};
use super::{neutral_next_step, sentence_case, with_information};
use crate::domain::{AnswerParts, Confidence, Language, Passage, PromptType};

/// A remote model's gated text with what it left out, its next step, and its fields where it has the form.
pub fn closing(
    text: &str,
    language: Language,
    prompt_type: PromptType,
    passages: &[Passage],
) -> (String, String, AnswerParts) {
    let words = phrases(language);
    let marked = cited(text);
    let (body, step) = form::parted(text, words);
    let step = step.unwrap_or_else(|| own_step(passages.first(), language));
    let next_step = sentence_case(&without_marks(&step).replace("**", ""));
    let is_short = prompt_type == PromptType::General;
    let fields = is_short.then(|| form::parts((text, &body, &next_step), &marked, passages, words));
    let parts = fields.flatten().unwrap_or_default();
    let (mut blocks, mut said) = (vec![body], text.to_owned());
    for (number, passage) in (1..).zip(passages).filter(|(number, _)| marked.contains(number)) {
        let caution = caution(&said, number, passage, words);
        said.extend(caution.clone());
        blocks.extend(caution);
    }
    let is_urgent = parts.direct.as_ref().is_some_and(|direct| direct.is_urgent);
    let label = if is_urgent { words.urgent } else { step_label(language, prompt_type) };
    blocks.push(format!("{label} {step}"));
    if !parts.basis.is_empty() {
        blocks.push(format!("{} {}", words.according_to, parts.basis.join(words.semicolon)));
    }
    let response = with_information(blocks.join("\n\n").trim().to_owned(), passages, words);
    (response, next_step, parts)
}

/// What a model is told to write before what the person does next.
pub fn step_label(language: Language, prompt_type: PromptType) -> &'static str {
    let words = phrases(language);
    if prompt_type == PromptType::General { words.to_do } else { words.next_step }
}

fn own_step(first: Option<&Passage>, language: Language) -> String {
    let action = first.and_then(|p| p.direct.as_ref()).map(|direct| direct.action.clone());
    let step = action.or_else(|| first?.next_step.clone()).filter(|step| !step.trim().is_empty());
    let domain = first.map_or("", |p| p.domain.as_str());
    step.unwrap_or_else(|| neutral_next_step(domain, language).to_owned())
}

/// What of a passage's cautions is not said.
fn caution(said: &str, number: usize, passage: &Passage, words: &Phrases) -> Option<String> {
    let own = passage.caution.as_deref().map(str::trim).filter(|c| !c.is_empty() && !said.contains(*c));
    let secondary = (passage.confidence == Some(Confidence::Medium)
        && !said.contains(words.secondary.trim_end_matches('.')))
    .then_some(words.secondary);
    let parts: Vec<&str> = secondary.into_iter().chain(own).collect();
    (!parts.is_empty()).then(|| format!("{} {}", words.caution, super::marked(&parts.join(" "), number)))
}
