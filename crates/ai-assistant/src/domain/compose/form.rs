//! A model's text in fields, where it has the form that the model was told: the answer in one paragraph, its conditions as a
//! list, what to do.
use super::direct;
use super::marks::without_marks;
use super::phrases::Phrases;
use crate::domain::citation::article_numbers;
use crate::domain::sentence::{Marker, block_marker};
use crate::domain::{AnswerParts, Confidence, Direct, Passage, PassageKind, fold};
use std::collections::BTreeSet;

const MOST_CONDITIONS: usize = 3;
/// A longer paragraph is no short answer.
const ANSWER_CHARS: usize = 700;
/// Models write these labels too, whatever they were told.
const TO_DO: [&str; 2] = ["Que faire", "What to do"];

/// Parts a text from the paragraph under the label that the model was told to use.
pub fn parted(text: &str, words: &Phrases) -> (String, Option<String>) {
    let lines: Vec<&str> = text.lines().collect();
    let whole = || (text.trim().to_owned(), None);
    let mut labelled = lines.iter().enumerate().rev();
    let Some((at, first)) = labelled.find_map(|(at, line)| Some((at, behind_label(line.trim(), words)?)))
    else {
        return whole();
    };
    let is_blank = |line: &&&str| line.trim().is_empty();
    let after = || lines.iter().skip(at + 1);
    // Where the label stands alone, what it names may follow an empty line.
    let blank = if first.is_empty() { after().take_while(is_blank).count() } else { 0 };
    let own: Vec<&str> = after().skip(blank).take_while(|l| !is_blank(l)).map(|l| l.trim()).collect();
    let mut step = vec![first];
    step.extend(own.iter().map(|line| without_marker(line)));
    let step = step.join(" ").trim().to_owned();
    if step.is_empty() {
        return whole();
    }
    let around: Vec<&str> = lines.iter().take(at).chain(after().skip(blank + own.len())).copied().collect();
    // The emphasis of the label may end behind what it names.
    let is_even = step.matches("**").count() % 2 == 0;
    (around.join("\n").trim().to_owned(), Some(if is_even { step } else { step.replace("**", "") }))
}

/// What follows the label of a line that has one.
fn behind_label<'a>(line: &'a str, words: &Phrases) -> Option<&'a str> {
    let line = line.trim_start_matches(['*', '_']);
    let own = [words.urgent, words.to_do, words.next_step].map(|label| label.trim_matches(['*', ' ', ':']));
    let rest = own.into_iter().chain(TO_DO).find_map(|label| without_label(line, label))?;
    let said = rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '_' | ':' | '?'));
    let sign = rest.trim_start_matches(|c: char| c.is_whitespace());
    (said.is_empty() || sign.starts_with(['*', '_', ':', '?'])).then_some(said)
}

fn without_label<'a>(line: &'a str, label: &str) -> Option<&'a str> {
    let end = line.char_indices().nth(label.chars().count()).map_or(line.len(), |(at, _)| at);
    let (own, rest) = line.split_at_checked(end)?;
    let plain = |text: &str| fold(text).replace('’', "'");
    (plain(own) == plain(label)).then_some(rest)
}

fn without_marker(line: &str) -> &str {
    match block_marker(line) {
        Marker::Here(length) => line.get(length..).unwrap_or_default(),
        _ => line,
    }
}

/// `body` is the text without what to do; `cited` the numbers of the sources that the whole `text` marks. `None` where it
/// has another form, or where a page that shows the caution of the first source would leave out another's.
pub fn parts(
    (text, body, action): (&str, &str, &str),
    cited: &BTreeSet<usize>,
    passages: &[Passage],
    words: &Phrases,
) -> Option<AnswerParts> {
    let (answer, conditions) = answer_and_conditions(body)?;
    let (used, unused): (Vec<_>, Vec<_>) =
        (1..).zip(passages).partition(|(number, _)| cited.contains(number));
    let (&(1, first), others) = used.split_first()? else { return None };
    if others.iter().any(|(_, passage)| is_to_be_checked(passage)) {
        return None;
    }
    let articles: Vec<String> = used.iter().flat_map(|(_, passage)| named(passage, text)).cloned().collect();
    let direct = Direct {
        answer,
        conditions,
        action: action.to_owned(),
        is_urgent: first.direct.as_ref().is_some_and(|d| d.is_urgent),
        articles,
        denied: None,
    };
    let basis = direct::basis(&direct, words);
    let related = direct::related(unused.into_iter().map(|(_, passage)| passage));
    Some(AnswerParts { direct: Some(direct), basis, related, ..AnswerParts::default() })
}

/// One paragraph, and a list of a few items after it; nothing else.
fn answer_and_conditions(body: &str) -> Option<(String, Vec<String>)> {
    let mut blocks: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in body.lines().map(str::trim) {
        let is_item = matches!(block_marker(line), Marker::Here(_));
        match blocks.last_mut() {
            _ if line.is_empty() => goes_on = false,
            None if is_item => return None,
            Some(block) if goes_on && !is_item => {
                block.push(' ');
                block.push_str(line);
            }
            Some(_) if !is_item || line.starts_with(['#', '>']) => return None,
            _ => {
                blocks.push(without_marker(line).to_owned());
                goes_on = true;
            }
        }
    }
    let mut plain = blocks.iter().map(|block| without_marks(block).replace("**", "").trim().to_owned());
    let answer = plain.next()?;
    let conditions: Vec<String> = plain.collect();
    // With a colon it is the heading of the list.
    let is_answer = !answer.ends_with(':') && (1..=ANSWER_CHARS).contains(&answer.chars().count());
    let are_conditions = conditions.len() <= MOST_CONDITIONS && conditions.iter().all(|c| !c.is_empty());
    (is_answer && are_conditions).then_some((answer, conditions))
}

fn is_to_be_checked(passage: &Passage) -> bool {
    let caution = passage.caution.as_deref().unwrap_or_default();
    passage.confidence == Some(Confidence::Medium) || !caution.trim().is_empty()
}

/// The articles of a passage that the text names; else those of the note's own answer, or all that it has.
fn named<'a>(passage: &'a Passage, text: &str) -> Vec<&'a String> {
    let numbers = article_numbers(text);
    let is_named = |entry: &&String| article_numbers(entry).iter().any(|n| numbers.contains(n));
    let named: Vec<&String> = passage.articles.iter().filter(is_named).collect();
    match &passage.direct {
        _ if !named.is_empty() => named,
        Some(direct) => direct.articles.iter().collect(),
        // A decision is a source itself.
        None if passage.kind == PassageKind::Case => Vec::new(),
        None => passage.articles.iter().collect(),
    }
}

#[cfg(test)]
mod tests;
