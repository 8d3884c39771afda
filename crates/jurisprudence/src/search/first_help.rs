//! What somebody in danger is told: the steps of the kind of danger, then the law that protects in it.

use super::SearchEngine;
use super::alarm::Raised;
use super::engine::Ranked;
use super::retrieval::{Decision, FirstHelp, Hit};
use super::subject::REMEMBERED;
use crate::domain::{Danger, Key, UnitKind};
use crate::text::sentences;

/// So likely it must be that what was asked is answered.
const SURE: f32 = 0.6;
/// Who told of a danger a moment ago was told what to do. The next message of the story is answered, unless it tells of danger so
/// much more plainly than the border asks.
const PLAIN: f32 = 1.0;

impl SearchEngine {
    /// `before`: what the same person wrote, oldest first.
    pub(super) fn first_help(&self, before: &[&str], ranked: &Ranked) -> Option<FirstHelp> {
        let raised = self.raised(ranked)?;
        let is_told_again =
            |said: &&str| self.raised(&self.rank(said)).is_some_and(|earlier| earlier.kind == raised.kind);
        let last = before.iter().rev().take(REMEMBERED);
        if raised.plainness < PLAIN && last.into_iter().any(is_told_again) {
            return None;
        }
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

    fn raised(&self, ranked: &Ranked) -> Option<Raised<'_>> {
        let compared = ranked.compared.as_ref()?;
        let near = |sentence: &str| self.meaning.near_danger(sentence).ok();
        self.alarm.raised((&ranked.text, &ranked.spelled), &compared.danger, near)
    }

    /// What was asked, where it is surely answered by a unit that protects people in such a danger, or after a story by one of the
    /// notes that they ask of, never a penalty. What else a search finds shares only words with the cry for help.
    fn asked_in(&self, danger: &Danger, ranked: &Ranked) -> Option<Hit> {
        if ranked.decision() == Decision::Outside {
            return None;
        }
        let (hits, sureness) = self.found(ranked);
        let is_sure = |hit: &Hit| if ranked.leans() { hit.score >= SURE } else { sureness >= SURE };
        let hit = hits.into_iter().next().filter(is_sure)?;
        let unit = &hit.direct.as_ref()?.unit;
        let is_story = ranked.leans() || !sentences(&ranked.text).is_empty();
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
