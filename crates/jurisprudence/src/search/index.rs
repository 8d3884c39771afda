use crate::JurisprudenceError;
use std::sync::Arc;
use tantivy::collector::{Collector, SegmentCollector};
use tantivy::query::{BooleanQuery, Occur, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::{
    DocId, Index, ReloadPolicy, Score, Searcher, SegmentOrdinal, SegmentReader, TantivyDocument,
    TantivyError, Term,
};

/// Words a writer may hold before it must write: more than all the texts, so that there is one segment.
const BUDGET: usize = 100_000_000;

impl From<TantivyError> for JurisprudenceError {
    fn from(e: TantivyError) -> Self {
        Self::Index(e.to_string())
    }
}

/// Ranks texts by BM25. It is given terms, not text: what a term is (root, group of letters, concept) is decided
/// outside, so that a question never meets a query syntax, and documents and questions are cut the same way.
pub(super) struct TermIndex {
    searcher: Searcher,
    field: Field,
    /// For each document, in the order they were added, whose text it is.
    owners: Arc<[u32]>,
    owner_count: usize,
}

impl TermIndex {
    /// `documents`: an owner below `owner_count` and its terms. Terms must not contain white space.
    pub fn build(
        owner_count: usize,
        documents: impl IntoIterator<Item = (u32, Vec<String>)>,
    ) -> Result<Self, JurisprudenceError> {
        let mut schema = Schema::builder();
        let indexing = TextFieldIndexing::default()
            .set_tokenizer("whitespace")
            .set_index_option(IndexRecordOption::WithFreqs);
        let field = schema.add_text_field("terms", TextOptions::default().set_indexing_options(indexing));
        let mut writer = Index::builder()
            .schema(schema.build())
            .single_segment_index_writer(tantivy::directory::RamDirectory::create(), BUDGET)?;
        let mut owners = vec![];
        for (owner, terms) in documents {
            let mut document = TantivyDocument::default();
            document.add_text(field, terms.join(" "));
            writer.add_document(document)?;
            owners.push(owner);
        }
        let reader = writer.finalize()?.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(Self { searcher: reader.searcher(), field, owners: owners.into(), owner_count })
    }

    /// For each owner, the sum of the BM25 scores of its best documents, each weighed by its place in `weights`.
    /// Terms come with a weight of their own.
    pub fn scores(&self, terms: &[(String, f32)], weights: [f32; 3]) -> Vec<f32> {
        let none = || vec![0.0; self.owner_count];
        if terms.is_empty() {
            return none();
        }
        let clauses = terms.iter().map(|(term, boost)| {
            let term = TermQuery::new(Term::from_field_text(self.field, term), IndexRecordOption::WithFreqs);
            let boosted: Box<dyn Query> = if (boost - 1.0).abs() < f32::EPSILON {
                Box::new(term)
            } else {
                Box::new(tantivy::query::BoostQuery::new(Box::new(term), *boost))
            };
            (Occur::Should, boosted)
        });
        let query = BooleanQuery::new(clauses.collect());
        let best = BestOfOwner { owners: &self.owners, count: self.owner_count };
        // An index in memory that was read once does not fail later; if it did, the other engines still answer.
        let Ok(best) = self.searcher.search(&query, &best) else { return none() };
        best.into_iter().map(|three| three.iter().zip(weights).map(|(s, w)| s * w).sum()).collect()
    }
}

/// For each owner, the three best scores among its documents, best first.
struct BestOfOwner<'a> {
    owners: &'a Arc<[u32]>,
    count: usize,
}

struct Best {
    owners: Arc<[u32]>,
    best: Vec<[f32; 3]>,
}

impl Collector for BestOfOwner<'_> {
    type Fruit = Vec<[f32; 3]>;
    type Child = Best;

    fn for_segment(&self, _: SegmentOrdinal, _: &SegmentReader) -> tantivy::Result<Best> {
        Ok(Best { owners: Arc::clone(self.owners), best: vec![[0.0; 3]; self.count] })
    }

    fn requires_scoring(&self) -> bool {
        true
    }

    fn merge_fruits(&self, mut segments: Vec<Vec<[f32; 3]>>) -> tantivy::Result<Vec<[f32; 3]>> {
        Ok(segments.pop().unwrap_or_else(|| vec![[0.0; 3]; self.count]))
    }
}

impl SegmentCollector for Best {
    type Fruit = Vec<[f32; 3]>;

    fn collect(&mut self, doc: DocId, score: Score) {
        let owner = self.owners.get(doc as usize).copied().unwrap_or(u32::MAX);
        let Some([first, second, third]) = self.best.get_mut(owner as usize) else { return };
        if score > *first {
            (*first, *second, *third) = (score, *first, *second);
        } else if score > *second {
            (*second, *third) = (score, *second);
        } else if score > *third {
            *third = score;
        }
    }

    fn harvest(self) -> Self::Fruit {
        self.best
    }
}
