//! Finds every citation of a text and brings it to one normal form, whatever its language and spelling. The words, days,
//! numbers and names are read by the grammar of `citations`, strictly.
mod evidence;
mod law;
mod names;

pub use evidence::Evidence;

use ::citations::{ArticleRef, Reading, Token, Tokens};
use law::{LawKey, LawRef};

/// A citation of a text: where it stands and what it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    /// `art. 34 travail`, `art. 12` or `n° 92/7`.
    pub normal: String,
    pub start: usize,
    pub end: usize,
}

/// Articles cited together: "articles 30 et 31 du Code du travail" is one citation of two articles.
#[derive(Debug, Clone)]
struct Articles {
    numbers: Vec<String>,
    start: usize,
    end: usize,
    /// Places in the tokens: first and one past the last.
    from: usize,
    to: usize,
}

/// The laws that the sentence ties its articles to.
#[derive(Debug, Clone)]
enum Tie {
    /// No law is named: the article may be of any.
    None,
    /// "article 34 du Code du travail", "Code du travail, art. 34".
    To(LawKey),
    /// Laws are named elsewhere in the sentence: the article is of one of them.
    OneOf(Vec<LawKey>),
}

#[derive(Debug)]
struct Scan {
    articles: Vec<(Articles, Tie)>,
    laws: Vec<LawRef>,
}

/// The citations of one sentence.
pub fn citations(sentence: &str) -> Vec<Citation> {
    let scan = scan(sentence);
    let mut found: Vec<Citation> = scan
        .laws
        .iter()
        .map(|l| Citation { normal: l.normal(), start: l.start, end: l.end })
        .chain(scan.articles.iter().flat_map(|(a, tie)| {
            a.numbers.iter().map(move |n| Citation {
                normal: match tie {
                    Tie::To(LawKey::Name(law)) => format!("art. {n} {law}"),
                    Tie::To(LawKey::Number(law)) => format!("art. {n} n° {law}"),
                    _ => format!("art. {n}"),
                },
                start: a.start,
                end: a.end,
            })
        }))
        .collect();
    found.sort_by_key(|c| (c.start, c.end));
    found
}

fn scan(sentence: &str) -> Scan {
    let tokens = Tokens::of(sentence, Reading::Strict);
    let (mut groups, mut laws) = (Vec::new(), Vec::<LawRef>::new());
    let mut at = 0;
    while at < tokens.len() {
        if let Some((found, are_sections)) = articles(&tokens, at) {
            at = found.to.max(at + 1);
            if let Some(law) = law::acronym_behind(&tokens, at, are_sections) {
                at = law.to;
                laws.push(law);
            }
            groups.push(found);
        } else if let Some(found) = law::law(&tokens, at) {
            at = found.to.max(at + 1);
            laws.push(found);
        } else {
            at += 1;
        }
    }
    let ties = ties(&tokens, &groups, &laws);
    Scan { articles: groups.into_iter().zip(ties).collect(), laws }
}

/// The articles that are cited at a place, and whether they were called sections.
fn articles(tokens: &Tokens, from: usize) -> Option<(Articles, bool)> {
    let mut c = tokens.cursor(from);
    let start = c.peek()?.start;
    let group = ::citations::articles(&mut c)?;
    let numbers = group.articles.iter().flat_map(ArticleRef::numbers).collect();
    Some((Articles { numbers, start, end: c.end(), from, to: c.at }, group.are_sections))
}

/// Ties each group of articles to its law, from the last to the first: "articles 3 et 4, article 9 de la loi" leans
/// on what follows it.
fn ties(tokens: &Tokens, groups: &[Articles], laws: &[LawRef]) -> Vec<Tie> {
    let directly = |g: &Articles| {
        let after = laws.iter().find(|l| l.from >= g.to && leads_on(tokens, g.to, l.from));
        after.or_else(|| laws.iter().rev().find(|l| l.to <= g.from && leads_up(tokens, l.to, g.from)))
    };
    let direct: Vec<Option<&LawRef>> = groups.iter().map(directly).collect();
    let mut out: Vec<Tie> = Vec::new();
    let mut next: Option<&Articles> = None;
    for (group, law) in groups.iter().zip(&direct).rev() {
        let tie = match (law, next, out.last()) {
            (Some(law), ..) => Tie::To(law.key.clone()),
            (None, Some(following), Some(Tie::To(key))) if joined(tokens, group.to, following.from) => {
                Tie::To(key.clone())
            }
            _ => loose(group, laws, &direct),
        };
        out.push(tie);
        next = Some(group);
    }
    out.reverse();
    out
}

/// A group that stands apart is of a law named before it, else of one named after it that no other group took.
fn loose(group: &Articles, laws: &[LawRef], taken: &[Option<&LawRef>]) -> Tie {
    let before: Vec<LawKey> = laws.iter().filter(|l| l.to <= group.from).map(|l| l.key.clone()).collect();
    if !before.is_empty() {
        return Tie::OneOf(before);
    }
    let free = laws.iter().filter(|l| !taken.iter().flatten().any(|t| t.from == l.from));
    let free: Vec<LawKey> = free.map(|l| l.key.clone()).collect();
    if free.is_empty() { Tie::None } else { Tie::OneOf(free) }
}

/// Two groups with only "et l'", "and" or a comma between them.
fn joined(tokens: &Tokens, from: usize, to: usize) -> bool {
    tokens.between(from, to).all(|t| {
        matches!(
            t.plain.as_str(),
            "et" | "and" | "ou" | "or" | "," | "l" | "les" | "the" | "&" | "aux" | "a" | "de" | "d"
        )
    })
}

/// Between an article and its law stands nothing ("art. 309 AUSCGIE"), or only "de la", "du", "of the".
fn leads_on(tokens: &Tokens, from: usize, to: usize) -> bool {
    let words: Vec<&Token> = tokens.between(from, to).collect();
    let leads = |t: &&Token| {
        matches!(
            t.plain.as_str(),
            "de" | "du" | "des" | "d" | "la" | "le" | "l" | "of" | "the" | "cette" | "said"
        )
    };
    words.len() <= 5 && words.iter().all(leads)
}

/// Between a law and its article stand only a comma, a bracket, "en son", "in its", or the law's subject in brackets.
fn leads_up(tokens: &Tokens, from: usize, to: usize) -> bool {
    let mut depth = 0_u32;
    for token in tokens.between(from, to) {
        match token.plain.as_str() {
            "(" => depth += 1,
            ")" => depth = depth.saturating_sub(1),
            "," | ":" | "en" | "a" | "son" | "ses" | "in" | "its" | "under" | "l" | "les" | "aux" | "et"
            | "and" => {}
            _ if depth > 0 => {}
            _ => return false,
        }
    }
    true
}

/// The article numbers a text cites, in their normal form.
pub(crate) fn article_numbers(text: &str) -> Vec<String> {
    let numbers =
        |s: &str| scan(s).articles.into_iter().flat_map(|(group, _)| group.numbers).collect::<Vec<_>>();
    super::sentence::sentences(text).flat_map(numbers).collect()
}
