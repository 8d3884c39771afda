//! Decisions as they are cited: "arrêt n° 62/CC du 5 octobre 2023", "Cour suprême, 5 octobre 2023, n° 67/CIV".

use super::date::date;
use super::token::{Cursor, Kind};
use chrono::NaiveDate;

/// A decision as it was cited; whatever was not said is missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DecisionRef {
    pub court: Option<Court>,
    pub number: Option<String>,
    pub date: Option<NaiveDate>,
    pub kind: Option<DecisionKind>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionKind {
    Judgment,
    Arret,
    Decision,
    Order,
}

impl DecisionKind {
    pub fn print(self, is_french: bool) -> &'static str {
        match (self, is_french) {
            (Self::Judgment, true) => "jugement",
            (Self::Arret, true) => "arrêt",
            (Self::Decision, true) => "décision",
            (Self::Order, true) => "ordonnance",
            (Self::Judgment | Self::Arret, false) => "judgment",
            (Self::Decision, false) => "decision",
            (Self::Order, false) => "order",
        }
    }
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
    let word = c.peek().filter(|t| t.kind == Kind::Word)?;
    let kind = match word.plain.as_str() {
        "arret" | "arrets" => DecisionKind::Arret,
        "jugement" | "jugements" | "judgment" | "judgement" | "ruling" => DecisionKind::Judgment,
        "decision" | "decisions" => DecisionKind::Decision,
        // Without these words an "ordonnance" is a text of law.
        "ordonnance" => {
            let mut ahead = *c;
            ahead.take();
            let judges = ["de refere", "de taxation", "de non lieu", "du president", "du juge"];
            if !judges.iter().any(|words| ahead.words(words)) {
                return None;
            }
            *c = ahead;
            return Some(DecisionKind::Order);
        }
        _ => return None,
    };
    c.take();
    Some(kind)
}

/// "62/CC", "012/2020", "67/CIV", "354/EP", "1/12/CA": parts of digits and capitals.
fn number(c: &mut Cursor) -> Option<String> {
    let mut ahead = *c;
    let first = ahead.number().filter(|t| t.plain.len() <= 6)?;
    let mut written = first.plain.clone();
    while written.len() < 40 {
        let mut next = ahead;
        let Some(sign) = next.peek().filter(|t| t.glued).map(|t| t.plain.clone()) else { break };
        if !next.eat(&["/", "-"]) {
            break;
        }
        let Some(part) = next.peek().filter(|t| t.glued && t.kind != Kind::Sign) else { break };
        if part.kind == Kind::Word && !part.capitals {
            break;
        }
        next.take();
        written.push_str(&sign);
        written.push_str(&part.plain.to_uppercase());
        ahead = next;
    }
    *c = ahead;
    Some(written)
}

/// Number, date and court in whatever order; each once.
fn parts(c: &mut Cursor, found: &mut DecisionRef) {
    for _ in 0..6 {
        let mut ahead = *c;
        ahead.eat(&[","]);
        if found.number.is_none() {
            let mut numbered = ahead;
            if numbered.number_sign()
                && let Some(number) = number(&mut numbered)
            {
                found.number = Some(number);
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
