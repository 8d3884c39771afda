//! From rows to indexes.
use super::cases::CaseIndex;
use super::index::{TermIndex, TermIndexBuilder};
use super::terms::{Term, concept_term, groups, with_sound};
use super::vocabulary::Vocabulary;
use crate::Snapshot;
use crate::domain::{Language, Note, NoteContent};
use crate::fixtures::Fixtures;
use crate::text::{
    ConceptIndex, Homographs, LanguageDetector, LawTitles, PlaceIndex, Reader, fold, law_numbers,
};
use std::collections::HashSet;

/// Owners in the index of questions.
pub(super) const INSIDE: u32 = 0;
pub(super) const OUTSIDE: u32 = 1;

/// Everything whose words a question is compared with.
pub(super) struct Indexes {
    pub reader: Reader,
    pub concepts: ConceptIndex,
    pub vocabulary: Vocabulary,
    /// The words of titles and keywords alone: what a subject is called.
    pub names: Vocabulary,
    /// A note's whole text in both languages, lay questions included, by roots and by groups of letters.
    pub note_roots: TermIndex,
    pub note_groups: TermIndex,
    /// The same by sound.
    pub note_sounds: TermIndex,
    /// Each title, sentence and lay question on its own, by groups of letters. (By roots as well brought nothing.)
    pub passage_groups: TermIndex,
    /// Lay questions (owner [`INSIDE`]) and outside questions (owner [`OUTSIDE`]), each on its own, place names masked,
    /// by groups of letters: which of the two a question resembles.
    pub asked: TermIndex,
    pub cases: CaseIndex,
    pub titles: LawTitles,
    /// Numbers of the laws that any note names.
    pub laws: HashSet<String>,
}

/// The reader of questions: it learns the two languages from the texts of both.
pub(crate) fn reader(snapshot: &Snapshot, fixtures: &Fixtures) -> Reader {
    let of_notes = snapshot.notes.iter().flat_map(|n| {
        Language::BOTH
            .into_iter()
            .flat_map(|l| own_texts(&n.content, l).chain(n.content.questions(l)).map(move |t| (l, t)))
    });
    let outside = fixtures.outside.iter().map(|o| (o.language, o.text.as_str()));
    let homographs = Homographs::new(&fixtures.homographs);
    let detector = LanguageDetector::learn(of_notes.chain(outside), &homographs);
    Reader::new(detector, &fixtures.spellings, homographs, PlaceIndex::new(&fixtures.places))
}

impl Indexes {
    pub fn build(snapshot: &Snapshot, fixtures: &Fixtures) -> Self {
        let reader = reader(snapshot, fixtures);
        let concepts = ConceptIndex::new(&fixtures.concepts, &Homographs::new(&fixtures.homographs));
        let [mut note_roots, mut note_groups, mut note_sounds, mut passage_groups, mut asked] =
            [(); 5].map(|()| TermIndexBuilder::default());
        let [mut vocabulary, mut names] = [(); 2].map(|()| Vocabulary::default());
        // A note at a time: all of them cut into words at once would be the most memory this process takes.
        for (n, note) in (0u32..).zip(&snapshot.notes) {
            let mut whole = article_words(&reader, note);
            let mut letters = groups(&whole);
            for (text, language, is_question) in texts_of(&note.content) {
                let words = reader.words(text, language);
                let passage = groups(&words);
                letters.extend_from_slice(&passage);
                if is_question {
                    asked.add(INSIDE, groups(&reader.masked(&words).0));
                }
                passage_groups.add(n, passage);
                whole.extend(words);
            }
            note_groups.add(n, letters);
            let found = if has_questions(&note.content) { vec![] } else { concepts.of(&whole) };
            let subject: Vec<(Term, Option<Term>)> =
                whole.iter().filter_map(|word| with_sound(word)).collect();
            vocabulary.add(n, &subject);
            note_sounds.add(n, subject.iter().filter_map(|(_, sound)| *sound).collect());
            let roots = subject.iter().map(|(root, _)| *root);
            note_roots.add(n, roots.chain(found.into_iter().map(concept_term)).collect());
            let name = name_words(&reader, &note.content);
            names.add(n, &name.iter().filter_map(|word| with_sound(word)).collect::<Vec<_>>());
        }
        for outside in &fixtures.outside {
            let words = reader.words(&outside.text, outside.language);
            asked.add(OUTSIDE, groups(&reader.masked(&words).0));
        }
        let size = snapshot.notes.len();
        Self {
            names,
            vocabulary,
            note_sounds: note_sounds.build(size),
            note_roots: note_roots.build(size),
            note_groups: note_groups.build(size),
            passage_groups: passage_groups.build(size),
            asked: asked.build(2),
            cases: CaseIndex::build(&snapshot.cases, &fixtures.cases, &reader, &concepts),
            laws: laws_of(snapshot),
            titles: LawTitles::new(&fixtures.law_titles),
            reader,
            concepts,
        }
    }
}

/// The sentences of a text that are long enough to say something.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['.', ';', ':', '!', '?', '\n']).map(str::trim).filter(|s| s.chars().count() > 15)
}

/// Every text of a note in one language, but its questions.
fn own_texts(note: &NoteContent, language: Language) -> impl Iterator<Item = &str> {
    std::iter::once(note.title.get(language).as_str())
        .chain(sentences(note.content.get(language)))
        .chain(note.keywords.get(language).iter().map(String::as_str))
}

fn has_questions(note: &NoteContent) -> bool {
    Language::BOTH.iter().any(|l| note.questions(*l).next().is_some())
}

/// Every text of a note with its language, and whether it is a question.
fn texts_of(note: &NoteContent) -> impl Iterator<Item = (&str, Language, bool)> {
    Language::BOTH.into_iter().flat_map(move |language| {
        let own = own_texts(note, language).map(move |text| (text, language, false));
        own.chain(note.questions(language).map(move |text| (text, language, true)))
    })
}

fn name_words(reader: &Reader, note: &NoteContent) -> Vec<String> {
    let texts = Language::BOTH.into_iter().flat_map(|l| {
        let keywords = note.keywords.get(l).iter().map(String::as_str);
        std::iter::once(note.title.get(l).as_str()).chain(keywords).map(move |t| (t, l))
    });
    texts.flat_map(|(text, language)| reader.words(text, language)).collect()
}

fn laws_of(snapshot: &Snapshot) -> HashSet<String> {
    let of_note = |n: &Note| {
        let c = &n.content;
        let texts = [&c.content.fr, &c.content.en, &c.title.fr, &c.source].into_iter().chain(&c.articles);
        texts.flat_map(|t| law_numbers(&fold(t))).collect::<Vec<_>>()
    };
    let of_cases = snapshot.cases.iter().flat_map(|c| &c.content.relevant_articles);
    snapshot.notes.iter().flat_map(of_note).chain(of_cases.flat_map(|a| law_numbers(&fold(a)))).collect()
}

/// So that "article 34 du code du travail" finds its note.
fn article_words(reader: &Reader, note: &Note) -> Vec<String> {
    note.content.articles.iter().flat_map(|a| reader.words(a, Language::Fr)).collect()
}
