//! Courts as citations name them: in full, by their initials, with their place and their chamber.

use ::citations::{Cursor, Kind, decision_kind};

/// The courts whose decisions are told apart; of the others only that they are other ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Court {
    Supreme,
    /// No court of Cameroon: what it decided is none of the Cour suprême's.
    Cassation,
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
            (Self::Cassation, true) => "Cour de cassation",
            (Self::Cassation, false) => "Court of Cassation",
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

    /// There are many of its kind: a name behind it is the town or the division that it sits in.
    fn has_a_place(self) -> bool {
        matches!(self, Self::Appeal | Self::FirstInstance | Self::HighCourt | Self::Administrative)
    }
}

const COURTS: [(Court, &[&str]); 9] = [
    (Court::Supreme, &["cour supreme", "supreme court"]),
    (Court::Cassation, &["cour de cassation", "court of cassation"]),
    (Court::Constitutional, &["conseil constitutionnel", "constitutional council"]),
    (Court::Ccja, &["cour commune de justice et d arbitrage", "common court of justice and arbitration"]),
    (Court::Appeal, &["cour d appel", "court of appeal"]),
    (Court::FirstInstance, &["tribunal de premiere instance", "court of first instance", "tpi"]),
    (Court::HighCourt, &["tribunal de grande instance", "high court", "tgi"]),
    (Court::SpecialCriminal, &["tribunal criminel special", "special criminal court"]),
    (Court::Administrative, &["tribunal administratif", "administrative court"]),
];

/// With or without points between them, in capitals. Those that mean something else too are courts only with their place,
/// "CA Douala", or with the chamber behind a stroke, "CS/CA".
const INITIALS: [(Court, &str, bool); 8] = [
    (Court::Ccja, "ccja", true),
    (Court::HighCourt, "tgi", true),
    (Court::FirstInstance, "tpi", true),
    (Court::SpecialCriminal, "tcs", true),
    (Court::Supreme, "cs", true),
    (Court::Supreme, "sc", true),
    (Court::Appeal, "ca", false),
    (Court::Administrative, "ta", false),
];

/// The court of a text that names one, such as a decision's own "Cour suprême, chambre judiciaire".
pub fn court(c: &mut Cursor) -> Option<Court> {
    let in_full = COURTS.iter().find(|(_, names)| names.iter().any(|name| c.words(name)));
    in_full.map(|(court, _)| *court).or_else(|| by_initials(c))
}

fn by_initials(c: &mut Cursor) -> Option<Court> {
    let (court, tells_alone, ahead) =
        INITIALS.iter().find_map(|(court, letters, alone)| Some((*court, *alone, initials(*c, letters)?)))?;
    let mut placed = ahead;
    if !tells_alone && !place(&mut placed, court) {
        return None;
    }
    *c = ahead;
    // "CS/CA": its chamber, "Cour suprême, chambre administrative".
    let mut chamber = ahead;
    if court == Court::Supreme && chamber.eat(&["/"]) && chamber.eat(&["ca", "cj", "cc", "ap"]) {
        *c = chamber;
    }
    Some(court)
}

/// "TGI", "T.G.I."
fn initials<'a>(mut c: Cursor<'a>, letters: &str) -> Option<Cursor<'a>> {
    let is_capital = |c: &Cursor| c.peek().is_some_and(|t| t.kind == Kind::Word && t.capitals);
    if is_capital(&c) && c.eat(&[letters]) {
        return Some(c);
    }
    for (n, _) in letters.char_indices() {
        let is_glued = n == 0 || c.peek().is_some_and(|t| t.glued);
        if !is_glued || !is_capital(&c) || !c.eat(&[letters.get(n..=n)?]) || !c.eat(&["."]) {
            return None;
        }
    }
    Some(c)
}

/// Words that no town begins with.
const NO_PLACE: [&str; 14] = [
    "n",
    "no",
    "nos",
    "num",
    "chambre",
    "ch",
    "section",
    "sections",
    "sect",
    "aff",
    "affaire",
    "ordonnance",
    "formation",
    "article",
];

/// Takes "du Littoral", "de Douala", "de Yaoundé-Centre", "Mfoundi".
pub fn place(c: &mut Cursor, court: Court) -> bool {
    let mut ahead = *c;
    let is_led = ahead.eat(&["du", "de", "of", "des"]);
    if is_led {
        ahead.eat(&["l", "la", "the"]);
    }
    if !is_led && !court.has_a_place() {
        return false;
    }
    let is_name = |c: &Cursor| {
        let mut said = *c;
        c.peek().is_some_and(|t| t.kind == Kind::Word && t.capital && !NO_PLACE.contains(&t.plain.as_str()))
            && decision_kind(&mut said).is_none()
    };
    if !is_name(&ahead) {
        return false;
    }
    ahead.take();
    loop {
        let mut joined = ahead;
        let glued = |c: &Cursor| c.peek().is_some_and(|t| t.glued);
        // "Haut-Nkam", "Yaoundé-Centre administratif".
        if glued(&joined) && joined.eat(&["-"]) && glued(&joined) && is_name(&joined) {
            joined.take();
            ahead = joined;
            continue;
        }
        break;
    }
    ahead.eat(&["administratif"]);
    let mut seat = ahead;
    if seat.eat(&["a", "at"]) && is_name(&seat) {
        seat.take();
        ahead = seat;
    }
    *c = ahead;
    true
}

const CHAMBERS: [&str; 11] = [
    "chambre",
    "chambres",
    "ch",
    "section",
    "sections",
    "sect",
    "bench",
    "division",
    "chamber",
    "formation",
    "assemblee",
];

/// What a chamber or an abbreviated "Cass." is of.
const OF_CHAMBERS: [&str; 40] = [
    "judiciaire",
    "jud",
    "civile",
    "civ",
    "commerciale",
    "com",
    "comm",
    "sociale",
    "soc",
    "penale",
    "pen",
    "criminelle",
    "crim",
    "correctionnelle",
    "corr",
    "administrative",
    "adm",
    "admin",
    "reunies",
    "reun",
    "traditionnelle",
    "trad",
    "coutumiere",
    "pleniere",
    "plen",
    "mixte",
    "specialisee",
    "civil",
    "commercial",
    "social",
    "penal",
    "criminal",
    "judicial",
    "ass",
    "req",
    "comptes",
    "consultative",
    "contentieux",
    "labour",
    "full",
];

/// Takes what is said of a chamber, with the points of what is cut short.
pub fn qualities(c: &mut Cursor) -> bool {
    let begin = c.at;
    loop {
        let mut ahead = *c;
        ahead.eat(&["et", "and"]);
        let several = ["des referes", "de droit local", "common law"];
        if !ahead.eat(&OF_CHAMBERS) && !several.iter().any(|words| ahead.words(words)) {
            return c.at > begin;
        }
        ahead.eat(&["."]);
        *c = ahead;
    }
}

/// Takes "1re", "2e", "première", "first".
pub fn rank(c: &mut Cursor) -> bool {
    let mut ahead = *c;
    let in_words = ahead.eat(&["premiere", "deuxieme", "troisieme", "seconde", "first", "second", "third"]);
    let in_figures = !in_words
        && ahead.small(1, 9).is_some()
        && ahead.peek().is_some_and(|t| t.glued)
        && ahead.eat(&["re", "ere", "er", "e", "eme", "nd", "nde", "st", "rd", "th"]);
    if in_words || in_figures {
        *c = ahead;
    }
    in_words || in_figures
}

/// Takes one chamber: "1re ch.", "Ch. jud.", "chambre judiciaire", "section civile", "Judicial Division", "sections réunies".
/// Behind a court any word may name it, elsewhere one that chambers are known by.
pub fn chamber(c: &mut Cursor, is_behind_court: bool) -> bool {
    let mut ahead = *c;
    let ranked = rank(&mut ahead);
    let first = !ranked && qualities(&mut ahead);
    if !ahead.eat(&CHAMBERS) {
        return false;
    }
    ahead.eat(&["."]);
    let mut told = qualities(&mut ahead) || ranked || first;
    let mut any = ahead;
    let any_word = any.take().is_some_and(|t| t.kind == Kind::Word && t.plain != "n");
    if !told && is_behind_court && any_word {
        ahead = any;
        told = true;
    }
    if told {
        *c = ahead;
    }
    told
}

/// Takes what follows a court's name: its place, then its chambers.
pub fn seat(c: &mut Cursor, court: Court) {
    place(c, court);
    for _ in 0..3 {
        let mut ahead = *c;
        let opened = ahead.eat(&["("]);
        if !opened {
            ahead.eat(&[",", "/", "-", "–"]);
        }
        if !chamber(&mut ahead, true) || opened && !ahead.eat(&[")"]) {
            return;
        }
        *c = ahead;
    }
}
