//! Paragraphs inside an article: "al. 2", "alinéas 1 et 2", "(3)", "(1) et (2)", ", paragraph 2", "§ 2".

use crate::article_number::plain_number;
use crate::token::{Cursor, Kind, Token};

const WORDS: [&str; 14] = [
    "al",
    "als",
    "alinea",
    "alineas",
    "par",
    "para",
    "paras",
    "paragraph",
    "paragraphs",
    "paragraphe",
    "paragraphes",
    "subsection",
    "subsections",
    "point",
];

/// Takes the paragraphs of this article, as they are printed in brackets: `2`, `b`.
pub(crate) fn paragraphs(c: &mut Cursor, article: &str) -> Vec<String> {
    let mut out = Vec::new();
    loop {
        let mut ahead = *c;
        ahead.eat(&[","]);
        let joined = ahead.eat(&["et", "and", "ou", "or", "a", "to", "-", "–"]);
        // "§ 5 et § 6" are two articles.
        if joined && ahead.sees(&["§"]) {
            return out;
        }
        let Some(found) = bracketed(&mut ahead).or_else(|| named(&mut ahead, article)) else { return out };
        out.extend(found);
        *c = ahead;
    }
}

/// Takes the paragraphs of an article that is named behind them: "§ 2 de l'article 34", "subsection (2) of section 34".
/// Nothing is taken where none of `keywords` follows.
pub(crate) fn leading(c: &mut Cursor, keywords: &[&str]) -> Vec<String> {
    let mut ahead = *c;
    let Some(found) = named(&mut ahead, "") else { return Vec::new() };
    let of = ahead.eat(&["de", "d", "du", "des", "of"]);
    ahead.eat(&["l", "la", "the", "les"]);
    if !of || !ahead.sees(keywords) {
        return Vec::new();
    }
    *c = ahead;
    found
}

fn bracketed(c: &mut Cursor) -> Option<Vec<String>> {
    let mut ahead = *c;
    if !ahead.eat(&["("]) {
        return None;
    }
    let inside = ahead.take().filter(|t| is_label(t))?;
    if !ahead.eat(&[")"]) {
        return None;
    }
    *c = ahead;
    Some(vec![inside.plain.clone()])
}

/// What may stand in the brackets of a paragraph: a number, a letter, a small roman numeral. "(1992)" is a year.
fn is_label(token: &Token) -> bool {
    let roman = token.plain.len() <= 4 && token.plain.chars().all(|c| matches!(c, 'i' | 'v' | 'x'));
    match token.kind {
        Kind::Number => token.plain.len() <= 3,
        Kind::Word => token.plain.len() == 1 || roman,
        _ => false,
    }
}

fn named(c: &mut Cursor, article: &str) -> Option<Vec<String>> {
    let mut ahead = *c;
    let is_plural = word(&mut ahead)?;
    ahead.eat(&[".", "-"]);
    let mut out = bracketed(&mut ahead).or_else(|| paragraph(&mut ahead).map(|one| vec![one]))?;
    while let Some(next) = further(&mut ahead, is_plural, out.last().map_or("", String::as_str), article) {
        out.push(next);
    }
    *c = ahead;
    Some(out)
}

/// Takes the word, and says whether it announces several.
fn word(c: &mut Cursor) -> Option<bool> {
    let token = c.peek()?;
    if c.eat(&WORDS) {
        return Some(token.plain.ends_with('s'));
    }
    if c.eat(&["§"]) {
        return Some(c.eat(&["§"]));
    }
    let mut ahead = *c;
    if ahead.eat(&["sub"]) {
        ahead.eat(&["-"]);
        let is_plural = ahead.sees(&["sections"]);
        if ahead.eat(&["section", "sections"]) {
            *c = ahead;
            return Some(is_plural);
        }
    }
    None
}

/// "alinéas 1 et 2" are two paragraphs, "34 alinéa 1 et 90" is another article.
fn further(c: &mut Cursor, is_plural: bool, last: &str, article: &str) -> Option<String> {
    let mut ahead = *c;
    let comma = ahead.eat(&[","]);
    let joined = ahead.eat(&["et", "and", "ou", "or"]);
    let range = !comma && !joined && ahead.eat(&["a", "to", "-", "–"]);
    if !(comma || joined || range) {
        return None;
    }
    let next = paragraph(&mut ahead)?;
    let number = |text: &str| text.parse::<u32>().ok();
    let follows = number(last).zip(number(&next)).is_some_and(|(last, next)| next == last + 1);
    // A range of articles goes up: "34 al. 2 à 4" can only be of paragraphs.
    let stays_below = range && number(&next).zip(number(article)).is_some_and(|(next, all)| next <= all);
    let fits = follows && (is_plural || !comma) || is_plural && (joined || range) || stays_below;
    if !fits || is_measure(&ahead) {
        return None;
    }
    *c = ahead;
    Some(next)
}

fn paragraph(c: &mut Cursor) -> Option<String> {
    let mut ahead = *c;
    let found = if ahead.eat(&["premier", "premiere", "unique", "first"]) {
        "1".to_owned()
    } else {
        plain_number(&ahead.number().filter(|t| t.plain.len() <= 3)?.plain).to_owned()
    };
    if ahead.peek().is_some_and(|t| t.glued) {
        ahead.eat(&["er", "e", "st", "nd", "rd", "th"]);
    }
    *c = ahead;
    Some(found)
}

/// Whether the number just read counts something ("34 et 3 mois", "20 000 FCFA") and is no article.
pub(crate) fn is_measure(c: &Cursor) -> bool {
    c.peek().is_some_and(|t| match t.kind {
        Kind::Number => !t.glued,
        Kind::Word => is_measured(t),
        Kind::Sign | Kind::Mark => t.plain == "%",
    })
}

fn is_measured(word: &Token) -> bool {
    match word.plain.as_str() {
        // "Sections 34 and 35 may …" speaks of no month.
        "may" => word.capital,
        // "Les articles 34 et 35 M. X" speaks of no metres.
        "m" => !word.capital,
        plain => crate::day::is_month(plain) || MEASURES.contains(&plain),
    }
}

const MEASURES: [&str; 56] = [
    "jour",
    "jours",
    "mois",
    "an",
    "ans",
    "annee",
    "annees",
    "semaine",
    "semaines",
    "heure",
    "heures",
    "h",
    "minute",
    "minutes",
    "fcfa",
    "franc",
    "francs",
    "f",
    "cfa",
    "cfaf",
    "xaf",
    "euro",
    "euros",
    "million",
    "millions",
    "fois",
    "personne",
    "personnes",
    "day",
    "days",
    "month",
    "months",
    "year",
    "years",
    "week",
    "weeks",
    "hour",
    "hours",
    "times",
    "people",
    "persons",
    "clear",
    "calendar",
    "working",
    "percent",
    "km",
    "metre",
    "metres",
    "autre",
    "autres",
    "other",
    "others",
    "salarie",
    "salaries",
    "employee",
    "employees",
];
