//! Decisions as they are cited: "arrêt n° 62/CC du 5 octobre 2023", "Cour suprême, 5 octobre 2023, n° 67/CIV",
//! "Cass. civ., 5 oct. 2023, 67/CIV", "C.S., ch. jud., arrêt 67/CIV".

use super::court::{Court, chamber, court, qualities, rank, seat};
use super::date::date;
use super::law::number;
use ::citations::{Cursor, DecisionKind, Kind, decision_kind};
use chrono::NaiveDate;

/// A decision as it was cited; whatever was not said is missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DecisionRef {
    pub court: Option<Court>,
    pub number: Option<String>,
    pub date: Option<NaiveDate>,
    pub kind: Option<DecisionKind>,
}

/// What a decision is called besides its kind: "jugement civil", "arrêt contradictoire".
const SAID_OF_A_KIND: [&str; 22] = [
    "civil",
    "civile",
    "commercial",
    "commerciale",
    "social",
    "sociale",
    "penal",
    "penale",
    "criminel",
    "correctionnel",
    "administratif",
    "administrative",
    "coutumier",
    "contradictoire",
    "add",
    "definitif",
    "definitive",
    "precite",
    "precitee",
    "criminal",
    "civ",
    "com",
];

fn kind(c: &mut Cursor) -> Option<DecisionKind> {
    let mut ahead = *c;
    // Without the judge's words an "ordonnance" is a text of law, and an "avis" is anybody's.
    let judges = ["de refere", "de taxation", "de non lieu", "du president", "du juge"];
    let kind = if ahead.eat(&["ordonnance"]) {
        judges.iter().any(|words| ahead.words(words)).then_some(DecisionKind::Order)
    } else {
        decision_kind(&mut ahead).filter(|kind| *kind != DecisionKind::Opinion)
    }?;
    let mut said = ahead;
    said.eat_all(&SAID_OF_A_KIND);
    // "Le jugement civil" alone goes on as it likes.
    let (mut signed, mut bare) = (said, said);
    if signed.sign() || bare_number(&mut bare).is_some() {
        ahead = said;
    }
    *c = ahead;
    Some(kind)
}

/// "Cass. civ. 1re", "Cass. ass. plén.": a decision on a point of law, of whichever court hears such pleas.
fn in_cassation(c: &mut Cursor) -> bool {
    let mut ahead = *c;
    if !ahead.peek().is_some_and(|t| t.capital) || !ahead.words("cass .") {
        return false;
    }
    for _ in 0..4 {
        if !(qualities(&mut ahead) || rank(&mut ahead) || chamber(&mut ahead, false)) {
            break;
        }
    }
    *c = ahead;
    true
}

/// What stands behind a docket's number for the chamber: "67/CIV", also "67 CIV".
const CHAMBERS: [&str; 11] = ["civ", "com", "soc", "pen", "crim", "cor", "corr", "adm", "cc", "ep", "add"];
/// Only "67/L": apart from the number a lone letter begins a word ("67 L'employeur"), and "CA" and "CS" are courts.
const CHAMBERS_JOINED: [&str; 6] = ["cs", "ca", "p", "l", "s", "a"];

fn is_chamber(letters: &str) -> bool {
    CHAMBERS.contains(&letters) || CHAMBERS_JOINED.contains(&letters)
}

/// The letters apart from the number: "67 CIV", where nothing else can begin with them.
fn with_letters_apart(c: &mut Cursor, number: &mut String) {
    if !number.bytes().all(|b| b.is_ascii_digit()) {
        return;
    }
    let mut ahead = *c;
    let Some(letters) = ahead.take().filter(|t| t.kind == Kind::Word && t.capitals && !t.glued) else {
        return;
    };
    if CHAMBERS.contains(&letters.plain.as_str()) && !ahead.sees(&["."]) {
        number.push('/');
        number.push_str(&letters.plain.to_uppercase());
        *c = ahead;
    }
}

/// A docket's number without "n°" before it: letters in capitals behind it, or its year. What is counted, "50/50" or
/// "24/24", and what is measured is none.
fn bare_number(c: &mut Cursor) -> Option<String> {
    let begin = *c;
    let mut ahead = *c;
    let mut written = number(&mut ahead, false)?.written;
    with_letters_apart(&mut ahead, &mut written);
    let parts: Vec<&str> = written.split(['/', '-', '.']).collect();
    let is_capital = || {
        let mut walk = begin;
        std::iter::from_fn(move || walk.take().map(|t| (walk.at, t)))
            .take_while(|(at, _)| *at <= ahead.at)
            .filter(|(_, t)| t.kind == Kind::Word)
            .all(|(_, t)| t.capitals || is_chamber(&t.plain))
    };
    let has_letters = written.bytes().any(|b| b.is_ascii_alphabetic());
    let is_of_a_year = || parts.len() == 2 && parts.iter().filter(|p| is_year(p)).count() == 1;
    if !(if has_letters { parts.len() > 1 && is_capital() } else { is_of_a_year() }) {
        return None;
    }
    *c = ahead;
    Some(written)
}

fn is_year(part: &str) -> bool {
    part.len() == 4 && part.parse::<u32>().is_ok_and(|year| (1950..2100).contains(&year))
}

/// With its sign in front.
fn signed_number(c: &mut Cursor) -> Option<String> {
    let mut ahead = *c;
    if !ahead.sign() {
        return None;
    }
    let mut written = number(&mut ahead, true)?.written;
    with_letters_apart(&mut ahead, &mut written);
    *c = ahead;
    Some(written)
}

/// Number, date, court and kind in whatever order; each once.
fn parts(c: &mut Cursor, found: &mut DecisionRef) {
    for _ in 0..8 {
        let mut ahead = *c;
        ahead.eat(&[","]);
        let taken = numbered(&mut ahead, found)
            || dated(&mut ahead, found)
            || bare(&mut ahead, found)
            || by_court(&mut ahead, found)
            || of_kind(&mut ahead, found)
            || of_chamber(&mut ahead);
        if !taken {
            return;
        }
        *c = ahead;
    }
}

fn numbered(c: &mut Cursor, found: &mut DecisionRef) -> bool {
    take(&mut found.number, || signed_number(c))
}

/// A day is tried first: "arrêt 05/10/2023" says when.
fn bare(c: &mut Cursor, found: &mut DecisionRef) -> bool {
    take(&mut found.number, || bare_number(c))
}

fn dated(c: &mut Cursor, found: &mut DecisionRef) -> bool {
    take(&mut found.date, || date(c))
}

fn of_kind(c: &mut Cursor, found: &mut DecisionRef) -> bool {
    take(&mut found.kind, || kind(c))
}

fn by_court(c: &mut Cursor, found: &mut DecisionRef) -> bool {
    let named = || {
        let mut ahead = *c;
        ahead.eat(&["rendu", "rendue", "delivered"]);
        ahead.eat(&["par", "by", "de", "of", "du"]);
        ahead.eat(&["la", "the", "le", "l"]);
        let court = court(&mut ahead)?;
        seat(&mut ahead, court);
        *c = ahead;
        Some(court)
    };
    take(&mut found.court, named)
}

/// "… de la section civile de la Cour suprême".
fn of_chamber(c: &mut Cursor) -> bool {
    c.eat(&["de", "of", "du"]);
    c.eat(&["la", "the"]);
    chamber(c, false)
}

/// Fills what is still missing.
fn take<T>(place: &mut Option<T>, read: impl FnOnce() -> Option<T>) -> bool {
    if place.is_none() {
        *place = read();
        return place.is_some();
    }
    false
}

/// Takes a decision that is cited here. A court alone is none, nor is the word "arrêt".
pub fn decision(c: &mut Cursor) -> Option<DecisionRef> {
    let mut ahead = *c;
    let mut found = DecisionRef::default();
    if in_cassation(&mut ahead) {
        found.kind = Some(DecisionKind::Arret);
    } else {
        found.kind = kind(&mut ahead);
    }
    if found.kind.is_none() {
        let court = court(&mut ahead)?;
        seat(&mut ahead, court);
        found.court = Some(court);
    }
    parts(&mut ahead, &mut found);
    let is_told = match (found.kind.is_some(), found.number.is_some(), found.date.is_some()) {
        (true, number, date) => number || date,
        (false, number, date) => number && date,
    };
    if !is_told {
        return None;
    }
    *c = ahead;
    Some(found)
}

/// Takes the next of "arrêts n° 62/CC du 5 octobre 2023, n° 67/CIV et 70/CIV": of the same kind and court as the one before it, with a
/// number of its own. With the place of its first token.
pub fn next_of_list(c: &mut Cursor, before: &DecisionRef) -> Option<(usize, DecisionRef)> {
    before.number.as_ref()?;
    let mut ahead = *c;
    ahead.eat_all(&[",", ";", "et", "and", "ou", "or", "&"]);
    let begin = ahead.at;
    if begin == c.at {
        return None;
    }
    // Without its sign only what has letters: "62/CC, 12/2023" may go on with a file's number.
    let lettered = |n: &String| n.bytes().any(|b| b.is_ascii_alphabetic());
    let number = signed_number(&mut ahead).or_else(|| bare_number(&mut ahead).filter(lettered))?;
    let mut found = DecisionRef { number: Some(number), ..DecisionRef::default() };
    dated(&mut ahead, &mut found);
    by_court(&mut ahead, &mut found);
    *c = ahead;
    Some((begin, DecisionRef { kind: before.kind, court: found.court.or(before.court), ..found }))
}
