//! Laws, ordinances, decrees and orders as they are cited: by name, by number, by date.

use super::date::{bare_year, date};
use super::names;
use super::token::{Cursor, Kind};
use chrono::{Datelike, NaiveDate};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LawKind {
    Law,
    Ordinance,
    Decree,
    Order,
    Circular,
}

impl LawKind {
    pub fn print(self, is_french: bool) -> &'static str {
        match (self, is_french) {
            (Self::Law, true) => "Loi",
            (Self::Law, false) => "Law",
            (Self::Ordinance, true) => "Ordonnance",
            (Self::Ordinance, false) => "Ordinance",
            (Self::Decree, true) => "Décret",
            (Self::Decree, false) => "Decree",
            (Self::Order, true) => "Arrêté",
            (Self::Order, false) => "Order",
            (Self::Circular, true) => "Circulaire",
            (Self::Circular, false) => "Circular",
        }
    }
}

/// A text as it was cited; whatever was not said is missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LawRef {
    /// Of [`names::NAMES`].
    pub name: Option<&'static str>,
    pub kind: Option<LawKind>,
    pub number: Option<LawNumber>,
    pub date: Option<NaiveDate>,
    pub year: Option<i32>,
}

/// The number of a text as it was written, and what tells it from others.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LawNumber {
    pub written: String,
    parts: Vec<String>,
}

impl LawNumber {
    fn new(written: String) -> Self {
        let mut parts: Vec<String> = Vec::new();
        for (i, part) in written.split(['/', '-']).enumerate() {
            let is_number = part.bytes().all(|b| b.is_ascii_digit());
            parts.push(match (i, is_number, part.len()) {
                // "92/007": the year of a law of the last century.
                (0, true, 2) if written.len() > 2 => format!("19{part}"),
                (_, true, _) => super::article::plain_number(part).to_owned(),
                _ => part.to_uppercase(),
            });
        }
        Self { written, parts }
    }

    /// Equal but for letters that one of them leaves out: 95/677 is 95/677/PM, 015 is 015/MTPS/SG/CJ.
    pub fn is_same(&self, other: &Self) -> bool {
        let (short, long) = match self.parts.len() <= other.parts.len() {
            true => (self, other),
            false => (other, self),
        };
        let (begin, rest) = long.parts.split_at(short.parts.len());
        let letters = |part: &String| !part.bytes().any(|b| b.is_ascii_digit());
        begin == short.parts.as_slice() && rest.iter().all(letters)
    }
}

fn kind(c: &mut Cursor) -> Option<LawKind> {
    let word = c.peek().filter(|t| t.kind == Kind::Word)?;
    let kind = match word.plain.as_str() {
        "loi" | "lois" | "law" | "laws" => LawKind::Law,
        "ordonnance" | "ordonnances" | "ordinance" | "ordinances" => LawKind::Ordinance,
        "decret" | "decrets" | "decree" | "decrees" => LawKind::Decree,
        "arrete" | "arretes" | "order" | "orders" => LawKind::Order,
        "circulaire" | "circular" => LawKind::Circular,
        "framework" => {
            let mut ahead = *c;
            ahead.take();
            if !ahead.eat(&["law"]) {
                return None;
            }
            *c = ahead;
            return Some(LawKind::Law);
        }
        _ => return None,
    };
    c.take();
    let mut ahead = *c;
    ahead.eat(&["-"]);
    if ahead.eat(&["cadre", "organique"]) {
        *c = ahead;
    }
    c.eat_all(&["ministeriel", "ministerial", "presidentiel", "interministeriel", "conjoint", "joint"]);
    Some(kind)
}

/// "92/007", "95/677/PM", "68-DF-253", "015/MTPS/SG/CJ".
fn number(c: &mut Cursor) -> Option<LawNumber> {
    let mut ahead = *c;
    let first = ahead.number().filter(|t| t.plain.len() <= 6)?;
    let mut written = first.plain.clone();
    while written.len() < 40 {
        let mut next = ahead;
        let sign = next.peek().filter(|t| t.glued).map(|t| t.plain.clone());
        if !next.eat(&["/", "-"]) {
            break;
        }
        let Some(part) = next.peek().filter(|t| t.glued && t.kind != Kind::Sign) else { break };
        // "n° 92/007-bis" and the like; a word in small letters belongs to the sentence.
        if part.kind == Kind::Word && !part.capitals {
            break;
        }
        next.take();
        written.push_str(sign.as_deref().unwrap_or("/"));
        written.push_str(&part.plain.to_uppercase());
        ahead = next;
    }
    *c = ahead;
    Some(LawNumber::new(written))
}

/// Takes "n° 92/007 du 14 août 1992" after the kind, or a number that looks like a text's without its sign.
fn numbered(c: &mut Cursor, law: &mut LawRef) -> bool {
    let mut ahead = *c;
    let signed = ahead.number_sign();
    let Some(found) = number(&mut ahead) else { return false };
    if !signed && found.parts.len() < 2 {
        return false;
    }
    law.number = Some(found);
    *c = ahead;
    dated(c, law);
    true
}

fn dated(c: &mut Cursor, law: &mut LawRef) -> bool {
    if let Some(day) = date(c) {
        law.date = Some(day);
        law.year = Some(day.year());
        return true;
    }
    law.year = bare_year(c);
    law.year.is_some()
}

/// Takes a text that is cited here: by its name, with number and date where they stand, or by kind and number.
pub fn law(c: &mut Cursor) -> Option<LawRef> {
    let mut ahead = *c;
    let mut law = LawRef::default();
    if let Some(name) = names::name(&mut ahead) {
        law.name = Some(name);
        with_number_in_brackets(&mut ahead, &mut law);
        *c = ahead;
        return Some(law);
    }
    law.kind = Some(kind(&mut ahead)?);
    let mut led = ahead;
    // "Il a été arrêté le 5 octobre 2023" cites nothing: a text is of its day, "du".
    let is_dated = led.eat(&["du", "of", "(", "dated", "en"]);
    if !(numbered(&mut ahead, &mut law) || (is_dated && dated(&mut ahead, &mut law))) {
        return None;
    }
    // "portant Code du travail", "to institute the Labour Code": the name is the same text's.
    let mut title = ahead;
    title.eat(&[","]);
    let led = title.eat(&["portant"])
        || title.words("to institute")
        || title.words("instituting")
        || title.words("relating to");
    title.eat(&["the", "le", "du"]);
    if led && let Some(name) = names::name(&mut title) {
        law.name = Some(name);
        ahead = title;
    }
    *c = ahead;
    Some(law)
}

/// "Code du travail (loi n° 92/007 du 14 août 1992)", "AUSCGIE (30 janvier 2014)", "AUSCGIE du 30 janvier 2014".
fn with_number_in_brackets(c: &mut Cursor, law: &mut LawRef) {
    let mut ahead = *c;
    ahead.eat(&["ohada", "revise", "revised", "camerounais", "cameroonian"]);
    let opened = ahead.eat(&["("]);
    if !opened {
        ahead.eat(&[","]);
    }
    let mut inner = ahead;
    let mut found = LawRef::default();
    if let Some(kind) = kind(&mut inner)
        && (numbered(&mut inner, &mut found) || dated(&mut inner, &mut found))
    {
        *law = LawRef { name: law.name, kind: Some(kind), ..found };
        close(&mut inner, opened);
        *c = inner;
        return;
    }
    let mut inner = if opened { ahead } else { *c };
    if !opened {
        inner.eat(&["ohada", "revise", "revised", "camerounais", "cameroonian"]);
    }
    if dated(&mut inner, law) {
        close(&mut inner, opened);
        *c = inner;
    }
}

/// The bracket is the text's whatever else stands in it: "(loi n° 96/06 du 18 janvier 1996, modifiée par …)".
fn close(c: &mut Cursor, opened: bool) {
    if !opened {
        return;
    }
    let mut ahead = *c;
    for _ in 0..40 {
        match ahead.take() {
            Some(t) if t.plain == ")" => {
                *c = ahead;
                return;
            }
            Some(t) if t.plain != "(" => {}
            _ => return,
        }
    }
}

/// Takes a bracket that holds neither another text nor articles.
pub fn brackets(c: &mut Cursor) {
    let mut ahead = *c;
    if !ahead.eat(&["("]) {
        return;
    }
    for _ in 0..20 {
        let mut law = ahead;
        if self::law(&mut law).is_some() || super::article::group(&mut law).is_some() {
            return;
        }
        match ahead.take() {
            Some(t) if t.plain == ")" => {
                *c = ahead;
                return;
            }
            Some(t) if t.plain != "(" => {}
            _ => return,
        }
    }
}

/// "du même Code", "dudit Code", "de la même loi", "of the said Law": what was cited before.
pub fn same_as_before(c: &mut Cursor) -> bool {
    let mut ahead = *c;
    ahead.eat_all(&[",", "de", "du", "of", "la", "the", "l"]);
    let same = ahead
        .eat(&["meme", "memes", "dudit", "ladite", "ledit", "said", "same", "dit", "cette", "ce", "this"]);
    let noun = ahead.eat(&[
        "code",
        "loi",
        "law",
        "decret",
        "decree",
        "ordonnance",
        "ordinance",
        "arrete",
        "order",
        "acte",
        "act",
        "texte",
        "text",
        "constitution",
        "traite",
        "treaty",
    ]);
    if same && noun {
        ahead.eat(&["uniforme"]);
        *c = ahead;
    }
    same && noun
}
