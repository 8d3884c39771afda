//! Who cites whom: decisions, notes and articles that name an article; decisions that name a decision.

use super::numbers::{decision_keys, decision_numbers, decision_term};
use super::shelf::{Asked, Clause, Sorting};
use super::words::stem;
use super::{Library, Reader, visible_to, volumes};
use crate::JurisprudenceError;
use crate::domain::{
    Article, ArticleNumber, Bilingual, Case, CitedArticles, Key, Law, LawName, key_words, loose_number_key,
};
use crate::store;
use crate::text::fold;
use chrono::Datelike;
use database::DbConn;
use std::collections::{HashMap, HashSet};

/// A page names no more of them.
const MOST: usize = 50;
/// Read at a time, and in all: more than has this number, or this article, is looked at no further.
const PAGE: usize = 100;
const MOST_READ: usize = 2_000;
/// Letters behind a number in which its year must stand.
const NEAR: usize = 120;

/// A note of the legal knowledge that rests on an article.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteTitle {
    pub key: Key,
    pub title: Bilingual<String>,
}

#[derive(Debug, Clone, PartialEq, Default)]
pub struct CitedBy {
    /// The newest first.
    pub decisions: Vec<Case>,
    pub notes: Vec<NoteTitle>,
    /// Of the same law.
    pub articles: Vec<ArticleNumber>,
}

/// A citation of a decision, and the articles here that it means.
#[derive(Debug, Clone, PartialEq)]
pub struct LinkedArticle {
    pub citation: String,
    /// Law and number; several where a law is here in both languages, or the citation names several articles.
    pub articles: Vec<(Law, ArticleNumber)>,
}

impl Library {
    /// Who names this article.
    pub fn citing_article(
        &self,
        conn: &mut DbConn,
        law: &Law,
        number: &ArticleNumber,
        reader: Reader,
    ) -> Result<CitedBy, JurisprudenceError> {
        let title = LawName::of(&law.content.title);
        let is_meant = |cited: &CitedArticles| {
            cited.law.means(&title, law.key.as_str()) && cited.articles.iter().any(|a| a == number.key())
        };
        let by_number = title.number.iter().map(|n| vec![volumes::by_number(n, title.kind, number.key())]);
        let words = key_words(law.key.as_str()).filter(|w| !w.bytes().all(|b| b.is_ascii_digit()));
        let by_words: Vec<String> = words.map(|w| volumes::by_word(&w, number.key())).collect();
        let names_it = |_: &mut DbConn, mut cases: Vec<Case>| {
            cases.retain(|c| c.content.relevant_articles.iter().any(|a| is_meant(&CitedArticles::of(a))));
            Ok(cases)
        };
        let mut decisions: Vec<Case> = vec![];
        for filters in by_number.chain([by_words]).filter(|f| !f.is_empty()) {
            let found = self.newest(conn, (&[], filters), reader, names_it)?;
            decisions.extend(
                found
                    .into_iter()
                    .filter(|c| decisions.iter().all(|known| known.id != c.id))
                    .collect::<Vec<_>>(),
            );
        }
        let facts = self.facts();
        let notes = facts.notes.iter().filter(|n| n.cited.iter().any(is_meant));
        Ok(CitedBy {
            decisions: newest_first(decisions),
            notes: notes
                .take(MOST)
                .map(|n| NoteTitle { key: n.key.clone(), title: n.title.clone() })
                .collect(),
            articles: self.articles_naming(conn, law, number)?,
        })
    }

    fn articles_naming(
        &self,
        conn: &mut DbConn,
        law: &Law,
        number: &ArticleNumber,
    ) -> Result<Vec<ArticleNumber>, JurisprudenceError> {
        let filters = [volumes::own_filter(law.id, number.key())];
        let asked = Asked {
            clauses: &[],
            filters: &filters,
            preferred: None,
            on_day: None,
            sorting: Sorting::Score,
            limit: MOST,
            offset: 0,
        };
        let (ids, _) = self.articles.find(&asked, true)?;
        let mut rows: Vec<Article> = store::articles::find_all(conn, &ids)?;
        rows.sort_by_key(|a| a.position);
        let mut seen = HashSet::new();
        rows.retain(|a| seen.insert(a.content.number.key().to_owned()));
        Ok(rows.into_iter().map(|a| a.content.number).collect())
    }

    /// Decisions whose texts name this one by its number and year.
    pub fn citing_decision(
        &self,
        conn: &mut DbConn,
        case: &Case,
        reader: Reader,
    ) -> Result<Vec<Case>, JurisprudenceError> {
        let Some(key) = decision_keys(&case.content.case_number).into_iter().max_by_key(String::len) else {
            return Ok(vec![]);
        };
        let year = case.content.decided_on.year().to_string();
        let clauses =
            [decision_term(&key), stem(&year).into_owned()].map(|term| Clause::AnyOf(vec![(term, 1.0)]));
        let found = self.newest(conn, (&clauses, vec![]), reader, |conn, mut cases| {
            let texts = volumes::full_texts(conn, cases.iter())?;
            let is_named =
                |c: &Case| volumes::texts(c, texts.get(&c.id)).any(|(_, text)| names(text, &key, case));
            cases.retain(|c| c.id != case.id && is_named(c));
            Ok(cases)
        })?;
        Ok(newest_first(found))
    }

    /// The newest of those that `keep` leaves, read page by page.
    fn newest(
        &self,
        conn: &mut DbConn,
        (clauses, mut filters): (&[Clause], Vec<String>),
        reader: Reader,
        mut keep: impl FnMut(&mut DbConn, Vec<Case>) -> Result<Vec<Case>, JurisprudenceError>,
    ) -> Result<Vec<Case>, JurisprudenceError> {
        filters.extend(visible_to(reader));
        let mut found = vec![];
        for offset in (0..MOST_READ).step_by(PAGE) {
            let asked = Asked {
                clauses,
                filters: &filters,
                preferred: None,
                on_day: None,
                sorting: Sorting::Newest,
                limit: PAGE,
                offset,
            };
            let (ids, total) = self.decisions.find(&asked, true)?;
            let cases = visible(store::editing::find_all(conn, &ids)?, reader);
            found.extend(keep(conn, cases)?);
            if found.len() >= MOST || total <= offset + PAGE {
                break;
            }
        }
        Ok(found)
    }
}

/// The articles here that citations mean. A law that is here in several languages, or versions, is named with each.
pub fn linked_articles(
    conn: &mut DbConn,
    citations: &[String],
) -> Result<Vec<LinkedArticle>, JurisprudenceError> {
    let laws: Vec<(LawName, Law)> = store::laws::all(conn)?
        .into_iter()
        .filter(|l| l.is_active)
        .map(|l| (LawName::of(&l.content.title), l))
        .collect();
    let mut numbers: HashMap<i64, HashMap<String, ArticleNumber>> = HashMap::new();
    let mut linked = vec![];
    for citation in citations {
        let cited = CitedArticles::of(citation);
        let mut articles = vec![];
        let meant = laws.iter().filter(|(name, law)| cited.law.means(name, law.key.as_str()));
        for (_, law) in meant.filter(|_| !cited.articles.is_empty()) {
            if let std::collections::hash_map::Entry::Vacant(e) = numbers.entry(law.id) {
                let of_law = store::articles::numbers_of(conn, law.id)?;
                e.insert(of_law.into_iter().map(|n| (n.key().to_owned(), n)).collect());
            }
            let known = numbers.get(&law.id);
            let here = cited.articles.iter().filter_map(|a| known?.get(a).cloned());
            articles.extend(here.map(|number| (law.clone(), number)));
        }
        linked.push(LinkedArticle { citation: citation.clone(), articles });
    }
    Ok(linked)
}

fn visible(mut cases: Vec<Case>, reader: Reader) -> Vec<Case> {
    cases.retain(|c| c.is_active && (reader == Reader::Administrator || c.may_be_quoted()));
    cases
}

fn newest_first(mut cases: Vec<Case>) -> Vec<Case> {
    cases.sort_by(|a, b| b.content.decided_on.cmp(&a.content.decided_on).then(a.id.cmp(&b.id)));
    cases.truncate(MOST);
    cases
}

/// Whether a text names the decision: its number, and soon after it the year. The same number stands in each year anew.
fn names(text: &str, key: &str, case: &Case) -> bool {
    let folded = fold(text);
    let year = case.content.decided_on.year().to_string();
    decision_numbers(&folded).into_iter().any(|(at, number)| {
        loose_number_key(number) == key
            && folded.get(at..).unwrap_or_default().chars().take(NEAR).collect::<String>().contains(&year)
    })
}
