//! The number of one article: "34", "302-1", "L.123-4", "34 bis", "premier", "IV".

use crate::token::{Cursor, Kind, Reading, Token};

/// A number that was read, and the letter behind it that is a paragraph: the "a" of "34a".
pub(crate) struct Numbered {
    pub number: String,
    pub letter: Option<String>,
}

/// Where a number stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Behind "article" or "section".
    First {
        is_section: bool,
    },
    Later,
}

/// The parts of codes that have their letter in front of the number.
const LETTERS: [&str; 8] = ["l", "r", "d", "a", "p", "c", "lo", "lp"];
/// In a document a longer numeral is no article: an order number, an amount.
const MOST_DIGITS: usize = 5;
/// "1382-1384" are two articles, "302-1" is one.
const MOST_DIGITS_BEHIND_A_STROKE: usize = 3;

/// Without the zeros in front: "01" is "1".
pub(crate) fn plain_number(digits: &str) -> &str {
    match digits.trim_start_matches('0') {
        "" => "0",
        cut => cut,
    }
}

/// Takes a number in its normal form: `34`, `302-1`, `L123-4`, `34A`, `34 bis`; "1er", "premier" and "first" are `1`.
pub(crate) fn number(c: &mut Cursor, place: Place) -> Option<Numbered> {
    let mut ahead = *c;
    let mut out = String::new();
    let here = ahead.peek()?;
    if here.kind == Kind::Word {
        if let Some(number) = in_words(here, place, c.reading()) {
            c.take();
            return Some(Numbered { number, letter: None });
        }
        if !LETTERS.contains(&here.plain.as_str()) {
            return None;
        }
        ahead.take();
        ahead.eat(&[".", "-"]);
        // A small letter is a word of the sentence, unless the number is at its heels: "l123-4".
        ahead.peek().filter(|t| t.kind == Kind::Number && (t.glued || here.capital))?;
        out = here.plain.to_uppercase();
    }
    let digits = ahead.number()?;
    if c.reading() == Reading::Plain && digits.plain.len() > MOST_DIGITS {
        return None;
    }
    let mut last = plain_number(&digits.plain).to_owned();
    out.push_str(&last);
    while let Some(part) = further_part(&mut ahead, &last) {
        out.push('-');
        out.push_str(&part);
        last = part;
    }
    let letter = suffix(&mut ahead, &mut out);
    *c = ahead;
    Some(Numbered { number: out, letter })
}

fn in_words(token: &Token, place: Place, reading: Reading) -> Option<String> {
    let Place::First { is_section } = place else { return None };
    if matches!(token.plain.as_str(), "premier" | "premiere" | "first" | "unique") {
        return Some("1".to_owned());
    }
    // "Section II" is a heading of a document more often than a section of a law.
    if is_section && reading == Reading::Plain {
        return None;
    }
    roman(token).map(|n| n.to_string())
}

/// Roman numerals of more than one letter, or V and X alone: "I" is a word in English, "L", "C" and "D" are codes' letters.
fn roman(token: &Token) -> Option<u32> {
    const UNITS: [(&str, u32); 9] =
        [("c", 100), ("xc", 90), ("l", 50), ("xl", 40), ("x", 10), ("ix", 9), ("v", 5), ("iv", 4), ("i", 1)];
    if !token.capitals || matches!(token.plain.as_str(), "i" | "l" | "c") {
        return None;
    }
    let (mut rest, mut total) = (token.plain.as_str(), 0);
    for (letters, value) in UNITS {
        let most = if letters.len() == 1 && !matches!(letters, "v" | "l") { 3 } else { 1 };
        for _ in 0..most {
            let Some(cut) = rest.strip_prefix(letters) else { break };
            rest = cut;
            total += value;
        }
    }
    (rest.is_empty() && total > 0).then_some(total)
}

/// The "1" of "302-1" and of "123.4", the "A" of "34-A". A long dash before a higher number is a range: "45–47".
fn further_part(c: &mut Cursor, before: &str) -> Option<String> {
    let mut ahead = *c;
    let stroke = ahead.take().filter(|t| t.glued && t.kind == Kind::Sign)?;
    if !matches!(stroke.plain.as_str(), "-" | "–" | "/" | ".") {
        return None;
    }
    let part = ahead.take().filter(|t| t.glued)?;
    let fits = match part.kind {
        Kind::Number => {
            part.plain.len() <= MOST_DIGITS_BEHIND_A_STROKE
                && !(stroke.plain == "–" && is_higher(&part.plain, before))
        }
        Kind::Word => {
            is_one_letter(part, &ahead)
                && stroke.plain != "."
                && (part.capital || c.reading() == Reading::Strict)
        }
        _ => false,
    };
    if !fits {
        return None;
    }
    *c = ahead;
    Some(match part.kind {
        Kind::Number => plain_number(&part.plain).to_owned(),
        _ => part.plain.to_uppercase(),
    })
}

fn is_higher(number: &str, than: &str) -> bool {
    match (number.parse::<u32>(), than.parse::<u32>()) {
        (Ok(number), Ok(than)) => number > than,
        _ => false,
    }
}

/// A letter at the heels of a number. The "à" of "34à36" is none.
fn is_one_letter(token: &Token, behind: &Cursor) -> bool {
    let is_followed = behind.peek().is_some_and(|t| t.glued && t.kind == Kind::Number);
    token.kind == Kind::Word && token.plain.len() == 1 && !is_followed
}

/// Takes what stands behind the digits; gives the letter that is a paragraph.
fn suffix(c: &mut Cursor, out: &mut String) -> Option<String> {
    let mut ahead = *c;
    let token = ahead.take().filter(|t| t.kind == Kind::Word)?;
    let mut paragraph = None;
    match token.plain.as_str() {
        "er" | "ere" | "re" | "st" | "nd" | "rd" | "th" | "e" if token.glued => {}
        word @ ("bis" | "ter" | "quater" | "quinquies" | "sexies" | "septies" | "octies" | "nonies") => {
            out.push_str(&format!(" {word}"));
        }
        letter if token.glued && is_one_letter(token, &ahead) => {
            // "34a" may be an article of its own: a strict reading takes it for one, else it is paragraph (a) of 34.
            if token.capital || c.reading() == Reading::Strict {
                out.push_str(&letter.to_uppercase());
            } else {
                paragraph = Some(letter.to_owned());
            }
        }
        _ => return None,
    }
    *c = ahead;
    paragraph
}
