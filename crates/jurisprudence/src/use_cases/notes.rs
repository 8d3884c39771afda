use crate::domain::{Key, Note, NoteContent};
use crate::store::{self, Stamp};
use crate::use_cases::load_fixtures::stamp;
use crate::{JurisprudenceError, store::notes as rows};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

fn sound(content: &NoteContent) -> Result<(), JurisprudenceError> {
    match content.problems() {
        p if p.is_empty() => Ok(()),
        p => Err(JurisprudenceError::Invalid(p)),
    }
}

pub fn notes(conn: &mut DbConn) -> Result<Vec<Note>, JurisprudenceError> {
    Ok(rows::all(conn)?)
}

pub fn note(conn: &mut DbConn, key: &Key) -> Result<Note, JurisprudenceError> {
    rows::find(conn, key)?.ok_or(JurisprudenceError::UnknownNote)
}

pub fn add_note(
    conn: &mut DbConn,
    key: Key,
    content: NoteContent,
    created_by: i64,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    sound(&content)?;
    let stamp = Stamp { created_by: Some(created_by), ..stamp(conn, now)? };
    rows::insert(conn, key, content, stamp).map_err(|e| match e {
        DbError::Duplicate { on } if on == "legal_knowledge.key" => JurisprudenceError::KeyTaken,
        e => e.into(),
    })
}

/// Replaces what a note says. A shipped note edited here is an admin's from now on: no new version replaces it.
pub fn edit_note(
    conn: &mut DbConn,
    key: &Key,
    content: NoteContent,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    sound(&content)?;
    let stamp = stamp(conn, now)?;
    store::notes::update(conn, key, content, stamp)?.ok_or(JurisprudenceError::UnknownNote)
}

pub fn set_note_active(
    conn: &mut DbConn,
    key: &Key,
    active: bool,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    let stamp = stamp(conn, now)?;
    rows::set_active(conn, key, active, stamp)?.ok_or(JurisprudenceError::UnknownNote)
}
