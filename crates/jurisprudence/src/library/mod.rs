//! The library: decisions and articles of law that every signed-in person can search. Its index lives in memory, keeps up
//! with the rows, and finds ids; what is shown is read from the rows.

mod asked;
mod citing;
mod excerpts;
mod numbers;
mod otherwise;
mod refresh;
mod shelf;
mod volumes;
mod words;

pub use citing::{CitedBy, LinkedArticle, NoteTitle, linked_articles};
pub use excerpts::{Excerpt, Piece};
pub(crate) use numbers::numbers_named;
pub use refresh::{Choice, Choices};

use crate::JurisprudenceError;
use crate::domain::{Article, ArticleOrder, ArticleSearch, Case, CitedArticles, DecisionSearch, Law, Order};
use crate::store;
use asked::Reading;
use chrono::NaiveDate;
use database::DbConn;
use refresh::Facts;
use shelf::{Asked, Clause, Shelf, Sorting};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// Who looks: an administrator sees decisions that nobody has verified yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    Everybody,
    Administrator,
}

pub struct Library {
    decisions: Shelf,
    articles: Shelf,
    facts: RwLock<Arc<Facts>>,
    /// One refresh at a time.
    turn: Mutex<()>,
}

/// A page of what was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Found<T> {
    pub items: Vec<T>,
    pub total: usize,
    /// Nothing has all the words: these have some.
    pub is_loose: bool,
    /// What the words were looked for by in the other language besides.
    pub otherwise: Vec<&'static str>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct DecisionHit {
    pub case: Case,
    pub title: Vec<Piece>,
    /// Which text the excerpt is of: `legalPrinciple`, `facts`, `decision`, `text`.
    pub part: &'static str,
    pub excerpt: Excerpt,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ArticleHit {
    pub law: Law,
    pub article: Article,
    pub excerpt: Excerpt,
}

impl Library {
    /// Empty, until [`Library::refresh`].
    pub fn new() -> Result<Self, JurisprudenceError> {
        Ok(Self {
            decisions: Shelf::new()?,
            articles: Shelf::new()?,
            facts: RwLock::default(),
            turn: Mutex::default(),
        })
    }

    fn facts(&self) -> Arc<Facts> {
        self.facts.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The change it was brought up to; none while it was never filled.
    pub fn revision(&self) -> Option<i64> {
        self.facts().revision
    }

    /// What decisions can be filtered by.
    pub fn choices(&self, reader: Reader) -> Choices {
        self.facts().choices(reader)
    }

    /// The full text of a decision that whoever may read the decision may read; none where none was received under a licence.
    pub fn full_text(&self, conn: &mut DbConn, case: &Case) -> Result<Option<String>, JurisprudenceError> {
        Ok(volumes::full_texts(conn, std::iter::once(case))?.remove(&case.id))
    }

    pub fn decisions(
        &self,
        conn: &mut DbConn,
        search: &DecisionSearch,
        reader: Reader,
    ) -> Result<Found<DecisionHit>, JurisprudenceError> {
        let reading = asked::read(&search.q, &self.decisions);
        let mut filters = visible_to(reader);
        filters.extend(search.court.iter().map(|c| format!("court:{c}")));
        filters.extend(search.year.iter().map(|y| format!("year:{y}")));
        filters.extend(search.subject.iter().map(|s| format!("subject:{s}")));
        filters.extend(search.article.iter().flat_map(|a| asked_citation(a)));
        let sorting = match search.order {
            Order::Relevance if !reading.clauses.is_empty() => Sorting::Score,
            Order::Relevance | Order::Newest => Sorting::Newest,
            Order::Oldest => Sorting::Oldest,
        };
        let asked = Asked {
            clauses: &reading.clauses,
            filters: &filters,
            preferred: None,
            on_day: None,
            sorting,
            limit: search.limit,
            offset: search.offset,
        };
        let (ids, total, is_loose) = found(&self.decisions, &asked)?;
        let rows = store::editing::find_all(conn, &ids)?;
        // The index may be a moment behind the rows: what was withdrawn meanwhile is not shown.
        let may_see = |c: &Case| c.is_active && (reader == Reader::Administrator || c.may_be_quoted());
        let mut rows: HashMap<i64, Case> = rows.into_iter().filter(may_see).map(|c| (c.id, c)).collect();
        let texts = volumes::full_texts(conn, rows.values())?;
        let hit = |case: Case| decision_hit(texts.get(&case.id), case, &reading);
        let items = ids.iter().filter_map(|id| rows.remove(id)).map(hit);
        Ok(Found { items: items.collect(), total, is_loose, otherwise: reading.otherwise.clone() })
    }

    /// `today` says what is in force.
    pub fn articles(
        &self,
        conn: &mut DbConn,
        search: &ArticleSearch,
        today: NaiveDate,
    ) -> Result<Found<ArticleHit>, JurisprudenceError> {
        let reading = asked::read(&search.q, &self.articles);
        let mut filters: Vec<String> = vec![];
        if let Some(key) = &search.law {
            let law = store::laws::find(conn, key)?.filter(|l| l.is_active);
            filters.push(volumes::law_filter(law.ok_or(JurisprudenceError::UnknownLaw)?.id));
        }
        filters.extend(search.language.iter().map(|l| format!("language:{}", l.as_str())));
        if search.only_in_force {
            filters.push(volumes::IN_FORCE.to_owned());
        }
        let asked = Asked {
            clauses: &reading.clauses,
            filters: &filters,
            preferred: Some(volumes::IN_FORCE),
            on_day: search.only_in_force.then(|| volumes::day_number(today)),
            sorting: match search.order {
                // One law without a word is read from its beginning.
                ArticleOrder::Relevance if reading.clauses.is_empty() && search.law.is_some() => {
                    Sorting::Place
                }
                ArticleOrder::Relevance => Sorting::Score,
                ArticleOrder::Text => Sorting::Place,
                ArticleOrder::Newest => Sorting::Newest,
                ArticleOrder::Oldest => Sorting::Oldest,
            },
            limit: search.limit,
            offset: search.offset,
        };
        let (ids, total, is_loose) = found(&self.articles, &asked)?;
        let rows = store::articles::find_all(conn, &ids)?;
        let law_ids: Vec<i64> = rows.iter().map(|a| a.law_id).collect();
        let laws = store::laws::find_all(conn, &law_ids)?;
        let mut rows: HashMap<i64, Article> = rows.into_iter().map(|a| (a.id, a)).collect();
        let hit = |id: &i64| {
            let article = rows.remove(id)?;
            let law = laws.get(&article.law_id).filter(|l| l.is_active)?.clone();
            let (excerpt, _) = excerpts::excerpt(&article.content.text, &reading.marked);
            Some(ArticleHit { law, article, excerpt })
        };
        let items = ids.iter().filter_map(hit).collect();
        Ok(Found { items, total, is_loose, otherwise: reading.otherwise })
    }
}

fn visible_to(reader: Reader) -> Vec<String> {
    match reader {
        Reader::Everybody => vec![volumes::PUBLIC.to_owned()],
        Reader::Administrator => vec![],
    }
}

/// First what has every word; where nothing has, what has any.
fn found(shelf: &Shelf, asked: &Asked<'_>) -> Result<(Vec<i64>, usize, bool), JurisprudenceError> {
    let (ids, total) = shelf.find(asked, true)?;
    let words: usize = asked.clauses.iter().map(Clause::words).sum();
    if total > 0 || words < 2 || asked.clauses.iter().any(|c| matches!(c, Clause::Phrase(_))) {
        return Ok((ids, total, false));
    }
    let (ids, total) = shelf.find(asked, false)?;
    Ok((ids, total, total > 0))
}

/// "art. 34 code du travail" as filters on what decisions cite.
fn asked_citation(text: &str) -> Vec<String> {
    let folded = crate::text::fold(text);
    let numbers = numbers::article_numbers(&folded);
    let law = CitedArticles::of(text).law;
    let is_part = |w: &str| {
        matches!(w, "article" | "articles" | "art" | "arts" | "section" | "sections" | "sec")
            || numbers.iter().any(|n| n.split('-').any(|p| p == w.trim_start_matches('0')))
    };
    let all = crate::domain::LawName::of(text);
    let (number, kind) = (law.number.or(all.number.clone()), law.kind.or(all.kind));
    let articles: Vec<&str> =
        if numbers.is_empty() { vec![""] } else { numbers.iter().map(String::as_str).collect() };
    let of = |article: &str| match &number {
        Some(number) => vec![volumes::by_number(number, kind, article)],
        None => {
            let words = volumes::name_words(&all).filter(|w| !is_part(w));
            words.map(|w| volumes::by_word(&w, article)).collect()
        }
    };
    articles.into_iter().flat_map(of).collect()
}

fn decision_hit(full: Option<&String>, case: Case, reading: &Reading) -> DecisionHit {
    let stems = &reading.marked;
    let mut best = ("legalPrinciple", Excerpt::default(), 0);
    for (part, text) in volumes::texts(&case, full) {
        let (excerpt, met) = excerpts::excerpt(text, stems);
        if met > best.2 || best.1.pieces.is_empty() {
            best = (part, excerpt, met);
        }
        if best.2 >= reading.own {
            break;
        }
    }
    DecisionHit { title: excerpts::marked(&case.content.title, stems), part: best.0, excerpt: best.1, case }
}
