//! Finding citations in a text, writing them in their normal form, and holding them against what is known here.
//!
//! The words, days, numbers and names are read by the grammar of the crate `citations`, plainly. [`scan`] reads the citations of Cameroonian law, French and English: articles of codes, laws, ordinances, decrees and
//! orders, OHADA acts, and decisions. [`Library`] says of each what is known of it here. That something is not known here
//! says nothing of whether it exists.

mod court;
mod date;
mod decision;
mod docket;
#[cfg(test)]
mod forms;
mod law;
mod library;
mod print;
#[cfg(test)]
mod tests;
mod verdict;

pub use ::citations::{ArticleRef, DecisionKind, LawNumber, TextKind};
pub use court::Court;
pub use decision::DecisionRef;
pub use docket::KnownDecision;
pub use law::LawRef;
pub use library::{Holding, HoldingKind, KnownArticle, KnownEntry, KnownLaw, Library};
pub(crate) use print::Print;
pub use verdict::{ArticleVerdict, Checked, Doubt, Flaw, Verdict};

use ::citations::{Cursor, Kind, Reading, Tokens, acronym, articles};

/// What stands in a text, and where: bytes, always on the border of a character.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    pub start: usize,
    pub end: usize,
    pub cited: Cited,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cited {
    Law {
        /// None where an article stands alone.
        law: Option<LawRef>,
        /// Empty where a text is cited as a whole.
        articles: Vec<ArticleRef>,
        /// The text was not named: it is the one cited before.
        is_assumed: bool,
    },
    Decision(DecisionRef),
}

/// So many groups of articles are looked past for their text.
const LONGEST_CHAIN: usize = 8;

/// Every citation of a text, in its order; none overlaps another.
pub fn scan(text: &str) -> Vec<Citation> {
    let tokens = Tokens::of(text, Reading::Plain);
    let mut found: Vec<Citation> = Vec::new();
    let mut before: Option<LawRef> = None;
    let mut at = 0;
    while let Some(here) = tokens.get(at) {
        let mut c = tokens.cursor(at);
        if let Some(cited) = cited(&mut c, before.as_ref()) {
            if let Cited::Law { law: Some(law), .. } = &cited {
                before = Some(law.clone());
            }
            found.push(Citation { start: here.start, end: c.end().max(here.end), cited });
            found.extend(rest_of_list(&mut c, &found, &tokens));
            at = c.at.max(at + 1);
        } else {
            at += 1;
        }
    }
    found
}

/// The others of a list of decisions whose first was found last.
fn rest_of_list(c: &mut Cursor, found: &[Citation], tokens: &Tokens) -> Vec<Citation> {
    let Some(Cited::Decision(first)) = found.last().map(|f| &f.cited) else { return Vec::new() };
    let (mut before, mut others) = (first.clone(), Vec::new());
    while let Some((at, decision)) = decision::next_of_list(c, &before) {
        before = decision.clone();
        let start = tokens.get(at).map_or(0, |t| t.start);
        others.push(Citation { start, end: c.end(), cited: Cited::Decision(decision) });
    }
    others
}

fn cited(c: &mut Cursor, before: Option<&LawRef>) -> Option<Cited> {
    let here = c.peek()?;
    // Nothing begins in the middle of a word or a number: "sous-section 3", "contre-arrêt".
    if here.glued && c.behind().is_some_and(|t| t.plain == "-" || t.kind != Kind::Sign) {
        return None;
    }
    if let Some(decision) = decision::decision(c) {
        return Some(Cited::Decision(decision));
    }
    if let Some(group) = articles(c) {
        let (law, is_assumed) = law_after(c, group.are_sections, before);
        return Some(Cited::Law { law, articles: group.articles, is_assumed });
    }
    if let Some((law, articles)) = acronym_and_articles(c) {
        return Some(Cited::Law { law: Some(law), articles, is_assumed: false });
    }
    let law = law::law(c)?;
    let articles = articles_after(c);
    Some(Cited::Law { law: Some(law), articles, is_assumed: false })
}

/// The text that articles are of: "… de la loi n° 92/007", "… CPP", "… du même Code"; else the one cited before.
fn law_after(c: &mut Cursor, are_sections: bool, before: Option<&LawRef>) -> (Option<LawRef>, bool) {
    let mut same = *c;
    if before.is_some() && law::same_as_before(&mut same) {
        *c = same;
        return (before.cloned(), false);
    }
    if let Some(law) = law_behind(c, are_sections) {
        return (Some(law), false);
    }
    match law_behind_next(*c) {
        Some(law) => (Some(law), false),
        None => (before.cloned(), before.is_some()),
    }
}

/// "… de la loi n° 92/007", "… CPP".
fn law_behind(c: &mut Cursor, are_sections: bool) -> Option<LawRef> {
    let mut ahead = *c;
    ahead.eat_all(&[",", "(", "de", "du", "des", "of", "d", "la", "the", "l", "le", "les", "nouveau", "new"]);
    let law = match acronym(&mut ahead, are_sections) {
        Some(known) => LawRef { name: Some(known.id), ..LawRef::default() },
        None => law::law(&mut ahead)?,
    };
    *c = ahead;
    Some(law)
}

/// "l'article 34 et l'article 35 du Code du travail": both are of the text behind the second.
fn law_behind_next(mut c: Cursor) -> Option<LawRef> {
    for _ in 0..LONGEST_CHAIN {
        c.eat(&[","]);
        if !c.eat(&["et", "and", "ou", "or", "&"]) {
            return None;
        }
        c.eat_all(&["l", "les", "the", "a", "aux", "de", "d"]);
        let group = articles(&mut c)?;
        if let Some(law) = law_behind(&mut c, group.are_sections) {
            return Some(law);
        }
    }
    None
}

/// "CPP, art. 119", "PC, section 277": initials that mean a code only beside an article.
fn acronym_and_articles(c: &mut Cursor) -> Option<(LawRef, Vec<ArticleRef>)> {
    let mut ahead = *c;
    // Of "CPC" the word for its parts tells which code is meant, and it stands behind.
    let mut named = ahead;
    acronym(&mut named, false)?;
    let mut behind = named;
    behind.eat(&[",", ":"]);
    let group = articles(&mut behind)?;
    let law = LawRef { name: Some(acronym(&mut ahead, group.are_sections)?.id), ..LawRef::default() };
    let articles = articles_after(&mut named);
    if articles.is_empty() {
        return None;
    }
    *c = named;
    Some((law, articles))
}

/// "Code du travail, art. 34", "AUSCGIE, en son article 5".
fn articles_after(c: &mut Cursor) -> Vec<ArticleRef> {
    let mut ahead = *c;
    // "Loi n° 2006/015 du 29 décembre 2006 (organisation judiciaire), art. 7": what it is about stands between.
    law::brackets(&mut ahead);
    ahead.eat_all(&[",", ":", "(", "en", "dans", "in", "son", "ses", "its", "a", "at", "l"]);
    let Some(group) = articles(&mut ahead) else { return Vec::new() };
    // "le Code du travail et l'article 5 du Code pénal": the article is of the text that follows it.
    let mut next = ahead;
    let (law, is_assumed) = law_after(&mut next, group.are_sections, None);
    if law.is_some() && !is_assumed && next.at > ahead.at {
        return Vec::new();
    }
    *c = ahead;
    group.articles
}
