//! A second answer beside the first: to a second question, or to the one question read another way.

use super::SearchEngine;
use super::engine::Ranked;
use super::parts;
use super::retrieval::{Also, Decision, Hit, HitKind};
use crate::domain::Language;

/// The answer to each of two questions is so likely among those of its note, and its note so likely among all.
const LIKELY: f32 = 0.5;
const SHARE: f32 = 0.25;
/// A longer message says which of two near notes it means, unless it leans on those before.
const SHORT_WORDS: usize = 8;
/// So near the first, the second note may be meant as well; nearer, by a message that leans on those before.
const AS_LIKELY: f32 = 0.3;
const AS_LIKELY_LEANING: f32 = 0.6;

impl SearchEngine {
    /// What answers a message that lies inside, if anything surely does: beside the first hit stands a second that answers too, where one does.
    pub(super) fn answers(&self, before: &[&str], message: &str, ranked: &Ranked) -> Vec<Hit> {
        let language = ranked.reading.language;
        let parted = parts::parts(message).into_iter();
        let twice = parted.filter_map(|(first, second)| self.asked_twice(before, first, second, language));
        let surest = twice.reduce(|best, next| if next.sure > best.sure { next } else { best });
        if let Some(Twice { mut hits, second, .. }) = surest {
            let is_other = hits.first().is_some_and(|first| first.key != second.key);
            hits.retain(|hit| !is_other || hit.key != second.key);
            hits.insert(hits.len().min(1), Hit { also: Some(Also::SecondQuestion), ..second });
            return hits;
        }
        let mut hits = self.sure_hits(ranked);
        if ranked.leans() {
            with_other_reading(&mut hits, AS_LIKELY_LEANING);
        } else if ranked.reading.words.len() <= SHORT_WORDS {
            with_other_reading(&mut hits, AS_LIKELY);
        }
        hits
    }

    /// Where both parts of a message are questions that have answers, and not the same.
    fn asked_twice(&self, before: &[&str], first: &str, second: &str, language: Language) -> Option<Twice> {
        let said: Vec<&str> = before.iter().copied().chain([first]).collect();
        let (one, other) =
            (self.rank_after(before, first, language), self.rank_after(&said, second, language));
        let (hits, second) = (self.answering(&one)?, self.answering(&other)?.into_iter().next()?);
        let first = hits.first()?;
        let sure = sureness(first)?.min(sureness(&second)?);
        let unit = |hit: &Hit| hit.direct.as_ref().map(|direct| direct.unit.clone());
        let is_same = first.key == second.key && unit(first) == unit(&second);
        (!is_same).then_some(Twice { sure, hits, second })
    }

    fn answering(&self, ranked: &Ranked) -> Option<Vec<Hit>> {
        (ranked.decision() == Decision::Inside).then(|| self.hits(ranked))
    }
}

/// The hits for the first question, and the one for the second.
struct Twice {
    sure: f32,
    hits: Vec<Hit>,
    second: Hit,
}

/// How sure it is that a hit answers; none where it is not.
fn sureness(hit: &Hit) -> Option<f32> {
    let likely = hit.direct.as_ref()?.likelihood;
    (likely >= LIKELY && hit.score >= SHARE).then_some(likely * hit.score)
}

fn with_other_reading(hits: &mut [Hit], as_likely: f32) {
    if let [first, second, ..] = hits
        && second.kind == HitKind::Note
        && first.direct.is_some()
        && second.direct.is_some()
        && second.score >= as_likely * first.score
    {
        second.also = Some(Also::OtherReading);
    }
}
