//! What a conversation is about, and whether a message leaves it.
//!
//! Searched alone, a message that leans on those before lands in another branch of law; held to the note that answered last,
//! whoever tells another piece of the story gets the same answer again. So what was said counts beside the message's own
//! words for every unit that may answer (`hits.rs`).

use super::engine::Ranked;
use super::meaning::{Meaning, Together};
use super::retrieval::Decision;
use crate::domain::together;
use crate::text::{fold, without_here};

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
    /// What was said of it, oldest first.
    said: Vec<String>,
    /// The notes and the places of their units that answered, the last one last.
    pub answered: Vec<(u32, usize)>,
}

/// How a message leans on what was said before.
pub(super) struct Leaning {
    pub subject: Subject,
    /// What was said of the subject, with the message, compared as one text.
    pub together: Option<Together>,
}

/// The subject after one more message, which `answered` answers.
pub(super) fn after(
    before: Option<Subject>,
    message: Ranked,
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
    said.push(message.text);
    units.extend(answered);
    Some(Subject { notes, said, answered: units })
}

impl Subject {
    /// How a message that stays on it leans on it.
    pub fn leaning(&self, message: &Ranked, meaning: &Meaning) -> Leaning {
        let said: Vec<&str> = self.said.iter().map(String::as_str).collect();
        let together = meaning.together(&without_here(&together(&said, &message.text))).ok();
        Leaning { together, subject: self.clone() }
    }

    /// Whether a message may stay on it.
    pub fn holds(&self, message: &Ranked) -> bool {
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

pub(super) fn shares(scores: &[f32]) -> Vec<f32> {
    let total = scores.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    scores.iter().map(|score| score / total).collect()
}
