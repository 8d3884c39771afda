//! Laws, ordinances, decrees and orders as they are cited: by name, by number, by date.

use super::date::{date, on_calendar};
use ::citations::{
    Cursor, LawNumber, TextKind, articles, bare_year, constitution, law_number, name, qualifiers, text_kind,
    uniform_act, year,
};
use chrono::{Datelike, NaiveDate};

/// A text as it was cited; whatever was not said is missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LawRef {
    /// The `id` of [`citations::NAMES`].
    pub name: Option<&'static str>,
    pub kind: Option<TextKind>,
    pub number: Option<LawNumber>,
    pub date: Option<NaiveDate>,
    pub year: Option<i32>,
}

/// A longer first numeral is a telephone or file number.
const MOST_DIGITS: usize = 6;

/// "92/007", "95/677/PM", "68-DF-253", "015/MTPS/SG/CJ"; with letters in front only behind "n°".
pub fn number(c: &mut Cursor, is_signed: bool) -> Option<LawNumber> {
    let mut ahead = *c;
    let found = law_number(&mut ahead, is_signed)?;
    let first = found.written.split(|c: char| !c.is_ascii_digit()).find(|digits| !digits.is_empty())?;
    if first.len() > MOST_DIGITS {
        return None;
    }
    *c = ahead;
    Some(found)
}

/// Takes "n° 92/007 du 14 août 1992" after the kind, or a number that looks like a text's without its sign.
fn numbered(c: &mut Cursor, law: &mut LawRef) -> bool {
    let mut ahead = *c;
    let signed = ahead.sign();
    let Some(found) = number(&mut ahead, signed) else { return false };
    if !signed && found.parts() < 2 {
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
    let year = bare_year(c);
    law.year = year.or(law.year);
    year.is_some()
}

/// Takes a text that is known by its name. An OHADA act that does not say which one it is is no text to look for.
fn named(c: &mut Cursor) -> Option<LawRef> {
    let mut ahead = *c;
    let mut law = LawRef::default();
    if let Some(act) = uniform_act(&mut ahead) {
        law.name = Some(act.named?.id);
        law.date = act.day.and_then(on_calendar);
        law.year = law.date.map(|day| day.year());
    } else {
        law.name = Some(name(&mut ahead).or_else(|| constitution(&mut ahead))?.id);
    }
    *c = ahead;
    Some(law)
}

/// Takes a text that is cited here: by its name, with number and date where they stand, or by kind and number.
pub fn law(c: &mut Cursor) -> Option<LawRef> {
    let mut ahead = *c;
    let mut law = LawRef::default();
    if let Some(named) = named(&mut ahead) {
        law = named;
        with_number_in_brackets(&mut ahead, &mut law);
        *c = ahead;
        return Some(law);
    }
    law.kind = Some(text_kind(&mut ahead)?);
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
    if led && let Some(named) = named(&mut title) {
        law.name = named.name;
        ahead = title;
    }
    *c = ahead;
    Some(law)
}

/// "Code du travail (loi n° 92/007 du 14 août 1992)", "AUSCGIE (30 janvier 2014)", "AUSCGIE du 30 janvier 2014".
fn with_number_in_brackets(c: &mut Cursor, law: &mut LawRef) {
    let mut ahead = *c;
    qualifiers(&mut ahead);
    let opened = ahead.eat(&["("]);
    if !opened {
        ahead.eat(&[","]);
    }
    let mut inner = ahead;
    let mut found = LawRef::default();
    if let Some(kind) = text_kind(&mut inner)
        && (numbered(&mut inner, &mut found) || dated(&mut inner, &mut found))
    {
        *law = LawRef { name: law.name, kind: Some(kind), ..found };
        close(&mut inner, opened);
        *c = inner;
        return;
    }
    let mut inner = if opened { ahead } else { *c };
    if !opened {
        qualifiers(&mut inner);
    }
    if dated(&mut inner, law) || year_alone(&mut inner, law, opened) {
        close(&mut inner, opened);
        *c = inner;
    }
}

/// "AUSCGIE (1997)", "AUSCGIE 1997": an OHADA act has a version of each year it was made in.
fn year_alone(c: &mut Cursor, law: &mut LawRef, opened: bool) -> bool {
    let mut ahead = *c;
    let is_act = law.name.is_some_and(|name| name.starts_with("au-"));
    let Some(found) = year(&mut ahead) else { return false };
    // "Constitution (2008)" is that of 1996 as it was revised: its text bears another year.
    if law.name == Some("constitution") {
        return false;
    }
    if !(if opened { ahead.sees(&[")"]) } else { is_act }) {
        return false;
    }
    law.year = Some(found);
    *c = ahead;
    true
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
        if self::law(&mut law).is_some() || articles(&mut law).is_some() {
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
