//! What an answer opens with, on questions of people who know nothing of the notes, alone or after others: the unit that
//! answers, one that helps, none where none answers – or something else, which is worse than nothing.

use crate::cli::Failure;
use jurisprudence::{Decision, Retrieval, SearchEngine};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// By four writers who knew neither notes nor other questions; labelled afterwards. What is held back was never looked at.
pub const SET: &str = include_str!("../../../../fixtures/questions/openings.jsonl");
/// What people say next, by a writer who knew the units and no other question.
pub const CONVERSATIONS: &str = include_str!("../../../../fixtures/questions/conversations.jsonl");

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualityOpenings)]
pub struct OpeningFigures {
    /// Questions that a unit answers.
    pub covered: usize,
    /// Of those: that unit opens the answer; one of the same subject does, which helps; nothing is answered.
    pub right: usize,
    pub helpful: usize,
    pub withheld: usize,
    /// Questions of law that no unit answers.
    pub uncovered: usize,
    /// Of those: nothing is answered; a unit of the subject opens, which helps.
    pub refused: usize,
    pub near: usize,
    /// Of all: first help came that is in place, with whatever law; and first help that is out of place.
    pub helped: usize,
    pub alarmed: usize,
    /// Of all: something else opens the answer.
    pub wrong: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QualityOpeningSets)]
pub struct OpeningSets {
    /// Looked at while tuning.
    pub open: OpeningFigures,
    pub held_back: OpeningFigures,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    pub id: String,
    pub lang: String,
    /// What the same person wrote before, oldest first.
    #[serde(default)]
    pub said: Vec<String>,
    pub question: String,
    /// `<note>/<unit>`: each answers it.
    pub units: Vec<String>,
    /// The same, or a note: each helps.
    #[serde(default)]
    pub half: Vec<String>,
    /// The kinds of danger whose first help is in place.
    #[serde(default)]
    pub help: Vec<String>,
    #[serde(default)]
    pub held_back: bool,
}

/// With what opened wrongly and what was withheld, of the questions that are not held back.
pub fn measure(engine: &SearchEngine, set: &str) -> Result<(OpeningSets, Vec<String>), Failure> {
    let (mut sets, mut misses) = (OpeningSets::default(), vec![]);
    for line in set.lines() {
        let row: Row = serde_json::from_str(line)?;
        let said: Vec<&str> = row.said.iter().map(String::as_str).collect();
        let found = engine.search_after(&said, &row.question, row.lang.parse()?);
        let figures = if row.held_back { &mut sets.held_back } else { &mut sets.open };
        let what = figures.add(&row, &found);
        if !row.held_back && what != "right" {
            let opened =
                opening(&found).map_or_else(|| "–".to_owned(), |(note, unit)| format!("{note}/{unit}"));
            let wanted = row.units.first().map_or("none", String::as_str);
            let asked = row.said.iter().chain([&row.question]).map(String::as_str).collect::<Vec<_>>();
            misses.push(format!("{what} {} {} -> {opened}, wanted {wanted}", row.id, asked.join(" / ")));
        }
    }
    Ok((sets, misses))
}

/// The note and the unit that open the answer.
fn opening(found: &Retrieval) -> Option<(&str, &str)> {
    let is_answered = found.decision == Decision::Inside && found.talk.is_none();
    let hit = found.hits.first().filter(|_| is_answered)?;
    Some((hit.key.as_str(), hit.direct.as_ref().map_or("", |direct| direct.unit.as_str())))
}

impl OpeningFigures {
    fn add(&mut self, row: &Row, found: &Retrieval) -> &'static str {
        let is_covered = !row.units.is_empty();
        self.covered += usize::from(is_covered);
        self.uncovered += usize::from(!is_covered);
        let opened = opening(found).map(|(note, unit)| (note, format!("{note}/{unit}")));
        let helps = found.first_help.as_ref().map(|h| row.help.iter().any(|kind| kind == h.kind.as_str()));
        let is_one = |of: &[String], unit: &str, note: &str| of.iter().any(|of| of == unit || of == note);
        let (count, what) = match &opened {
            _ if helps == Some(true) => (&mut self.helped, "right"),
            _ if helps == Some(false) => (&mut self.alarmed, "alarm"),
            None if is_covered => (&mut self.withheld, "withheld"),
            None => (&mut self.refused, "right"),
            Some((_, unit)) if row.units.contains(unit) => (&mut self.right, "right"),
            Some((note, unit)) if is_one(&row.half, unit, note) && is_covered => {
                (&mut self.helpful, "helpful")
            }
            Some((note, unit)) if is_one(&row.half, unit, note) => (&mut self.near, "near"),
            Some(_) => (&mut self.wrong, "wrong"),
        };
        *count += 1;
        what
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jurisprudence::Fixtures;
    use jurisprudence::domain::DangerKind;
    use std::collections::HashSet;

    #[test]
    fn each_row_names_what_there_is() {
        let shipped = Fixtures::shipped().unwrap();
        let notes = &shipped.notes;
        let units = notes
            .iter()
            .flat_map(|(key, note)| note.units.iter().map(move |unit| format!("{key}/{}", unit.key)));
        let units: HashSet<String> = units.collect();
        let of =
            |set: &str| -> Vec<Row> { set.lines().map(|line| serde_json::from_str(line).unwrap()).collect() };
        let sets = [of(SET), of(CONVERSATIONS)];
        let held_back = sets.each_ref().map(|rows| rows.iter().filter(|row| row.held_back).count());
        assert!(held_back[0] >= 150 && held_back[1] >= 50, "{held_back:?}");
        let rows: Vec<&Row> = sets.iter().flatten().collect();
        let ids: HashSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
        let texts: HashSet<_> = rows.iter().map(|row| (&row.said, &row.question)).collect();
        assert_eq!((ids.len(), texts.len()), (rows.len(), rows.len()), "each once");
        for row in rows {
            let is_note = |name: &String| notes.iter().any(|(key, _)| key.as_str() == name);
            assert!(row.units.iter().all(|unit| units.contains(unit)), "{}", row.id);
            assert!(row.half.iter().all(|name| units.contains(name) || is_note(name)), "{}", row.id);
            assert!(row.help.iter().all(|kind| kind.parse::<DangerKind>().is_ok()), "{}", row.id);
        }
    }
}
