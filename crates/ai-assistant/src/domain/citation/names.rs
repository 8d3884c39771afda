//! Laws by their names, as a gate reads them: besides the names that are known, whatever calls itself a code or an OHADA
//! act is one, since an invented code must not pass as no citation at all.
use ::citations::{Cursor, Day, Kind, constitution, name, qualifiers, uniform_act};

/// Words after "Code" that make no law of it.
const NO_LAW: &[&str] = &[
    "qr",
    "secret",
    "promo",
    "pin",
    "source",
    "postal",
    "ussd",
    "otp",
    "barre",
    "couleur",
    "acces",
    "confirmation",
    "verification",
    "conduite",
    "client",
    "marchand",
    "swift",
    "bancaire",
    "banque",
    "est",
    "a",
    "envoye",
    "recu",
];

/// Takes the law named here, and the day in or behind its name. `au` stands for any OHADA act.
pub fn named(c: &mut Cursor) -> Option<(String, Option<Day>)> {
    let (name, day) = if let Some(known) = name(c) {
        (known.id.to_owned(), None)
    } else if let Some(act) = uniform_act(c) {
        (act.named.map_or("au", |n| n.id).to_owned(), act.day)
    } else if let Some(known) = constitution(c) {
        (known.id.to_owned(), None)
    } else {
        (other_code(c)?, None)
    };
    let mut ahead = *c;
    qualifiers(&mut ahead);
    let behind = ::citations::day(&mut ahead);
    if behind.is_some() {
        *c = ahead;
    }
    Some((name, behind.or(day)))
}

/// A code that the table of names does not have: "Code pastoral", "Forestry Code".
fn other_code(c: &mut Cursor) -> Option<String> {
    let here = c.peek().filter(|t| t.kind == Kind::Word)?;
    let mut ahead = *c;
    ahead.take();
    if here.plain == "code" && here.capital {
        ahead.eat_all(&["de", "du", "des", "d", "la", "l", "le", "les", "of", "the"]);
        let subject = ahead.peek().filter(|t| t.kind == Kind::Word && t.plain.len() > 1)?;
        if NO_LAW.contains(&subject.plain.as_str()) {
            return None;
        }
        ahead.take();
        *c = ahead;
        return Some(format!("code-{}", subject.plain));
    }
    if here.capital && here.plain != "code" && here.plain.len() > 3 && !NO_LAW.contains(&here.plain.as_str())
    {
        ahead.peek().filter(|t| t.plain == "code" && t.capital)?;
        ahead.take();
        // "Selon Code du travail": the French form follows, and is read on its own.
        if ahead.sees(&["de", "du", "des", "d"]) {
            return None;
        }
        *c = ahead;
        return Some(format!("code-{}", here.plain));
    }
    None
}
