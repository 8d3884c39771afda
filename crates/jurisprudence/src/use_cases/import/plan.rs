use super::runs::{Held, hold_import};
use crate::JurisprudenceError;
use crate::domain::import::{ImportItem, ImportRun, ItemReason, Outcome, agrees};
use crate::juricaf::{DecisionList, ListRow};
use crate::store::{imports as rows, reviews, source_names, sources};
use chrono::{DateTime, Utc};
use database::DbConn;
use std::collections::{HashMap, HashSet};

const TITLE_MAX: usize = 500;
const ID_MAX: usize = 200;
/// Said of a row whose id the list has twice: the title of the list then does not tell which one is served.
pub(super) const SHARED: &str = "shared";

/// What is known before anything is fetched.
struct Known {
    names: HashMap<String, Names>,
    deleted: HashSet<String>,
    asked: HashSet<String>,
}

/// What goes with an id.
#[derive(Default)]
struct Names {
    titles: HashSet<String>,
    /// An id that another decision was merged under, or of which nothing is kept, says nothing of the list's title.
    says_nothing: bool,
    is_masked: bool,
}

impl Names {
    fn fit(&self, title: &str) -> bool {
        self.says_nothing || self.titles.iter().any(|known| agrees(known, title))
    }
}

impl Known {
    fn read(conn: &mut DbConn) -> Result<Self, JurisprudenceError> {
        let mut names: HashMap<String, Names> = HashMap::new();
        for named in source_names::known(conn)? {
            let of_id = names.entry(named.id).or_default();
            of_id.says_nothing |= named.titles.iter().all(String::is_empty);
            of_id.is_masked |= named.is_masked;
            of_id.titles.extend(named.titles.into_iter().filter(|title| !title.is_empty()));
        }
        Ok(Self {
            names,
            deleted: sources::deleted_ids(conn)?.into_iter().collect(),
            asked: reviews::asked_ids(conn)?.into_iter().collect(),
        })
    }

    /// A title that may name people is not written down.
    fn may_name(&self, id: &str) -> bool {
        !self.deleted.contains(id) && !self.names.get(id).is_some_and(|names| names.is_masked)
    }
}

/// Writes down what the list names and what is to be read of it, once a run.
pub fn plan_import(
    conn: &mut DbConn,
    (run, attempt): (&ImportRun, i64),
    list: &DecisionList,
    now: DateTime<Utc>,
) -> Result<(), JurisprudenceError> {
    if hold_import(conn, (run.id, attempt), now)? == Held::Lost {
        return Err(JurisprudenceError::ImportLost);
    }
    let known = Known::read(conn)?;
    let mut seen_rows: HashSet<(&str, &str)> = HashSet::new();
    let rows_once: Vec<&ListRow> =
        list.rows.iter().filter(|r| seen_rows.insert((r.id.as_str(), r.title.as_str()))).collect();
    let mut times: HashMap<&str, usize> = HashMap::new();
    for row in &rows_once {
        *times.entry(row.id.as_str()).or_default() += 1;
    }
    let (mut planned, mut skipped, mut to_read) = (Vec::new(), 0, 0);
    let mut met: HashSet<&str> = HashSet::new();
    for row in rows_once {
        let item = |outcome, reason, detail| item((row, known.may_name(&row.id)), outcome, reason, detail);
        let is_first = met.insert(row.id.as_str());
        let is_shared = times.get(row.id.as_str()).is_some_and(|n| *n > 1);
        match decide(run, &known, row, (is_first, is_shared)) {
            Plan::Skip => skipped += 1,
            Plan::Say(outcome, reason) => {
                skipped += i64::from(outcome.is_skipped());
                planned.push(item(outcome, Some(reason), None));
            }
            Plan::Read if run.most.is_none_or(|most| to_read < most) => {
                to_read += 1;
                planned.push(item(Outcome::Waiting, None, is_shared.then(|| SHARED.to_owned())));
            }
            Plan::Read => {}
        }
    }
    for (item, position) in planned.iter_mut().zip(1..) {
        item.position = position;
    }
    let listed = rows::Listed {
        total: i64::try_from(list.total).unwrap_or(i64::MAX),
        listed: i64::try_from(list.rows.len()).unwrap_or(i64::MAX),
        skipped,
        repaired: list.was_repaired,
    };
    Ok(rows::record_list(conn, run.id, &listed, planned, now)?)
}

enum Plan {
    Skip,
    Say(Outcome, ItemReason),
    Read,
}

fn decide(run: &ImportRun, known: &Known, row: &ListRow, (is_first, is_shared): (bool, bool)) -> Plan {
    if row.id.is_empty() || row.id.len() > ID_MAX || row.id.trim_matches('.').is_empty() {
        return Plan::Say(Outcome::Failed, ItemReason::Unreadable);
    }
    if known.deleted.contains(&row.id) {
        return Plan::Say(Outcome::Known, ItemReason::DeletedHere);
    }
    let names = known.names.get(&row.id);
    let says_the_same = names.is_some_and(|names| names.fit(&row.title));
    match names {
        Some(_) if says_the_same && !(run.rereads && is_first) => Plan::Skip,
        Some(_) if is_shared && !says_the_same => Plan::Say(Outcome::Refused, ItemReason::IdTwice),
        _ if !is_first => Plan::Say(Outcome::Refused, ItemReason::IdTwice),
        None if known.asked.contains(&row.id) && !run.rereads => Plan::Skip,
        _ => Plan::Read,
    }
}

fn item(
    (row, may_name): (&ListRow, bool),
    outcome: Outcome,
    reason: Option<ItemReason>,
    detail: Option<String>,
) -> ImportItem {
    let source_id: String = row.id.chars().take(ID_MAX).collect();
    ImportItem {
        position: 0,
        title: if may_name { row.title.chars().take(TITLE_MAX).collect() } else { source_id.clone() },
        source_id,
        outcome,
        reason,
        detail,
        case_id: None,
    }
}
