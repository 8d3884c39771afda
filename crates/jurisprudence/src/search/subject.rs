//! What a conversation is about, and whether a message leaves it.
//!
//! Searched alone, a message that leans on those before lands in another branch of law; held to the note that answered last,
//! whoever tells another piece of the story gets the same answer again. So what was said counts beside the message's own
//! words for every unit that may answer (`hits.rs`).

use super::SearchEngine;
use super::engine::Ranked;
use super::fuse::ranking;
use super::meaning::{Meaning, Together};
use super::retrieval::Decision;
use crate::domain::{Language, together};
use crate::text::{fold, without_here};
use lru::LruCache;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

/// So many earlier messages tell what a conversation is about. One that is longer may not have been handed over from its
/// beginning: of that the last count.
const READ_WHOLE: usize = 9;
pub(super) const REMEMBERED: usize = 6;
/// So many conversations are remembered as far as they went, a kilobyte each.
const SUBJECTS: NonZero<usize> = NonZero::<usize>::MIN.saturating_add(255);
/// So many of the notes that are likeliest by the message, by all that was said and by what was said before may answer one that
/// leans.
const NEAREST: usize = 10;
/// Rows of talk whose words mean something of the subject where there is one: "c'est gratuit ?", "un avocat ?"; and the words
/// of two others that do: "oui", "1".
const OF_A_SUBJECT: [&str; 2] = ["free", "lawyer"];
const ASSENTS: [&str; 4] = ["oui", "non", "yes", "no"];

/// So much nearer to questions outside the law, a message has left the law; one that leans ("et la maison ?") must lie further
/// ("et la météo ?").
const FAR_OUTSIDE: f32 = 0.0;
const FAR_OUTSIDE_LEANING: f32 = -1.8;
/// "oui", "et après ?": nothing by themselves, unless they are plainly of something else ("et le ndolé ?").
const ASSENT_WORDS: usize = 2;
const FAR_OUTSIDE_OF_FEW: f32 = -2.5;
/// Words that a leaning message begins with: they join it to what was said, or stand for somebody who was spoken of.
pub(super) const JOINING: [&str; 14] =
    ["et", "mais", "donc", "alors", "meme", "si", "and", "but", "so", "then", "even", "if", "or", "ou"];
pub(super) const OTHERS: [&str; 10] = ["il", "elle", "ils", "elles", "on", "he", "she", "they", "e", "dem"];

/// Words that say so when a message begins another subject.
const LEAVING: [&str; 15] = [
    "autre chose",
    "autre question",
    "autre sujet",
    "autre probleme",
    "deuxieme question",
    "deuxieme probleme",
    "change de sujet",
    "rien a voir",
    "another thing",
    "another question",
    "another matter",
    "other question",
    "different question",
    "something else",
    "by the way",
];
/// They stand within so many bytes of its beginning.
const BEGINNING: usize = 40;

#[derive(Clone)]
pub(super) struct Subject {
    /// How likely the conversation is about each note: together 1.
    pub notes: Vec<f32>,
    /// The places of the messages that are about it.
    said: Vec<usize>,
    /// The notes and the places of their units that answered, the last one last.
    pub answered: Vec<(u32, usize)>,
}

/// How a message leans on what was said before.
pub(super) struct Leaning {
    pub subject: Subject,
    /// What was said of the subject, with the message, compared as one text.
    pub together: Option<Together>,
}

/// What was spoken of, and the language it was spoken in last.
type Spoken = (Option<Subject>, Language);

/// What the last conversations are about. Nothing that was written is kept: they are found by a keyed hash of it.
#[derive(Default)]
pub(super) struct Subjects {
    hashing: RandomState,
    known: Mutex<Option<LruCache<u64, Spoken>>>,
}

/// The subject after the message at `place`, which `answered` answers.
fn after(
    before: Option<Subject>,
    (place, message): (usize, Ranked),
    answered: Option<(u32, usize)>,
) -> Option<Subject> {
    if message.decision() != Decision::Inside {
        return before;
    }
    let notes = shares(&message.scores);
    let (mut said, mut units) = match message.leaning {
        Some(Leaning { subject, .. }) => (subject.said, subject.answered),
        None => (vec![], vec![]),
    };
    said.push(place);
    units.extend(answered);
    Some(Subject { notes, said, answered: units })
}

impl Subject {
    /// How a message that stays on it leans on it.
    fn leaning(&self, before: &[&str], message: &Ranked, meaning: &Meaning) -> Leaning {
        let said: Vec<&str> = self.said.iter().filter_map(|place| before.get(*place).copied()).collect();
        let together = meaning.together(&without_here(&together(&said, &message.text))).ok();
        Leaning { together, subject: self.clone() }
    }

    /// Whether a message may stay on it.
    fn holds(&self, message: &Ranked) -> bool {
        let words = &message.reading.words;
        let leans = words
            .first()
            .map(String::as_str)
            .is_some_and(|first| JOINING.contains(&first) || OTHERS.contains(&first));
        let far = match words.len() {
            ..=ASSENT_WORDS => FAR_OUTSIDE_OF_FEW,
            _ if leans => FAR_OUTSIDE_LEANING,
            _ => FAR_OUTSIDE,
        };
        if message.signals.closeness < far {
            return false;
        }
        let folded = fold(&message.text);
        let says_so = |words: &&str| folded.find(*words).is_some_and(|at| at < BEGINNING);
        if LEAVING.iter().any(says_so) {
            return false;
        }
        // The law of another country, or one that is not known here: nothing of the subject.
        leans || !(message.signals.elsewhere || message.signals.unknown_law)
    }
}

impl Subjects {
    fn get(&self, key: u64) -> Option<Spoken> {
        self.with(|known| known.get(&key).cloned())
    }

    fn put(&self, key: u64, subject: Spoken) {
        self.with(|known| known.put(key, subject));
    }

    fn with<T>(&self, deed: impl FnOnce(&mut LruCache<u64, Spoken>) -> T) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        deed(known.get_or_insert_with(|| LruCache::new(SUBJECTS)))
    }
}

impl SearchEngine {
    pub(super) fn rank_after(&self, before: &[&str], question: &str, reader: Language) -> Ranked {
        let read = match before.len() {
            ..=READ_WHOLE => before,
            long => before.get(long - REMEMBERED..).unwrap_or_default(),
        };
        let (subject, reader) = self.subject_after(read, reader);
        self.in_conversation((subject.as_ref(), read), self.rank_for(question, reader))
    }

    /// What these messages are about, and the language that was spoken last. Who goes on with a conversation waits for its last
    /// message alone, as long as it is read whole.
    fn subject_after(&self, said: &[&str], reader: Language) -> Spoken {
        let Some((last, earlier)) = said.split_last() else { return (None, reader) };
        let key = self.subjects.hashing.hash_one((said, reader));
        if let Some(known) = self.subjects.get(key) {
            return known;
        }
        let (subject, reader) = self.subject_after(earlier, reader);
        let message = self.rank_for(last, reader);
        let reader = message.reading.language;
        let subject = match self.talk(&message) {
            Some(_) => subject,
            None => {
                let message = self.in_conversation((subject.as_ref(), earlier), message);
                let answered = self.best_unit(&message);
                after(subject, (earlier.len(), message), answered)
            }
        };
        self.subjects.put(key, (subject.clone(), reader));
        (subject, reader)
    }

    fn in_conversation(&self, (subject, before): (Option<&Subject>, &[&str]), own: Ranked) -> Ranked {
        let Some(subject) = subject else { return own };
        if !self.is_of_subject(&own).unwrap_or_else(|| subject.holds(&own)) {
            return own;
        }
        let leaning = subject.leaning(before, &own, &self.meaning);
        let near =
            [Some(&own.scores), leaning.together.as_ref().map(|c| &c.notes), Some(&leaning.subject.notes)];
        let mut candidates: Vec<u32> = vec![];
        for note in near.into_iter().flatten().flat_map(|scores| ranking(scores).into_iter().take(NEAREST)) {
            if !candidates.contains(&note) {
                candidates.push(note);
            }
        }
        let leaning = Ranked { leaning: Some(leaning), ..own };
        let scores = self.likelihoods(candidates, &leaning);
        Ranked { order: ranking(&scores), scores, ..leaning }
    }

    /// Of a word of talk, whether it means something of the subject there is: "merci" is one whatever was said before.
    fn is_of_subject(&self, ranked: &Ranked) -> Option<bool> {
        let first = ranked.reading.words.first().map(String::as_str).unwrap_or_default();
        Some(match self.talk(ranked)?.key.as_str() {
            "ok" => ASSENTS.contains(&first),
            "gibberish" => first.starts_with(|c: char| c.is_ascii_digit()),
            key => OF_A_SUBJECT.contains(&key),
        })
    }
}

pub(super) fn shares(scores: &[f32]) -> Vec<f32> {
    let total = scores.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    scores.iter().map(|score| score / total).collect()
}
