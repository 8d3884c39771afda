//! One index of texts in memory: terms that were cut by us, filters, and two numbers to sort by.

use super::words::stem;
use crate::JurisprudenceError;
use std::ops::Bound;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tantivy::collector::{Count, TopDocs};
use tantivy::query::{
    BooleanQuery, BoostQuery, ConstScoreQuery, FuzzyTermQuery, Occur, PhraseQuery, Query, RangeQuery,
    TermQuery,
};
use tantivy::schema::{
    FAST, Field, INDEXED, IndexRecordOption, NumericOptions, Schema, TextFieldIndexing, TextOptions,
};
use tantivy::{
    Index, IndexReader, IndexWriter, Order, ReloadPolicy, Searcher, TantivyDocument, TantivyError, Term,
};

/// What a writer holds before it makes a segment of it.
const BUDGET: usize = 24_000_000;
/// Words spelled otherwise that a misspelled one may mean.
const MOST_MEANT: usize = 5;

impl From<TantivyError> for JurisprudenceError {
    fn from(e: TantivyError) -> Self {
        Self::Index(e.to_string())
    }
}

/// A text for the shelf.
pub(super) struct Volume {
    pub id: i64,
    /// Terms of what names it, then of all it says, parted by spaces.
    pub names: String,
    pub body: String,
    /// What it may be filtered by: `court:…`, `year:…`.
    pub filters: Vec<String>,
    /// Days that bound it: of a decision its day, of an article its first day and its last.
    pub from: i64,
    pub until: i64,
    /// Its own day, which it is sorted by: of an article that of its law.
    pub day: i64,
    /// Its place among its like: of an article, law by law and in the order of the text.
    pub place: i64,
}

/// What a reader's words come to.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Clause {
    /// Any of these terms, with what a match among the names is worth.
    AnyOf(Vec<(String, f32)>),
    /// Stems side by side.
    Phrase(Vec<String>),
    /// All of these; or, worth less, any of these terms of the other language, each by its stems side by side.
    Either { own: Vec<Clause>, otherwise: Vec<Vec<String>> },
}

impl Clause {
    /// How many words of the reader's it stands for.
    pub fn words(&self) -> usize {
        match self {
            Self::Either { own, .. } => own.len(),
            Self::AnyOf(_) | Self::Phrase(_) => 1,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sorting {
    Score,
    Newest,
    Oldest,
    Place,
}

pub(super) struct Asked<'a> {
    pub clauses: &'a [Clause],
    /// Each must hold.
    pub filters: &'a [String],
    /// Those that have it stand before the others of the same worth.
    pub preferred: Option<&'a str>,
    /// Holds on this day (days since 1970).
    pub on_day: Option<i64>,
    pub sorting: Sorting,
    pub limit: usize,
    pub offset: usize,
}

pub(super) struct Shelf {
    writer: Mutex<IndexWriter>,
    reader: IndexReader,
    fields: Fields,
}

struct Fields {
    id: Field,
    names: Field,
    body: Field,
    filter: Field,
    from: Field,
    until: Field,
    day: Field,
    place: Field,
}

/// A match among the names is worth this many in the text.
const NAMES: f32 = 2.5;
const PREFERRED: f32 = 1.5;
/// The same thing said in the other language.
const OTHERWISE: f32 = 0.5;
/// No text that says it in the other language stands before one that has the words themselves: more than any score.
const OWN_WORDS: f32 = 1_000.0;

impl Shelf {
    pub fn new() -> Result<Self, JurisprudenceError> {
        let mut schema = Schema::builder();
        let text = |option| {
            let indexing = TextFieldIndexing::default().set_tokenizer("whitespace").set_index_option(option);
            TextOptions::default().set_indexing_options(indexing)
        };
        let number = || NumericOptions::from(FAST);
        let fields = Fields {
            id: schema.add_i64_field("id", number() | INDEXED),
            names: schema.add_text_field("names", text(IndexRecordOption::WithFreqs)),
            body: schema.add_text_field("body", text(IndexRecordOption::WithFreqsAndPositions)),
            filter: schema.add_text_field("filter", text(IndexRecordOption::Basic)),
            from: schema.add_i64_field("from", number()),
            until: schema.add_i64_field("until", number()),
            day: schema.add_i64_field("day", number()),
            place: schema.add_i64_field("place", number()),
        };
        let index = Index::create_in_ram(schema.build());
        let writer = index.writer_with_num_threads(1, BUDGET)?;
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(Self { writer: Mutex::new(writer), reader, fields })
    }

    fn writer(&self) -> MutexGuard<'_, IndexWriter> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn remove(&self, id: i64) {
        self.writer().delete_term(Term::from_field_i64(self.fields.id, id));
    }

    pub fn remove_all_with(&self, filter: &str) {
        self.writer().delete_term(Term::from_field_text(self.fields.filter, filter));
    }

    pub fn add(&self, volume: Volume) -> Result<(), JurisprudenceError> {
        let f = &self.fields;
        let mut document = TantivyDocument::default();
        document.add_i64(f.id, volume.id);
        document.add_text(f.names, volume.names);
        document.add_text(f.body, volume.body);
        document.add_text(f.filter, volume.filters.join(" "));
        document.add_i64(f.from, volume.from);
        document.add_i64(f.until, volume.until);
        document.add_i64(f.day, volume.day);
        document.add_i64(f.place, volume.place);
        self.writer().add_document(document)?;
        Ok(())
    }

    /// What was added and removed is found from now on. `whole`: in one piece, which takes longer and is read faster.
    pub fn publish(&self, whole: bool) -> Result<(), JurisprudenceError> {
        let mut writer = self.writer();
        writer.commit()?;
        if whole {
            let segments = writer.index().searchable_segment_ids()?;
            if segments.len() > 1 {
                writer.merge(&segments).wait()?;
            }
            writer.garbage_collect_files().wait()?;
        }
        self.reader.reload()?;
        Ok(())
    }

    /// The ids on one page, best first, and how many there are in all. `strict`: every clause must match; else any may.
    pub fn find(&self, asked: &Asked<'_>, strict: bool) -> Result<(Vec<i64>, usize), JurisprudenceError> {
        let searcher = self.reader.searcher();
        let query = self.query(asked, strict);
        let page = || TopDocs::with_limit(asked.limit).and_offset(asked.offset);
        let by = |field, order| page().order_by_fast_field::<i64>(field, order);
        let (places, total): (Vec<_>, usize) = match asked.sorting {
            Sorting::Score => {
                let (found, total) = searcher.search(&query, &(page().order_by_score(), Count))?;
                (found.into_iter().map(|(_, at)| at).collect(), total)
            }
            sorting => {
                let field = if sorting == Sorting::Place { "place" } else { "day" };
                let order = if sorting == Sorting::Newest { Order::Desc } else { Order::Asc };
                let (found, total) = searcher.search(&query, &(by(field, order), Count))?;
                (found.into_iter().map(|(_, at)| at).collect(), total)
            }
        };
        let mut ids = Vec::with_capacity(places.len());
        for at in places {
            let column = searcher.segment_reader(at.segment_ord).fast_fields().i64("id")?;
            ids.extend(column.first(at.doc_id));
        }
        Ok((ids, total))
    }

    fn query(&self, asked: &Asked<'_>, strict: bool) -> BooleanQuery {
        let f = &self.fields;
        let mut parts: Vec<(Occur, Box<dyn Query>)> = vec![];
        let clauses: Vec<(Occur, Box<dyn Query>)> =
            asked.clauses.iter().map(|clause| (joined(strict), self.clause(clause, strict))).collect();
        if !clauses.is_empty() {
            parts.push((Occur::Must, Box::new(BooleanQuery::new(clauses))));
        }
        for clause in asked.clauses.iter().filter(|_| strict && asked.sorting == Sorting::Score) {
            if let Clause::Either { own, .. } = clause {
                let own = ConstScoreQuery::new(Box::new(self.all_of(own, strict)), OWN_WORDS);
                parts.push((Occur::Should, Box::new(own)));
            }
        }
        for filter in asked.filters {
            let term = TermQuery::new(Term::from_field_text(f.filter, filter), IndexRecordOption::Basic);
            parts.push((Occur::Must, Box::new(ConstScoreQuery::new(Box::new(term), 0.0))));
        }
        if let Some(day) = asked.on_day {
            let at = |field| Bound::Included(Term::from_field_i64(field, day));
            for range in [
                RangeQuery::new(Bound::Unbounded, at(f.from)),
                RangeQuery::new(at(f.until), Bound::Unbounded),
            ] {
                parts.push((Occur::Must, Box::new(ConstScoreQuery::new(Box::new(range), 0.0))));
            }
        }
        if let Some(filter) = asked.preferred {
            let term = TermQuery::new(Term::from_field_text(f.filter, filter), IndexRecordOption::Basic);
            parts.push((Occur::Should, Box::new(ConstScoreQuery::new(Box::new(term), PREFERRED))));
        }
        if parts.iter().all(|(occur, _)| *occur != Occur::Must) {
            parts
                .push((Occur::Must, Box::new(ConstScoreQuery::new(Box::new(tantivy::query::AllQuery), 0.0))));
        }
        BooleanQuery::new(parts)
    }

    fn all_of(&self, clauses: &[Clause], strict: bool) -> BooleanQuery {
        let each = clauses.iter().map(|clause| (joined(strict), self.clause(clause, strict)));
        BooleanQuery::new(each.collect())
    }

    fn clause(&self, clause: &Clause, strict: bool) -> Box<dyn Query> {
        let f = &self.fields;
        let one = |field, term: &str, boost: f32| -> (Occur, Box<dyn Query>) {
            let query = TermQuery::new(Term::from_field_text(field, term), IndexRecordOption::WithFreqs);
            (Occur::Should, Box::new(BoostQuery::new(Box::new(query), boost)))
        };
        match clause {
            Clause::AnyOf(terms) => {
                let both = terms
                    .iter()
                    .flat_map(|(t, boost)| [one(f.names, t, NAMES * boost), one(f.body, t, *boost)]);
                Box::new(BooleanQuery::new(both.collect()))
            }
            Clause::Phrase(stems) if stems.len() > 1 => {
                Box::new(PhraseQuery::new(stems.iter().map(|s| Term::from_field_text(f.body, s)).collect()))
            }
            Clause::Phrase(stems) => {
                Box::new(BooleanQuery::new(stems.iter().map(|s| one(f.body, s, 1.0)).collect()))
            }
            Clause::Either { own, otherwise } => {
                let mut any: Vec<(Occur, Box<dyn Query>)> =
                    vec![(Occur::Should, Box::new(self.all_of(own, strict)))];
                any.extend(otherwise.iter().map(|stems| match stems.as_slice() {
                    [term] => {
                        (Occur::Should, self.clause(&Clause::AnyOf(vec![(term.clone(), OTHERWISE)]), strict))
                    }
                    _ => {
                        let side_by_side = self.clause(&Clause::Phrase(stems.clone()), strict);
                        let query: Box<dyn Query> = Box::new(BoostQuery::new(side_by_side, OTHERWISE));
                        (Occur::Should, query)
                    }
                }));
                Box::new(BooleanQuery::new(any))
            }
        }
    }

    /// Whether any text has this term.
    pub fn knows(&self, term: &str) -> bool {
        let searcher = self.reader.searcher();
        [self.fields.names, self.fields.body].into_iter().any(|field| frequency(&searcher, field, term) > 0)
    }

    /// What a word that no text has may mean: terms one letter away, else two, the most frequent first.
    pub fn meant_by(&self, word: &str) -> Vec<String> {
        let term = stem(word);
        let most = if term.len() >= 7 { 2 } else { 1 };
        (1..=most)
            .map(|distance| self.near(&term, distance))
            .find(|found| !found.is_empty())
            .unwrap_or_default()
    }

    fn near(&self, term: &str, distance: u8) -> Vec<String> {
        let searcher = self.reader.searcher();
        let mut found: Vec<(String, u64)> = vec![];
        for field in [self.fields.names, self.fields.body] {
            let automaton =
                || FuzzyTermQuery::new(Term::from_field_text(field, term), distance, true).automaton();
            for segment in searcher.segment_readers() {
                let (Ok(index), Ok(automaton)) = (segment.inverted_index(field), automaton()) else {
                    continue;
                };
                let Ok(mut stream) = index.terms().search(automaton).into_stream() else { continue };
                while stream.advance() {
                    let Ok(near) = std::str::from_utf8(stream.key()) else { continue };
                    if near.starts_with('#') {
                        continue;
                    }
                    let count = u64::from(stream.value().doc_freq);
                    match found.iter_mut().find(|(known, _)| known == near) {
                        Some((_, total)) => *total += count,
                        None => found.push((near.to_owned(), count)),
                    }
                }
            }
        }
        found.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        found.into_iter().take(MOST_MEANT).map(|(near, _)| near).collect()
    }
}

fn joined(strict: bool) -> Occur {
    if strict { Occur::Must } else { Occur::Should }
}

fn frequency(searcher: &Searcher, field: Field, term: &str) -> u64 {
    searcher.doc_freq(&Term::from_field_text(field, term)).unwrap_or_default()
}
