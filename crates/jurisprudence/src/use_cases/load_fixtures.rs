use super::notes::remember_first;
use crate::domain::{CaseContent, Key, NoteContent, NoteDeed};
use crate::fixtures::{Fixtures, hex_digest};
use crate::store::{self, Shipped, Stamp, note_search, versions};
use crate::{JurisprudenceError, domain::Bilingual};
use chrono::{DateTime, Utc};
use database::DbConn;
use std::collections::{HashMap, HashSet};

/// What became of the rows of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub inserted: usize,
    pub updated: usize,
    pub unchanged: usize,
    /// Shipped no more, so switched off.
    pub retired: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Loaded {
    pub notes: Counts,
    pub cases: Counts,
    /// Decisions that somebody vouched for, and whose text is another now: they wait to be verified again.
    pub lapsed: usize,
    /// These very fixtures were loaded before: nothing was compared.
    pub was_current: bool,
}

/// The next number of the cursor, and the time, for the rows of one change.
pub(super) fn stamp(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Stamp, JurisprudenceError> {
    Ok(Stamp { now, revision: store::state::next_revision(conn)?, created_by: None })
}

/// Makes the tables say what the fixtures say. Rows that an admin edited are left alone. A decision that was verified stays so
/// as long as its text is the one that somebody vouched for. Run it in a transaction (`Db::write`): it takes the cursor's lock, so that two processes
/// which start together do it one after the other.
pub fn load_fixtures(
    conn: &mut DbConn,
    fixtures: &Fixtures,
    now: DateTime<Utc>,
) -> Result<Loaded, JurisprudenceError> {
    let is_current = |known: Option<String>| known.as_deref() == Some(fixtures.digest.as_str());
    if is_current(store::state::fixtures_digest(conn)?) {
        return Ok(Loaded { was_current: true, ..Loaded::default() });
    }
    let stamp = stamp(conn, now)?;
    if is_current(store::state::fixtures_digest(conn)?) {
        return Ok(Loaded { was_current: true, ..Loaded::default() });
    }
    let notes = Plan::of(store::notes::shipped(conn)?, &fixtures.notes, note_digest);
    let cases = Plan::of(store::cases::shipped(conn)?, &fixtures.cases, case_digest);
    let mut loaded = Loaded { notes: notes.counts, cases: cases.counts, lapsed: 0, was_current: false };

    load_notes(conn, notes, stamp)?;
    store::cases::insert_shipped(conn, cases.insert, stamp)?;
    for (id, content, digest) in cases.update {
        loaded.lapsed += usize::from(store::cases::update_shipped(conn, id, content, &digest, stamp)?);
    }
    store::cases::retire(conn, &cases.retire, stamp)?;
    store::state::record_fixtures(conn, &fixtures.digest)?;
    Ok(loaded)
}

/// What is shipped anew is an entry of a note's history, also where it was held back for an admin's text.
fn load_notes(conn: &mut DbConn, plan: Plan<NoteContent>, stamp: Stamp) -> Result<(), JurisprudenceError> {
    store::notes::insert_shipped(conn, plan.insert, stamp)?;
    let by_product = |deed| (deed, None);
    for (id, content, digest) in plan.update {
        remember(conn, id)?;
        versions::add(conn, id, by_product(NoteDeed::Shipped), &content, stamp.now)?;
        store::notes::update_shipped(conn, id, content, &digest, stamp)?;
    }
    for (id, content, digest) in plan.hold_back {
        remember(conn, id)?;
        versions::add(conn, id, by_product(NoteDeed::HeldBack), &content, stamp.now)?;
        store::notes::note_shipped(conn, id, Some(&digest))?;
    }
    for (deed, ids) in [(NoteDeed::Retired, &plan.retire), (NoteDeed::ShippedNoMore, &plan.keep)] {
        for id in ids {
            if let Some(known) = remember(conn, *id)? {
                versions::add(conn, *id, by_product(deed), &known, stamp.now)?;
            }
        }
    }
    for id in plan.keep {
        store::notes::note_shipped(conn, id, None)?;
    }
    Ok(store::notes::retire(conn, &plan.retire, stamp)?)
}

/// Begins the history of a note where there is none yet, and answers what the note says.
fn remember(conn: &mut DbConn, id: i64) -> Result<Option<NoteContent>, JurisprudenceError> {
    let Some(known) = note_search::find(conn, id)? else { return Ok(None) };
    remember_first(conn, &known)?;
    Ok(Some(known.content))
}

/// What has to be done to one table.
struct Plan<C> {
    insert: Vec<(Key, C, String)>,
    update: Vec<(i64, C, String)>,
    /// New texts for rows that somebody here changed.
    hold_back: Vec<(i64, C, String)>,
    retire: Vec<i64>,
    /// Shipped no more, and changed here: they stay.
    keep: Vec<i64>,
    counts: Counts,
}

impl<C: Clone> Plan<C> {
    fn of(rows: Vec<Shipped>, wanted: &[(Key, C)], digest: impl Fn(&C) -> String) -> Self {
        let mut plan = Self {
            insert: vec![],
            update: vec![],
            hold_back: vec![],
            retire: vec![],
            keep: vec![],
            counts: Counts::default(),
        };
        let known: HashMap<&str, &Shipped> = rows.iter().map(|r| (r.key.as_str(), r)).collect();
        for (key, content) in wanted {
            let digest = digest(content);
            match known.get(key.as_str()) {
                None => plan.insert.push((key.clone(), content.clone(), digest)),
                // A row of that name which somebody here wrote or changed is theirs.
                Some(row) if row.is_edited || row.digest.is_none() => {
                    plan.counts.unchanged += 1;
                    if row.digest.as_deref().is_some_and(|seen| seen != digest) {
                        plan.hold_back.push((row.id, content.clone(), digest));
                    }
                }
                Some(row) if row.is_active && row.digest.as_deref() == Some(&digest) => {
                    plan.counts.unchanged += 1
                }
                Some(row) => plan.update.push((row.id, content.clone(), digest)),
            }
        }
        let wanted: HashSet<&str> = wanted.iter().map(|(k, _)| k.as_str()).collect();
        let gone = |r: &&Shipped| {
            r.digest.is_some() && !r.is_edited && r.is_active && !wanted.contains(r.key.as_str())
        };
        plan.retire = rows.iter().filter(gone).map(|r| r.id).collect();
        let theirs = |r: &&Shipped| r.digest.is_some() && r.is_edited && !wanted.contains(r.key.as_str());
        plan.keep = rows.iter().filter(theirs).map(|r| r.id).collect();
        plan.counts.inserted = plan.insert.len();
        plan.counts.updated = plan.update.len();
        plan.counts.retired = plan.retire.len();
        plan
    }
}

/// Of what a note says: equal for equal texts.
pub(super) fn note_digest(c: &NoteContent) -> String {
    let mut parts = vec![c.domain.as_str(), c.confidence.as_str(), &c.category, &c.source];
    parts.extend([&c.title, &c.content].into_iter().flat_map(|b| [b.fr.as_str(), b.en.as_str()]));
    parts.push(if c.verified_by_lawyer { "verified" } else { "" });
    parts.push(c.as_of.as_deref().unwrap_or_default());
    for both in [&c.next_step, &c.caution] {
        parts.extend(both.iter().flat_map(|b: &Bilingual<String>| [b.fr.as_str(), b.en.as_str()]));
        parts.push("|");
    }
    let lists = [&c.articles, &c.keywords.fr, &c.keywords.en, &c.lay_questions.fr, &c.lay_questions.en];
    for list in lists {
        parts.extend(list.iter().map(String::as_str));
        parts.push("|");
    }
    for unit in &c.units {
        parts.extend([unit.key.as_str(), unit.kind.as_str(), if unit.is_urgent { "urgent" } else { "" }]);
        parts.extend([&unit.answer, &unit.action].into_iter().flat_map(|b| [b.fr.as_str(), b.en.as_str()]));
        for list in [&unit.asked.fr, &unit.asked.en, &unit.conditions.fr, &unit.conditions.en, &unit.articles]
        {
            parts.extend(list.iter().map(String::as_str));
            parts.push("|");
        }
    }
    hex_digest(parts)
}

fn case_digest(c: &CaseContent) -> String {
    let date = c.decided_on.to_string();
    let mut parts = vec![c.title.as_str(), &c.jurisdiction, &c.case_number, &date, &c.parties, &c.subject];
    parts.extend([c.facts.as_str(), &c.legal_principle, &c.decision]);
    for list in [&c.keywords, &c.relevant_articles] {
        parts.extend(list.iter().map(String::as_str));
        parts.push("|");
    }
    if let Some(s) = &c.source {
        parts.extend([s.name.as_str(), &s.id]);
        parts.extend([&s.url, &s.licence].into_iter().map(|o| o.as_deref().unwrap_or_default()));
    }
    if let Some(t) = &c.translation {
        parts.push(t.language.as_str());
        parts.extend(t.texts().map(String::as_str));
    }
    hex_digest(parts)
}
