//! What somebody in danger is told: the steps of the kind of danger, then the law that protects in it.

use super::SearchEngine;
use super::engine::Ranked;
use super::retrieval::{Decision, FirstHelp, Hit};
use crate::domain::{Danger, Key, UnitKind};
use crate::text::sentences;

/// So likely it must be that what was asked is answered.
const SURE: f32 = 0.6;

impl SearchEngine {
    pub(super) fn first_help(&self, ranked: &Ranked) -> Option<FirstHelp> {
        let compared = ranked.compared.as_ref()?;
        let near = |sentence: &str| self.meaning.near_danger(sentence).ok();
        let raised = self.alarm.raised((&ranked.text, &ranked.spelled), &compared.danger, near)?;
        let danger = self.dangers.iter().find(|danger| danger.kind == raised.kind)?;
        let language = ranked.reading.language;
        Some(FirstHelp {
            kind: danger.kind,
            say: danger.say.get(language).clone(),
            now: danger.now.get(language).clone(),
            then: danger.then.get(language).clone(),
            law: self.asked_in(danger, ranked).or_else(|| self.named_unit(raised.law?, language)),
        })
    }

    /// What was asked, where it is surely answered by a unit that protects people in such a danger, or after a story by one of the
    /// notes that they ask of, never a penalty. What else a search finds shares only words with the cry for help, nor is it what was spoken of before.
    fn asked_in(&self, danger: &Danger, ranked: &Ranked) -> Option<Hit> {
        if ranked.leans() || ranked.decision() == Decision::Outside {
            return None;
        }
        let (hits, sureness) = self.found(ranked);
        let hit = hits.into_iter().next().filter(|_| sureness >= SURE)?;
        let unit = &hit.direct.as_ref()?.unit;
        let is_story = !sentences(&ranked.text).is_empty();
        let may_stand = self.alarm.protects(danger.kind, &hit.key, unit)
            || (is_story && danger.notes.contains(&hit.key) && !self.is_penalty(&hit.key, unit));
        may_stand.then_some(hit)
    }

    fn is_penalty(&self, note: &Key, unit: &Key) -> bool {
        let note = self.notes.iter().find(|n| n.key == *note);
        let unit = note.and_then(|note| note.content.units.iter().find(|u| u.key == *unit));
        unit.is_some_and(|unit| unit.kind == UnitKind::Penalty)
    }
}
