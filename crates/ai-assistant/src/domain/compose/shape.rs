//! The shapes of an answer. Each is made of the same parts in another order.
use super::phrases::{Phrases, phrases};
use super::select::Unit;
use super::{Numbered, Plan, articles, cases};
use crate::domain::{Confidence, Language, PassageKind, PromptType};

pub fn write(plan: &Plan, language: Language, prompt_type: PromptType) -> String {
    let words = phrases(language);
    let mut blocks = Vec::new();
    match prompt_type {
        PromptType::Precedent => {
            blocks.extend(cases::blocks(&plan.cases, words, language));
            if plan.cases.is_empty() {
                blocks.push(words.no_case.to_owned());
            }
            if let Some(main) = &plan.main {
                blocks.push(words.rule.to_owned());
                blocks.extend(paragraph_and_list(main, words, None));
            }
            blocks.extend(plan.more.iter().flat_map(|n| more(n, words)));
        }
        _ => {
            if let Some(main) = &plan.main {
                blocks.extend(main_part(main, words, prompt_type));
            }
            blocks.extend(plan.more.iter().flat_map(|n| more(n, words)));
            if prompt_type == PromptType::Document {
                blocks.push(words.document_offer.to_owned());
            }
            blocks.extend(cases::blocks(&plan.cases, words, language));
        }
    }
    blocks.extend(article_list(plan, words, &blocks.join("\n")));
    blocks.extend(read_also(plan, words));
    blocks.join("\n\n")
}

fn main_part(main: &Numbered, words: &Phrases, prompt_type: PromptType) -> Vec<String> {
    match prompt_type {
        PromptType::Procedure => numbered_steps(main, words),
        PromptType::Document => paragraph_and_list(main, words, Some(words.document)),
        PromptType::Strategy => two_lists(main, words, |u| u.option, words.options, words.attention_points),
        PromptType::Analysis => two_lists(main, words, |u| !u.binding, words.rule, words.conditions),
        _ => paragraph_and_list(main, words, Some(words.good_to_know)),
    }
}

/// The unit that answers as a paragraph, the others as a list.
fn paragraph_and_list(main: &Numbered, words: &Phrases, heading: Option<&str>) -> Vec<String> {
    let mut blocks = Vec::new();
    if let Some((lead, rest)) = main.units.split_first() {
        blocks.push(main.marked(&lead.text));
        if !rest.is_empty() {
            blocks.extend(heading.map(str::to_owned));
            blocks.push(list(main, rest, |_| "- ".to_owned()));
        }
    }
    blocks.extend(warning(main, words));
    blocks
}

fn numbered_steps(main: &Numbered, words: &Phrases) -> Vec<String> {
    let mut blocks = Vec::new();
    if let Some((lead, rest)) = main.units.split_first() {
        blocks.push(main.marked(&lead.text));
        if !rest.is_empty() {
            blocks.push(words.steps.to_owned());
            blocks.push(list(main, rest, |at| format!("{}. ", at + 1)));
        }
    }
    blocks.extend(warning(main, words));
    blocks
}

/// The lead, then the units a test picks under one heading and the others under another.
fn two_lists(
    main: &Numbered,
    words: &Phrases,
    picks: impl Fn(&Unit) -> bool,
    picked: &str,
    others: &str,
) -> Vec<String> {
    let mut blocks = Vec::new();
    let Some((lead, rest)) = main.units.split_first() else { return blocks };
    blocks.push(main.marked(&lead.text));
    let (first, second): (Vec<Unit>, Vec<Unit>) = rest.iter().cloned().partition(picks);
    for (heading, units) in [(picked, first), (others, second)] {
        if !units.is_empty() {
            blocks.push(heading.to_owned());
            blocks.push(list(main, &units, |_| "- ".to_owned()));
        }
    }
    blocks.extend(warning(main, words));
    blocks
}

fn list(of: &Numbered, units: &[Unit], marker: impl Fn(usize) -> String) -> String {
    let lines: Vec<String> =
        units.iter().enumerate().map(|(at, u)| format!("{}{}", marker(at), of.marked(&u.text))).collect();
    lines.join("\n")
}

/// A passage that adds to the answer: its title, its best sentences, its caution.
fn more(numbered: &Numbered, words: &Phrases) -> Vec<String> {
    let mut blocks = vec![format!("**{}**", numbered.passage.title.replace('*', ""))];
    blocks.push(list(numbered, &numbered.units, |_| "- ".to_owned()));
    blocks.extend(warning(numbered, words));
    blocks
}

/// A secondary source is called one, and the caution always stands beside its text.
pub fn warning(of: &Numbered, words: &Phrases) -> Option<String> {
    let secondary = (of.passage.confidence == Some(Confidence::Medium)).then_some(words.secondary);
    let caution = of.passage.caution.as_deref().map(str::trim).filter(|c| !c.is_empty());
    match (secondary, caution) {
        (None, None) => None,
        (Some(s), Some(c)) => Some(format!("{} {s} {}", words.caution, of.marked(c))),
        (Some(text), None) | (None, Some(text)) => Some(format!("{} {}", words.caution, of.marked(text))),
    }
}

fn article_list(plan: &Plan, words: &Phrases, shown: &str) -> Vec<String> {
    let shown = format!("{shown}\n\n{}", plan.step.as_deref().unwrap_or_default());
    let used = plan.main.iter().chain(&plan.more).chain(&plan.cases);
    let mut lines: Vec<String> = Vec::new();
    for numbered in used {
        let own: String = if numbered.passage.kind == PassageKind::Case {
            numbered.units.iter().map(|u| u.text.as_str()).collect::<Vec<_>>().join(" ")
        } else {
            shown.clone()
        };
        lines.extend(articles::lines(numbered, &own, words.and));
    }
    if lines.is_empty() { Vec::new() } else { vec![words.articles.to_owned(), lines.join("\n")] }
}

fn read_also(plan: &Plan, words: &Phrases) -> Option<String> {
    if plan.unused.is_empty() {
        return None;
    }
    let titles: Vec<String> =
        plan.unused.iter().map(|(n, p)| format!("{} [{n}]", p.title.replace('*', ""))).collect();
    Some(format!("{} {}.", words.read_also, titles.join(words.semicolon)))
}
