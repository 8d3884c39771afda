//! What was found, ready to be quoted: notes with the unit that answers, then decisions.

use super::SearchEngine;
use super::engine::Ranked;
use super::fuse::{at, ranking};
use super::premise;
use super::retrieval::{Direct, Hit, HitKind};
use super::subject::Leaning;
use super::units::{Asked, Weights};
use crate::domain::{AnswerUnit, Key, Language, Note};

/// Notes an answer may rest on, and how likely they must be beside the first.
const MOST_NOTES: usize = 5;
const NEAR_BEST: f32 = 0.25;
/// So many of the likeliest notes may answer, and so many of those that words find.
const LIKELIEST: usize = 12;
const WORDED: usize = 6;
/// What a note's likelihood, and its fit by words, count beside the fit of its unit; tuned on the openings that are not held
/// back.
const OF_NOTE: f32 = 0.6;
const OF_WORDS: f32 = 0.15;
/// What counts for a unit beside its note, tuned on the openings that are not held back.
const OF_UNIT: Weights = Weights { meant: 1.0, kind: 0.2, words: 2.0 };
/// The same of a message that leans on those before: a conditional logistic regression on the conversations and follow-ups that
/// are not held back.
const OF_UNIT_LEANING: Weights = Weights { meant: 0.43, kind: 0.23, words: 1.63 };
/// There count as well: how near by meaning lies the message with what was said before it; how well its note fits by words; how
/// likely what was said before is about that note.
const TOGETHER: f32 = 1.67;
const OF_WORDS_LEANING: f32 = 0.24;
const OF_SUBJECT: f32 = 0.17;
/// That the note answered before, that it is of the branch of law that answered last, and that this very unit did.
const SPOKEN_OF: f32 = 0.84;
const OF_BRANCH: f32 = 0.95;
const AGAIN: f32 = -0.74;
/// No note that was not spoken of is ruled out.
const LEAST_OF_SUBJECT: f32 = 3e-4;

/// Below this nothing is answered; the same of a message that leans on those before.
const SURE: f32 = 0.47;
const SURE_LEANING: f32 = 0.4;

/// A note that may answer.
struct Candidate<'a> {
    number: u32,
    note: &'a Note,
    /// The place of the unit that fits best, and how likely it is among those of its note.
    unit: Option<(usize, f32)>,
    /// How much of the question that unit's words hold.
    held: f32,
    /// The logarithm of how near that unit lies to a message with what was said before it, where it leans on that.
    together: Option<f32>,
    /// For each unit, how likely it is among those of its note.
    likely: Vec<f32>,
    /// The logarithm of how well the best unit fits, and of how well all do.
    fit: f32,
    all: f32,
}

impl SearchEngine {
    /// Notes, those that come near the best, and decisions. The first is the one whose unit fits best, of all notes.
    pub(super) fn hits(&self, ranked: &Ranked) -> Vec<Hit> {
        self.found(ranked).0
    }

    /// The same, and none where it is unsure that the first answers: a wrong rule said with confidence is worse than none.
    pub(super) fn sure_hits(&self, ranked: &Ranked) -> Vec<Hit> {
        let (hits, sureness) = self.found(ranked);
        let least = if ranked.leans() { SURE_LEANING } else { SURE };
        if sureness >= least { hits } else { vec![] }
    }

    /// With how likely the first answers.
    pub(super) fn found(&self, ranked: &Ranked) -> (Vec<Hit>, f32) {
        let mut candidates = self.candidates(ranked);
        candidates.sort_by(|a, b| b.fit.total_cmp(&a.fit).then(a.number.cmp(&b.number)));
        let total = log_sum(candidates.iter().map(|candidate| candidate.all));
        let share = |candidate: &Candidate| (candidate.all - total).exp();
        let best = candidates.first().map_or(0.0, share);
        let near = candidates.iter().filter(|candidate| share(candidate) >= best * NEAR_BEST);
        let notes = near.take(MOST_NOTES).map(|candidate| Hit {
            direct: self.direct(candidate, ranked),
            ..self.note_hit(candidate.note, ranked.reading.language, share(candidate))
        });
        let mut hits: Vec<Hit> = notes.collect();
        let meant = ranked.compared.as_ref().map_or(&[][..], |compared| &compared.decisions);
        let cases =
            self.indexes.cases.find((&ranked.roots, &ranked.concepts), meant, &hits, ranked.reading.language);
        hits.extend(cases.into_iter().map(|case| Hit {
            articles: match case.kind {
                HitKind::Case(Language::En) => {
                    case.articles.iter().map(|a| self.cited(a, Language::En)).collect()
                }
                _ => case.articles,
            },
            ..case
        }));
        let sure = |first: &Candidate| match first.together {
            Some(together) => {
                sureness_leaning(best, first.unit.map_or(0.0, |(_, likely)| likely), first.held, together)
            }
            None => sureness(ranked.signals.confidence(), best, first.held),
        };
        (hits, candidates.first().map_or(0.0, sure))
    }

    /// The note and the place of its unit that answers first.
    pub(super) fn best_unit(&self, ranked: &Ranked) -> Option<(u32, usize)> {
        let candidates = self.candidates(ranked).into_iter();
        let best = candidates.max_by(|a, b| a.fit.total_cmp(&b.fit).then(b.number.cmp(&a.number)))?;
        Some((best.number, best.unit?.0))
    }

    fn candidates(&self, ranked: &Ranked) -> Vec<Candidate<'_>> {
        let mut numbers: Vec<u32> = ranked.order.iter().take(LIKELIEST).copied().collect();
        for number in ranking(&ranked.worded).into_iter().take(WORDED) {
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        self.candidates_of(numbers, ranked)
    }

    fn candidates_of(&self, notes: Vec<u32>, ranked: &Ranked) -> Vec<Candidate<'_>> {
        let asked = self.units.read(&ranked.spelled);
        notes.into_iter().filter_map(|number| self.candidate(number, ranked, &asked)).collect()
    }

    fn candidate(&self, number: u32, ranked: &Ranked, asked: &Asked) -> Option<Candidate<'_>> {
        let note = self.notes.get(number as usize)?;
        let units = &note.content.units;
        let of_note = OF_NOTE * at(&ranked.scores, number).max(f32::MIN_POSITIVE).ln()
            + OF_WORDS * at(&ranked.worded, number);
        // An encoder that fails leaves the words.
        let meant = ranked.compared.as_ref().map(|c| self.meaning.units(number, units.len(), c));
        let meant = meant.unwrap_or_else(|| vec![1.0; units.len().max(1)]);
        let language = ranked.reading.language;
        let near = ranked.leaning.as_ref().and_then(|leaning| leaning.together.as_ref());
        let near = near.map(|together| {
            let near = self.meaning.units_together(number, units.len(), together);
            near.into_iter().map(|near| near.max(1e-9).ln()).collect::<Vec<f32>>()
        });
        let (of_note, fits) = match &ranked.leaning {
            Some(leaning) => {
                let mut fits = self.units.fits((number, units), language, asked, &meant, &OF_UNIT_LEANING);
                fits.iter_mut().zip(near.iter().flatten()).for_each(|(fit, near)| *fit += TOGETHER * near);
                (self.of_leaning(number, ranked, leaning, &mut fits), fits)
            }
            None => (of_note, self.units.fits((number, units), language, asked, &meant, &OF_UNIT)),
        };
        let usable = self.answers.get(number as usize).map(Vec::as_slice).unwrap_or_default();
        let fit_of = |place: &usize| fits.get(*place).copied().unwrap_or(f32::NEG_INFINITY);
        let best = usable.iter().copied().max_by(|a, b| fit_of(a).total_cmp(&fit_of(b)));
        let within = log_sum(fits.iter().copied());
        let likely: Vec<f32> = fits.iter().map(|fit| (fit - within).exp()).collect();
        let unit = best.map(|best| (best, likely.get(best).copied().unwrap_or_default()));
        let held = best.map_or(0.0, |best| self.units.held((number, best), language, asked));
        let together = near.zip(best).and_then(|(near, best)| near.get(best).copied());
        let alone = meant.iter().sum::<f32>().max(f32::MIN_POSITIVE).ln();
        let (fit, all) = match best {
            Some(best) => (fit_of(&best), log_sum(usable.iter().map(fit_of))),
            None => (alone, alone),
        };
        Some(Candidate { number, note, unit, held, together, likely, fit: of_note + fit, all: of_note + all })
    }

    /// What counts for a note beside its units in a message that leans on those before; the unit that answered last counts less.
    fn of_leaning(&self, number: u32, ranked: &Ranked, leaning: &Leaning, fits: &mut [f32]) -> f32 {
        let answered = &leaning.subject.answered;
        let domain = |number: u32| self.notes.get(number as usize).map(|note| note.content.domain);
        if let Some((_, unit)) = answered.last().filter(|(note, _)| *note == number)
            && let Some(fit) = fits.get_mut(*unit)
        {
            *fit += AGAIN;
        }
        let mut of_note = OF_WORDS_LEANING * at(&ranked.worded, number)
            + OF_SUBJECT * at(&leaning.subject.notes, number).max(LEAST_OF_SUBJECT).ln();
        if answered.iter().any(|(note, _)| *note == number) {
            of_note += SPOKEN_OF;
        }
        if answered.last().is_some_and(|(last, _)| domain(*last) == domain(number)) {
            of_note += OF_BRANCH;
        }
        of_note
    }

    /// For each note, how likely one of its units answers, where one of `notes` does: together 1.
    pub(super) fn likelihoods(&self, notes: Vec<u32>, ranked: &Ranked) -> Vec<f32> {
        let candidates = self.candidates_of(notes, ranked);
        let total = log_sum(candidates.iter().map(|candidate| candidate.all));
        let mut likelihoods = vec![0.0; self.notes.len()];
        for candidate in candidates {
            if let Some(likelihood) = likelihoods.get_mut(candidate.number as usize) {
                *likelihood = (candidate.all - total).exp();
            }
        }
        likelihoods
    }

    /// What of a note's units answers the question best.
    fn direct(&self, candidate: &Candidate, ranked: &Ranked) -> Option<Direct> {
        let (best, likelihood) = candidate.unit?;
        let units = &candidate.note.content.units;
        let language = ranked.reading.language;
        let denied = premise::denied(&ranked.text, (units, best), &candidate.likely, language);
        let denied = denied.map(|measure| measure.written(language));
        Some(Direct { denied, ..self.unit(units.get(best)?, language, likelihood) })
    }

    pub(super) fn unit(&self, unit: &AnswerUnit, language: Language, likelihood: f32) -> Direct {
        Direct {
            unit: unit.key.clone(),
            answer: unit.answer.get(language).clone(),
            conditions: unit.conditions.get(language).clone(),
            action: unit.action.get(language).clone(),
            is_urgent: unit.is_urgent,
            articles: unit.articles.iter().map(|a| self.cited(a, language)).collect(),
            likelihood,
            denied: None,
        }
    }

    pub(super) fn cited(&self, article: &str, language: Language) -> String {
        match language {
            Language::Fr => article.to_owned(),
            Language::En => self.indexes.titles.in_english(article),
        }
    }

    /// A note by its key, ready to be quoted; nobody searched for it.
    pub fn note(&self, key: &Key, language: Language) -> Option<Hit> {
        let note = self.notes.iter().find(|note| note.key == *key)?;
        Some(self.note_hit(note, language, 0.0))
    }

    pub(super) fn note_hit(&self, note: &Note, language: Language, score: f32) -> Hit {
        let c = &note.content;
        let articles = c.articles.iter().map(|a| self.cited(a, language));
        Hit {
            kind: HitKind::Note,
            key: note.key.clone(),
            title: c.title.get(language).clone(),
            text: c.content.get(language).clone(),
            articles: articles.collect(),
            source: Some(c.source.clone()),
            url: None,
            confidence: Some(c.confidence),
            caution: c.caution.as_ref().map(|t| t.get(language).clone()),
            next_step: c.next_step.as_ref().map(|t| t.get(language).clone()),
            direct: None,
            also: None,
            as_of: c.as_of.clone(),
            is_verified: c.verified_by_lawyer,
            domain: Some(c.domain),
            score,
        }
    }
}

/// How likely the first note answers the question, or helps, 0 to 1: a logistic regression on the openings and the direct
/// questions that are not held back. `inside`: how likely the question is one for the notes at all; `share`: how likely this note
/// is among them; `held`: how much of the question the unit's own words hold.
fn sureness(inside: f32, share: f32, held: f32) -> f32 {
    let inside = inside.clamp(1e-4, 1.0 - 1e-4);
    1.0 / (1.0 + (2.07 - 0.29 * (inside / (1.0 - inside)).ln() - 2.76 * share - 1.7 * held).exp())
}

/// The same of a message that leans on those before, on the conversations that are not held back. `likely`: how likely the unit is
/// among those of its note; `together`: the logarithm of how near it lies to the message with what was said before.
fn sureness_leaning(share: f32, likely: f32, held: f32, together: f32) -> f32 {
    1.0 / (1.0 + (-(3.07 + 1.61 * share + 0.82 * likely + 1.03 * held + 0.7 * together)).exp())
}

/// The logarithm of the sum of what these are logarithms of.
fn log_sum(logs: impl Iterator<Item = f32> + Clone) -> f32 {
    let best = logs.clone().fold(f32::NEG_INFINITY, f32::max);
    if best == f32::NEG_INFINITY { best } else { best + logs.map(|log| (log - best).exp()).sum::<f32>().ln() }
}
