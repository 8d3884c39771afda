use super::phone::as_on_a_phone;
use super::space::Text;
use crate::domain::{Key, Language, NoteContent};
use crate::fixtures::{Fixtures, hex_digest};
use crate::text::{ConceptIndex, Homographs, Reader};
use crate::use_cases::Snapshot;

/// Changes with anything that makes an older file mean something else: features, settings, reading of text.
const METHOD: &str = "6";

/// The class of a text that belongs to no note.
pub(super) const NO_NOTE: u16 = u16::MAX;

/// What the classifier learns from: each text with the note it belongs to, and questions that belong to none.
#[derive(Debug)]
pub struct TrainingSet {
    pub(super) classes: Vec<Key>,
    pub(super) texts: Vec<Text>,
    /// For each text, its note's number, or [`NO_NOTE`].
    pub(super) class_of: Vec<u16>,
    /// Questions as people ask them, place names masked, each also as typed on a phone: inside, then outside.
    pub(super) inside: Vec<Text>,
    pub(super) outside: Vec<Text>,
    digest: String,
}

/// A question that a user marked as well answered by a note.
pub type Confirmed = (String, Key);

/// The sentences of a text that are long enough to say something.
pub(crate) fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['.', ';', ':', '!', '?', '\n']).map(str::trim).filter(|s| s.chars().count() > 15)
}

/// Every text of a note in one language, but its lay questions.
pub(crate) fn own_texts(note: &NoteContent, language: Language) -> impl Iterator<Item = &str> {
    std::iter::once(note.title.get(language).as_str())
        .chain(sentences(note.content.get(language)))
        .chain(note.keywords.get(language).iter().map(String::as_str))
}

impl TrainingSet {
    pub fn new(snapshot: &Snapshot, fixtures: &Fixtures, reader: &Reader, confirmed: &[Confirmed]) -> Self {
        let concepts = ConceptIndex::new(&fixtures.concepts, &Homographs::new(&fixtures.homographs));
        let mut set = Self {
            classes: snapshot.notes.iter().map(|n| n.key.clone()).collect(),
            texts: vec![],
            class_of: vec![],
            inside: vec![],
            outside: vec![],
            digest: digest(snapshot, fixtures, confirmed),
        };
        for (class, note) in (0u16..).zip(&snapshot.notes) {
            for language in Language::BOTH {
                for text in own_texts(&note.content, language) {
                    set.add(reader.words(text, language), &concepts, class);
                }
                for question in note.content.lay_questions.get(language) {
                    set.add_question(reader, question, language, &concepts, class);
                }
            }
        }
        for (question, key) in confirmed {
            if let Ok(class) = set.classes.binary_search(key) {
                set.add_question(
                    reader,
                    question,
                    reader.language(question, Language::Fr),
                    &concepts,
                    class as u16,
                );
            }
        }
        for question in &fixtures.outside {
            let reading = reader.read_in(&question.text, question.language);
            let typed = reader.words(&as_on_a_phone(&reading.masked, question.language), question.language);
            set.outside.push((typed, vec![]));
            let found = concepts.of(&reading.words);
            set.texts.push((reading.masked.clone(), found.clone()));
            set.class_of.push(NO_NOTE);
            set.outside.push((reading.masked, found));
        }
        set
    }

    fn add(&mut self, words: Vec<String>, concepts: &ConceptIndex, class: u16) {
        let found = concepts.of(&words);
        self.texts.push((words, found));
        self.class_of.push(class);
    }

    fn add_question(
        &mut self,
        reader: &Reader,
        text: &str,
        language: Language,
        concepts: &ConceptIndex,
        class: u16,
    ) {
        let reading = reader.read_in(text, language);
        self.inside.push((reader.words(&as_on_a_phone(&reading.masked, language), language), vec![]));
        self.inside.push((reading.masked, concepts.of(&reading.words)));
        self.add(reading.words, concepts, class);
    }

    /// The digest such a set would have, without reading a text: what a start compares with the kept file.
    pub fn digest_of(snapshot: &Snapshot, fixtures: &Fixtures, confirmed: &[Confirmed]) -> String {
        digest(snapshot, fixtures, confirmed)
    }

    /// Changes with every text here and with the method: a kept classifier is good for one digest only.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    pub fn len(&self) -> usize {
        self.texts.len()
    }

    pub fn is_empty(&self) -> bool {
        self.classes.is_empty()
    }
}

fn digest(snapshot: &Snapshot, fixtures: &Fixtures, confirmed: &[Confirmed]) -> String {
    let mut parts = vec![METHOD];
    for note in &snapshot.notes {
        parts.push(note.key.as_str());
        for language in Language::BOTH {
            parts.push(note.content.title.get(language));
            parts.push(note.content.content.get(language));
            parts.extend(note.content.keywords.get(language).iter().map(String::as_str));
            parts.push("|");
            parts.extend(note.content.lay_questions.get(language).iter().map(String::as_str));
            parts.push("|");
        }
    }
    parts.extend(fixtures.outside.iter().flat_map(|o| [o.language.as_str(), &o.text]));
    parts.extend(fixtures.spellings.iter().flat_map(|s| [s.language.as_str(), &s.typed, &s.meant]));
    parts.push("|");
    parts.extend(fixtures.homographs.iter().map(String::as_str));
    for concept in &fixtures.concepts {
        parts.push(&concept.name);
        parts.extend(Language::BOTH.iter().flat_map(|l| concept.phrases.get(*l)).map(String::as_str));
    }
    for places in [&fixtures.places.home, &fixtures.places.foreign, &fixtures.places.demonyms] {
        parts.push("|");
        parts.extend(places.iter().map(String::as_str));
    }
    parts.extend(confirmed.iter().flat_map(|(q, k)| [q.as_str(), k.as_str()]));
    hex_digest(parts)
}
