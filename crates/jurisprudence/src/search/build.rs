//! From rows to indexes.
use super::cases::CaseIndex;
use super::index::{TermIndex, TermIndexBuilder, TermNumbers};
use super::known_words::KnownWords;
use super::terms::{Term, concept_term, groups, with_sound};
use super::vocabulary::Vocabulary;
use crate::Snapshot;
use crate::domain::{Language, Note, NoteContent};
use crate::fixtures::Fixtures;
use crate::text::{
    ConceptIndex, Homographs, LanguageDetector, LawTitles, PlaceIndex, Reader, fold, law_numbers,
};
use std::collections::HashSet;
use std::sync::Arc;

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
    /// A note's whole text in both languages, lay questions included, by roots.
    pub note_roots: TermIndex,
    /// The same by sound.
    pub note_sounds: TermIndex,
    /// Each title, sentence and lay question on its own, and together the whole note, by groups of letters.
    pub passages: TermIndex,
    /// Lay questions (owner [`INSIDE`]) and outside questions (owner [`OUTSIDE`]), each on its own, place names masked,
    /// by groups of letters: which of the two a question resembles.
    pub asked: TermIndex,
    pub cases: CaseIndex,
    pub titles: LawTitles,
    /// Numbers of the laws that any note names.
    pub laws: HashSet<String>,
}

/// Every text whose words anything is learned from.
pub(super) fn learned_from<'a>(
    snapshot: &'a Snapshot,
    fixtures: &'a Fixtures,
) -> impl Iterator<Item = &'a str> {
    let of_notes = snapshot.notes.iter().flat_map(|note| {
        let units =
            Language::BOTH.into_iter().flat_map(|l| note.content.units.iter().flat_map(move |u| u.said(l)));
        texts_of(&note.content).map(|(text, ..)| text).chain(units)
    });
    let outside = fixtures.outside.iter().map(|outside| outside.text.as_str());
    let danger = fixtures.danger_messages.iter().map(|message| message.text.as_str());
    let crimes = fixtures.crime_messages.iter().map(|message| message.text.as_str());
    let said = fixtures.conversation_messages.iter().map(|message| message.text.as_str());
    of_notes.chain(outside).chain(danger).chain(crimes).chain(said)
}

/// The reader of questions: it learns the two languages from the texts of both.
pub(crate) fn reader(snapshot: &Snapshot, fixtures: &Fixtures, known: &KnownWords) -> Reader {
    let of_notes = snapshot.notes.iter().flat_map(|n| texts_of(&n.content)).map(|(text, l, _)| (text, l));
    let outside = fixtures.outside.iter().map(|o| (o.text.as_str(), o.language));
    let mut times = vec![[0, 0]; known.all().len()];
    for (text, language) in of_notes.chain(outside) {
        for number in known.numbers(text) {
            let Some([french, english]) = times.get_mut(*number as usize) else { continue };
            *(if language == Language::Fr { french } else { english }) += 1;
        }
    }
    let homographs = Homographs::new(&fixtures.homographs);
    let words = known.all().iter().map(String::as_str).zip(times);
    let detector = LanguageDetector::learn(words.filter(|(_, times)| *times != [0, 0]), &homographs);
    Reader::new(detector, &fixtures.spellings, homographs, PlaceIndex::new(&fixtures.places))
}

/// A word that is read as these terms, by their numbers.
#[derive(Default)]
struct Cut {
    /// Of a text whose words are known they are not kept.
    words: Vec<String>,
    groups: Vec<u32>,
    roots: Vec<u32>,
    sounds: Vec<u32>,
    /// Roots of what carries a subject, with their sounds.
    subject: Vec<(Term, Option<Term>)>,
    /// A place may begin here.
    is_place: bool,
}

impl Cut {
    fn add(&mut self, other: &Self) {
        self.groups.extend_from_slice(&other.groups);
        self.roots.extend_from_slice(&other.roots);
        self.sounds.extend_from_slice(&other.sounds);
        self.subject.extend_from_slice(&other.subject);
        self.is_place |= other.is_place;
    }
}

/// Cuts known texts, each word of a language once.
struct Cutter<'a> {
    reader: &'a Reader,
    known: &'a KnownWords<'a>,
    /// Of each known word, in French and in English.
    cuts: [Vec<Option<Cut>>; 2],
    groups: TermNumbers,
    roots: TermNumbers,
    sounds: TermNumbers,
}

impl<'a> Cutter<'a> {
    fn new(reader: &'a Reader, known: &'a KnownWords<'a>) -> Self {
        let none = || known.all().iter().map(|_| None).collect();
        let [groups, roots, sounds] = [(); 3].map(|()| TermNumbers::default());
        Self { reader, known, cuts: [none(), none()], groups, roots, sounds }
    }

    fn words(&mut self, words: Vec<String>) -> Cut {
        let subject: Vec<(Term, Option<Term>)> = words.iter().filter_map(|word| with_sound(word)).collect();
        let sounds = subject.iter().filter_map(|(_, sound)| *sound);
        Cut {
            groups: groups(&words).into_iter().map(|group| self.groups.number(group)).collect(),
            roots: subject.iter().map(|(root, _)| self.roots.number(*root)).collect(),
            sounds: sounds.map(|sound| self.sounds.number(sound)).collect(),
            is_place: words.iter().any(|word| self.reader.is_place_begun_by(word)),
            words,
            subject,
        }
    }

    fn text(&mut self, text: &str, language: Language) -> Cut {
        let (reader, known) = (self.reader, self.known);
        if Reader::reads_capitals(text) {
            return self.words(reader.words(text, language));
        }
        let side = usize::from(language == Language::En);
        let mut whole = Cut::default();
        for number in known.numbers(text) {
            let at = *number as usize;
            let is_new = self.cuts.get(side).and_then(|cuts| cuts.get(at)).is_some_and(Option::is_none);
            let word = known.all().get(at).filter(|_| is_new);
            let made = word.map(|word| self.words(reader.token(word, language)));
            let Some(place) = self.cuts.get_mut(side).and_then(|cuts| cuts.get_mut(at)) else { continue };
            if made.is_some() {
                *place = made;
            }
            if let Some(cut) = place {
                whole.add(cut);
            }
        }
        whole
    }

    /// A text's groups of letters, place names masked; `cut`: the same text's.
    fn masked(&mut self, text: &str, language: Language, cut: &Cut) -> Vec<u32> {
        if !cut.is_place {
            return cut.groups.clone();
        }
        let [french, english] = &self.cuts;
        let cuts = if language == Language::Fr { french } else { english };
        let mut words: Vec<&str> = cut.words.iter().map(String::as_str).collect();
        if words.is_empty() {
            words.extend(self.known.cut(text, cuts).flat_map(|cut| &cut.words).map(String::as_str));
        }
        let (masked, places) = self.reader.masked(&words);
        if places.is_any() { self.words(masked).groups } else { cut.groups.clone() }
    }
}

impl Indexes {
    pub fn build(snapshot: &Snapshot, fixtures: &Fixtures, known: &KnownWords) -> Self {
        let reader = reader(snapshot, fixtures, known);
        let concepts = ConceptIndex::new(&fixtures.concepts, &Homographs::new(&fixtures.homographs));
        let [mut note_roots, mut note_sounds, mut passages, mut asked] =
            [(); 4].map(|()| TermIndexBuilder::default());
        let [mut vocabulary, mut names] = [(); 2].map(|()| Vocabulary::default());
        let mut cutter = Cutter::new(&reader, known);
        for (n, note) in (0u32..).zip(&snapshot.notes) {
            let mut whole = cutter.words(article_words(&reader, note));
            passages.add(n, std::mem::take(&mut whole.groups));
            for (text, language, is_question) in texts_of(&note.content) {
                let passage = cutter.text(text, language);
                whole.roots.extend_from_slice(&passage.roots);
                whole.sounds.extend_from_slice(&passage.sounds);
                whole.subject.extend_from_slice(&passage.subject);
                if is_question {
                    asked.add(INSIDE, cutter.masked(text, language, &passage));
                }
                passages.add(n, passage.groups);
            }
            for (text, language) in names_of(&note.content) {
                names.add(n, &cutter.text(text, language).subject);
            }
            if !has_questions(&note.content) {
                let found = concepts.of(&words_of(&reader, note)).into_iter();
                whole.roots.extend(found.map(|concept| cutter.roots.number(concept_term(concept))));
            }
            vocabulary.add(n, &whole.subject);
            note_sounds.add(n, whole.sounds);
            note_roots.add(n, whole.roots);
        }
        for outside in &fixtures.outside {
            let cut = cutter.text(&outside.text, outside.language);
            asked.add(OUTSIDE, cutter.masked(&outside.text, outside.language, &cut));
        }
        let [groups, roots, sounds] = [cutter.groups, cutter.roots, cutter.sounds].map(Arc::new);
        let size = snapshot.notes.len();
        Self {
            names,
            vocabulary,
            note_sounds: note_sounds.build(size, &sounds),
            note_roots: note_roots.build(size, &roots),
            passages: passages.build(size, &groups),
            asked: asked.build(2, &groups),
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

/// What a note's subject is called: its titles and keywords.
fn names_of(note: &NoteContent) -> impl Iterator<Item = (&str, Language)> {
    Language::BOTH.into_iter().flat_map(|l| {
        let keywords = note.keywords.get(l).iter().map(String::as_str);
        std::iter::once(note.title.get(l).as_str()).chain(keywords).map(move |t| (t, l))
    })
}

/// All words of a note.
fn words_of(reader: &Reader, note: &Note) -> Vec<String> {
    let texts = texts_of(&note.content).flat_map(|(text, language, _)| reader.words(text, language));
    article_words(reader, note).into_iter().chain(texts).collect()
}

fn laws_of(snapshot: &Snapshot) -> HashSet<String> {
    // Only what has a figure is folded.
    let numbers = |text: &str| {
        let words = text.split_whitespace().filter(|word| word.contains(|c: char| c.is_numeric()));
        words.flat_map(|word| law_numbers(&fold(word))).collect::<Vec<_>>()
    };
    let of_note = |n: &Note| {
        let c = &n.content;
        let texts = [&c.content.fr, &c.content.en, &c.title.fr, &c.source].into_iter().chain(&c.articles);
        texts.flat_map(|text| numbers(text)).collect::<Vec<_>>()
    };
    let of_cases = snapshot.cases.iter().flat_map(|c| &c.content.relevant_articles);
    snapshot.notes.iter().flat_map(of_note).chain(of_cases.flat_map(|article| numbers(article))).collect()
}

/// So that "article 34 du code du travail" finds its note.
fn article_words(reader: &Reader, note: &Note) -> Vec<String> {
    note.content.articles.iter().flat_map(|a| reader.words(a, Language::Fr)).collect()
}
