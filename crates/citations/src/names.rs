//! Reading the names of [`NAMES`]: one name for both languages and every spelling.

use crate::day::{Day, day};
use crate::kind::text_kind;
use crate::names_table::{ACRONYMS, AFTER_ARTICLES, NAMES, Named, REST_OF_TITLE, UNIFORM_ACTS};
use crate::token::{Cursor, Kind, Reading, Token};
use std::collections::HashMap;
use std::sync::LazyLock;

pub fn by_id(id: &str) -> Option<&'static Named> {
    NAMES.iter().find(|n| n.id == id)
}

type Spelling = (&'static str, &'static Named);

/// The spellings by the word they begin with, the longest first. Most words of a text begin none.
static BY_FIRST_WORD: LazyLock<HashMap<&'static str, Vec<Spelling>>> = LazyLock::new(|| {
    let mut index: HashMap<&str, Vec<Spelling>> = HashMap::new();
    for named in NAMES {
        for spelling in named.spellings {
            let first = spelling.split(' ').next().unwrap_or_default();
            index.entry(first).or_default().push((spelling, named));
        }
    }
    index.values_mut().for_each(|all| all.sort_by_key(|(s, _)| std::cmp::Reverse(s.len())));
    index
});

/// Takes a text known by its name or by an acronym that is no word.
pub fn name(c: &mut Cursor) -> Option<&'static Named> {
    let here = c.peek().filter(|t| t.kind == Kind::Word)?;
    let spellings = BY_FIRST_WORD.get(here.plain.as_str()).map_or(&[][..], Vec::as_slice);
    let is_abbreviated = here.plain == "c";
    for (spelling, named) in spellings {
        if if is_abbreviated { abbreviation(c, spelling) } else { c.words(spelling) } {
            return Some(named);
        }
    }
    let (_, id) = ACRONYMS.iter().find(|(acronym, _)| here.capitals && here.plain == *acronym)?;
    c.take();
    by_id(id)
}

/// "C. civ.", "C. proc. pén.": the points stand between the words.
fn abbreviation(c: &mut Cursor, spelling: &str) -> bool {
    let mut ahead = *c;
    let all = spelling.split(' ').all(|w| ahead.eat(&[w]) && ahead.eat(&["."]));
    if all {
        *c = ahead;
    }
    all
}

/// Takes "CPP", right after "art. 229".
pub fn acronym(c: &mut Cursor, are_sections: bool) -> Option<&'static Named> {
    let here = c.peek().filter(|t| t.kind == Kind::Word && t.capitals)?;
    let id = match here.plain.as_str() {
        // In English the Criminal Procedure Code, in French the "Code de procédure civile".
        "cpc" if are_sections => "procedure-penale",
        "cpc" => "procedure-civile",
        short => AFTER_ARTICLES.iter().find(|(acronym, _)| short == *acronym).map(|(_, id)| *id)?,
    };
    c.take();
    by_id(id)
}

/// Takes what may stand between a name and its day: "AUSCGIE révisé du 30 janvier 2014".
pub fn qualifiers(c: &mut Cursor) {
    c.eat_all(&["ohada", "revise", "revised", "camerounais", "cameroonian"]);
}

/// An OHADA act by its title.
#[derive(Debug)]
pub struct UniformAct {
    /// None where the title does not tell which.
    pub named: Option<&'static Named>,
    /// Where the day stands before what the act is about.
    pub day: Option<Day>,
}

/// Takes "acte uniforme" with as much of the title as tells which one it is.
pub fn uniform_act(c: &mut Cursor) -> Option<UniformAct> {
    let mut ahead = *c;
    let titles = ["acte uniforme", "actes uniformes", "uniform act", "uniform acts"];
    if !titles.iter().any(|words| ahead.words(words)) {
        return None;
    }
    *c = ahead;
    let mut found = None;
    // What the act is about stands within the next dozen words and before any punctuation but a bracket.
    for _ in 0..14 {
        if found.is_none() {
            found = day(&mut ahead);
        }
        let Some(word) = ahead.take().filter(|t| goes_on(t)) else { break };
        let next = ahead.peek().map_or("", |t| t.plain.as_str());
        let is_of_the_next = match word.plain.as_str() {
            // "Commercial companies" are companies; the act on commerce says "general commercial law".
            "commercial" => matches!(next, "companies" | "company"),
            // "Sociétés coopératives" are cooperatives.
            "societes" => next == "cooperatives",
            _ => false,
        };
        if is_of_the_next {
            continue;
        }
        if let Some((id, _)) = UNIFORM_ACTS.iter().find(|(_, words)| words.contains(&word.plain.as_str())) {
            // Else "General Commercial Law (15 December 2010)" would name a law of that day besides.
            while REST_OF_TITLE.iter().any(|rest| ahead.words(rest)) {}
            *c = ahead;
            return Some(UniformAct { named: by_id(id), day: found });
        }
    }
    Some(UniformAct { named: None, day: None })
}

/// Whether a title goes on with this: a number in it is of something else, and would be overlooked.
fn goes_on(token: &Token) -> bool {
    match token.kind {
        Kind::Word => !matches!(token.plain.as_str(), "article" | "articles" | "section" | "sections"),
        Kind::Sign => matches!(token.plain.as_str(), "(" | ")"),
        Kind::Number | Kind::Mark => false,
    }
}

/// Takes "la Constitution", "Constitution of 1996", "Constitution of the Republic"; not "Constitution de partie civile", nor
/// "la constitution de la société".
pub fn constitution(c: &mut Cursor) -> Option<&'static Named> {
    c.peek().filter(|t| t.plain == "constitution" && t.capital)?;
    let mut ahead = *c;
    ahead.take();
    // "La Constitution du pays" has an article before it; a heading "Constitution du dossier" has none.
    let is_led = c.behind().is_some_and(|t| {
        matches!(t.plain.as_str(), "la" | "the" | "de" | "of" | "a" | "notre" | "our" | "cette" | "this")
    });
    let mut of = ahead;
    let fits = if of.eat(&["d", "de", "of"]) {
        // A strict reading takes any constitution with an article and a capital for the one of the country.
        is_of_the_country(of) || is_led && c.reading() == Reading::Strict
    } else {
        !of.eat(&["du", "des"]) || is_led || is_of_the_country(of)
    };
    if !fits {
        return None;
    }
    *c = ahead;
    by_id("constitution")
}

fn is_of_the_country(mut c: Cursor) -> bool {
    c.eat(&["la", "the", "notre", "our"]);
    c.peek().is_some_and(|t| {
        t.kind == Kind::Number
            || matches!(
                t.plain.as_str(),
                "cameroon" | "cameroun" | "republique" | "republic" | "country" | "pays"
            )
    })
}

/// Whether a text is named here: "du Code", "of Law No. 92/007", "CPP", "dudit Code".
pub(crate) fn text_follows(c: &Cursor) -> bool {
    let mut ahead = *c;
    ahead.eat_all(&["de", "du", "des", "of", "d", "la", "the", "l", "le", "les"]);
    ahead.sees(&["meme", "memes", "dudit", "ladite", "ledit", "said", "same"])
        || acronym(&mut ahead, false).is_some()
        || name(&mut ahead).is_some()
        || uniform_act(&mut ahead).is_some()
        || constitution(&mut ahead).is_some()
        || text_kind(&mut ahead).is_some()
        || ahead.sees(&["code"])
}
