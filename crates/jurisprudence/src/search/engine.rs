use super::build::{INSIDE, Indexes, OUTSIDE, concept_term, groups, roots, sounds, with_sounds};
use super::decide::Signals;
use super::fuse::{fuse, ranking};
use super::retrieval::{Decision, Hit, HitKind, Retrieval, Suggestion};
use crate::domain::{Key, Language, LegalDomain, Note};
use crate::fixtures::Fixtures;
use crate::learn::{Classifier, Confirmed, TrainingSet};
use crate::text::{Reading, cites_impossible_article, fold, is_command, law_numbers};
use crate::{JurisprudenceError, Snapshot};
use database::DbConn;
use std::sync::{Arc, PoisonError, RwLock};

/// Weights of the engines' standardised scores, tuned on the tuning questions and on lay questions left out of
/// training.
const CLASSIFIER: f32 = 1.0;
const NOTE_ROOTS: f32 = 0.5;
const NOTE_GROUPS: f32 = 0.7;
const NOTE_SOUNDS: f32 = 0.2;
const PASSAGE_GROUPS: f32 = 0.3;
/// A note's best passage counts most, but three near ones beat a single one.
const PASSAGES: [f32; 3] = [1.0, 0.5, 0.25];
/// The lexicon's weight in the index of notes, where it meets only notes without lay questions.
const CONCEPT: f32 = 0.2;
/// Notes an answer may rest on, and how near the best they must come.
const MOST_NOTES: usize = 5;
const NEAR_BEST: f32 = 0.5;
const SUGGESTIONS: usize = 3;
/// How near the nearest note another must come for its branch of law to be as likely.
const AS_NEAR: f32 = 0.7;

/// Finds what a question is about. Immutable but for the classifier, which may arrive later; any number of
/// threads may ask at once.
pub struct SearchEngine {
    revision: i64,
    notes: Vec<Note>,
    indexes: Indexes,
    classifier: RwLock<Option<Arc<Attached>>>,
}

/// A classifier, and which of the engine's notes each of its classes is.
struct Attached {
    classifier: Arc<Classifier>,
    note_of_class: Vec<Option<u32>>,
}

/// A question, compared with everything.
pub(crate) struct Ranked {
    reading: Reading,
    concepts: Vec<u32>,
    roots: Vec<String>,
    fused: Vec<f32>,
    order: Vec<u32>,
    pub(crate) signals: Signals,
}

impl SearchEngine {
    pub fn build(conn: &mut DbConn, fixtures: &Fixtures) -> Result<Self, JurisprudenceError> {
        Self::from_snapshot(Snapshot::read(conn)?, fixtures)
    }

    pub fn from_snapshot(snapshot: Snapshot, fixtures: &Fixtures) -> Result<Self, JurisprudenceError> {
        let indexes = Indexes::build(&snapshot, fixtures)?;
        let mut notes = snapshot.notes;
        for note in &mut notes {
            note.content.lay_questions = Default::default(); // they are in the indexes; nobody reads them here
        }
        Ok(Self { revision: snapshot.revision, notes, indexes, classifier: RwLock::new(None) })
    }

    /// The change cursor the engine was built at; compare with [`crate::revision`].
    pub fn revision(&self) -> i64 {
        self.revision
    }

    pub fn note_count(&self) -> usize {
        self.notes.len()
    }

    /// Every note that may be served, by key, with the articles it rests on as the reader's language names them.
    pub fn readable_notes(&self, english: bool) -> impl Iterator<Item = (&Note, Vec<String>)> {
        self.notes.iter().map(move |note| {
            let articles = &note.content.articles;
            let named = |a: &String| if english { self.indexes.titles.in_english(a) } else { a.clone() };
            (note, articles.iter().map(named).collect())
        })
    }

    pub fn case_count(&self) -> usize {
        self.indexes.cases.len()
    }

    /// From now on questions are also put to `classifier`. One trained on an older set of notes is better than
    /// none: notes it does not know are found by the others.
    pub fn set_classifier(&self, classifier: Arc<Classifier>) {
        let at = |key: &Key| self.notes.binary_search_by(|n| n.key.cmp(key)).ok().map(|n| n as u32);
        let note_of_class = classifier.classes().iter().map(at).collect();
        *self.classifier.write().unwrap_or_else(PoisonError::into_inner) =
            Some(Arc::new(Attached { classifier, note_of_class }));
    }

    pub fn classifier(&self) -> Option<Arc<Classifier>> {
        self.attached().map(|a| Arc::clone(&a.classifier))
    }

    fn attached(&self) -> Option<Arc<Attached>> {
        self.classifier.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The language a text would be answered in.
    pub fn language(&self, text: &str) -> Language {
        self.indexes.reader.language(text, Language::Fr)
    }

    /// As [`Self::search_for`], in French where the words do not tell the language.
    pub fn search(&self, question: &str) -> Retrieval {
        self.search_for(question, Language::Fr)
    }

    /// Never fails: whatever is typed, the answer is a decision and what was found. `reader` is the language of whoever
    /// asks, for a question whose words are of both languages.
    pub fn search_for(&self, question: &str, reader: Language) -> Retrieval {
        let ranked = self.rank_for(question, reader);
        let language = ranked.reading.language;
        let decision = if self.notes.is_empty() { Decision::Outside } else { ranked.signals.decision() };
        let suggestions = ranked.order.iter().take(SUGGESTIONS).filter_map(|n| self.notes.get(*n as usize));
        let suggestions = suggestions
            .map(|n| Suggestion { key: n.key.clone(), title: n.content.title.get(language).clone() });
        Retrieval {
            language,
            decision,
            confidence: ranked.signals.confidence(),
            is_about_another_country: ranked.signals.elsewhere,
            may_name_articles: !(ranked.signals.elsewhere
                || ranked.signals.demonym
                || ranked.signals.command),
            suggestions: suggestions.collect(),
            hits: if decision == Decision::Inside { self.hits(&ranked) } else { vec![] },
        }
    }

    /// The branches of law of the notes nearest to a text and of those about as near, nearest first, each once; none where
    /// nothing near was found.
    pub fn branches(&self, text: &str, reader: Language) -> Vec<LegalDomain> {
        let hits = self.search_for(text, reader).hits;
        let nearest = hits.first().map_or(0.0, |hit| hit.score);
        let mut found = vec![];
        for domain in hits.iter().filter(|h| h.score >= nearest * AS_NEAR).filter_map(|h| h.domain) {
            if !found.contains(&domain) {
                found.push(domain);
            }
        }
        found
    }

    /// What the decision on a question rests on.
    pub fn signals(&self, question: &str) -> Signals {
        self.rank(question).signals
    }

    /// Keys of the nearest notes, best first, whatever the decision.
    pub fn nearest(&self, question: &str, most: usize) -> Vec<Key> {
        self.ranked_keys(&self.rank(question)).take(most).cloned().collect()
    }

    pub(crate) fn ranked_keys<'a>(&'a self, ranked: &'a Ranked) -> impl Iterator<Item = &'a Key> {
        ranked.order.iter().filter_map(|n| self.notes.get(*n as usize)).map(|n| &n.key)
    }

    fn hits(&self, ranked: &Ranked) -> Vec<Hit> {
        let best = ranked.order.first().map_or(0.0, |n| at(&ranked.fused, *n));
        let near = |n: &&u32| at(&ranked.fused, **n) >= best * NEAR_BEST;
        let mut hits: Vec<Hit> = ranked
            .order
            .iter()
            .take(MOST_NOTES)
            .take_while(near)
            .filter_map(|n| {
                Some(self.note_hit(
                    self.notes.get(*n as usize)?,
                    ranked.reading.language,
                    at(&ranked.fused, *n),
                ))
            })
            .collect();
        let cases = self.indexes.cases.find(&ranked.roots, &ranked.concepts, &hits);
        hits.extend(cases);
        hits
    }

    /// A note by its key, ready to be quoted; nobody searched for it.
    pub fn note(&self, key: &Key, language: Language) -> Option<Hit> {
        let note = self.notes.iter().find(|note| note.key == *key)?;
        Some(self.note_hit(note, language, 0.0))
    }

    fn note_hit(&self, note: &Note, language: Language, score: f32) -> Hit {
        let c = &note.content;
        let articles = c.articles.iter().map(|a| match language {
            Language::Fr => a.clone(),
            Language::En => self.indexes.titles.in_english(a),
        });
        Hit {
            kind: HitKind::Note,
            key: note.key.clone(),
            title: c.title.get(language).clone(),
            text: c.content.get(language).clone(),
            articles: articles.collect(),
            source: Some(c.source.clone()),
            url: None,
            confidence: Some(c.confidence),
            caution: c.caution.as_ref().map(|t| t.get(language).clone()),
            next_step: c.next_step.as_ref().map(|t| t.get(language).clone()),
            as_of: c.as_of.clone(),
            is_verified: c.verified_by_lawyer,
            domain: Some(c.domain),
            score,
        }
    }

    pub(crate) fn rank(&self, question: &str) -> Ranked {
        self.rank_for(question, Language::Fr)
    }

    fn rank_for(&self, question: &str, reader: Language) -> Ranked {
        let x = &self.indexes;
        let reading = x.reader.read(question, reader);
        let concepts = x.concepts.of(&reading.words);
        let roots = roots(&reading.words);
        let root_terms: Vec<(String, f32)> = roots
            .iter()
            .map(|r| (r.clone(), 1.0))
            .chain(concepts.iter().map(|c| (concept_term(*c), CONCEPT)))
            .collect();
        let letter_terms = once_each(groups(&reading.words));
        let sound_terms = once_each(sounds(&reading.words));
        let masked_terms = once_each(groups(&reading.masked));

        let whole = [1.0, 0.0, 0.0];
        let note_roots = x.note_roots.scores(&root_terms, whole);
        let note_groups = x.note_groups.scores(&letter_terms, whole);
        let note_sounds = x.note_sounds.scores(&sound_terms, whole);
        let passage_groups = x.passage_groups.scores(&letter_terms, PASSAGES);
        let attached = self.attached();
        let classes = attached.as_ref().map(|a| self.class_scores(a, &reading, &concepts));

        let mut engines: Vec<(f32, &[f32])> = vec![
            (NOTE_ROOTS, &note_roots),
            (NOTE_GROUPS, &note_groups),
            (NOTE_SOUNDS, &note_sounds),
            (PASSAGE_GROUPS, &passage_groups),
        ];
        if let Some(classes) = &classes {
            engines.push((CLASSIFIER, classes));
        }
        let fused = fuse(self.notes.len(), &engines);
        let order = ranking(&fused);

        let asked = x.asked.scores(&masked_terms, PASSAGES);
        let like = |owner| at(&asked, owner) / masked_terms.len().max(1) as f32;
        let nearest: Vec<u32> = order.iter().take(3).copied().collect();
        let coverage = x.vocabulary.coverage(&with_sounds(&reading.words), &nearest);
        // Masked: a country is no part of a subject's name, so "divorce in Malta" is less than fully named.
        let named = x.names.coverage(&with_sounds(&reading.masked), &nearest).near;
        let signals = Signals {
            named,
            margin: attached.as_ref().map(|a| a.classifier.inside_margin(&reading.masked, &concepts)),
            class_top: classes.as_deref().map_or(0.0, top),
            groups_top: top(&note_groups) / letter_terms.len().max(1) as f32,
            like_inside: like(INSIDE),
            like_outside: like(OUTSIDE),
            known: coverage.known,
            near: coverage.near,
            elsewhere: reading.places.is_elsewhere(),
            demonym: reading.places.demonym && !reading.places.home,
            unknown_law: cites_impossible_article(&reading.words)
                || law_numbers(&fold(question)).iter().any(|l| !x.laws.contains(l)),
            words: reading.words.len(),
            command: is_command(question),
        };
        Ranked { reading, concepts, roots, fused, order, signals }
    }

    /// The classifier's scores by note; a note it does not know gets the mean, which is no opinion.
    fn class_scores(&self, attached: &Attached, reading: &Reading, concepts: &[u32]) -> Vec<f32> {
        let scores = attached.classifier.scores(&reading.words, concepts);
        let mean = scores.iter().sum::<f32>() / scores.len().max(1) as f32;
        let mut by_note = vec![mean; self.notes.len()];
        for (note, score) in attached.note_of_class.iter().zip(scores) {
            if let Some(slot) = note.and_then(|n| by_note.get_mut(n as usize)) {
                *slot = score;
            }
        }
        by_note
    }

    /// What a new classifier for these texts would be trained on.
    pub fn training_set(snapshot: &Snapshot, fixtures: &Fixtures, confirmed: &[Confirmed]) -> TrainingSet {
        TrainingSet::new(snapshot, fixtures, &super::build::reader(snapshot, fixtures), confirmed)
    }
}

/// Terms without repeats, of equal weight.
fn once_each(mut terms: Vec<String>) -> Vec<(String, f32)> {
    terms.sort();
    terms.dedup();
    terms.into_iter().map(|t| (t, 1.0)).collect()
}

fn at(scores: &[f32], n: u32) -> f32 {
    scores.get(n as usize).copied().unwrap_or_default()
}

fn top(scores: &[f32]) -> f32 {
    scores.iter().copied().reduce(f32::max).unwrap_or_default()
}
