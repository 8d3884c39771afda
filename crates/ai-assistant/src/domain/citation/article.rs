//! "article 34", "art. 34 al. 2", "articles 30 et 31", "l'article L.123-4", "sections 30 and 31", "§ 5".
use super::token::{Cursor, Kind, Token};

/// Articles cited together: "articles 30 et 31 du Code du travail" is one citation of two articles.
#[derive(Debug, Clone)]
pub struct Articles {
    pub numbers: Vec<String>,
    pub start: usize,
    pub end: usize,
    /// Places in the token list: first and one past the last.
    pub from: usize,
    pub to: usize,
}

const KEYWORDS: &[&str] =
    &["article", "articles", "art", "arts", "section", "sections", "sec", "secs", "sect", "§"];
/// Only before a number: "s. 34" of English usage.
const SHORT_KEYWORDS: &[&str] = &["s", "ss"];
/// A wider range than this is no list of articles; its two ends are still checked.
const WIDEST_RANGE: u32 = 400;

pub fn articles(tokens: &[Token], from: usize) -> Option<Articles> {
    let mut c = Cursor::new(tokens);
    c.at = from;
    let keyword = c.take()?;
    let short = SHORT_KEYWORDS.contains(&keyword.plain.as_str());
    if keyword.kind == Kind::Number || !(short || KEYWORDS.contains(&keyword.plain.as_str())) {
        return None;
    }
    c.eat("§");
    let point = c.eat(".");
    if short && !point {
        return None;
    }
    if c.eat_any(&["n", "no", "nos", "numero", "number"]).is_some() {
        c.eat_any(&["°", "º", "."]);
    }
    let list = !matches!(keyword.plain.as_str(), "article" | "section");
    let mut numbers = vec![number(&mut c, true)?];
    loop {
        sub_division(&mut c);
        let mut ahead = c;
        let comma = ahead.eat_any(&[",", ";"]).is_some();
        let joined = ahead.eat_any(&["et", "and", "ou", "or", "&"]).is_some();
        let range =
            !comma && !joined && ahead.eat_any(&["a", "au", "to", "-", "–", "—", "through"]).is_some();
        if !(joined || range || (comma && list)) {
            break;
        }
        let Some(next) = number(&mut ahead, false) else { break };
        if is_measure(&ahead) {
            break;
        }
        if range
            && let (Some(Ok(low)), Ok(high)) = (numbers.last().map(|n| n.parse::<u32>()), next.parse::<u32>())
        {
            let width = high.saturating_sub(low);
            if low < high && width <= WIDEST_RANGE {
                numbers.extend((low + 1..high).map(|n| n.to_string()));
            }
        }
        numbers.push(next);
        c = ahead;
    }
    Some(Articles { numbers, start: keyword.start, end: c.last_end(), from, to: c.at })
}

/// One article number in its normal form: `34`, `302-1`, `L123-4`, `34BIS`; "1er", "premier" and "first" are `1`.
fn number(c: &mut Cursor, first: bool) -> Option<String> {
    let mut ahead = *c;
    if first && ahead.eat_any(&["premier", "premiere", "first"]).is_some() {
        *c = ahead;
        return Some("1".into());
    }
    let mut out = String::new();
    if let Some(token) = ahead.peek()
        && token.kind == Kind::Word
    {
        if let Some(value) = roman(token).filter(|_| first) {
            ahead.take();
            *c = ahead;
            return Some(value.to_string());
        }
        if !["l", "r", "d", "a", "p", "lo", "lp"].contains(&token.plain.as_str()) {
            return None;
        }
        ahead.take();
        ahead.eat_any(&[".", "-"]);
        if !ahead.peek().is_some_and(|t| t.kind == Kind::Number && (t.glued || token.capital)) {
            return None;
        }
        out = token.plain.to_uppercase();
    }
    out.push_str(&plain_number(&ahead.eat_number()?.plain));
    loop {
        let mut further = ahead;
        let glued = further.peek().is_some_and(|t| t.glued);
        if let Some(sign) = further.eat_any(&["-", "–", "‑", "/", "."])
            && glued
        {
            match further.peek() {
                Some(t) if t.glued && t.kind == Kind::Number => {
                    out.push('-');
                    out.push_str(&plain_number(&t.plain));
                    further.take();
                    ahead = further;
                    continue;
                }
                Some(t) if t.glued && t.kind == Kind::Word && t.plain.len() == 1 && sign.plain != "." => {
                    out.push('-');
                    out.push_str(&t.plain.to_uppercase());
                    further.take();
                    ahead = further;
                    continue;
                }
                _ => break,
            }
        }
        break;
    }
    if let Some(token) = ahead.peek().filter(|t| t.kind == Kind::Word) {
        match token.plain.as_str() {
            "er" | "ere" | "re" | "st" | "nd" | "rd" | "th" | "e" if token.glued => {
                ahead.take();
            }
            "bis" | "ter" | "quater" | "quinquies" | "sexies" | "septies" => {
                out.push_str(&token.plain.to_uppercase());
                ahead.take();
            }
            letter if token.glued && letter.len() == 1 => {
                out.push_str(&letter.to_uppercase());
                ahead.take();
            }
            _ => {}
        }
    }
    *c = ahead;
    Some(out)
}

/// Without the zeros in front: "01" is "1".
pub fn plain_number(digits: &str) -> String {
    let cut = digits.trim_start_matches('0');
    if cut.is_empty() { "0".into() } else { cut.to_owned() }
}

/// Roman numerals of more than one letter, or V and X alone: "I" is a word in English, "L", "C" and "D" are codes' letters.
fn roman(token: &Token) -> Option<u32> {
    if !token.capitals || token.plain.len() > 8 || matches!(token.plain.as_str(), "i" | "l" | "c" | "d" | "m")
    {
        return None;
    }
    let mut total = 0_u32;
    let mut before = 0_u32;
    for letter in token.plain.chars().rev() {
        let value = match letter {
            'i' => 1,
            'v' => 5,
            'x' => 10,
            'l' => 50,
            'c' => 100,
            _ => return None,
        };
        if value < before {
            total = total.saturating_sub(value)
        } else {
            total += value
        }
        before = before.max(value);
    }
    Some(total)
}

/// Paragraphs inside an article: "al. 2", "alinéas 1 et 2", "(3)", "(1) et (2)", ", paragraph 2", "(1) b".
fn sub_division(c: &mut Cursor) {
    loop {
        let mut ahead = *c;
        ahead.eat_any(&[",", "et", "and", "ou", "or", "a", "to", "-", "–"]);
        if ahead.eat("(") {
            let inside = ahead.take().is_some_and(|t| {
                t.kind == Kind::Number
                    || (t.kind == Kind::Word && (t.plain.len() == 1 || roman_small(&t.plain)))
            });
            if !(inside && ahead.eat(")")) {
                return;
            }
        } else if ahead
            .eat_any(&[
                "al",
                "alinea",
                "alineas",
                "par",
                "para",
                "paragraph",
                "paragraphs",
                "paragraphe",
                "paragraphes",
                "subsection",
                "subsections",
                "sub",
                "point",
                "§",
            ])
            .is_some()
        {
            ahead.eat_any(&[".", "-"]);
            ahead.eat_any(&["section", "sections"]);
            if ahead.eat("(") {
                ahead.take();
                ahead.eat(")");
            } else if ahead.eat_any(&["premier", "1er", "unique"]).is_none() {
                if ahead.eat_number().is_none() {
                    return;
                }
                ahead.eat_any(&["er", "e"]);
                let mut more = ahead;
                if more.eat_any(&["et", "and"]).is_some() && more.eat_number().is_some() && !is_measure(&more)
                {
                    ahead = more;
                }
            }
        } else {
            return;
        }
        *c = ahead;
    }
}

fn roman_small(word: &str) -> bool {
    !word.is_empty() && word.len() <= 4 && word.chars().all(|c| matches!(c, 'i' | 'v' | 'x'))
}

/// Whether the number just read counts something ("34 et 3 mois", "20 000 FCFA") and is no article.
fn is_measure(c: &Cursor) -> bool {
    c.peek().is_some_and(|t| match t.kind {
        Kind::Number => !t.glued,
        Kind::Sign => t.plain == "%",
        _ => MEASURES.contains(&t.plain.as_str()),
    })
}

const MEASURES: &[&str] = &[
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
    "janvier",
    "fevrier",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "aout",
    "septembre",
    "octobre",
    "novembre",
    "decembre",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "percent",
    "km",
    "metres",
    "m",
    "autres",
    "others",
    "other",
];
