//! What administrators do to decisions by hand. A decision that was deleted is nobody's any more: its row only keeps an
//! import from bringing it back.

use super::cases;
use crate::JurisprudenceError;
use crate::domain::{
    Case, CaseContent, CaseFilter, Invalid, Key, RawCase, RawCaseChange, computed_key, court_key,
    loose_number_key, one_line,
};
use crate::store::{cases as rows, editing, imports, reviews, source_names, sources, state};
use chrono::{DateTime, NaiveDate, Utc};
use database::DbConn;
use std::collections::{HashMap, HashSet};

/// Different decisions of one court and day whose numbers have the same letters and digits.
const KEYS_TRIED: u32 = 50;
/// Rows that are alike are compared each with each, up to so many; and so many pairs are enough to look at.
const ALIKE_MAX: usize = 50;
const PAIRS_SHOWN: usize = 500;
/// Of why a decision is deleted.
const REASON_MAX: usize = 500;

/// A page of decisions, the last decided first, and how many there are in all.
pub fn listed_cases(conn: &mut DbConn, filter: &CaseFilter) -> Result<(Vec<Case>, i64), JurisprudenceError> {
    Ok((editing::list(conn, filter)?, editing::count(conn, filter)?))
}

/// Ids of the decisions that wait for somebody to vouch for them, the last decided first: no answer quotes them.
pub fn waiting_cases(conn: &mut DbConn) -> Result<Vec<i64>, JurisprudenceError> {
    Ok(editing::waiting(conn)?)
}

pub fn case_by_id(conn: &mut DbConn, id: i64) -> Result<Case, JurisprudenceError> {
    editing::find(conn, id)?.filter(|c| c.is_active).ok_or(JurisprudenceError::UnknownCase)
}

/// Adds a decision, unverified. One that may be there already is added all the same, and stands among the probable
/// duplicates.
pub fn create_case(
    conn: &mut DbConn,
    raw: &RawCase,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    let content = CaseContent::parse(raw, None, now).map_err(JurisprudenceError::Invalid)?;
    conn.write(|conn| {
        let key = free_key(conn, &content)?;
        cases::add_case(conn, key, content, Some(admin), now)
    })
}

fn free_key(conn: &mut DbConn, content: &CaseContent) -> Result<Key, JurisprudenceError> {
    let made = computed_key(&content.jurisdiction, content.decided_on, &content.case_number);
    let made = made.ok_or(JurisprudenceError::KeyTaken)?;
    for n in 1..=KEYS_TRIED {
        let key = if n == 1 { Ok(made.clone()) } else { format!("{made}.{n}").parse() };
        let Ok(key) = key else { break };
        if rows::find(conn, &key)?.is_none() {
            return Ok(key);
        }
    }
    Err(JurisprudenceError::KeyTaken)
}

/// The decision, where it is still the one that whoever acts on it looked at.
fn as_seen(conn: &mut DbConn, id: i64, saw: Option<i64>) -> Result<Case, JurisprudenceError> {
    // The cursor's lock comes first: whoever else writes a decision waits for it.
    state::next_revision(conn)?;
    let known = case_by_id(conn, id)?;
    match saw {
        Some(revision) if revision != known.revision => Err(JurisprudenceError::CaseChangedMeanwhile),
        _ => Ok(known),
    }
}

/// Changes what is given; the whole must keep the rules of the form. An imported decision nobody vouches for yet may lack
/// its summary. `saw`: the revision that was looked at, where the caller says; a decision that changed since is left alone.
pub fn change_case(
    conn: &mut DbConn,
    (id, saw): (i64, Option<i64>),
    change: RawCaseChange,
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    conn.write(|conn| {
        let known = as_seen(conn, id, saw)?;
        let source = known.content.source.clone();
        if !known.is_verified && !known.is_shipped && sources::exists(conn, id)? {
            let content = CaseContent::parse_draft(&change.over(&known.content), source, now);
            return cases::edit_draft(conn, &known.key, content.map_err(JurisprudenceError::Invalid)?, now);
        }
        let content = CaseContent::parse(&change.over(&known.content), source, now);
        cases::edit_case(conn, &known.key, content.map_err(JurisprudenceError::Invalid)?, now)
    })
}

/// Lets everybody read and every answer quote it. What is missing is said first: nobody vouches for an empty summary.
pub fn approve_case(
    conn: &mut DbConn,
    (id, saw): (i64, Option<i64>),
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    conn.write(|conn| {
        let known = as_seen(conn, id, saw)?;
        match known.content.problems() {
            missing if missing.is_empty() => cases::verify_case(conn, &known.key, now),
            missing => Err(JurisprudenceError::Invalid(missing)),
        }
    })
}

/// By a tombstone: what it said and the text that it was received with are gone, and no import brings it back. What
/// stays tells which decision it was, who deleted it, when and why. `saw`: as for a change.
pub fn remove_case(
    conn: &mut DbConn,
    (id, saw): (i64, Option<i64>),
    (admin, reason): (i64, &str),
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    let reason = one_line(reason);
    if reason.chars().count() > REASON_MAX {
        return Err(JurisprudenceError::Invalid(vec![Invalid {
            field: "reason".into(),
            why: "is too long",
        }]));
    }
    conn.write(|conn| {
        let known = as_seen(conn, id, saw)?;
        let ids = source_names::ids_of(conn, id)?;
        sources::erase_text(conn, id)?;
        imports::forget_titles(conn, id, &ids)?;
        reviews::ignore_of(conn, id, now)?;
        cases::withdraw_case(conn, &known.key, (Some(admin), &reason), now)
    })
}

/// Two rows that may be one decision, the older row first.
#[derive(Debug, Clone, PartialEq)]
pub struct ProbableDuplicate {
    pub first: Case,
    pub second: Case,
}

/// Rows of one court and one day whose numbers differ in signs, leading zeros or an "OF" at most, and which nobody has
/// told apart yet. Nothing is ever merged: a person looks.
pub fn probable_duplicates(conn: &mut DbConn) -> Result<Vec<ProbableDuplicate>, JurisprudenceError> {
    let settled: HashSet<(i64, i64)> = editing::settled_pairs(conn)?.into_iter().collect();
    let mut alike: HashMap<(String, String, NaiveDate), Vec<i64>> = HashMap::new();
    for (id, jurisdiction, number, day) in editing::heads(conn)? {
        let same = (court_key(&jurisdiction), loose_number_key(&number), day);
        alike.entry(same).or_default().push(id);
    }
    let mut pairs: Vec<(i64, i64)> =
        alike.into_values().flat_map(|ids| each_pair(&ids)).filter(|pair| !settled.contains(pair)).collect();
    pairs.sort_unstable();
    pairs.truncate(PAIRS_SHOWN);
    let ids: Vec<i64> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
    let found: HashMap<i64, Case> = editing::find_all(conn, &ids)?.into_iter().map(|c| (c.id, c)).collect();
    let pair = |(a, b): (i64, i64)| {
        Some(ProbableDuplicate { first: found.get(&a)?.clone(), second: found.get(&b)?.clone() })
    };
    Ok(pairs.into_iter().filter_map(pair).collect())
}

/// Each with each other: two that are told from a third may still be one.
fn each_pair(ids: &[i64]) -> Vec<(i64, i64)> {
    let few = ids.get(..ids.len().min(ALIKE_MAX)).unwrap_or_default();
    let behind = |at: usize| few.iter().skip(at + 1);
    few.iter().enumerate().flat_map(|(at, a)| behind(at).map(|b| (*a, *b))).collect()
}

/// An administrator has looked: these are two decisions.
pub fn settle_duplicate(
    conn: &mut DbConn,
    (one, other): (i64, i64),
    admin: i64,
    now: DateTime<Utc>,
) -> Result<(), JurisprudenceError> {
    conn.write(|conn| {
        let pair = (one.min(other), one.max(other));
        case_by_id(conn, pair.0)?;
        case_by_id(conn, pair.1)?;
        if pair.0 == pair.1 {
            return Err(JurisprudenceError::UnknownCase);
        }
        Ok(editing::settle_pair(conn, pair, admin, now)?)
    })
}
