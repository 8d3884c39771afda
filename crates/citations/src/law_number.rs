//! Numbers of texts and decisions: "92/007", "74-1", "68-DF-253", "015/MTPS/SG/CJ", "62/CC".

use crate::article_number::plain_number;
use crate::token::{Cursor, Kind, Reading, Token};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A number as it is written, and what tells it from others: two ways of writing one number are equal.
#[derive(Debug, Clone)]
pub struct LawNumber {
    /// In capitals, with its signs: `92/007`.
    pub written: String,
    /// Without zeros in front: `92`, `7`.
    parts: Vec<String>,
}

impl PartialEq for LawNumber {
    fn eq(&self, other: &Self) -> bool {
        self.parts == other.parts
    }
}

/// The normal form: `92/7` for "92/007", "92-007" and "1992/7".
impl fmt::Display for LawNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.parts.join("/"))
    }
}

impl Eq for LawNumber {}

impl Hash for LawNumber {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts.hash(state);
    }
}

fn is_letters(part: &str) -> bool {
    !part.bytes().any(|b| b.is_ascii_digit())
}

impl LawNumber {
    fn new(written: String, mut parts: Vec<String>) -> Self {
        // Texts before 2000 are numbered by two digits of the year: 1992/007 is 92/007.
        if parts.len() > 1
            && let Some(first) = parts.first_mut()
            && first.len() == 4
            && let Some(short) = first.strip_prefix("19").filter(|short| *short >= "50")
        {
            *first = short.to_owned();
        }
        Self { written, parts }
    }

    /// How many parts its strokes make.
    pub fn parts(&self) -> usize {
        self.parts.len()
    }

    /// Equal but for letters that one of them leaves out: 95/677 is 95/677/PM, 015 is 015/MTPS/SG/CJ.
    pub fn is_same(&self, other: &Self) -> bool {
        let (short, long) = match self.parts.len() <= other.parts.len() {
            true => (self, other),
            false => (other, self),
        };
        let (begin, rest) = long.parts.split_at(short.parts.len());
        begin == short.parts.as_slice() && rest.iter().all(|part| is_letters(part))
    }

    /// 95/677 of 95/677/PM: what is left of it where the office that made the text is not named. None where that tells
    /// nothing, as 62 of 62/CC.
    pub fn without_office(&self) -> Option<Self> {
        let kept = self.parts.iter().rposition(|part| !is_letters(part))? + 1;
        let parts = self.parts.get(..kept).filter(|kept| (2..self.parts.len()).contains(&kept.len()))?;
        Some(Self { written: parts.join("/"), parts: parts.to_vec() })
    }

    /// The year in front of it: 2016 in "2016/7", 1992 in "92/7".
    pub fn year(&self) -> Option<i32> {
        let year: i32 = self.parts.first()?.parse().ok()?;
        match year {
            1900..=2199 => Some(year),
            50..=99 => Some(1900 + year),
            _ => None,
        }
    }
}

/// Takes a number with its strokes. One that begins with letters ("CC/62") only where the caller knows that a number stands
/// here: "la loi COVID-19" has none.
pub fn law_number(c: &mut Cursor, may_begin_with_letters: bool) -> Option<LawNumber> {
    let mut ahead = *c;
    let begins = |t: &Token| t.kind == Kind::Number || (may_begin_with_letters && is_office(t));
    ahead.peek().filter(|t| begins(t))?;
    let mut written = String::new();
    let mut parts = Vec::new();
    let mut end = ahead;
    while let Some(part) = part(&mut ahead, &mut written) {
        parts.push(part);
        end = ahead;
        let Some(stroke) = stroke(&mut ahead) else { break };
        written.push(stroke);
    }
    if parts.iter().all(|part| is_letters(part)) {
        return None;
    }
    *c = end;
    Some(LawNumber::new(written, parts))
}

const LITTLE_WORDS: [&str; 8] = ["du", "de", "of", "le", "la", "et", "and", "en"];

/// "/MTPS/", "-DF-"; in small letters it is a word of the sentence, as is "DU" behind a number without a space.
fn is_office(token: &Token) -> bool {
    token.kind == Kind::Word
        && token.plain.len() <= 8
        && (token.capitals && !LITTLE_WORDS.contains(&token.plain.as_str())
            || matches!(token.plain.as_str(), "bis" | "ter" | "quater"))
}

/// "62/cc": behind a stroke, few small letters are an office too.
fn is_small_office(token: &Token) -> bool {
    token.kind == Kind::Word && token.plain.len() <= 4 && !LITTLE_WORDS.contains(&token.plain.as_str())
}

/// Digits and letters without a stroke: "92", "04COM".
fn part(c: &mut Cursor, written: &mut String) -> Option<String> {
    let mut out = String::new();
    let mut last = Kind::Sign;
    while let Some(token) = c.peek().filter(|t| out.is_empty() || t.glued && t.kind != last) {
        let letters = token.plain.to_uppercase();
        match token.kind {
            Kind::Number => {
                out.push_str(plain_number(&token.plain));
                written.push_str(&token.plain);
            }
            Kind::Word if is_office(token) || out.is_empty() && is_small_office(token) => {
                out.push_str(&letters);
                written.push_str(&letters);
            }
            _ => break,
        }
        last = token.kind;
        c.take();
    }
    Some(out).filter(|out| !out.is_empty())
}

/// Takes a stroke where a further part stands behind it.
fn stroke(c: &mut Cursor) -> Option<char> {
    let mut ahead = *c;
    let sign = ahead.take().filter(|t| t.kind == Kind::Sign)?;
    let next = ahead.peek()?;
    let is_number = next.kind == Kind::Number;
    let is_close = sign.glued && next.glued;
    let (stroke, follows) = match sign.plain.as_str() {
        // "92 / 007", as texts that were read from paper have it.
        "/" => ('/', is_number || is_close && (is_office(next) || is_small_office(next))),
        "-" | "–" => {
            let is_small = c.reading() == Reading::Strict && is_small_office(next);
            ('-', is_close && (is_number || is_office(next) || is_small))
        }
        "." => ('.', is_close && is_number),
        _ => return None,
    };
    if !follows {
        return None;
    }
    *c = ahead;
    Some(stroke)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tokens;

    fn read(text: &str) -> Option<LawNumber> {
        law_number(&mut Tokens::of(text, Reading::Plain).cursor(0), true)
    }

    fn normal(text: &str) -> String {
        read(text).map(|n| n.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_number_has_one_normal_form() {
        for text in
            ["92/007", "92-007", "1992/7", "92 / 007", "92.007", "92–007", "92/007 du 14 août", "92/007DU 14"]
        {
            assert_eq!(normal(text), "92/7", "{text}");
        }
        for (text, form) in [
            ("68-DF-253", "68/DF/253"),
            ("98/PM/04", "98/PM/4"),
            ("04COM", "4COM"),
            ("62/cc", "62/CC"),
            ("CC/62", "CC/62"),
            ("015/MTPS/SG/CJ du 26 mai 1993", "15/MTPS/SG/CJ"),
            ("2016/007.", "2016/7"),
            ("74-1, article 5", "74/1"),
            ("92/007-modifiée", "92/7"),
            ("92/007-bis", "92/7/BIS"),
            ("1905/12", "1905/12"),
            ("1992", "1992"),
            ("CC", ""),
            ("de 1992", ""),
            ("/ 12", ""),
        ] {
            assert_eq!(normal(text), form, "{text}");
        }
        assert_eq!(read("92–007").unwrap().written, "92-007");
        assert!(law_number(&mut Tokens::of("COVID-19", Reading::Plain).cursor(0), false).is_none());
        assert_eq!((normal("90/053/titre2"), normal("68-df-253")), ("90/53".into(), "68".into()));
        let strict = law_number(&mut Tokens::of("68-df-253", Reading::Strict).cursor(0), true);
        assert_eq!(strict.map(|n| n.to_string()).as_deref(), Some("68/DF/253"));
    }

    #[test]
    fn letters_may_be_left_out_at_the_end() {
        let same = |a: &str, b: &str| read(a).unwrap().is_same(&read(b).unwrap());
        assert!(same("95/677", "95/677/PM") && same("015/MTPS/SG/CJ", "15") && same("1992/7", "92-007"));
        assert!(!same("95/677", "95/678/PM") && !same("92/007", "92/007/3"));
        let short = |text: &str| read(text).unwrap().without_office().map(|n| n.to_string());
        assert_eq!(short("95/677/PM").as_deref(), Some("95/677"));
        assert_eq!((short("62/CC"), short("95/677"), short("68-DF-253")), (None, None, None));
    }

    #[test]
    fn the_year_stands_in_front() {
        let year = |text: &str| read(text).unwrap().year();
        assert_eq!((year("2016/7"), year("92/7"), year("1992/7")), (Some(2016), Some(1992), Some(1992)));
        assert_eq!((year("12/CC"), year("4COM")), (None, None));
    }
}
