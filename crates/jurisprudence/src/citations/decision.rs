//! Decisions as they are cited: "arrêt n° 62/CC du 5 octobre 2023", "Cour suprême, 5 octobre 2023, n° 67/CIV".

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

/// The courts whose decisions are told apart; of the others only that they are other ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Court {
    Supreme,
    Constitutional,
    Ccja,
    Appeal,
    FirstInstance,
    HighCourt,
    SpecialCriminal,
    Administrative,
}

impl Court {
    pub fn print(self, is_french: bool) -> &'static str {
        match (self, is_french) {
            (Self::Supreme, true) => "Cour suprême",
            (Self::Supreme, false) => "Supreme Court",
            (Self::Constitutional, true) => "Conseil constitutionnel",
            (Self::Constitutional, false) => "Constitutional Council",
            (Self::Ccja, _) => "CCJA",
            (Self::Appeal, true) => "Cour d’appel",
            (Self::Appeal, false) => "Court of Appeal",
            (Self::FirstInstance, true) => "Tribunal de première instance",
            (Self::FirstInstance, false) => "Court of First Instance",
            (Self::HighCourt, true) => "Tribunal de grande instance",
            (Self::HighCourt, false) => "High Court",
            (Self::SpecialCriminal, true) => "Tribunal criminel spécial",
            (Self::SpecialCriminal, false) => "Special Criminal Court",
            (Self::Administrative, true) => "Tribunal administratif",
            (Self::Administrative, false) => "Administrative Court",
        }
    }
}

const COURTS: [(Court, &[&str]); 8] = [
    (Court::Supreme, &["cour supreme", "supreme court"]),
    (Court::Constitutional, &["conseil constitutionnel", "constitutional council"]),
    (
        Court::Ccja,
        &["ccja", "cour commune de justice et d arbitrage", "common court of justice and arbitration"],
    ),
    (Court::Appeal, &["cour d appel", "court of appeal"]),
    (Court::FirstInstance, &["tribunal de premiere instance", "court of first instance", "tpi"]),
    (Court::HighCourt, &["tribunal de grande instance", "high court", "tgi"]),
    (Court::SpecialCriminal, &["tribunal criminel special", "special criminal court"]),
    (Court::Administrative, &["tribunal administratif", "administrative court"]),
];

/// The court of a text that names one, such as a decision's own "Cour suprême, chambre judiciaire".
pub fn court(c: &mut Cursor) -> Option<Court> {
    let found = COURTS.iter().find(|(_, names)| names.iter().any(|name| c.words(name)));
    found.map(|(court, _)| *court)
}

fn kind(c: &mut Cursor) -> Option<DecisionKind> {
    let mut ahead = *c;
    // Without the judge's words an "ordonnance" is a text of law, and an "avis" is anybody's.
    let judges = ["de refere", "de taxation", "de non lieu", "du president", "du juge"];
    let kind = if ahead.eat(&["ordonnance"]) {
        judges.iter().any(|words| ahead.words(words)).then_some(DecisionKind::Order)
    } else {
        decision_kind(&mut ahead).filter(|kind| *kind != DecisionKind::Opinion)
    }?;
    *c = ahead;
    Some(kind)
}

/// Number, date and court in whatever order; each once.
fn parts(c: &mut Cursor, found: &mut DecisionRef) {
    for _ in 0..6 {
        let mut ahead = *c;
        ahead.eat(&[","]);
        if found.number.is_none() {
            let mut numbered = ahead;
            if numbered.sign()
                && let Some(number) = number(&mut numbered, true)
            {
                found.number = Some(number.written);
                *c = numbered;
                continue;
            }
        }
        if found.date.is_none()
            && let Some(day) = date(&mut ahead)
        {
            found.date = Some(day);
            *c = ahead;
            continue;
        }
        if found.court.is_none() {
            let mut named = ahead;
            named.eat(&["rendu", "rendue", "delivered"]);
            named.eat(&["par", "by", "de", "of", "du"]);
            named.eat(&["la", "the", "le"]);
            if let Some(court) = court(&mut named) {
                place(&mut named);
                found.court = Some(court);
                *c = named;
                continue;
            }
        }
        if found.kind.is_none() {
            let mut said = ahead;
            if let Some(kind) = kind(&mut said) {
                found.kind = Some(kind);
                *c = said;
                continue;
            }
        }
        return;
    }
}

/// "du Littoral", "de Douala", ", chambre judiciaire, section civile": what follows a court's name.
fn place(c: &mut Cursor) {
    let mut ahead = *c;
    if ahead.eat(&["du", "de", "of"]) {
        ahead.eat(&["l", "la", "the"]);
        if ahead.peek().is_some_and(|t| t.kind == Kind::Word && t.capital) {
            ahead.take();
            *c = ahead;
        }
    }
    let mut ahead = *c;
    for _ in 0..2 {
        let mut next = ahead;
        next.eat(&[","]);
        if !next.eat(&["chambre", "ch", "section", "sections", "bench"]) {
            break;
        }
        next.eat(&["."]);
        if next.peek().is_none_or(|t| t.kind != Kind::Word || t.plain == "n") {
            break;
        }
        next.take();
        ahead = next;
    }
    *c = ahead;
}

/// Takes a decision that is cited here. A court alone is none, nor is the word "arrêt".
pub fn decision(c: &mut Cursor) -> Option<DecisionRef> {
    let mut ahead = *c;
    let mut found = DecisionRef { kind: kind(&mut ahead), ..DecisionRef::default() };
    if found.kind.is_none() {
        found.court = Some(court(&mut ahead)?);
        place(&mut ahead);
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
