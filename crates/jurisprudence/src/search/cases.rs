use super::index::TermIndex;
use super::retrieval::{Hit, HitKind};
use super::terms::{Term, concept_term, root_term};
use super::vocabulary::Vocabulary;
use crate::domain::{Case, CaseContent, Key, Language, written_day};
use crate::text::{ConceptIndex, Reader, fold};
use std::collections::HashSet;

/// At most this many beside the notes.
const MOST: usize = 2;
/// Share of the question that a decision must speak of: where it rests on an article of a note that was found, and
/// where it does not.
const COVERED_WITH_ARTICLE: f32 = 0.30;
const COVERED_ALONE: f32 = 0.45;
/// How much it must then say of it, in words that stand in one decision only: a question of few words is soon covered.
const SPOKEN_ALONE: f32 = 4.0;
/// How near in meaning the question must lie to what a decision is about, whatever its words, so that it is found in the
/// other language too: where it rests on an article of a note that was found, and where it does not. Of 566 questions
/// that ask for no decision one in a hundred lies as near as the latter.
const MEANT_WITH_ARTICLE: f32 = 0.22;
const MEANT_ALONE: f32 = 0.28;
/// What a decision's likeness counts beside its words, of those that are near enough.
const MEANT: f32 = 10.0;
/// A concept of the lexicon weighs less than the word itself: it is a guess at what was meant.
const CONCEPT: f32 = 0.5;

/// Decisions that may be quoted.
pub(super) struct CaseIndex {
    cases: Vec<Entry>,
    terms: TermIndex,
    vocabulary: Vocabulary,
    /// What a word scores that stands in one decision only, once.
    rare: f32,
}

struct Entry {
    case: Case,
    /// It is summarised in.
    language: Language,
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
    /// How rare a word is among decisions is learned from those of `shipped` too that may not be quoted: the first one that
    /// somebody vouches for is found as the thirtieth is.
    pub fn build(
        cases: &[Case],
        shipped: &[(Key, CaseContent)],
        reader: &Reader,
        concepts: &ConceptIndex,
    ) -> Self {
        let others = shipped.iter().filter(|(key, _)| cases.iter().all(|case| case.key != *key));
        let contents: Vec<&CaseContent> =
            cases.iter().map(|case| &case.content).chain(others.map(|(_, content)| content)).collect();
        let mut documents = vec![];
        for (n, c) in (0u32..).zip(&contents) {
            let language = language_of(c, reader);
            // The title and keywords say what it is about: they count twice.
            let text = [&c.title, &c.title, &c.legal_principle, &c.facts, &c.decision, &c.subject]
                .into_iter()
                .chain(&c.keywords)
                .chain(&c.keywords)
                .chain(&c.relevant_articles);
            let mut words: Vec<String> = text.flat_map(|t| reader.words(t, language)).collect();
            if let Some(translation) = &c.translation {
                words.extend(translation.texts().flat_map(|t| reader.words(t, translation.language)));
            }
            let mut terms: Vec<Term> = words.iter().filter_map(|word| root_term(word)).collect();
            terms.extend(concepts.of(&words).into_iter().map(concept_term));
            documents.push((n, terms));
        }
        let mut vocabulary = Vocabulary::default();
        for (n, terms) in &documents {
            vocabulary.add(*n, &without_sounds(terms.iter().copied()));
        }
        let entries = cases.iter().map(|case| Entry {
            case: case.clone(),
            language: language_of(&case.content, reader),
            articles: case.content.relevant_articles.iter().map(|a| article_key(a)).collect(),
        });
        Self {
            cases: entries.collect(),
            terms: TermIndex::of(contents.len(), documents),
            vocabulary,
            rare: ((contents.len() as f32 + 1.0) / 1.5).ln(),
        }
    }

    pub fn len(&self) -> usize {
        self.cases.len()
    }

    /// The decisions that speak of what was asked, best first: few, and often none. `meant`: how near in meaning the
    /// question lies to what each is about; none where nothing tells. They are quoted in `language` where they are translated.
    pub fn find(
        &self,
        (question_roots, concepts): (&[Term], &[u32]),
        meant: &[f32],
        notes: &[Hit],
        language: Language,
    ) -> Vec<Hit> {
        let cited: HashSet<String> = notes.iter().flat_map(|n| &n.articles).map(|a| article_key(a)).collect();
        let own = question_roots.iter().map(|root| (*root, 1.0));
        let wider = concepts.iter().map(|c| (concept_term(*c), CONCEPT));
        let terms: Vec<(Term, f32)> = own.chain(wider).collect();
        let names = without_sounds(terms.iter().map(|(term, _)| *term));
        let scores = self.terms.scores(&terms, [1.0, 0.0, 0.0]);
        let mut found: Vec<(f32, u32, &Entry)> = (0u32..)
            .zip(&self.cases)
            .zip(scores)
            .filter_map(|((n, entry), score)| {
                let near = self.vocabulary.coverage(&names, &[n]).near;
                let meant = meant.get(n as usize).copied().unwrap_or_default();
                let shares_article = !entry.articles.is_disjoint(&cited);
                let is_near = if shares_article {
                    score > 0.0 && near >= COVERED_WITH_ARTICLE || meant >= MEANT_WITH_ARTICLE
                } else {
                    near >= COVERED_ALONE && score >= SPOKEN_ALONE * self.rare || meant >= MEANT_ALONE
                };
                is_near.then_some((score / self.rare + MEANT * meant, n, entry))
            })
            .collect();
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        found.into_iter().take(MOST).map(|(score, _, entry)| hit(entry, score, language)).collect()
    }
}

fn without_sounds(terms: impl Iterator<Item = Term>) -> Vec<(Term, Option<Term>)> {
    terms.map(|term| (term, None)).collect()
}

/// The language of a decision: the other than that of its translation, else what its words tell.
fn language_of(content: &CaseContent, reader: &Reader) -> Language {
    match content.translation.as_ref().map(|translation| translation.language) {
        Some(Language::En) => return Language::Fr,
        Some(Language::Fr) => return Language::En,
        None => {}
    }
    reader.language(&format!("{} {}", content.legal_principle, content.decision), Language::Fr)
}

/// Its title; with its court, day and number before it where it does not say them itself.
fn full_title(c: &CaseContent, title: &str, language: Language) -> String {
    if title.contains(&c.case_number) {
        return title.to_owned();
    }
    let sign = match language {
        Language::Fr => "n°",
        Language::En => "No.",
    };
    let day = written_day(c.decided_on, language);
    format!("{}, {day}, {sign} {} – {}", c.jurisdiction, c.case_number, title)
}

fn hit(Entry { case, language: own, .. }: &Entry, score: f32, asked: Language) -> Hit {
    let c = &case.content;
    let (summary, language) = c.summary(asked, *own);
    let source = c.source.as_ref();
    let named = |s: &crate::domain::CaseSource| match &s.licence {
        Some(licence) => format!("{} ({licence})", s.name),
        None => s.name.clone(),
    };
    Hit {
        kind: HitKind::Case(language),
        key: case.key.clone(),
        title: full_title(c, summary.title, language),
        text: format!("{} {}", summary.legal_principle.trim(), summary.decision.trim()),
        articles: c.relevant_articles.clone(),
        source: source.map(named),
        url: source.and_then(|s| s.url.clone()),
        confidence: None,
        caution: None,
        next_step: None,
        direct: None,
        also: None,
        as_of: None,
        is_verified: case.is_verified,
        domain: None,
        score,
    }
}

#[cfg(test)]
mod tests {
    use super::super::build::{learned_from, reader};
    use super::super::known_words::KnownWords;
    use super::super::terms::roots;
    use super::*;
    use crate::fixtures::Fixtures;
    use crate::text::Homographs;
    use crate::use_cases::Snapshot;
    use chrono::DateTime;
    use std::sync::{Arc, LazyLock};

    const HOSPITAL: &str = "ma facture d'hôpital n'est pas payée depuis longtemps, les juges ont dit quoi sur la prescription \
                            d'un an ?";

    fn reader_of(snapshot: &Snapshot, fixtures: &Fixtures) -> Reader {
        reader(snapshot, fixtures, &KnownWords::of(learned_from(snapshot, fixtures)))
    }

    /// The shipped decisions, of which `may` are quotable, as one question finds them.
    fn found(question: &str, may: impl Fn(&Case) -> bool) -> Vec<Hit> {
        static READ: LazyLock<(Arc<Fixtures>, Snapshot, Reader)> = LazyLock::new(|| {
            let fixtures = Fixtures::shipped().unwrap();
            let snapshot = Snapshot::of_fixtures(&fixtures, DateTime::UNIX_EPOCH);
            let reader = reader_of(&snapshot, &fixtures);
            (fixtures, snapshot, reader)
        });
        let (fixtures, snapshot, reader) = &*READ;
        let concepts = ConceptIndex::new(&fixtures.concepts, &Homographs::new(&fixtures.homographs));
        let cases: Vec<Case> = snapshot.cases.iter().filter(|case| may(case)).cloned().collect();
        let index = CaseIndex::build(&cases, &fixtures.cases, reader, &concepts);
        let words = reader.words(question, Language::Fr);
        index.find((&roots(&words), &concepts.of(&words)), &[], &[], Language::Fr)
    }

    #[test]
    fn the_first_decision_that_somebody_vouches_for_is_found_as_the_thirtieth() {
        let key = "CAMEROUN-COURSUPREME-20230601-04COM";
        let of_all = found(HOSPITAL, |_| true);
        assert_eq!(of_all.first().unwrap().key.as_str(), key);
        assert_eq!(found(HOSPITAL, |case| case.key.as_str() == key), of_all[..1]);
        assert_eq!(found(HOSPITAL, |case| case.key.as_str() != key), []);
    }

    #[test]
    fn what_is_meant_finds_a_decision_whatever_the_words() {
        static ONE: LazyLock<CaseIndex> = LazyLock::new(|| {
            let fixtures = Fixtures::shipped().unwrap();
            let snapshot = Snapshot::of_fixtures(&fixtures, DateTime::UNIX_EPOCH);
            let reader = reader_of(&snapshot, &fixtures);
            let concepts = ConceptIndex::new(&fixtures.concepts, &Homographs::new(&fixtures.homographs));
            CaseIndex::build(&snapshot.cases, &fixtures.cases, &reader, &concepts)
        });
        let words = roots(&["zzz".to_owned()]);
        let mut meant = vec![0.0; ONE.len()];
        assert_eq!(ONE.find((&words, &[]), &meant, &[], Language::Fr), []);
        meant[3] = MEANT_ALONE + 0.1;
        meant[7] = MEANT_ALONE + 0.2;
        meant[8] = MEANT_ALONE - 0.01;
        let keys: Vec<Key> =
            ONE.find((&words, &[]), &meant, &[], Language::Fr).into_iter().map(|hit| hit.key).collect();
        assert_eq!(keys, [ONE.cases[7].case.key.clone(), ONE.cases[3].case.key.clone()]);
        // Resting on an article of a note that was found, a decision may lie a little further.
        let article = ONE.cases[8].case.content.relevant_articles.first().unwrap().clone();
        let note = Hit { articles: vec![article], ..hit(&ONE.cases[0], 1.0, Language::Fr) };
        let found = ONE.find((&words, &[]), &meant, std::slice::from_ref(&note), Language::Fr);
        assert!(found.len() == MOST && found.iter().all(|hit| hit.key != ONE.cases[8].case.key));
        meant[3] = 0.0;
        let found = ONE.find((&words, &[]), &meant, std::slice::from_ref(&note), Language::Fr);
        assert!(found.iter().any(|hit| hit.key == ONE.cases[8].case.key));
    }

    #[test]
    fn what_a_decision_is_about_stands_after_its_court_day_and_number() {
        let fixtures = Fixtures::shipped().unwrap();
        let (_, content) = fixtures.cases.first().unwrap();
        assert!(content.title.ends_with(content.matter()) && content.title.len() > content.matter().len());
        let plain = CaseContent { title: "Bail : congé tardif".into(), ..content.clone() };
        assert_eq!(plain.matter(), "Bail : congé tardif");
    }

    #[test]
    fn few_words_are_no_decided_matter() {
        for question in [
            "délai pour faire appel",
            "pas les moyens d’un avocat",
            "inscription elecam",
            "c koi 1 titre foncier",
        ] {
            assert_eq!(found(question, |_| true), [], "{question}");
        }
    }

    #[test]
    fn a_hit_says_the_language_court_day_and_number_of_a_decision() {
        let all = found(HOSPITAL, |_| true);
        assert!(all.iter().all(|hit| hit.kind == HitKind::Case(Language::Fr)));
        let fixtures = Fixtures::shipped().unwrap();
        let snapshot = Snapshot::of_fixtures(&fixtures, DateTime::UNIX_EPOCH);
        let reader = reader_of(&snapshot, &fixtures);
        assert!(snapshot.cases.iter().all(|c| language_of(&c.content, &reader) == Language::Fr));
        assert!(
            snapshot
                .cases
                .iter()
                .all(|c| full_title(&c.content, &c.content.title, Language::Fr) == c.content.title)
        );
        let mut content = snapshot.cases[0].content.clone();
        content.translation = None;
        content.title = "Commercial lease: notice given too late".into();
        content.legal_principle = "The tenant who was not given notice in time may stay in the shop.".into();
        content.decision = "The appeal is dismissed, and the landlord shall pay the costs.".into();
        (content.jurisdiction, content.case_number) =
            ("Court of Appeal of the South-West".into(), "12/2019".into());
        content.decided_on = "2019-03-01".parse().unwrap();
        assert_eq!(language_of(&content, &reader), Language::En);
        assert_eq!(
            full_title(&content, &content.title, Language::En),
            "Court of Appeal of the South-West, 1 March 2019, No. 12/2019 – Commercial lease: notice given too late"
        );
    }

    #[test]
    fn an_article_is_the_same_in_any_hand() {
        let a = article_key("Code du travail (loi n° 92/007 du 14 août 1992), art. 34");
        assert_eq!(a, article_key("Code du Travail,  Art. 34 (1)"));
        assert_ne!(a, article_key("Code du travail, art. 35"));
    }
}
