//! The title and the description that are proposed: the person's own sentences, put in order.

use super::conversation::{FormulationInput, Speaker};
use super::cues;
use super::facets::{Facet, Facets, asked_in};
use super::lexicon::{domain_of, plain_title};
use super::privacy::{Marks, redacted};
use super::sentences::sentences;
use super::text::{capitalised, cut, each, has, has_any, normalised};
use super::wording::{label, removed_contact, removed_name};
use crate::domain::Language;
use std::collections::HashSet;

pub const TITLE_MIN: usize = 3;
pub const TITLE_MAX: usize = 150;
pub const DESCRIPTION_MIN: usize = 10;
pub const DESCRIPTION_MAX: usize = 20_000;

/// A list of titles is read at a glance.
const TITLE_WISHED: usize = 90;
/// A longer answer tells more than the one thing that was asked for.
const SHORT_ANSWER: usize = 80;

pub struct Draft {
    pub title: String,
    pub description: String,
    pub domain: &'static str,
    /// Contact details or the own name were taken out.
    pub is_redacted: bool,
}

impl Draft {
    pub fn of(input: &FormulationInput, facets: &Facets, language: Language) -> Self {
        let marks = Marks { contact: removed_contact(language), name: removed_name(language) };
        let told = told(input, language);
        let mut description = String::new();
        let mut is_redacted = false;
        for line in &told.lines {
            let (line, changed) = redacted(line, input.author(), marks);
            if description.chars().count() + line.chars().count() + 1 > DESCRIPTION_MAX {
                break;
            }
            if !description.is_empty() {
                description.push('\n');
            }
            description.push_str(&line);
            is_redacted |= changed;
        }
        let domain = domain_of(&input.said());
        let title = if facets.is_known(Facet::What) || !told.sentences.is_empty() {
            title(&told.sentences, input.author(), domain, language)
        } else {
            String::new()
        };
        Self { title, description, domain, is_redacted }
    }

    pub fn is_publishable(&self) -> bool {
        let words = normalised(&self.description).split_whitespace().count();
        let length = self.description.chars().count();
        words >= 2 && length >= DESCRIPTION_MIN && self.title.chars().count() >= TITLE_MIN
    }
}

/// What the person told: the lines of the description, and the sentences a title may be made of.
pub struct Told {
    lines: Vec<String>,
    pub sentences: Vec<String>,
}

pub fn told(input: &FormulationInput, language: Language) -> Told {
    let mut told = Told { lines: Vec::new(), sentences: Vec::new() };
    let mut seen: HashSet<String> = HashSet::new();
    let mut asked: Vec<Facet> = Vec::new();
    for turn in input.turns() {
        if turn.speaker == Speaker::Assistant {
            asked = asked_in(&turn.text);
            continue;
        }
        let kept = kept(&turn.text);
        let is_short = kept.len() == 1 && kept.iter().all(|s| s.chars().count() <= SHORT_ANSWER);
        let is_answer = is_short && !asked.is_empty() && !asked.contains(&Facet::What);
        let line = if is_answer {
            answer(&asked, kept.first().map(String::as_str).unwrap_or_default(), language)
        } else {
            told.sentences.extend(kept.iter().cloned());
            kept.iter().map(|s| ended(&capitalised(s))).collect::<Vec<_>>().join(" ")
        };
        if !line.is_empty() && seen.insert(line.clone()) {
            told.lines.push(line);
        }
        asked.clear();
    }
    told
}

/// The sentences of a turn that say something.
fn kept(text: &str) -> Vec<String> {
    sentences(text).into_iter().filter(|s| says_something(s)).collect()
}

/// Not only greetings and thanks, « je ne sais pas » or « c’est tout ».
pub fn says_something(sentence: &str) -> bool {
    let words = normalised(sentence);
    let number = words.split_whitespace().count();
    if number <= 8 && (has_any(&words, cues::UNKNOWN) || has_any(&words, cues::FINISHED)) {
        return false;
    }
    // Nothing but greetings and thanks.
    let mut rest = words;
    for cue in each(cues::COURTESY) {
        while has(&rest, cue) {
            rest = rest.replacen(&format!(" {cue} "), " ", 1);
        }
    }
    !rest.trim().is_empty()
}

/// `Lieu et date : hier à Douala.`
fn answer(asked: &[Facet], text: &str, language: Language) -> String {
    let labels: Vec<&str> = asked.iter().map(|f| label(*f, language)).collect();
    let names = labels.join(language.pick(" et ", " and "));
    let names = capitalised(&names.to_lowercase());
    format!("{names}{} {}", language.pick(" :", ":"), ended(text))
}

fn ended(sentence: &str) -> String {
    let sentence = sentence.trim_end_matches([',', ';', ':', ' ']);
    if sentence.ends_with(['.', '!', '?', '…']) { sentence.to_owned() } else { format!("{sentence}.") }
}

/// The sentence that tells best what it is about, without what identifies its author.
pub fn title(sentences: &[String], author: &str, domain: &str, language: Language) -> String {
    let best = sentences
        .iter()
        .enumerate()
        .map(|(at, s)| (points(at, s), at, s))
        .max_by_key(|(points, at, _)| (*points, std::cmp::Reverse(*at)))
        .map(|(_, _, s)| as_title(s, author))
        .filter(|t| normalised(t).split_whitespace().count() >= 2 && t.chars().count() >= TITLE_MIN);
    best.unwrap_or_else(|| plain_title(domain, language).to_owned())
}

fn points(at: usize, sentence: &str) -> i32 {
    let words = normalised(sentence);
    let length = sentence.chars().count();
    let mut points = 0;
    points += if domain_of(sentence) == "autre" { 0 } else { 4 };
    points += if Facet::Who.is_in(sentence, &words) { 2 } else { 0 };
    points += if Facet::What.is_in(sentence, &words) { 2 } else { 0 };
    points += if (20..=TITLE_WISHED + 30).contains(&length) { 2 } else { 0 };
    points -= if Facet::Wanted.is_in(sentence, &words) { 1 } else { 0 };
    points + i32::from(at == 0)
}

/// A sentence as a title: no greeting before it, no point after it, nothing of its author.
pub fn as_title(sentence: &str, author: &str) -> String {
    let sentence = without_greeting(sentence);
    let (mut clean, is_redacted) = redacted(&sentence, author, Marks { contact: "", name: "" });
    if is_redacted {
        clean = without_introduction(&clean);
    }
    let clean: String = clean.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let clean = clean.split_whitespace().collect::<Vec<_>>().join(" ");
    let clean =
        clean.trim_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '«' | '»' | '?' | ')' | '('));
    let wished = cut(&capitalised(clean), TITLE_WISHED.min(TITLE_MAX));
    wished.trim_matches(|c: char| c.is_whitespace() || matches!(c, '(' | '«')).to_owned()
}

/// « Je m’appelle, et mon voisin … » without what was left of the introduction.
fn without_introduction(sentence: &str) -> String {
    let left = sentence.split([',', ';']).filter(|clause| {
        let words = normalised(clause);
        let number = words.split_whitespace().count();
        number > 1 && !(number <= 5 && has_any(&words, cues::INTRODUCTION))
    });
    let joined = left.map(str::trim).collect::<Vec<_>>().join(", ");
    let linked = ["et ", "and ", "donc ", "so "].iter().find_map(|link| joined.strip_prefix(link));
    linked.unwrap_or(&joined).to_owned()
}

/// « Bonjour maître, mon patron … » without its first words.
fn without_greeting(sentence: &str) -> String {
    let mut rest = sentence.trim();
    loop {
        let first = rest
            .split(|c: char| c.is_whitespace() || matches!(c, ',' | '!' | '.' | ';'))
            .next()
            .unwrap_or_default();
        let word = normalised(first);
        let is_greeting = !first.is_empty() && each(cues::COURTESY).any(|c| c == word.trim());
        let is_sign = first.is_empty() && !rest.is_empty();
        if !is_greeting && !is_sign {
            return rest.to_owned();
        }
        rest = rest.get(first.len()..).unwrap_or_default().trim_start_matches(|c: char| {
            c.is_whitespace() || matches!(c, ',' | '!' | '.' | ';' | ':' | '-')
        });
    }
}
