use super::terms::Term;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// How fast a term that stands in a text again counts less, and how much a text's length counts: as usual for BM25.
const SATURATION: f32 = 1.2;
const LENGTH: f32 = 0.75;

/// Ranks texts by BM25. It is given terms, not text: what a term is (root, group of letters, concept) is decided
/// outside, so that a question never meets a query syntax, and documents and questions are cut the same way.
///
/// The postings lie one term after the other in one list: it is there a hundred milliseconds after the start, when the
/// first question waits for it.
pub(super) struct TermIndex {
    numbers: Arc<TermNumbers>,
    /// Where the postings of a term lie, by its number.
    places: Vec<Range<u32>>,
    postings: Vec<Posting>,
    /// For each document what its length takes from its terms.
    lengths: Vec<f32>,
    /// For each document, in the order they were added, whose text it is.
    owners: Vec<u32>,
    /// For each owner what the length of all its documents takes from their terms.
    whole_lengths: Vec<f32>,
}

/// The numbers of terms, for indexes that are built of the same: each is looked up once.
#[derive(Debug, Default)]
pub(super) struct TermNumbers(FxHashMap<Term, u32>);

impl TermNumbers {
    pub fn number(&mut self, term: Term) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(term).or_insert(next)
    }
}

/// A document, and in the lowest byte how often the term stands in it: two million of them are held.
#[derive(Clone, Copy, Default)]
struct Posting(u32);

impl Posting {
    fn once(document: u32) -> Self {
        Self(document << u8::BITS | 1)
    }

    /// What stands there more often counts no more.
    fn add_one(&mut self) {
        if self.0 & u32::from(u8::MAX) < u32::from(u8::MAX) {
            self.0 += 1;
        }
    }

    fn document(self) -> usize {
        (self.0 >> u8::BITS) as usize
    }

    fn times(self) -> f32 {
        (self.0 & u32::from(u8::MAX)) as f32
    }
}

/// Takes documents in.
#[derive(Default)]
pub(super) struct TermIndexBuilder {
    /// By the numbers of terms.
    terms: Vec<Counted>,
    /// The number of a term and a document that holds it.
    entries: Vec<(u32, Posting)>,
    sizes: Vec<usize>,
    owners: Vec<u32>,
}

#[derive(Clone, Copy, Default)]
struct Counted {
    /// Documents that hold it.
    holders: u32,
    /// The entry of the last of them.
    last: u32,
}

impl TermIndexBuilder {
    /// `terms`: their numbers.
    pub fn add(&mut self, owner: u32, terms: impl IntoIterator<Item = u32>) {
        let document = self.owners.len() as u32;
        self.owners.push(owner);
        let mut size = 0;
        for number in terms {
            size += 1;
            let at = number as usize;
            if at >= self.terms.len() {
                self.terms.resize(at + 1, Counted::default());
            }
            let Some(counted) = self.terms.get_mut(at) else { continue };
            let last = self.entries.get_mut(counted.last as usize).filter(|_| counted.holders > 0);
            match last {
                Some((_, posting)) if posting.document() == document as usize => posting.add_one(),
                _ => {
                    *counted = Counted { holders: counted.holders + 1, last: self.entries.len() as u32 };
                    self.entries.push((number, Posting::once(document)));
                }
            }
        }
        self.sizes.push(size);
    }

    /// `owner_count`: every owner is below it; `numbers`: of the terms that were added.
    pub fn build(self, owner_count: usize, numbers: &Arc<TermNumbers>) -> TermIndex {
        let mut wholes = vec![0; owner_count];
        for (size, owner) in self.sizes.iter().zip(&self.owners) {
            if let Some(whole) = wholes.get_mut(*owner as usize) {
                *whole += size;
            }
        }
        let mut end = 0;
        let places = self.terms.iter().map(|term| {
            let start = end;
            end += term.holders;
            start..end
        });
        let places: Vec<Range<u32>> = places.collect();
        let mut postings = vec![Posting::default(); self.entries.len()];
        let mut next: Vec<u32> = places.iter().map(|place| place.start).collect();
        for (number, posting) in self.entries {
            let Some(place) = next.get_mut(number as usize) else { continue };
            if let Some(free) = postings.get_mut(*place as usize) {
                *free = posting;
            }
            *place += 1;
        }
        TermIndex {
            numbers: Arc::clone(numbers),
            places,
            postings,
            lengths: lengths(&self.sizes),
            owners: self.owners,
            whole_lengths: lengths(&wholes),
        }
    }
}

impl TermIndex {
    /// `documents`: an owner below `owner_count` and its terms.
    pub fn of(owner_count: usize, documents: impl IntoIterator<Item = (u32, Vec<Term>)>) -> Self {
        let (mut builder, mut numbers) = (TermIndexBuilder::default(), TermNumbers::default());
        for (owner, terms) in documents {
            builder.add(owner, terms.into_iter().map(|term| numbers.number(term)));
        }
        builder.build(owner_count, &Arc::new(numbers))
    }

    /// For each owner, the sum of the BM25 scores of its best documents, each weighed by its place in `weights`.
    /// Terms come with a weight of their own.
    pub fn scores(&self, terms: &[(Term, f32)], weights: [f32; 3]) -> Vec<f32> {
        let mut scores = vec![0.0f32; self.owners.len()];
        for (term, boost) in terms {
            let postings = self.postings_of(*term);
            let rarity = rarity(postings.len(), self.owners.len()) * boost;
            for posting in postings {
                let at = posting.document();
                let (Some(score), Some(length)) = (scores.get_mut(at), self.lengths.get(at)) else {
                    continue;
                };
                *score += rarity * saturated(posting.times(), *length);
            }
        }
        let mut best = vec![[0.0f32; 3]; self.whole_lengths.len()];
        for (score, owner) in scores.into_iter().zip(&self.owners) {
            let Some([first, second, third]) = best.get_mut(*owner as usize) else { continue };
            if score > *first {
                (*first, *second, *third) = (score, *first, *second);
            } else if score > *second {
                (*second, *third) = (score, *second);
            } else if score > *third {
                *third = score;
            }
        }
        best.into_iter().map(|three| three.iter().zip(weights).map(|(s, w)| s * w).sum()).collect()
    }

    /// For each owner the BM25 score of all its documents as one; those of an owner must have been added one after the other.
    pub fn whole_scores(&self, terms: &[(Term, f32)]) -> Vec<f32> {
        let mut scores = vec![0.0f32; self.whole_lengths.len()];
        let owner = |posting: &Posting| self.owners.get(posting.document());
        for (term, boost) in terms {
            let of_owners = || self.postings_of(*term).chunk_by(|a, b| owner(a) == owner(b));
            let rarity = rarity(of_owners().count(), scores.len()) * boost;
            for postings in of_owners() {
                let Some(at) = postings.first().and_then(owner).map(|owner| *owner as usize) else {
                    continue;
                };
                let times = postings.iter().map(|posting| posting.times()).sum();
                let (Some(score), Some(length)) = (scores.get_mut(at), self.whole_lengths.get(at)) else {
                    continue;
                };
                *score += rarity * saturated(times, *length);
            }
        }
        scores
    }

    fn postings_of(&self, term: Term) -> &[Posting] {
        let number = self.numbers.0.get(&term).map(|number| *number as usize);
        let place = number.and_then(|at| self.places.get(at)).cloned().unwrap_or_default();
        self.postings.get(place.start as usize..place.end as usize).unwrap_or_default()
    }
}

/// What the lengths of texts take from their terms.
fn lengths(sizes: &[usize]) -> Vec<f32> {
    let mean = sizes.iter().sum::<usize>() as f32 / sizes.len().max(1) as f32;
    let length = |size: &usize| SATURATION * (1.0 - LENGTH + LENGTH * *size as f32 / mean.max(1.0));
    sizes.iter().map(length).collect()
}

/// What a term counts that stands in a text so often.
fn saturated(times: f32, length: f32) -> f32 {
    (1.0 + SATURATION) * times / (times + length)
}

/// How much a term says that so many of all documents hold.
fn rarity(holders: usize, documents: usize) -> f32 {
    let (holders, documents) = (holders as f32, documents as f32);
    (1.0 + (documents - holders + 0.5) / (holders + 0.5)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const WHOLE: [f32; 3] = [1.0, 0.0, 0.0];

    #[test]
    fn a_rare_term_counts_more_than_a_common_one_and_a_short_text_more_than_a_long_one() {
        let index = TermIndex::of(3, [(0, vec![1, 2]), (1, vec![1, 3]), (2, vec![1, 2, 4, 5, 6, 7])]);
        let of = |term| index.scores(&[(term, 1.0)], WHOLE);
        assert!(of(3)[1] > of(1)[1]);
        assert!(of(2)[0] > of(2)[2]);
        assert_eq!(of(9), [0.0; 3]);
        assert_eq!(index.scores(&[], WHOLE), [0.0; 3]);
    }

    #[test]
    fn an_owner_has_the_score_of_its_best_texts() {
        let index = TermIndex::of(2, [(0, vec![1]), (0, vec![1, 2]), (1, vec![1, 2]), (0, vec![3])]);
        let [first, second] = index.scores(&[(1, 1.0)], WHOLE)[..] else { panic!() };
        assert!(first > second);
        let both = index.scores(&[(1, 1.0)], [1.0, 1.0, 1.0]);
        assert!((both[0] - first - second).abs() < 1e-6);
    }

    proptest! {
        #[test]
        fn all_texts_of_an_owner_are_scored_as_one(
            texts in prop::collection::vec((0u32..2, prop::collection::vec(0u32..5, 0..6)), 1..8),
            asked in prop::collection::btree_set(0u32..6, 0..4),
        ) {
            let mut texts = texts;
            texts.sort_by_key(|(owner, _)| *owner);
            let whole = |owner| texts.iter().filter(|(o, _)| *o == owner).flat_map(|(_, t)| t.clone()).collect();
            let joined = TermIndex::of(2, [(0, whole(0)), (1, whole(1))]);
            let terms: Vec<(Term, f32)> = asked.into_iter().map(|term| (term, 1.0)).collect();
            let parted = TermIndex::of(2, texts.clone()).whole_scores(&terms);
            for (a, b) in joined.scores(&terms, WHOLE).into_iter().zip(parted) {
                prop_assert!((a - b).abs() < 1e-4, "{a} {b}");
            }
        }

        /// Against the formula written out, text by text.
        #[test]
        fn scores_are_those_of_bm25(
            texts in prop::collection::vec(prop::collection::vec(0u32..6, 0..8), 1..8),
            asked in prop::collection::btree_set(0u32..8, 0..4),
        ) {
            let index = TermIndex::of(texts.len(), (0u32..).zip(texts.clone()));
            let terms: Vec<(Term, f32)> = asked.iter().map(|term| (*term, 1.5)).collect();
            let count = texts.len() as f32;
            let mean = (texts.concat().len() as f32 / count).max(1.0);
            for (text, found) in texts.iter().zip(index.scores(&terms, WHOLE)) {
                let mut wanted = 0.0;
                for term in &asked {
                    let times = text.iter().filter(|t| *t == term).count() as f32;
                    let holders = texts.iter().filter(|t| t.contains(term)).count() as f32;
                    let idf = (1.0 + (count - holders + 0.5) / (holders + 0.5)).ln();
                    let norm = 1.2 * (0.25 + 0.75 * text.len() as f32 / mean);
                    wanted += 1.5 * idf * 2.2 * times / (times + norm);
                }
                prop_assert!((wanted - found).abs() < 1e-4, "{wanted} {found}");
            }
        }
    }
}
