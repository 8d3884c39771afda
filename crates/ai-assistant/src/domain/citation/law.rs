//! Laws, decrees, orders and decisions as they are cited: by number, by name, by date or by year. A gate needs to know less
//! of them than a checker does, whether two citations can be of one text; and it reads more: a number without "loi", a
//! year ("the 1990 Law"), a code that nobody knows.
use super::names;
use ::citations::{
    Cursor, Day, Kind, LawNumber, TextKind, Tokens, acronym, day, decision_kind, law_number, text_kind, year,
};

/// How a text is told from another.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum LawKey {
    /// `92/7` for "n° 92/007", "No. 92/7" and "92-007"; `62/CC` for a decision.
    Number(LawNumber),
    Name(String),
    Date(Day),
    Year(i32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    pub date: Option<Day>,
    pub start: usize,
    pub end: usize,
    /// Places in the tokens: first and one past the last.
    pub from: usize,
    pub to: usize,
}

fn kind(c: &mut Cursor) -> Option<LawKind> {
    match text_kind(c) {
        Some(TextKind::Law) => Some(LawKind::Law),
        Some(TextKind::Decree) => Some(LawKind::Decree),
        Some(_) => Some(LawKind::Order),
        None => decision_kind(c).map(|_| LawKind::Decision),
    }
}

impl LawKind {
    /// A judge's "ordonnance" and an "order" are decisions too.
    pub fn agrees_with(self, other: Self) -> bool {
        self == other
            || matches!((self, other), (Self::Order, Self::Decision) | (Self::Decision, Self::Order))
    }
}

/// The law that is cited at a place.
pub fn law(tokens: &Tokens, from: usize) -> Option<LawRef> {
    let mut c = tokens.cursor(from);
    let start = c.peek()?.start;
    let (key, kind, date) =
        by_year(&mut c).or_else(|| by_name(&mut c)).or_else(|| by_kind_or_number(&mut c))?;
    Some(LawRef { key, kind, date, start, end: c.end(), from, to: c.at })
}

/// "CPP" in "art. 229 CPP", where the article ends.
pub fn acronym_behind(tokens: &Tokens, at: usize, are_sections: bool) -> Option<LawRef> {
    let mut c = tokens.cursor(at);
    c.eat_all(&["du", "of", "the"]);
    let (from, start) = (c.at, c.peek()?.start);
    let key = LawKey::Name(acronym(&mut c, are_sections)?.id.to_owned());
    Some(LawRef { key, kind: None, date: None, start, end: c.end(), from, to: c.at })
}

type Read = (LawKey, Option<LawKind>, Option<Day>);

/// "the 1990 Law".
fn by_year(c: &mut Cursor) -> Option<Read> {
    let mut ahead = *c;
    let year = year(&mut ahead)?;
    ahead.peek().filter(|t| t.kind == Kind::Word && t.capital)?;
    let kind = kind(&mut ahead)?;
    *c = ahead;
    Some((LawKey::Year(year), Some(kind), None))
}

fn by_name(c: &mut Cursor) -> Option<Read> {
    let (name, date) = names::named(c)?;
    Some((LawKey::Name(name), None, date))
}

fn by_kind_or_number(c: &mut Cursor) -> Option<Read> {
    let mut ahead = *c;
    let kind = kind(&mut ahead);
    if kind.is_some() {
        ahead.eat(&["-"]);
    }
    let found = by_number(&mut ahead, kind)
        .or_else(|| by_date(&mut ahead, kind?))
        .or_else(|| by_kind_and_year(&mut ahead, kind?))?;
    *c = ahead;
    Some(found)
}

/// "n° 92/007", "№ 62/CC"; after a kind also a bare "92/007".
fn by_number(c: &mut Cursor, kind: Option<LawKind>) -> Option<Read> {
    let mut ahead = *c;
    let signed = ahead.sign();
    let number = law_number(&mut ahead, true)?;
    // Without a sign or a kind of text, a number with a stroke is a date or a fraction as often as a law.
    let has_strokes = number.parts() > 1;
    if !(signed && kind.is_some() || (signed || kind.is_some()) && has_strokes) {
        return None;
    }
    let date = day(&mut ahead);
    *c = ahead;
    Some((LawKey::Number(number), kind, date))
}

/// "la loi du 14 août 1992".
fn by_date(c: &mut Cursor, kind: LawKind) -> Option<Read> {
    c.peek().filter(|t| t.kind != Kind::Number)?;
    let date = day(c)?;
    Some((LawKey::Date(date), Some(kind), Some(date)))
}

/// "la loi de finances pour l'année 2024", "the law of 1990".
fn by_kind_and_year(c: &mut Cursor, kind: LawKind) -> Option<Read> {
    let mut ahead = *c;
    ahead.eat_all(&["de", "of", "finances", "finance", "pour", "for", "l", "annee", "the", "year", "d"]);
    let year = year(&mut ahead)?;
    *c = ahead;
    Some((LawKey::Year(year), Some(kind), None))
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
            LawKey::Number(n) => {
                keys.extend(n.year().map(LawKey::Year));
                // Who cites 95/677/PM may leave its office out; who adds one says something that must be known.
                keys.extend(n.without_office().map(LawKey::Number));
            }
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
