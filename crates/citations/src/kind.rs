//! What a text is: a law, an ordinance, a decree, an order; a judgment.

use crate::token::{Cursor, Kind, Reading};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TextKind {
    Law,
    Ordinance,
    Decree,
    Order,
    Circular,
    Instruction,
    Regulation,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DecisionKind {
    Arret,
    Judgment,
    Decision,
    /// A judge's.
    Order,
    /// "Avis" of a court, and of anybody else.
    Opinion,
}

/// A kind with its names in French and English, and the words it is cited with.
type Row<K> = (K, &'static str, &'static str, &'static [&'static str]);

static TEXTS: [Row<TextKind>; 7] = [
    (TextKind::Law, "Loi", "Law", &["loi", "lois", "law", "laws", "act", "acts"]),
    (
        TextKind::Ordinance,
        "Ordonnance",
        "Ordinance",
        &["ordonnance", "ordonnances", "ordinance", "ordinances"],
    ),
    (TextKind::Decree, "Décret", "Decree", &["decret", "decrets", "decree", "decrees"]),
    (TextKind::Order, "Arrêté", "Order", &["arrete", "arretes", "order", "orders"]),
    (TextKind::Circular, "Circulaire", "Circular", &["circulaire", "circulaires", "circular", "circulars"]),
    (TextKind::Instruction, "Instruction", "Instruction", &["instruction", "instructions"]),
    (
        TextKind::Regulation,
        "Règlement",
        "Regulation",
        &["reglement", "reglements", "regulation", "regulations"],
    ),
];

static DECISIONS: [Row<DecisionKind>; 5] = [
    (DecisionKind::Arret, "arrêt", "judgment", &["arret", "arrets"]),
    (
        DecisionKind::Judgment,
        "jugement",
        "judgment",
        &["jugement", "jugements", "judgment", "judgments", "judgement", "judgements", "ruling", "rulings"],
    ),
    (DecisionKind::Decision, "décision", "decision", &["decision", "decisions"]),
    // Its words are those of a text: only what follows says that a judge made it.
    (DecisionKind::Order, "ordonnance", "order", &[]),
    (DecisionKind::Opinion, "avis", "opinion", &["avis"]),
];

/// Everyday words: in a document a text of law only before its number.
const EVERYDAY: [&str; 8] =
    ["act", "acts", "instruction", "instructions", "reglement", "reglements", "regulation", "regulations"];

const QUALITIES: [&str; 13] = [
    "cadre",
    "framework",
    "organique",
    "organic",
    "ministeriel",
    "ministerielle",
    "ministerial",
    "presidential",
    "presidentiel",
    "interministeriel",
    "interministerial",
    "conjoint",
    "joint",
];

fn row<K: PartialEq>(rows: &'static [Row<K>], kind: &K) -> Option<&'static Row<K>> {
    rows.iter().find(|(k, ..)| k == kind)
}

fn title<K: PartialEq>(rows: &'static [Row<K>], kind: &K, is_french: bool) -> &'static str {
    row(rows, kind).map_or("", |(_, fr, en, _)| if is_french { fr } else { en })
}

fn named<K: Copy>(rows: &'static [Row<K>], word: &str) -> Option<K> {
    rows.iter().find(|(.., words)| words.contains(&word)).map(|(kind, ..)| *kind)
}

impl TextKind {
    /// "Loi", "Law": as a citation begins.
    pub fn title(self, is_french: bool) -> &'static str {
        title(&TEXTS, &self, is_french)
    }
}

impl DecisionKind {
    /// "arrêt", "judgment".
    pub fn title(self, is_french: bool) -> &'static str {
        title(&DECISIONS, &self, is_french)
    }
}

/// Takes the word for a text with what is said of it: "loi-cadre", "arrêté ministériel", "framework law".
pub fn text_kind(c: &mut Cursor) -> Option<TextKind> {
    let mut ahead = *c;
    if ahead.eat(&["framework", "organic"]) && !ahead.sees(&["law", "laws"]) {
        return None;
    }
    let word = ahead.take().filter(|t| t.kind == Kind::Word)?;
    let kind = named(&TEXTS, &word.plain)?;
    let mut qualified = ahead;
    qualified.eat(&["-"]);
    if qualified.sees(&QUALITIES) {
        qualified.eat_all(&QUALITIES);
        ahead = qualified;
    }
    let is_numbered = || {
        let mut numbered = ahead;
        numbered.number_sign()
    };
    if c.reading() == Reading::Plain && EVERYDAY.contains(&word.plain.as_str()) && !is_numbered() {
        return None;
    }
    *c = ahead;
    Some(kind)
}

/// Takes the word for a decision.
pub fn decision_kind(c: &mut Cursor) -> Option<DecisionKind> {
    let word = c.peek().filter(|t| t.kind == Kind::Word)?;
    let kind = named(&DECISIONS, &word.plain)?;
    c.take();
    Some(kind)
}
