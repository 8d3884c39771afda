//! What a conversation is about, and whether a message leaves it.
//!
//! Searched alone, two follow-ups of three land in another branch of law; held to the subject, nearly all stay. So a message
//! stays unless it is plainly about something else.

use super::engine::Ranked;
use super::meaning::{Compared, Meaning};
use super::retrieval::Decision;
use crate::text::{fold, without_here};

/// What the message alone, the subject, and all of both as one text count for the note, as powers. Tuned, as what of it counts
/// for the unit, on the conversations that are not held back.
const OWN: f32 = 0.5;
const SUBJECT: f32 = 0.5;
const TOGETHER: f32 = 1.0;
/// A message leaves when its own best note has so much of the likelihood by itself, and so little by the subject. Fewer words
/// ("c'est gratuit ?") and one that leans on what was said must be about something else more plainly. Tuned on two thirds
/// of the follow-ups, and on short questions asked after those of other notes.
const OWN_SHARE: f32 = 0.34;
const OWN_SHARE_OF_FEW: f32 = 0.45;
const OWN_SHARE_LEANING: f32 = 0.7;
const SUBJECT_SHARE: f32 = 0.02;
const FEW_WORDS: usize = 3;
/// But few words that are little else than the name of a note say what they are about.
const NAMED: f32 = 0.7;
/// So much nearer to questions outside the law, a message has left the law as well; one that leans ("et la maison ?") must
/// lie further ("et la météo ?").
const FAR_OUTSIDE: f32 = -1.2;
const FAR_OUTSIDE_LEANING: f32 = -1.8;
/// "oui", "et après ?": nothing by themselves.
const ASSENT_WORDS: usize = 2;
/// Words that a leaning message begins with.
const LEANING: [&str; 14] =
    ["et", "mais", "donc", "alors", "meme", "si", "and", "but", "so", "then", "even", "if", "or", "ou"];

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

pub(super) struct Subject {
    /// How likely the conversation is about each note: together 1.
    notes: Vec<f32>,
    /// What was said of it.
    said: String,
    /// The note and the place of its unit that answered last.
    answered: Option<(u32, usize)>,
}

/// How a message leans on what was said before.
pub(super) struct Leaning {
    /// All that was said of the subject, compared as one text.
    pub together: Option<Compared>,
    /// The note and the place of its unit that answered last.
    pub answered: Option<(u32, usize)>,
}

/// The subject after one more message, which `answered` answers.
pub(super) fn after(
    before: Option<Subject>,
    message: Ranked,
    answered: Option<(u32, usize)>,
) -> Option<Subject> {
    let said = match before {
        Some(subject) if message.leans() => subject.with(&message.text),
        _ if message.decision() == Decision::Inside => message.text,
        _ => return None,
    };
    Some(Subject { notes: shares(&message.scores), said, answered })
}

impl Subject {
    /// How a message that stays on it leans on it.
    pub fn leaning(&self, message: &Ranked, meaning: &Meaning) -> Leaning {
        let together = meaning.compare(&without_here(&self.with(&message.text))).ok();
        Leaning { together, answered: self.answered }
    }

    fn with(&self, message: &str) -> String {
        format!("{} {message}", self.said)
    }

    /// Whether a message stays on it.
    pub fn holds(&self, message: &Ranked) -> bool {
        let words = &message.reading.words;
        let leans = words.first().is_some_and(|first| LEANING.contains(&first.as_str()));
        let far = if leans { FAR_OUTSIDE_LEANING } else { FAR_OUTSIDE };
        if words.len() > ASSENT_WORDS && message.signals.closeness < far {
            return false;
        }
        let folded = fold(&message.text);
        let says_so = |words: &&str| folded.find(*words).is_some_and(|at| at < BEGINNING);
        if LEAVING.iter().any(says_so) {
            return false;
        }
        // The law of another country, or one that is not known here: nothing of the subject.
        if !leans && (message.signals.elsewhere || message.signals.unknown_law) {
            return false;
        }
        let enough = match words.len() {
            _ if leans => OWN_SHARE_LEANING,
            ..=FEW_WORDS if message.signals.named < NAMED => OWN_SHARE_OF_FEW,
            _ => OWN_SHARE,
        };
        let own = message.compared.as_ref().map(|c| shares(&c.notes)).unwrap_or_default();
        let best = (0..own.len()).max_by(|a, b| share(&own, *a).total_cmp(&share(&own, *b)));
        let leaves =
            best.is_some_and(|note| share(&own, note) > enough && share(&self.notes, note) < SUBJECT_SHARE);
        !leaves
    }

    pub fn joined(&self, own: &[f32], leaning: &Leaning) -> Vec<f32> {
        let own = shares(own);
        let together = leaning.together.as_ref().map(|together| shares(&together.notes));
        let of_note = |(note, (subject, own)): (usize, (&f32, f32))| {
            let together = together.as_ref().map_or(1.0, |together| share(together, note));
            subject.powf(SUBJECT) * own.powf(OWN) * together.powf(TOGETHER)
        };
        self.notes.iter().zip(own).enumerate().map(of_note).collect()
    }
}

fn shares(scores: &[f32]) -> Vec<f32> {
    let total = scores.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    scores.iter().map(|score| score / total).collect()
}

fn share(shares: &[f32], note: usize) -> f32 {
    shares.get(note).copied().unwrap_or_default()
}
