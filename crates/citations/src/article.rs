//! "article 34 alinéa 2", "art. 229", "articles 30 à 35", "articles 30, 31 et 35-1", "section 277", "s. 5 (1) (b)", "§ 5",
//! "articles 1134 et suivants", "§ 2 de l'article 34".

use crate::article_number::{Place, number};
use crate::names;
use crate::paragraph::{is_measure, leading, paragraphs};
use crate::token::{Cursor, Kind, Reading};

/// A range wider than this is taken by its two ends.
const WIDEST_RANGE: u32 = 400;

/// One article, or a range of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleRef {
    /// In its normal form: `34`, `302-1`, `L123-4`, `34 bis`.
    pub number: String,
    /// As it is printed in brackets: `2`, `b`; not checked against anything.
    pub paragraphs: Vec<String>,
    /// The last article of a range.
    pub to: Option<String>,
    /// "et suivants": those behind it are meant too, nobody says how many.
    pub and_following: bool,
}

impl ArticleRef {
    /// Every article meant: a range of whole numbers is all of them.
    pub fn numbers(&self) -> Vec<String> {
        let Some(to) = &self.to else { return vec![self.number.clone()] };
        match (self.number.parse::<u32>(), to.parse::<u32>()) {
            (Ok(low), Ok(high)) if low < high && high - low <= WIDEST_RANGE => {
                (low..=high).map(|n| n.to_string()).collect()
            }
            _ => vec![self.number.clone(), to.clone()],
        }
    }

    /// `34 (2)`, `30-35` as "30 à 35" or "30 to 35", with "et suivants" or "and following" behind what has more.
    pub fn print(&self, to: &str, and_following: &str) -> String {
        let mut out = self.number.clone();
        for paragraph in &self.paragraphs {
            out.push_str(&format!(" ({paragraph})"));
        }
        if let Some(last) = &self.to {
            out.push_str(&format!(" {to} {last}"));
        }
        if self.and_following {
            out.push_str(&format!(" {and_following}"));
        }
        out
    }
}

/// Articles cited together, and whether they were called sections.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleGroup {
    pub articles: Vec<ArticleRef>,
    pub are_sections: bool,
}

const KEYWORDS: [&str; 10] =
    ["article", "articles", "art", "arts", "section", "sections", "sec", "secs", "sect", "§"];
const FULL_KEYWORDS: [&str; 4] = ["article", "articles", "section", "sections"];
/// "s. 34" of English usage: with its point alone.
const SHORT_KEYWORDS: [&str; 2] = ["s", "ss"];
const JOINERS: [&str; 5] = ["et", "and", "ou", "or", "&"];

/// Takes a group of articles that begins here.
pub fn articles(c: &mut Cursor) -> Option<ArticleGroup> {
    let mut ahead = *c;
    let of_the_first = leading(&mut ahead, &KEYWORDS);
    let keyword = ahead.take().filter(|t| t.kind != Kind::Number)?;
    let word = keyword.plain.as_str();
    let is_short = SHORT_KEYWORDS.contains(&word);
    if !is_short && !KEYWORDS.contains(&word) {
        return None;
    }
    ahead.eat(&["§"]);
    // In a document "… de cet article. 34 personnes …" are two sentences; to a gate sentences come one by one.
    let may_have_point = ahead.reading() == Reading::Strict || !FULL_KEYWORDS.contains(&word);
    let has_point = may_have_point && ahead.eat(&["."]);
    if is_short && !has_point {
        return None;
    }
    ahead.sign();
    let are_sections = word.starts_with('s');
    let mut first = one(&mut ahead, Place::First { is_section: are_sections })?;
    first.paragraphs.splice(0..0, of_the_first);
    let mut found = vec![first];
    let mut is_list = !matches!(word, "article" | "section");
    loop {
        let mut next = ahead;
        let comma = next.eat(&[",", ";"]);
        let joined = next.eat(&JOINERS);
        let range = !comma && !joined && next.eat(&["a", "au", "to", "-", "–", "through"]);
        if !(comma || joined || range) {
            break;
        }
        if range {
            keyword_again(&mut next);
        }
        is_list = is_list || comma && !joined && goes_on(next);
        if comma && !joined && !is_list {
            break;
        }
        let Some(one) = one(&mut next, Place::Later) else { break };
        match found.last_mut() {
            Some(last) if range && last.to.is_none() => {
                last.to = Some(one.number);
                last.and_following = one.and_following;
            }
            _ => found.push(one),
        }
        ahead = next;
    }
    *c = ahead;
    Some(ArticleGroup { articles: found, are_sections })
}

/// "de l'article 5 à l'article 10".
fn keyword_again(c: &mut Cursor) {
    let mut ahead = *c;
    ahead.eat(&["l"]);
    if ahead.eat(&["article", "art", "section", "sec"]) {
        ahead.eat(&["."]);
        *c = ahead;
    }
}

fn one(c: &mut Cursor, place: Place) -> Option<ArticleRef> {
    let mut ahead = *c;
    let read = number(&mut ahead, place)?;
    if place == Place::Later && is_measure(&ahead) {
        return None;
    }
    let mut all: Vec<String> = read.letter.into_iter().collect();
    all.extend(paragraphs(&mut ahead, &read.number));
    let and_following = following(&mut ahead);
    *c = ahead;
    Some(ArticleRef { number: read.number, paragraphs: all, to: None, and_following })
}

/// "et suivants", "et s.", "et suiv.", "et seq.", "and following", "ff.".
fn following(c: &mut Cursor) -> bool {
    let mut ahead = *c;
    let joined = ahead.eat(&["et", "and"]);
    let in_full = joined && ahead.eat(&["suivant", "suivants", "suivante", "suivantes", "following"]);
    let in_short = !in_full
        && if joined {
            ahead.eat(&["s", "ss", "suiv", "seq", "sq", "sqq"])
        } else {
            ahead.eat(&["ff", "sqq"])
        };
    if in_short {
        // "34 et s. 35" is another section, and "34 et s" says nothing.
        let has_point = ahead.eat(&["."]);
        let is_section = ahead.peek().is_some_and(|t| t.kind == Kind::Number);
        let needs_point = ahead.behind().is_some_and(|t| matches!(t.plain.as_str(), "s" | "ss"));
        if is_section || !has_point && needs_point {
            return false;
        }
    }
    // "et suivant l'avis du ministre" is the preposition.
    let may_be_preposition =
        in_full && ahead.behind().is_some_and(|t| matches!(t.plain.as_str(), "suivant" | "following"));
    let is_list =
        ahead.sees(&["du", "de", "des", "d", "of"]) || ahead.peek().is_none_or(|t| t.kind == Kind::Sign);
    if may_be_preposition && !is_list {
        return false;
    }
    if in_full || in_short {
        *c = ahead;
    }
    in_full || in_short
}

/// Whether numbers behind one "article" are a list: "article 34, 35 et 36 du Code", not "article 34, 12 salariés" nor
/// "article 34, 2 ou 3 témoins".
fn goes_on(mut c: Cursor) -> bool {
    while one(&mut c, Place::Later).is_some() {
        let comma = c.eat(&[",", ";"]);
        if c.eat(&JOINERS) {
            return one(&mut c, Place::Later).is_some()
                && (names::text_follows(&c) || c.peek().is_none_or(|t| t.kind == Kind::Sign));
        }
        if !comma {
            return names::text_follows(&c);
        }
    }
    false
}
