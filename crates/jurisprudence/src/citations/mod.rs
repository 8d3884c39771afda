//! Finding citations in a text, writing them in their normal form, and holding them against what is known here.
//!
//! [`scan`] reads the citations of Cameroonian law, French and English: articles of codes, laws, ordinances, decrees and
//! orders, OHADA acts, and decisions. [`Library`] says of each what is known of it here. That something is not known here
//! says nothing of whether it exists.

mod article;
mod date;
mod decision;
mod docket;
mod law;
mod library;
mod names;
mod print;
#[cfg(test)]
mod tests;
mod token;
mod verdict;

pub use article::ArticleRef;
pub use decision::{Court, DecisionKind, DecisionRef};
pub use docket::KnownDecision;
pub use law::{LawKind, LawNumber, LawRef};
pub use library::{Holding, HoldingKind, KnownArticle, KnownEntry, KnownLaw, Library};
pub use verdict::{ArticleVerdict, Checked, Doubt, Verdict};

use token::{Cursor, Kind, Token, tokens};

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

/// Every citation of a text, in its order; none overlaps another.
pub fn scan(text: &str) -> Vec<Citation> {
    let tokens = tokens(text);
    let mut found: Vec<Citation> = Vec::new();
    let mut before: Option<LawRef> = None;
    let mut at = 0;
    while let Some(here) = tokens.get(at) {
        let mut c = Cursor::new(&tokens, at);
        if let Some(cited) = cited(&mut c, &tokens, before.as_ref()) {
            if let Cited::Law { law: Some(law), .. } = &cited {
                before = Some(law.clone());
            }
            found.push(Citation { start: here.start, end: c.end().max(here.end), cited });
            at = c.at.max(at + 1);
        } else {
            at += 1;
        }
    }
    found
}

fn cited(c: &mut Cursor, tokens: &[Token], before: Option<&LawRef>) -> Option<Cited> {
    let here = c.peek()?;
    // Nothing begins in the middle of a word or a number: "sous-section 3", "contre-arrêt".
    let behind = c.at.checked_sub(1).and_then(|i| tokens.get(i));
    if here.glued && behind.is_some_and(|t| t.plain == "-" || t.kind != Kind::Sign) {
        return None;
    }
    if let Some(decision) = decision::decision(c) {
        return Some(Cited::Decision(decision));
    }
    if let Some(group) = article::group(c) {
        let (law, is_assumed) = law_after(c, group.are_sections, before);
        return Some(Cited::Law { law, articles: group.articles, is_assumed });
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
    let mut ahead = *c;
    ahead.eat_all(&[",", "(", "de", "du", "des", "of", "d", "la", "the", "l", "le", "les", "nouveau", "new"]);
    let mut short = ahead;
    let law = match names::acronym(&mut short, are_sections) {
        Some(name) => {
            ahead = short;
            Some(LawRef { name: Some(name), ..LawRef::default() })
        }
        None => law::law(&mut ahead),
    };
    match law {
        Some(law) => {
            *c = ahead;
            (Some(law), false)
        }
        None => (before.cloned(), before.is_some()),
    }
}

/// "Code du travail, art. 34", "AUSCGIE, en son article 5".
fn articles_after(c: &mut Cursor) -> Vec<ArticleRef> {
    let mut ahead = *c;
    // "Loi n° 2006/015 du 29 décembre 2006 (organisation judiciaire), art. 7": what it is about stands between.
    law::brackets(&mut ahead);
    ahead.eat_all(&[",", ":", "(", "en", "dans", "in", "son", "ses", "its", "a", "at", "l"]);
    let Some(group) = article::group(&mut ahead) else { return Vec::new() };
    // "le Code du travail et l'article 5 du Code pénal": the article is of the text that follows it.
    let mut next = ahead;
    let (law, is_assumed) = law_after(&mut next, group.are_sections, None);
    if law.is_some() && !is_assumed && next.at > ahead.at {
        return Vec::new();
    }
    *c = ahead;
    group.articles
}
