use super::alarm::{Alarm, harmless_messages};
use super::build::{INSIDE, Indexes, OUTSIDE, learned_from};
use super::decide::Signals;
use super::fuse::{at, fuse, ranking, top};
use super::known_words::KnownWords;
use super::meaning::{Compared, Meaning};
use super::refusal::{Refusals, reason};
use super::retrieval::{Decision, Hit, HitKind, Refusal, Retrieval, Suggestion, TalkReply};
use super::runs::KnownRuns;
use super::subject::{Leaning, Subjects};
use super::talk::Talks;
use super::terms::{Term, concept_term, each_once, groups, roots, with_sounds};
use super::units::Units;
use crate::citations::Library;
use crate::domain::{Danger, Key, Language, LegalDomain, Note};
use crate::fixtures::Fixtures;
use crate::text::{Reading, cites_impossible_article, fold, is_command, law_numbers, without_here};
use crate::{JurisprudenceError, Snapshot};
use database::DbConn;
use std::collections::HashSet;
use std::sync::OnceLock;

/// Weights of the standardised scores by words, tuned on the tuning questions and on lay questions left out.
const NOTE_ROOTS: f32 = 0.5;
const NOTE_GROUPS: f32 = 0.7;
const NOTE_SOUNDS: f32 = 0.2;
const PASSAGE_GROUPS: f32 = 0.3;
/// A note's best passage counts most, but three near ones beat a single one.
const PASSAGES: [f32; 3] = [1.0, 0.5, 0.25];
/// The lexicon's weight in the index of notes, where it meets only notes without lay questions.
const CONCEPT: f32 = 0.2;
const SUGGESTIONS: usize = 3;
/// So near a text of a note must lie for its subject to be offered, where the message holds less of the name of one ("bail ?");
/// and what is offered else.
const OFFERED: f32 = 0.5;
const NAMED: f32 = 0.9;
const OFTEN_ASKED: [&str; SUGGESTIONS] = [
    "travail-licenciement-lettre-motif",
    "location-loyer-caution-augmentation",
    "procedure-garde-a-vue-droits",
];
/// How near the nearest note another must come for its branch of law to be as likely.
const AS_NEAR: f32 = 0.7;

/// Finds what a question is about, by its words and by its meaning. Immutable but for what it remembers; any number of threads
/// may ask at once.
pub struct SearchEngine {
    revision: i64,
    pub(super) notes: Vec<Note>,
    /// For each note, the places of the units whose note says all that they say.
    pub(super) answers: Vec<Vec<usize>>,
    /// The articles that each of these rests on; read when the first question names one.
    pub(super) rests: OnceLock<Library>,
    pub(super) indexes: Indexes,
    pub(super) meaning: Meaning,
    pub(super) units: Units,
    pub(super) alarm: Alarm,
    pub(super) dangers: Vec<Danger>,
    talks: Talks,
    refusals: Refusals,
    pub(super) subjects: Subjects,
}

/// A question, compared with everything.
pub(crate) struct Ranked {
    pub(super) text: String,
    /// The same, folded and with phone spellings undone.
    pub(super) spelled: String,
    pub(super) reading: Reading,
    pub(super) concepts: Vec<u32>,
    pub(super) roots: Vec<Term>,
    /// How likely it is about each note, and the notes from the likeliest on.
    pub(super) scores: Vec<f32>,
    /// How well each note fits by words alone; standardised.
    pub(super) worded: Vec<f32>,
    pub(super) order: Vec<u32>,
    pub(super) compared: Option<Compared>,
    pub(crate) signals: Signals,
    /// It leans on what was said before, and lies inside as that does.
    pub(super) leaning: Option<Leaning>,
}

impl Ranked {
    pub(super) fn leans(&self) -> bool {
        self.leaning.is_some()
    }

    pub(crate) fn decision(&self) -> Decision {
        if self.leans() && !self.signals.crime_help { Decision::Inside } else { self.signals.decision() }
    }
}

/// Every message and question whose runs of words tell something.
fn messages<'a>(snapshot: &'a Snapshot, fixtures: &'a Fixtures) -> impl Iterator<Item = &'a str> {
    let notes = snapshot.notes.iter();
    let asked = notes.flat_map(|note| Language::BOTH.into_iter().flat_map(|l| note.content.questions(l)));
    let outside = fixtures.outside.iter().map(|outside| outside.text.as_str());
    let danger = fixtures.danger_messages.iter().map(|message| message.text.as_str());
    let crimes = fixtures.crime_messages.iter().map(|message| message.text.as_str());
    asked.chain(outside).chain(harmless_messages(fixtures)).chain(danger).chain(crimes)
}

/// Each term once, all of equal weight.
fn once_each(terms: Vec<Term>) -> Vec<(Term, f32)> {
    each_once(terms).into_iter().map(|term| (term, 1.0)).collect()
}

/// The places of the units whose note says all that they say.
fn founded(note: &Note) -> Vec<usize> {
    // Those that are shipped are so: the build holds them against each other.
    if note.is_shipped && !note.is_edited {
        return (0..note.content.units.len()).collect();
    }
    let note = &note.content;
    let unfounded: HashSet<usize> = note.unfounded().into_iter().map(|(at, _)| at).collect();
    (0..note.units.len()).filter(|at| !unfounded.contains(at)).collect()
}

/// A thread that builds a part ended before it was done.
fn stopped<T>(_: T) -> JurisprudenceError {
    JurisprudenceError::Index("a thread that builds it stopped".to_owned())
}

impl SearchEngine {
    pub fn build(conn: &mut DbConn, fixtures: &Fixtures) -> Result<Self, JurisprudenceError> {
        Self::from_snapshot(Snapshot::read(conn)?, fixtures)
    }

    pub fn from_snapshot(snapshot: Snapshot, fixtures: &Fixtures) -> Result<Self, JurisprudenceError> {
        Self::after(None, snapshot, fixtures)
    }

    /// As [`Self::from_snapshot`]; texts whose meaning `before` knows are not read again.
    pub fn after(
        before: Option<&Self>,
        snapshot: Snapshot,
        fixtures: &Fixtures,
    ) -> Result<Self, JurisprudenceError> {
        // Side by side: who asks first after the start waits for all of it.
        let (meaning, learned, indexes) = std::thread::scope(|scope| {
            let meaning = scope.spawn(|| Meaning::of(&snapshot, fixtures, before.map(|b| &b.meaning)));
            let words = &KnownWords::of(learned_from(&snapshot, fixtures));
            let learned = std::thread::scope(|scope| {
                let learned = scope.spawn(|| {
                    let runs = KnownRuns::of(messages(&snapshot, fixtures), words);
                    let alarm = Alarm::learn(&snapshot, fixtures, &runs);
                    let refusals = Refusals::learn(&snapshot, fixtures, &runs);
                    let answers = snapshot.notes.iter().map(founded).collect();
                    (alarm, refusals, Units::build(&snapshot.notes, words, &runs), answers)
                });
                let indexes = Indexes::build(&snapshot, fixtures, words);
                (learned.join(), indexes)
            });
            (meaning.join(), learned.0, learned.1)
        });
        let meaning = meaning.map_err(stopped)??;
        let (alarm, refusals, units, answers) = learned.map_err(stopped)?;
        let mut notes = snapshot.notes;
        for note in &mut notes {
            // They are in the indexes; nobody reads them here.
            note.content.lay_questions = Default::default();
            note.content.units.iter_mut().for_each(|unit| unit.asked = Default::default());
        }
        Ok(Self {
            revision: snapshot.revision,
            notes,
            answers,
            rests: OnceLock::new(),
            indexes,
            meaning,
            units,
            alarm,
            dangers: fixtures.dangers.clone(),
            talks: Talks::new(&fixtures.talk),
            refusals,
            subjects: Subjects::default(),
        })
    }

    /// The change cursor the engine was built at; compare with [`crate::revision`].
    pub fn revision(&self) -> i64 {
        self.revision
    }

    /// The same, built of what stands in the database at that cursor.
    pub fn at(self, revision: i64) -> Self {
        Self { revision, ..self }
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
        self.search_after(&[], question, reader)
    }

    /// The same after what the same person wrote before, oldest first: a message that leans on it ("et si je n'ai pas de
    /// contrat ?") stays on its subject.
    pub fn search_after(&self, before: &[&str], question: &str, reader: Language) -> Retrieval {
        let ranked = self.rank_after(before, question, reader);
        let language = ranked.reading.language;
        let is_inside = !self.notes.is_empty() && ranked.decision() == Decision::Inside;
        let hits = if is_inside { self.answers(before, question, &ranked) } else { vec![] };
        let decision = if hits.is_empty() { Decision::Outside } else { Decision::Inside };
        let first_help = self.first_help(before, &ranked);
        let refusal = if decision == Decision::Outside { self.refusal(&ranked) } else { None };
        Retrieval {
            language,
            decision,
            talk: if first_help.is_none() { self.talk(&ranked) } else { None },
            first_help,
            confidence: if ranked.leans() { 1.0 } else { ranked.signals.confidence() },
            may_name_articles: !(ranked.signals.elsewhere
                || ranked.signals.demonym
                || ranked.signals.command
                || ranked.signals.crime_help),
            suggestions: self.suggestions(&ranked, refusal.as_ref()),
            refusal,
            hits,
        }
    }

    /// The nearest subjects, as far as they lie near, or are those of the conversation, or the message is little else than their
    /// name; then what many ask. Who plans an offence, or orders the program about, is led to nothing near.
    fn suggestions(&self, ranked: &Ranked, refusal: Option<&Refusal>) -> Vec<Suggestion> {
        let is_near = |note: u32| {
            let compared = ranked.compared.as_ref();
            compared.is_none_or(|compared| self.meaning.nearest_of(note, compared) >= OFFERED)
        };
        let is_meant = ranked.leans() || ranked.signals.named >= NAMED;
        let most = match refusal {
            Some(Refusal::CrimeHelp { .. } | Refusal::Instruction) => 0,
            _ => SUGGESTIONS,
        };
        let nearest = ranked.order.iter().take(most).filter(|note| is_meant || is_near(**note));
        let mut offered: Vec<&Note> = nearest.filter_map(|n| self.notes.get(*n as usize)).collect();
        for often in OFTEN_ASKED.iter().filter_map(|key| self.notes.iter().find(|n| n.key.as_str() == *key)) {
            if offered.len() < SUGGESTIONS && offered.iter().all(|note| note.key != often.key) {
                offered.push(often);
            }
        }
        let title = |note: &Note| note.content.title.get(ranked.reading.language).clone();
        offered.into_iter().map(|note| Suggestion { key: note.key.clone(), title: title(note) }).collect()
    }

    fn refusal(&self, ranked: &Ranked) -> Option<Refusal> {
        if !ranked.signals.crime_help {
            // What leans was read with what was said: alone it would be told a reason that is not its own.
            return if ranked.leans() { Some(Refusal::NearMiss) } else { reason(ranked, &self.indexes.laws) };
        }
        let language = ranked.reading.language;
        let named = ranked.compared.as_ref().and_then(|compared| self.refusals.offence(compared));
        let offence = named.and_then(|named| self.named_unit(named, language)).map(Box::new);
        Some(Refusal::CrimeHelp { offence })
    }

    /// A note with this unit of it, where the note says all that the unit says.
    pub(super) fn named_unit(&self, (note, unit): &(Key, Key), language: Language) -> Option<Hit> {
        let number = self.notes.iter().position(|n| n.key == *note)?;
        let note = self.notes.get(number)?;
        let at = note.content.units.iter().position(|u| u.key == *unit)?;
        let is_sound = self.answers.get(number).is_some_and(|sound| sound.contains(&at));
        let direct = Some(self.unit(note.content.units.get(at).filter(|_| is_sound)?, language, 1.0));
        Some(Hit { direct, ..self.note_hit(note, language, 0.0) })
    }

    pub(super) fn talk(&self, ranked: &Ranked) -> Option<TalkReply> {
        if ranked.leans() {
            return None;
        }
        let row = self.talks.heard(&ranked.text, ranked.compared.as_ref().map(|c| &c.nearest))?;
        let (key, say) = self.talks.say(row, ranked.reading.language)?;
        Some(TalkReply { key, say })
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

    /// In the order in which the notes would answer, and then all others.
    pub(crate) fn served_keys(&self, ranked: &Ranked) -> Vec<Key> {
        let notes = self.hits(ranked).into_iter().filter(|hit| hit.kind == HitKind::Note);
        let mut served: Vec<Key> = notes.map(|hit| hit.key).collect();
        for key in self.ranked_keys(ranked) {
            if !served.contains(key) {
                served.push(key.clone());
            }
        }
        served
    }

    pub(crate) fn rank(&self, question: &str) -> Ranked {
        self.rank_for(question, Language::Fr)
    }

    pub(super) fn rank_for(&self, question: &str, reader: Language) -> Ranked {
        let x = &self.indexes;
        let reading = x.reader.read(question, reader);
        let concepts = x.concepts.of(&reading.words);
        let roots = roots(&reading.words);
        let root_terms: Vec<(Term, f32)> = roots
            .iter()
            .map(|root| (*root, 1.0))
            .chain(concepts.iter().map(|c| (concept_term(*c), CONCEPT)))
            .collect();
        let words = with_sounds(&reading.words);
        let letter_terms = once_each(groups(&reading.words));
        let sound_terms = once_each(words.iter().filter_map(|(_, sound)| *sound).collect());
        let masked_terms = once_each(groups(&reading.masked));

        let whole = [1.0, 0.0, 0.0];
        let note_roots = x.note_roots.scores(&root_terms, whole);
        let note_groups = x.passages.whole_scores(&letter_terms);
        let note_sounds = x.note_sounds.scores(&sound_terms, whole);
        let passage_groups = x.passages.scores(&letter_terms, PASSAGES);
        let engines: [(f32, &[f32]); 4] = [
            (NOTE_ROOTS, &note_roots),
            (NOTE_GROUPS, &note_groups),
            (NOTE_SOUNDS, &note_sounds),
            (PASSAGE_GROUPS, &passage_groups),
        ];
        let worded = fuse(self.notes.len(), &engines);
        let by_words = ranking(&worded);
        // An encoder that fails leaves the words.
        let compared = self.meaning.compare(&without_here(question)).ok();
        // A word of both languages ("bail", "sentence") means what it means in the reader's, and only words know that.
        let is_of_both =
            x.reader.language(question, Language::Fr) != x.reader.language(question, Language::En);
        let by_meaning = compared.as_ref().filter(|_| !is_of_both);
        let mut scores = by_meaning.map_or_else(|| vec![1.0; self.notes.len()], |c| c.notes.clone());
        for (rank, note) in by_words.iter().enumerate() {
            if let Some(score) = scores.get_mut(*note as usize) {
                *score *= (1.0 / (1.0 + rank as f32)).exp();
            }
        }
        let order = ranking(&scores);

        let asked = x.asked.scores(&masked_terms, PASSAGES);
        let like = |owner| at(&asked, owner) / masked_terms.len().max(1) as f32;
        let nearest: Vec<u32> = order.iter().take(3).copied().collect();
        let coverage = x.vocabulary.coverage(&words, &nearest);
        // Masked: a country is no part of a subject's name, so "divorce in Malta" is less than fully named.
        let named = x.names.coverage(&with_sounds(&reading.masked), &nearest).near;
        let signals = Signals {
            named,
            closeness: compared.as_ref().map_or(0.0, |c| c.closeness),
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
            crime_help: compared
                .as_ref()
                .is_some_and(|c| self.refusals.is_asked(question, &reading.words, c)),
        };
        Ranked {
            leaning: None,
            spelled: x.reader.spelled(question, reading.language).join(" "),
            text: question.to_owned(),
            reading,
            concepts,
            roots,
            scores,
            worded,
            order,
            compared,
            signals,
        }
    }
}
