//! From rows to indexes.
use super::cases::CaseIndex;
use super::index::TermIndex;
use super::vocabulary::Vocabulary;
use crate::domain::{Language, Note, NoteContent};
use crate::fixtures::Fixtures;
use crate::learn::own_texts;
use crate::text::{ConceptIndex, LanguageDetector, PlaceIndex, Reader, is_stop_word, root};
use crate::{JurisprudenceError, Snapshot};

/// Letters of a group, the word's ends counted: the length at which "licensiement" still meets "licenciement".
const GROUP: usize = 4;

/// Everything a question is compared with, but the classifier.
pub(super) struct Indexes {
    pub reader: Reader,
    pub concepts: ConceptIndex,
    pub vocabulary: Vocabulary,
    /// A note's whole text in both languages, lay questions included, by roots and by groups of letters.
    pub note_roots: TermIndex,
    pub note_groups: TermIndex,
    /// Each title, sentence and lay question on its own.
    pub passage_roots: TermIndex,
    pub passage_groups: TermIndex,
    pub cases: CaseIndex,
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
        Language::BOTH.into_iter().flat_map(|l| {
            let questions = n.content.lay_questions.get(l).iter().map(String::as_str);
            own_texts(&n.content, l).chain(questions).map(move |t| (l, t))
        })
    });
    let outside = fixtures.outside.iter().map(|o| (o.language, o.text.as_str()));
    let detector = LanguageDetector::learn(of_notes.chain(outside));
    Reader::new(detector, &fixtures.spellings, PlaceIndex::new(&fixtures.places))
}

impl Indexes {
    pub fn build(snapshot: &Snapshot, fixtures: &Fixtures) -> Result<Self, JurisprudenceError> {
        let reader = reader(snapshot, fixtures);
        let concepts = ConceptIndex::new(&fixtures.concepts);
        let mut notes = vec![];
        let mut passages = vec![];
        for (n, note) in (0u32..).zip(&snapshot.notes) {
            let texts = passages_of(&reader, &note.content);
            let mut whole: Vec<String> = texts.concat();
            whole.extend(article_words(&reader, note));
            let found = if has_lay_questions(&note.content) { vec![] } else { concepts.of(&whole) };
            notes.push((n, whole, found));
            passages.extend(texts.into_iter().map(|words| (n, words)));
        }
        let vocabulary: Vec<(u32, Vec<String>)> =
            notes.iter().map(|(n, words, _)| (*n, all_roots(words).collect())).collect();
        let size = snapshot.notes.len();
        let with_concepts = |(n, words, found): &(u32, Vec<String>, Vec<u32>)| {
            (*n, all_roots(words).chain(found.iter().map(|c| concept_term(*c))).collect())
        };
        Ok(Self {
            vocabulary: Vocabulary::build(vocabulary.iter().map(|(n, roots)| (*n, roots.as_slice()))),
            note_roots: TermIndex::build(size, notes.iter().map(with_concepts))?,
            note_groups: TermIndex::build(size, notes.iter().map(|(n, words, _)| (*n, groups(words))))?,
            passage_roots: TermIndex::build(size, passages.iter().map(|(n, w)| (*n, all_roots(w).collect())))?,
            passage_groups: TermIndex::build(size, passages.iter().map(|(n, w)| (*n, groups(w))))?,
            cases: CaseIndex::build(&snapshot.cases, &reader, &concepts)?,
            reader,
            concepts,
        })
    }
}

fn has_lay_questions(note: &NoteContent) -> bool {
    Language::BOTH.iter().any(|l| !note.lay_questions.get(*l).is_empty())
}

fn passages_of(reader: &Reader, note: &NoteContent) -> Vec<Vec<String>> {
    let texts = Language::BOTH.into_iter().flat_map(|l| {
        let questions = note.lay_questions.get(l).iter().map(String::as_str);
        own_texts(note, l).chain(questions).map(move |t| (t, l))
    });
    texts.map(|(text, language)| reader.words(text, language)).collect()
}

/// So that "article 34 du code du travail" finds its note.
fn article_words(reader: &Reader, note: &Note) -> Vec<String> {
    note.content.articles.iter().flat_map(|a| reader.words(a, Language::Fr)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_of_the_padded_word() {
        assert_eq!(groups(&["bail".into(), "un".into()]), ["_bai", "bail", "ail_", "_un_"]);
    }
}
