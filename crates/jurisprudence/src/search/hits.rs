//! What was found, ready to be quoted: notes with the unit that answers, then decisions.

use super::SearchEngine;
use super::engine::Ranked;
use super::fuse::at;
use super::premise;
use super::retrieval::{Direct, Hit, HitKind};
use super::units::Asked;
use crate::domain::{AnswerUnit, Key, Language, Note};
use std::cmp::Ordering;

/// Notes an answer may rest on, and how near the best they must come.
const MOST_NOTES: usize = 5;
const NEAR_BEST: f32 = 0.25;
/// So many notes may answer, and how much the fit of their unit counts beside their own.
const ANSWERING: usize = 3;
const UNIT: f32 = 0.7;

impl SearchEngine {
    /// Notes, those that come near the best, and decisions.
    pub(super) fn hits(&self, ranked: &Ranked) -> Vec<Hit> {
        let best = ranked.order.first().map_or(0.0, |n| at(&ranked.scores, *n));
        let asked = self.units.read(&ranked.spelled);
        let near = |n: &&u32| at(&ranked.scores, **n) >= best * NEAR_BEST;
        let mut hits: Vec<Hit> = ranked
            .order
            .iter()
            .take(MOST_NOTES)
            .take_while(near)
            .filter_map(|n| {
                let note = self.notes.get(*n as usize)?;
                let hit = self.note_hit(note, ranked.reading.language, at(&ranked.scores, *n));
                Some(Hit { direct: self.direct(*n, note, ranked, &asked), ..hit })
            })
            .collect();
        answering_first(&mut hits);
        let meant = ranked.compared.as_ref().map_or(&[][..], |compared| &compared.decisions);
        let cases = self.indexes.cases.find(&ranked.roots, &ranked.concepts, meant, &hits);
        hits.extend(cases);
        hits
    }

    /// What of a note's units answers the question best.
    fn direct(&self, number: u32, note: &Note, ranked: &Ranked, asked: &Asked) -> Option<Direct> {
        let units = &note.content.units;
        let language = ranked.reading.language;
        let meant = self.meaning.units(number, units.len(), ranked.compared.as_ref()?);
        let likely = self.units.likelihoods((number, units), language, asked, &meant);
        let usable = self.answers.get(number as usize)?.iter();
        let best = *usable
            .max_by(|a, b| likely.get(**a).partial_cmp(&likely.get(**b)).unwrap_or(Ordering::Equal))?;
        let (unit, likelihood) = (units.get(best)?, *likely.get(best)?);
        let denied = premise::denied(&ranked.text, (units, best), &likely, language);
        let denied = denied.map(|measure| measure.written(language));
        Some(Direct { denied, ..self.unit(unit, language, likelihood) })
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

/// The note whose unit fits clearly better than that of the likeliest note answers in its place.
fn answering_first(hits: &mut [Hit]) {
    let fit = |hit: &Hit| {
        let likelihood = hit.direct.as_ref().map_or(f32::MIN_POSITIVE, |d| d.likelihood);
        hit.score.ln() + UNIT * likelihood.max(f32::MIN_POSITIVE).ln()
    };
    let fits = hits.iter().take(ANSWERING).enumerate();
    let best = fits.max_by(|(i, a), (j, b)| fit(a).total_cmp(&fit(b)).then(j.cmp(i))).map(|(at, _)| at);
    if let Some(before) = best.and_then(|at| hits.get_mut(..=at)) {
        before.rotate_right(1);
    }
}
