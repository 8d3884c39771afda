//! Laws, decrees, orders and decisions as they are cited: by number, by name, by date or by year.
use super::article::plain_number;
use super::date::{self, Date};
use super::names;
use super::token::{Cursor, Kind, Token};

/// How a text is told from another.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LawKey {
    /// `92/7` for "n° 92/007", "No. 92/7" and "92-007"; `62/CC` for a decision.
    Number(String),
    Name(String),
    Date(Date),
    Year(u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LawKind {
    Law,
    Decree,
    /// Ordonnances and arrêtés: English says "order" of both, and of a judge's ordonnance.
    Order,
    Decision,
}

#[derive(Debug, Clone)]
pub struct LawRef {
    pub key: LawKey,
    pub kind: Option<LawKind>,
    pub date: Option<Date>,
    pub start: usize,
    pub end: usize,
    pub from: usize,
    pub to: usize,
}

fn kind_of(word: &str) -> Option<LawKind> {
    Some(match word {
        "loi" | "lois" | "law" | "laws" | "act" | "acts" => LawKind::Law,
        "decret" | "decrets" | "decree" | "decrees" => LawKind::Decree,
        "ordonnance" | "ordonnances" | "ordinance" | "ordinances" | "arrete" | "arretes" | "order"
        | "orders" | "circulaire" | "circular" | "instruction" | "reglement" | "regulation" => LawKind::Order,
        "arret" | "arrets" | "jugement" | "jugements" | "decision" | "decisions" | "judgment"
        | "judgments" | "judgement" | "judgements" | "ruling" | "rulings" | "avis" => LawKind::Decision,
        _ => return None,
    })
}

impl LawKind {
    /// A judge's "ordonnance" and an "order" are decisions too.
    pub fn agrees_with(self, other: Self) -> bool {
        self == other
            || matches!((self, other), (Self::Order, Self::Decision) | (Self::Decision, Self::Order))
    }
}

pub fn law(tokens: &[Token], from: usize) -> Option<LawRef> {
    let mut c = Cursor::new(tokens);
    c.at = from;
    let here = c.peek()?;
    let start = here.start;
    if here.kind == Kind::Number {
        return year_and_kind(c, from);
    }
    let before = tokens.get(..from).unwrap_or_default().iter().rev().find(|t| t.kind != Kind::Mark);
    if let Some(name) = names::name(&mut c, before) {
        let date = date::date(&mut c);
        return Some(LawRef {
            key: LawKey::Name(name),
            kind: None,
            date,
            start,
            end: c.last_end(),
            from,
            to: c.at,
        });
    }
    let kind = if here.kind == Kind::Word { kind_of(&here.plain) } else { None };
    if kind.is_some() {
        c.take();
        c.eat_any(&["-"]);
        while c
            .eat_any(&[
                "cadre",
                "framework",
                "organique",
                "organic",
                "ministeriel",
                "ministerial",
                "presidential",
                "presidentiel",
                "interministeriel",
                "conjoint",
                "joint",
            ])
            .is_some()
        {}
    }
    let mut ahead = c;
    if let Some(number) = numbered(&mut ahead, kind) {
        let date = date::date(&mut ahead);
        let end = ahead.last_end();
        return Some(LawRef { key: LawKey::Number(number), kind, date, start, end, from, to: ahead.at });
    }
    let kind = kind?;
    let mut ahead = c;
    if ahead.peek().is_some_and(|t| t.kind == Kind::Word || t.kind == Kind::Sign)
        && let Some(day) = date::date(&mut ahead)
    {
        let end = ahead.last_end();
        return Some(LawRef {
            key: LawKey::Date(day),
            kind: Some(kind),
            date: Some(day),
            start,
            end,
            from,
            to: ahead.at,
        });
    }
    let mut ahead = c;
    while ahead
        .eat_any(&["de", "of", "finances", "finance", "pour", "for", "l", "annee", "the", "year", "d"])
        .is_some()
    {}
    let year = date::year(&mut ahead)?;
    let end = ahead.last_end();
    Some(LawRef { key: LawKey::Year(year), kind: Some(kind), date: None, start, end, from, to: ahead.at })
}

/// "the 1990 Law".
fn year_and_kind(mut c: Cursor, from: usize) -> Option<LawRef> {
    let start = c.peek()?.start;
    let year = date::year(&mut c)?;
    let word = c.peek().filter(|t| t.kind == Kind::Word && t.capital)?;
    let kind = kind_of(&word.plain)?;
    c.take();
    Some(LawRef {
        key: LawKey::Year(year),
        kind: Some(kind),
        date: None,
        start,
        end: c.last_end(),
        from,
        to: c.at,
    })
}

/// "n° 92/007", "No. 92/7", "№ 62/CC", and after a kind also a bare "92/007".
fn numbered(c: &mut Cursor, kind: Option<LawKind>) -> Option<String> {
    let mut ahead = *c;
    let sign = if ahead.eat("№").then_some(()).is_some() || ahead.eat("no").then_some(()).is_some() {
        true
    } else {
        ahead.eat_any(&["n", "nos", "ns", "nr", "num", "numero", "numeros", "number", "numbers"]).is_some()
    };
    if sign {
        while ahead.eat_any(&["°", "º", ".", "s", ":"]).is_some() {}
    }
    let (number, parts) = reference(&mut ahead)?;
    // Without a sign or a kind of text, a number with a stroke is a date or a fraction as often as a law.
    if !(sign && (kind.is_some() || parts > 1) || kind.is_some() && parts > 1) {
        return None;
    }
    *c = ahead;
    Some(number)
}

/// `92/007`, `74-1`, `68-DF-253`, `98/PM/04`, `04COM`: the parts in capitals, without leading zeros, joined by `/`.
fn reference(c: &mut Cursor) -> Option<(String, usize)> {
    let mut ahead = *c;
    let mut parts: Vec<String> = Vec::new();
    let mut digits = false;
    loop {
        let mut part = String::new();
        while let Some(token) = ahead.peek().filter(|t| {
            t.kind == Kind::Number && (part.is_empty() || t.glued)
                || t.kind == Kind::Word
                    && (if part.is_empty() { t.glued || t.capitals } else { t.glued })
                    && t.plain.len() <= 8
        }) {
            if token.kind == Kind::Number {
                digits = true;
                part.push_str(&plain_number(&token.plain));
            } else {
                part.push_str(&token.plain.to_uppercase());
            }
            ahead.take();
        }
        if part.is_empty() {
            break;
        }
        parts.push(part);
        *c = ahead;
        let mut further = ahead;
        let next_to_it = further.peek().is_some_and(|t| t.glued);
        let Some(stroke) = further.eat_any(&["/", "-", "–", "‑", "."]) else { break };
        let follows = further.peek().is_some_and(|t| t.glued && t.kind != Kind::Sign);
        let spaced_law = stroke.plain == "/" && further.peek().is_some_and(|t| t.kind == Kind::Number);
        if !(next_to_it && follows || spaced_law) {
            break;
        }
        ahead = further;
    }
    if !digits {
        return None;
    }
    // Laws before 2000 are numbered by two digits of the year: 1992/007 is 92/007.
    if let Some(first) = parts.first_mut()
        && first.len() == 4
        && let Some(short) = first.strip_prefix("19")
    {
        *first = plain_number(short);
    }
    let count = parts.len();
    Some((parts.join("/"), count))
}

impl LawRef {
    /// Every key that names the same text: its number or name, its date, its year.
    pub fn keys(&self) -> Vec<LawKey> {
        let mut keys = vec![self.key.clone()];
        if let Some(date) = self.date {
            keys.push(LawKey::Date(date));
            keys.push(LawKey::Year(date.year));
        }
        match &self.key {
            LawKey::Number(n) => keys.extend(year_of(n).map(LawKey::Year)),
            LawKey::Name(n) if n.starts_with("au-") => keys.push(LawKey::Name("au".into())),
            _ => {}
        }
        keys
    }

    /// The normal form shown in tests and in the log of what was removed.
    pub fn normal(&self) -> String {
        match &self.key {
            LawKey::Number(n) => format!("n° {n}"),
            LawKey::Name(n) => n.clone(),
            LawKey::Date(d) => format!("{:04}-{:02}-{:02}", d.year, d.month, d.day),
            LawKey::Year(y) => y.to_string(),
        }
    }
}

/// The year in front of a law's number: 2016 in "2016/7", 1992 in "92/7".
fn year_of(number: &str) -> Option<u32> {
    let year: u32 = number.split('/').next()?.parse().ok()?;
    match year {
        1900..=2199 => Some(year),
        50..=99 => Some(1900 + year),
        _ => None,
    }
}
