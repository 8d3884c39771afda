//! From rows to indexes.
use super::cases::CaseIndex;
use super::index::TermIndex;
use super::vocabulary::Vocabulary;
use crate::domain::{Language, Note, NoteContent};
use crate::fixtures::Fixtures;
use crate::text::{
    ConceptIndex, Homographs, LanguageDetector, LawTitles, PlaceIndex, Reader, fold, is_stop_word,
    law_numbers, root, sound,
};
use crate::{JurisprudenceError, Snapshot};
use std::collections::HashSet;

/// Letters of a group, the word's ends counted: the length at which "licensiement" still meets "licenciement".
const GROUP: usize = 4;

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

/// Roots of the words that carry a subject, each once.
pub(super) fn roots(words: &[String]) -> Vec<String> {
    let mut all: Vec<String> = all_roots(words).collect();
    all.sort();
    all.dedup();
    all
}

fn all_roots(words: &[String]) -> impl Iterator<Item = String> + '_ {
    words.iter().filter(|w| !is_stop_word(w)).map(|w| root(w).to_owned())
}

/// Sounds of the words that carry a subject.
pub(super) fn sounds(words: &[String]) -> Vec<String> {
    words.iter().filter(|w| !is_stop_word(w)).filter_map(|w| sound(w)).collect()
}

/// Roots, each once, with the sound of its word.
pub(super) fn with_sounds(words: &[String]) -> Vec<(String, Option<String>)> {
    let mut all: Vec<_> =
        words.iter().filter(|w| !is_stop_word(w)).map(|w| (root(w).to_owned(), sound(w))).collect();
    all.sort();
    all.dedup_by(|a, b| a.0 == b.0);
    all
}

/// Groups of letters of all words; a shorter word is a group itself.
pub(super) fn groups(words: &[String]) -> Vec<String> {
    let mut all = vec![];
    for word in words {
        let letters: Vec<char> = ['_'].into_iter().chain(word.chars()).chain(['_']).collect();
        if letters.len() <= GROUP {
            all.push(letters.into_iter().collect());
        } else {
            all.extend(letters.windows(GROUP).map(|g| g.iter().collect::<String>()));
        }
    }
    all
}

/// A concept as a term of an index; no root begins like this.
pub(super) fn concept_term(concept: u32) -> String {
    format!("@{concept}")
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
    pub fn build(snapshot: &Snapshot, fixtures: &Fixtures) -> Result<Self, JurisprudenceError> {
        let reader = reader(snapshot, fixtures);
        let concepts = ConceptIndex::new(&fixtures.concepts, &Homographs::new(&fixtures.homographs));
        let mut notes = vec![];
        let size = snapshot.notes.len();
        // One note's passages at a time: all of them cut into words at once would be the most memory this process takes.
        let passages = (0u32..).zip(&snapshot.notes).flat_map(|(n, note)| {
            let texts = passages_of(&reader, &note.content);
            let mut whole: Vec<String> = texts.concat();
            whole.extend(article_words(&reader, note));
            let found = if has_questions(&note.content) { vec![] } else { concepts.of(&whole) };
            notes.push((n, whole, found));
            texts.into_iter().map(move |words| (n, groups(&words)))
        });
        let passage_groups = TermIndex::build(size, passages)?;
        let with_concepts = |(n, words, found): &(u32, Vec<String>, Vec<u32>)| {
            (*n, all_roots(words).chain(found.iter().map(|c| concept_term(*c))).collect())
        };
        let names: Vec<(u32, Vec<String>)> =
            (0u32..).zip(&snapshot.notes).map(|(n, note)| (n, name_words(&reader, &note.content))).collect();
        Ok(Self {
            names: Vocabulary::of_words(names.iter().map(|(n, words)| (*n, words.as_slice()))),
            vocabulary: Vocabulary::of_words(notes.iter().map(|(n, words, _)| (*n, words.as_slice()))),
            note_sounds: TermIndex::build(size, notes.iter().map(|(n, words, _)| (*n, sounds(words))))?,
            note_roots: TermIndex::build(size, notes.iter().map(with_concepts))?,
            note_groups: TermIndex::build(size, notes.iter().map(|(n, words, _)| (*n, groups(words))))?,
            passage_groups,
            asked: TermIndex::build(2, asked(&reader, snapshot, fixtures))?,
            cases: CaseIndex::build(&snapshot.cases, &fixtures.cases, &reader, &concepts)?,
            laws: laws_of(snapshot),
            titles: LawTitles::new(&fixtures.law_titles),
            reader,
            concepts,
        })
    }
}

/// Every question there is, with its owner.
fn asked<'a>(
    reader: &'a Reader,
    snapshot: &'a Snapshot,
    fixtures: &'a Fixtures,
) -> impl Iterator<Item = (u32, Vec<String>)> + 'a {
    let inside = snapshot.notes.iter().flat_map(|n| {
        Language::BOTH.into_iter().flat_map(|l| n.content.questions(l).map(move |q| (INSIDE, q, l)))
    });
    let outside = fixtures.outside.iter().map(|o| (OUTSIDE, o.text.as_str(), o.language));
    let read = move |(owner, text, language): (u32, &str, Language)| {
        (owner, groups(&reader.read_in(text, language).masked))
    };
    inside.chain(outside).map(read)
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

fn passages_of(reader: &Reader, note: &NoteContent) -> Vec<Vec<String>> {
    let texts = Language::BOTH
        .into_iter()
        .flat_map(|l| own_texts(note, l).chain(note.questions(l)).map(move |t| (t, l)));
    texts.map(|(text, language)| reader.words(text, language)).collect()
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

/// Terms without repeats, of equal weight.
pub(super) fn once_each(mut terms: Vec<String>) -> Vec<(String, f32)> {
    terms.sort();
    terms.dedup();
    terms.into_iter().map(|t| (t, 1.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_of_the_padded_word() {
        assert_eq!(groups(&["bail".into(), "un".into()]), ["_bai", "bail", "ail_", "_un_"]);
    }
}
