use super::build::{concept_term, roots};
use super::index::TermIndex;
use super::retrieval::{Hit, HitKind};
use super::vocabulary::Vocabulary;
use crate::JurisprudenceError;
use crate::domain::{Case, Language};
use crate::text::{ConceptIndex, Reader, fold};
use std::collections::HashSet;

/// At most this many beside the notes.
const MOST: usize = 2;
/// Share of the question that a decision must speak of: where it rests on an article of a note that was found, and
/// where it does not.
const COVERED_WITH_ARTICLE: f32 = 0.30;
const COVERED_ALONE: f32 = 0.60;
/// A concept of the lexicon weighs less than the word itself: it is a guess at what was meant.
const CONCEPT: f32 = 0.5;

/// Decisions that may be quoted.
pub(super) struct CaseIndex {
    cases: Vec<Entry>,
    terms: TermIndex,
    vocabulary: Vocabulary,
}

struct Entry {
    case: Case,
    articles: HashSet<String>,
}

/// An article's name without what differs from hand to hand: accents, capitals, spaces, what stands in brackets.
fn article_key(article: &str) -> String {
    let mut depth = 0usize;
    let mut out = String::new();
    for c in fold(article).chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            c if depth == 0 && c.is_alphanumeric() => out.push(c),
            _ => {}
        }
    }
    out
}

impl CaseIndex {
    pub fn build(
        cases: &[Case],
        reader: &Reader,
        concepts: &ConceptIndex,
    ) -> Result<Self, JurisprudenceError> {
        let mut documents = vec![];
        for (n, case) in (0u32..).zip(cases) {
            let c = &case.content;
            // The title and keywords say what it is about: they count twice.
            let text = [&c.title, &c.title, &c.legal_principle, &c.facts, &c.decision, &c.subject]
                .into_iter()
                .chain(&c.keywords)
                .chain(&c.keywords)
                .chain(&c.relevant_articles);
            let words: Vec<String> = text.flat_map(|t| reader.words(t, Language::Fr)).collect();
            let mut terms: Vec<String> = words.iter().flat_map(|w| roots(std::slice::from_ref(w))).collect();
            terms.extend(concepts.of(&words).into_iter().map(concept_term));
            documents.push((n, terms));
        }
        let vocabulary = Vocabulary::build(documents.iter().map(|(n, terms)| (*n, terms.as_slice())));
        let entries = cases.iter().map(|case| Entry {
            case: case.clone(),
            articles: case.content.relevant_articles.iter().map(|a| article_key(a)).collect(),
        });
        Ok(Self { cases: entries.collect(), terms: TermIndex::build(cases.len(), documents)?, vocabulary })
    }

    pub fn len(&self) -> usize {
        self.cases.len()
    }

    /// The decisions that speak of what was asked, best first: few, and often none.
    pub fn find(&self, question_roots: &[String], concepts: &[u32], notes: &[Hit]) -> Vec<Hit> {
        let cited: HashSet<String> = notes.iter().flat_map(|n| &n.articles).map(|a| article_key(a)).collect();
        let own = question_roots.iter().map(|r| (r.clone(), 1.0));
        let wider = concepts.iter().map(|c| (concept_term(*c), CONCEPT));
        let terms: Vec<(String, f32)> = own.chain(wider).collect();
        let names: Vec<(String, Option<String>)> = terms.iter().map(|(t, _)| (t.clone(), None)).collect();
        let scores = self.terms.scores(&terms, [1.0, 0.0, 0.0]);
        let mut found: Vec<(f32, u32, &Entry)> = (0u32..)
            .zip(&self.cases)
            .zip(scores)
            .filter(|(_, score)| *score > 0.0)
            .filter_map(|((n, entry), score)| {
                let near = self.vocabulary.coverage(&names, &[n]).near;
                let shares_article = !entry.articles.is_disjoint(&cited);
                let enough = if shares_article { COVERED_WITH_ARTICLE } else { COVERED_ALONE };
                (near >= enough).then_some((score, n, entry))
            })
            .collect();
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        found.into_iter().take(MOST).map(|(score, _, entry)| hit(&entry.case, score)).collect()
    }
}

fn hit(case: &Case, score: f32) -> Hit {
    let c = &case.content;
    let source = c.source.as_ref();
    let named = |s: &crate::domain::CaseSource| match &s.licence {
        Some(licence) => format!("{} ({licence})", s.name),
        None => s.name.clone(),
    };
    Hit {
        kind: HitKind::Case,
        key: case.key.clone(),
        title: c.title.clone(),
        text: format!("{} {}", c.legal_principle.trim(), c.decision.trim()),
        articles: c.relevant_articles.clone(),
        source: source.map(named),
        url: source.and_then(|s| s.url.clone()),
        confidence: None,
        caution: None,
        next_step: None,
        as_of: None,
        is_verified: case.is_verified,
        domain: None,
        score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_the_same_in_any_hand() {
        let a = article_key("Code du travail (loi n° 92/007 du 14 août 1992), art. 34");
        assert_eq!(a, article_key("Code du Travail,  Art. 34 (1)"));
        assert_ne!(a, article_key("Code du travail, art. 35"));
    }
}
