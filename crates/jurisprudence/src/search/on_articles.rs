//! What notes answer on the articles that a question names: "que dit l'article 318 du Code pénal ?"

use super::SearchEngine;
use super::retrieval::{Also, Hit};
use crate::citations::{Holding, HoldingKind, KnownEntry, Library};
use crate::domain::{AnswerUnit, Bilingual, Language, Note, UnitKind};
use std::collections::BTreeMap;

/// Parts a note's key from that of its unit.
const OF: char = '/';

/// The citations of all units that answer, each held under `note/unit`, by their places.
pub(super) fn rests_of(notes: &[Note], answers: &[Vec<usize>]) -> Library {
    let places = notes.iter().zip(answers).enumerate();
    let units = places.flat_map(|(number, (note, answers))| {
        let of_note = answers.iter().filter_map(|at| Some((*at, note.content.units.get(*at)?)));
        of_note.flat_map(move |(at, unit)| {
            let holding = Holding {
                kind: HoldingKind::Note,
                key: format!("{number}{OF}{at}"),
                label: Bilingual::default(),
                url: None,
            };
            let entry = move |citation: &String| KnownEntry {
                citation: citation.clone(),
                holding: holding.clone(),
                flaw: None,
            };
            unit.articles.iter().map(entry)
        })
    });
    Library::new(units.collect(), vec![], vec![], &[])
}

impl SearchEngine {
    /// Of each note that rests on an article which the question names, the answer that rests on little else; first the
    /// note most of whose answers do.
    pub fn on_articles(&self, question: &str, language: Language) -> Vec<Hit> {
        let rests = self.rests.get_or_init(|| rests_of(&self.notes, &self.answers));
        let mut found: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for holding in rests.held(question, language) {
            let Some((note, unit)) = holding.key.split_once(OF) else { continue };
            let (Ok(note), Ok(unit)) = (note.parse(), unit.parse()) else { continue };
            let units = found.entry(note).or_default();
            if !units.contains(&unit) {
                units.push(unit);
            }
        }
        let mut hits: Vec<Hit> =
            found.into_iter().filter_map(|(note, on)| self.on(note, &on, language)).collect();
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        if let [_, second, ..] = hits.as_mut_slice() {
            second.also = Some(Also::OtherReading);
        }
        hits
    }

    /// The hit's score is the share of the note's answers that rest on the article.
    fn on(&self, number: usize, on: &[usize], language: Language) -> Option<Hit> {
        let note = self.notes.get(number)?;
        let units = on.iter().filter_map(|at| Some((*at, note.content.units.get(*at)?)));
        // What a text says, before how one goes about it.
        let is_advice = |unit: &AnswerUnit| matches!(unit.kind, UnitKind::How | UnitKind::Emergency);
        let (_, unit) = units.min_by_key(|(at, unit)| (is_advice(unit), unit.articles.len(), *at))?;
        let share = on.len() as f32 / note.content.units.len().max(1) as f32;
        Some(Hit { direct: Some(self.unit(unit, language, 1.0)), ..self.note_hit(note, language, share) })
    }
}
