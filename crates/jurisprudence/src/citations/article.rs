//! "article 34 alinéa 2", "art. 229", "articles 30 à 35", "articles 30, 31 et 35-1", "section 277", "s. 5 (1) (b)".

use super::token::{Cursor, Kind, Token};

/// A range wider than this is taken by its two ends.
const WIDEST_RANGE: u32 = 200;

/// One article, or a range of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleRef {
    /// In its normal form: `34`, `302-1`, `L123-4`, `34 bis`.
    pub number: String,
    /// As it is printed in brackets: `2`, `b`; not checked against anything.
    pub paragraphs: Vec<String>,
    /// The last article of a range.
    pub to: Option<String>,
}

impl ArticleRef {
    /// Every article meant: a range of whole numbers is all of them.
    pub fn numbers(&self) -> Vec<String> {
        let Some(to) = &self.to else { return vec![self.number.clone()] };
        match (self.number.parse::<u32>(), to.parse::<u32>()) {
            (Ok(low), Ok(high)) if low < high && high - low <= WIDEST_RANGE => {
                (low..=high).map(|n| n.to_string()).collect()
            }
            _ => vec![self.number.clone(), to.clone()],
        }
    }

    /// `34 (2)`, `30-35` as "30 à 35" or "30 to 35".
    pub fn print(&self, to: &str) -> String {
        let mut out = self.number.clone();
        for paragraph in &self.paragraphs {
            out.push_str(&format!(" ({paragraph})"));
        }
        if let Some(last) = &self.to {
            out.push_str(&format!(" {to} {last}"));
        }
        out
    }
}

/// Articles cited together, and whether they were called sections.
#[derive(Debug, Clone)]
pub struct Group {
    pub articles: Vec<ArticleRef>,
    pub are_sections: bool,
}

const KEYWORDS: [&str; 10] =
    ["article", "articles", "art", "arts", "section", "sections", "sec", "secs", "sect", "§"];

/// Takes a group of articles that begins here.
pub fn group(c: &mut Cursor) -> Option<Group> {
    let mut ahead = *c;
    let keyword = ahead.take()?;
    let short = matches!(keyword.plain.as_str(), "s" | "ss");
    if keyword.kind == Kind::Number || !(short || KEYWORDS.contains(&keyword.plain.as_str())) {
        return None;
    }
    ahead.eat(&["§"]);
    if !ahead.eat(&["."]) && short {
        return None;
    }
    ahead.number_sign();
    let are_sections = keyword.plain.starts_with('s');
    let mut articles = vec![one(&mut ahead, true)?];
    while articles.len() < 60 {
        let mut next = ahead;
        let comma = next.eat(&[",", ";"]);
        let joined = next.eat(&["et", "and", "ou", "or", "&"]);
        let range = !comma && !joined && next.eat(&["a", "au", "to", "-", "through"]);
        next.eat(&["article", "articles", "art"]);
        next.eat(&["l"]);
        if !(comma || joined || range) {
            break;
        }
        let Some(found) = one(&mut next, false) else { break };
        if is_measure(&next) {
            break;
        }
        match articles.last_mut() {
            Some(last) if range && last.to.is_none() => last.to = Some(found.number),
            _ => articles.push(found),
        }
        ahead = next;
    }
    *c = ahead;
    Some(Group { articles, are_sections })
}

fn one(c: &mut Cursor, is_first: bool) -> Option<ArticleRef> {
    let mut ahead = *c;
    let number = number(&mut ahead, is_first)?;
    let paragraphs = paragraphs(&mut ahead);
    *c = ahead;
    Some(ArticleRef { number, paragraphs, to: None })
}

/// Without the zeros in front.
pub fn plain_number(digits: &str) -> &str {
    match digits.trim_start_matches('0') {
        "" => "0",
        cut => cut,
    }
}

fn number(c: &mut Cursor, is_first: bool) -> Option<String> {
    let mut ahead = *c;
    if is_first && ahead.eat(&["premier", "premiere", "first", "unique"]) {
        *c = ahead;
        return Some("1".to_owned());
    }
    let mut out = String::new();
    let here = ahead.peek()?;
    if here.kind == Kind::Word {
        // "article L. 12", "art. R12": the letter of a code's part. In small letters it is a word of the sentence.
        let is_letter = matches!(here.plain.as_str(), "l" | "r" | "d" | "p" | "lo" | "lp") && here.capitals;
        if !is_letter {
            return None;
        }
        ahead.take();
        ahead.eat(&[".", "-"]);
        out = here.plain.to_uppercase();
    }
    let digits = ahead.number()?;
    if digits.plain.len() > 5 {
        return None;
    }
    out.push_str(plain_number(&digits.plain));
    while let Some(part) = further_part(&mut ahead) {
        out.push('-');
        out.push_str(&part);
    }
    suffix(&mut ahead, &mut out);
    *c = ahead;
    Some(out)
}

/// The "1" of "302-1" and of "123.4".
fn further_part(c: &mut Cursor) -> Option<String> {
    let mut ahead = *c;
    let is_glued = |t: Option<&Token>| t.is_some_and(|t| t.glued);
    if !is_glued(ahead.peek()) || !ahead.eat(&["-", "/", "."]) || !is_glued(ahead.peek()) {
        return None;
    }
    let part = ahead.number()?;
    let out = plain_number(&part.plain).to_owned();
    // "12-13/08": a date, or a number of something else.
    if part.plain.len() > 3 {
        return None;
    }
    *c = ahead;
    Some(out)
}

fn suffix(c: &mut Cursor, out: &mut String) {
    let Some(token) = c.peek().filter(|t| t.kind == Kind::Word) else { return };
    match token.plain.as_str() {
        "er" | "ere" | "re" | "st" | "nd" | "rd" | "th" | "e" if token.glued => {
            c.take();
        }
        word @ ("bis" | "ter" | "quater" | "quinquies" | "sexies" | "septies" | "octies") => {
            out.push_str(&format!(" {word}"));
            c.take();
        }
        letter if token.glued && letter.len() == 1 && token.capital => {
            out.push_str(&letter.to_uppercase());
            c.take();
        }
        _ => {}
    }
}

const PARAGRAPH: [&str; 12] = [
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
    "point",
];

/// "alinéa 2", "al. 2 et 3", "(2)", "(1) (b)", "paragraph 3".
fn paragraphs(c: &mut Cursor) -> Vec<String> {
    let mut out = Vec::new();
    while out.len() < 12 {
        let mut ahead = *c;
        ahead.eat(&[","]);
        ahead.eat(&["et", "and"]);
        if ahead.eat(&["("]) {
            let Some(inside) = ahead.take().filter(|t| is_label(t)) else { return out };
            if !ahead.eat(&[")"]) {
                return out;
            }
            out.push(inside.plain.clone());
        } else if let Some(word) = ahead.peek().map(|t| t.plain.as_str()).filter(|w| PARAGRAPH.contains(w)) {
            ahead.take();
            ahead.eat(&[".", "("]);
            let Some(first) = paragraph(&mut ahead) else { return out };
            ahead.eat(&[")"]);
            out.push(first);
            let mut more = ahead;
            // "alinéas 1 et 2" are two paragraphs, "34 alinéa 1 et 90" another article.
            if more.eat(&["et", "and"])
                && let Some(second) = paragraph(&mut more)
                && (word.ends_with('s') || follows(out.last(), &second))
                && !is_measure(&more)
            {
                out.push(second);
                ahead = more;
            }
        } else {
            return out;
        }
        *c = ahead;
    }
    out
}

/// Whether the second number is the one after the first.
fn follows(first: Option<&String>, second: &str) -> bool {
    let number = |text: &str| text.parse::<u32>().ok();
    match (first.and_then(|f| number(f)), number(second)) {
        (Some(first), Some(second)) => second == first + 1,
        _ => false,
    }
}

fn paragraph(c: &mut Cursor) -> Option<String> {
    let mut ahead = *c;
    let found = if ahead.eat(&["premier", "unique", "first"]) {
        "1".to_owned()
    } else {
        plain_number(&ahead.number().filter(|t| t.plain.len() <= 2)?.plain).to_owned()
    };
    if ahead.peek().is_some_and(|t| t.glued) {
        ahead.eat(&["er", "e"]);
    }
    *c = ahead;
    Some(found)
}

/// What may stand in the brackets of a paragraph: a number, a letter, a small roman numeral.
fn is_label(token: &Token) -> bool {
    let roman = token.plain.len() <= 4 && token.plain.chars().all(|c| matches!(c, 'i' | 'v' | 'x'));
    match token.kind {
        Kind::Number => token.plain.len() <= 2,
        Kind::Word => token.plain.len() == 1 || roman,
        Kind::Sign => false,
    }
}

/// Whether the number just read counts something ("34 et 3 mois") and is no article.
fn is_measure(c: &Cursor) -> bool {
    c.peek().is_some_and(|t| match t.kind {
        Kind::Number => !t.glued,
        Kind::Sign => t.plain == "%",
        Kind::Word => MEASURES.contains(&t.plain.as_str()),
    })
}

const MEASURES: [&str; 54] = [
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
    "cfa",
    "xaf",
    "euro",
    "euros",
    "million",
    "millions",
    "fois",
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
    "august",
];
