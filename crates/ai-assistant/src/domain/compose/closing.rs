//! What must stand in every answer, whoever wrote it: cautions, the next step, and what the text is.
use super::phrases::phrases;
use super::{neutral_next_step, sentence_case};
use crate::domain::{Confidence, Language, Passage};

/// A remote model's gated text with what it left out, and its next step.
pub fn closing(text: &str, language: Language, passages: &[Passage]) -> (String, String) {
    let words = phrases(language);
    let mut out = text.trim().to_owned();
    let step = written_step(&out, words.next_step);
    let (body, step) = match step {
        Some((at, step)) => (out.get(..at).unwrap_or_default().trim_end().to_owned(), step),
        None => {
            let first = passages.first();
            let own = first.and_then(|p| p.next_step.clone()).filter(|s| !s.trim().is_empty());
            let neutral = || neutral_next_step(first.map_or("", |p| p.domain.as_str()), language).to_owned();
            (out, own.unwrap_or_else(neutral))
        }
    };
    out = body;
    for (at, passage) in passages.iter().enumerate() {
        let number = at + 1;
        let cited = out.contains(&format!("[{number}]")) || out.contains(&format!("[{number},"));
        if !cited {
            continue;
        }
        let caution =
            passage.caution.as_deref().map(str::trim).filter(|c| !c.is_empty() && !out.contains(*c));
        let secondary = (passage.confidence == Some(Confidence::Medium)
            && !out.contains(words.secondary.trim_end_matches('.')))
        .then_some(words.secondary);
        if caution.is_some() || secondary.is_some() {
            let parts: Vec<&str> = secondary.into_iter().chain(caution).collect();
            out.push_str(&format!("\n\n{} {}", words.caution, super::marked(&parts.join(" "), number)));
        }
    }
    out.push_str(&format!("\n\n{} {step}\n\n{}", words.next_step, words.information));
    if passages.iter().any(|p| !p.verified_by_lawyer) {
        out.push(' ');
        out.push_str(words.not_reviewed);
    }
    (out.trim().to_owned(), sentence_case(&plain(&step)))
}

/// The last line the model wrote under the label it was told to use: where it starts, and what it says.
fn written_step(text: &str, label: &str) -> Option<(usize, String)> {
    let name = label.trim_end_matches([' ', ':']);
    let at = text.rfind(name)?;
    let rest = text.get(at + name.len()..)?;
    let step = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ':' || c == '*');
    let (first, _) = step.split_once("\n\n").unwrap_or((step, ""));
    let line = first.split_whitespace().collect::<Vec<_>>().join(" ");
    let last = rest.matches("\n\n").count() <= 1;
    (last && !line.is_empty()).then_some((at, line))
}

/// Without source marks.
fn plain(step: &str) -> String {
    let mut out = String::new();
    let mut rest = step;
    while let Some((before, after)) = rest.split_once('[') {
        out.push_str(before);
        match after.split_once(']') {
            Some((mark, tail)) if ::citations::is_mark(mark) => {
                out.truncate(out.trim_end().len());
                rest = tail;
            }
            _ => {
                out.push('[');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}
