//! What the courts decided, in their own words.
use super::Numbered;
use super::cut;
use super::phrases::{Phrases, phrases};
use super::select::{Unit, units};
use super::shape::warning;
use crate::domain::{Language, Passage, PassageKind, Question};

/// A decision's summary is shown whole up to this length, and to its last whole unit within it beyond.
const CASE_CHARS: usize = 800;
/// And in the short form, where a longer first unit is cut; fewer than the least say nothing, and its name stands alone.
const LINE_CHARS: usize = 300;
const LEAST_CHARS: usize = 100;

/// The first of the decisions in one line, for the short form; the others are sources. `room`: the characters that it
/// may take.
pub fn line(question: &Question, passages: &[Passage], language: Language, room: usize) -> Option<String> {
    let (at, passage) = passages.iter().enumerate().find(|(_, p)| p.kind == PassageKind::Case)?;
    let words = phrases(language);
    let foreign = if passage.language == language { "" } else { words.in_other };
    let case = Numbered { number: at + 1, passage, units: units(passage, question) };
    let title = passage.title.replace('*', "");
    let warned = warning(&case, words).map(|w| format!(" {w}")).unwrap_or_default();
    let name = format!("{} {title}{foreign}", words.decision);
    let taken: usize = [&name, &warned].iter().map(|part| part.chars().count()).sum();
    let room = room.saturating_sub(taken + words.extract.chars().count()).min(LINE_CHARS);
    if room < LEAST_CHARS {
        return Some(format!("{}{warned}", case.marked(&name)));
    }
    let (said, whole) = case_text(&case.units, room);
    let extract = if whole { "" } else { words.extract };
    let said = case.marked(&cut(&said, room));
    Some(format!("{name}{extract}{}{said}{warned}", words.colon))
}

pub fn blocks(cases: &[Numbered], words: &Phrases, language: Language) -> Vec<String> {
    if cases.is_empty() {
        return Vec::new();
    }
    let mut blocks = vec![words.cases.to_owned()];
    let mut lines = Vec::new();
    for case in cases {
        let foreign = if case.passage.language == language { "" } else { words.in_other };
        let (text, whole) = case_text(&case.units, CASE_CHARS);
        let extract = if whole { "" } else { words.extract };
        lines.push(format!(
            "- **{}**{foreign}{extract}{}{}",
            case.passage.title.replace('*', ""),
            words.colon,
            case.marked(&text)
        ));
        lines.extend(warning(case, words).map(|w| format!("- {w}")));
    }
    blocks.push(lines.join("\n"));
    blocks
}

/// A decision is read from its beginning; what does not fit is left out as whole units, and the reader is told.
fn case_text(units: &[Unit], most: usize) -> (String, bool) {
    let mut text = String::new();
    for (at, unit) in units.iter().enumerate() {
        if at > 0 && text.chars().count() + unit.text.chars().count() > most {
            return (text, false);
        }
        if at > 0 {
            text.push(' ');
        }
        text.push_str(&unit.text);
    }
    (text, true)
}
