use crate::JurisprudenceError;
use crate::domain::{Case, CaseContent, Key, Withdrawal};
use crate::store::{Stamp, cases as rows};
use crate::use_cases::load_fixtures::stamp;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

fn sound(content: &CaseContent) -> Result<(), JurisprudenceError> {
    match content.problems() {
        p if p.is_empty() => Ok(()),
        p => Err(JurisprudenceError::Invalid(p)),
    }
}

pub fn cases(conn: &mut DbConn) -> Result<Vec<Case>, JurisprudenceError> {
    Ok(rows::all(conn)?)
}

pub fn case(conn: &mut DbConn, key: &Key) -> Result<Case, JurisprudenceError> {
    rows::find(conn, key)?.ok_or(JurisprudenceError::UnknownCase)
}

/// A new decision; unverified, so that no answer quotes it before [`verify_case`].
pub fn add_case(
    conn: &mut DbConn,
    key: Key,
    content: CaseContent,
    created_by: Option<i64>,
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    sound(&content)?;
    let stamp = Stamp { created_by, ..stamp(conn, now)? };
    rows::insert(conn, key, content, stamp).map_err(|e| match e {
        DbError::Duplicate { on } if on == "jurisprudence.key" => JurisprudenceError::KeyTaken,
        e => e.into(),
    })
}

pub fn edit_case(
    conn: &mut DbConn,
    key: &Key,
    content: CaseContent,
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    sound(&content)?;
    let stamp = stamp(conn, now)?;
    rows::update(conn, key, content, stamp)?.ok_or(JurisprudenceError::UnknownCase)
}

/// A decision whose summary is still being written; nobody quotes it before [`verify_case`].
pub(super) fn edit_draft(
    conn: &mut DbConn,
    key: &Key,
    content: CaseContent,
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    let stamp = stamp(conn, now)?;
    rows::update(conn, key, content, stamp)?.ok_or(JurisprudenceError::UnknownCase)
}

pub fn verify_case(conn: &mut DbConn, key: &Key, now: DateTime<Utc>) -> Result<Case, JurisprudenceError> {
    let stamp = stamp(conn, now)?;
    rows::verify(conn, key, stamp)?.ok_or(JurisprudenceError::UnknownCase)
}

/// Vouches for all decisions that the product came with, at once: for demonstrations. Answers for how many.
pub fn verify_shipped(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, JurisprudenceError> {
    let waits = |case: &Case| case.is_shipped && case.is_active && !case.is_verified;
    let waiting: Vec<Case> = rows::all(conn)?.into_iter().filter(waits).collect();
    for case in &waiting {
        verify_case(conn, &case.key, now)?;
    }
    Ok(waiting.len())
}

/// Deletes by a tombstone: never served again, and no import brings it back. What it said is kept nowhere.
pub fn withdraw_case(
    conn: &mut DbConn,
    key: &Key,
    (by, reason): (Option<i64>, &str),
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    let stamp = stamp(conn, now)?;
    let known = case(conn, key)?;
    let withdrawal = Withdrawal { at: now, by, reason: reason.to_owned() };
    let gone = rows::withdraw(conn, key, known.content.tombstone(), withdrawal, stamp)?;
    gone.ok_or(JurisprudenceError::UnknownCase)
}
