//! How the library keeps up: rows that changed since it last looked take the place of the old ones.

use super::volumes::{full_texts, law_day, law_filter, of_article, of_decision};
use super::{Library, Reader};
use crate::JurisprudenceError;
use crate::domain::{Bilingual, Case, CitedArticles, Key, court_key};
use crate::store;
use chrono::Datelike;
use database::DbConn;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, PoisonError};

/// Rows read at a time.
const PART: i64 = 500;
/// So many changes at once are a new index: it is put together in one piece.
const MANY: usize = 2_000;

/// A value that decisions can be filtered by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub key: String,
    pub name: String,
    pub count: usize,
}

/// The most frequent court first; the latest year first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    pub courts: Vec<Choice>,
    pub years: Vec<Choice>,
    pub subjects: Vec<Choice>,
}

#[derive(Debug, Clone)]
struct CaseFacts {
    court: Arc<str>,
    year: i32,
    subject: Arc<str>,
    is_public: bool,
}

/// A note, as far as a law's page speaks of it.
#[derive(Debug, Clone)]
pub(super) struct NoteFacts {
    pub key: Key,
    pub title: Bilingual<String>,
    pub cited: Vec<CitedArticles>,
}

/// What is known of all rows together.
#[derive(Debug, Clone, Default)]
pub(super) struct Facts {
    pub revision: Option<i64>,
    cases: HashMap<i64, CaseFacts>,
    /// A court as it is written, by its key.
    courts: HashMap<Arc<str>, String>,
    pub notes: Vec<NoteFacts>,
}

impl Facts {
    fn note(&mut self, case: &Case) {
        if !case.is_active {
            self.cases.remove(&case.id);
            return;
        }
        let c = &case.content;
        let key = court_key(&c.jurisdiction);
        let court = match self.courts.get_key_value(key.as_str()) {
            Some((known, _)) => known.clone(),
            None => {
                let name = c.jurisdiction.split(',').next().unwrap_or_default().trim().to_owned();
                let key: Arc<str> = key.into();
                self.courts.insert(key.clone(), name);
                key
            }
        };
        let subject = crate::domain::SUBJECTS
            .into_iter()
            .find(|s| *s == c.subject)
            .map_or_else(|| c.subject.as_str().into(), Arc::from);
        let facts = CaseFacts { court, year: c.decided_on.year(), subject, is_public: case.may_be_quoted() };
        self.cases.insert(case.id, facts);
    }

    pub fn choices(&self, reader: Reader) -> Choices {
        let mut courts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut years: BTreeMap<i32, usize> = BTreeMap::new();
        let mut subjects: BTreeMap<&str, usize> = BTreeMap::new();
        for case in self.cases.values().filter(|c| reader == Reader::Administrator || c.is_public) {
            *courts.entry(&case.court).or_default() += 1;
            *years.entry(case.year).or_default() += 1;
            *subjects.entry(&case.subject).or_default() += 1;
        }
        // What is not known is no choice.
        courts.remove("");
        subjects.remove("");
        let named = |key: &str| self.courts.get(key).cloned().unwrap_or_else(|| key.to_owned());
        let mut made = Choices {
            courts: courts
                .into_iter()
                .map(|(k, count)| Choice { key: k.to_owned(), name: named(k), count })
                .collect(),
            years: years
                .into_iter()
                .rev()
                .map(|(y, count)| Choice { key: y.to_string(), name: y.to_string(), count })
                .collect(),
            subjects: subjects
                .into_iter()
                .map(|(k, count)| Choice { key: k.to_owned(), name: k.to_owned(), count })
                .collect(),
        };
        made.courts.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.name.cmp(&b.name)));
        made
    }
}

impl Library {
    /// Takes in what changed since the last time; answers whether anything had. Reads a part at a time: what is being read
    /// takes no more memory however many rows there are.
    pub fn refresh(&self, conn: &mut DbConn) -> Result<bool, JurisprudenceError> {
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        // The cursor first: a change in between is seen twice, never missed.
        let revision = store::state::revision(conn)?;
        let known = self.facts();
        if known.revision == Some(revision) {
            return Ok(false);
        }
        let since = known.revision.unwrap_or(-1);
        let mut facts = Facts::clone(&known);
        drop(known);
        let decisions = self.take_in_decisions(conn, since, &mut facts)?;
        let articles = self.take_in_laws(conn, since)?;
        self.decisions.publish(decisions > MANY)?;
        self.articles.publish(articles > MANY)?;
        facts.notes = notes(conn)?;
        facts.revision = Some(revision);
        *self.facts.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(facts);
        Ok(true)
    }

    fn take_in_decisions(
        &self,
        conn: &mut DbConn,
        since: i64,
        facts: &mut Facts,
    ) -> Result<usize, JurisprudenceError> {
        let (mut after, mut count) = (0, 0);
        loop {
            let part = store::library::changed_cases(conn, since, after, PART)?;
            let Some(last) = part.last() else { return Ok(count) };
            after = last.id;
            count += part.len();
            let texts = full_texts(conn, part.iter())?;
            let ids: Vec<i64> = part.iter().map(|case| case.id).collect();
            let numbers = store::library::other_numbers(conn, &ids)?;
            for case in &part {
                self.decisions.remove(case.id);
                if case.is_active {
                    let others = numbers.get(&case.id).map(Vec::as_slice).unwrap_or_default();
                    self.decisions.add(of_decision(case, texts.get(&case.id), others))?;
                }
                facts.note(case);
            }
        }
    }

    fn take_in_laws(&self, conn: &mut DbConn, since: i64) -> Result<usize, JurisprudenceError> {
        let mut count = 0;
        for law in store::laws::changed_since(conn, since)? {
            self.articles.remove_all_with(&law_filter(law.id));
            if !law.is_active {
                continue;
            }
            let day = law_day(&law);
            for article in store::articles::of_law(conn, law.id)? {
                self.articles.add(of_article(&law, day, &article))?;
                count += 1;
            }
        }
        Ok(count)
    }
}

fn notes(conn: &mut DbConn) -> Result<Vec<NoteFacts>, JurisprudenceError> {
    let active = store::notes::all(conn)?.into_iter().filter(|n| n.is_active);
    let facts = active.map(|n| NoteFacts {
        key: n.key,
        cited: n.content.articles.iter().map(|a| CitedArticles::of(a)).collect(),
        title: n.content.title,
    });
    Ok(facts.collect())
}
