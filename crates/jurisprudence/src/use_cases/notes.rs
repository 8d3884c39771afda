//! What administrators do to notes. Each deed is a version in the note's history; none is ever lost.

use crate::JurisprudenceError;
use crate::domain::{Key, Note, NoteContent, NoteDeed, NoteFilter, NoteVersion, RawNote};
use crate::store::notes::{self as rows, Standing};
use crate::store::{Stamp, note_search, versions};
use crate::text::fold;
use crate::use_cases::load_fixtures::{note_digest, stamp};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// Notes whose French titles make one key.
const KEYS_TRIED: u32 = 50;
const KEY_CHARS: usize = 80;

pub fn notes(conn: &mut DbConn) -> Result<Vec<Note>, JurisprudenceError> {
    Ok(rows::all(conn)?)
}

pub fn note(conn: &mut DbConn, key: &Key) -> Result<Note, JurisprudenceError> {
    rows::find(conn, key)?.ok_or(JurisprudenceError::UnknownNote)
}

pub fn note_by_id(conn: &mut DbConn, id: i64) -> Result<Note, JurisprudenceError> {
    note_search::find(conn, id)?.ok_or(JurisprudenceError::UnknownNote)
}

/// A page of notes, the last changed first, and how many there are in all.
pub fn listed_notes(conn: &mut DbConn, filter: &NoteFilter) -> Result<(Vec<Note>, i64), JurisprudenceError> {
    Ok((note_search::list(conn, filter)?, note_search::count(conn, filter)?))
}

/// A note's versions, the newest first; empty while it stands as it came.
pub fn note_history(conn: &mut DbConn, id: i64) -> Result<Vec<NoteVersion>, JurisprudenceError> {
    let known = note_by_id(conn, id)?;
    Ok(versions::of_note(conn, known.id)?)
}

/// The text that came with the product, where the note says something else now.
pub fn shipped_text(conn: &mut DbConn, note: &Note) -> Result<Option<NoteContent>, JurisprudenceError> {
    if !note.is_shipped {
        return Ok(None);
    }
    let shipped = versions::last_shipped(conn, note.id)?;
    Ok(shipped.filter(|text| *text != note.content))
}

/// Adds a note of one's own. Its key is made of its French title and never changes.
pub fn create_note(
    conn: &mut DbConn,
    raw: &RawNote,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    let content = NoteContent::parse(raw, None).map_err(JurisprudenceError::Invalid)?;
    conn.write(|conn| {
        let key = free_key(conn, &content.title.fr)?;
        add_note(conn, key, content, admin, now)
    })
}

pub fn add_note(
    conn: &mut DbConn,
    key: Key,
    content: NoteContent,
    created_by: i64,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    sound(&content)?;
    conn.write(|conn| {
        let stamp = Stamp { created_by: Some(created_by), ..stamp(conn, now)? };
        let made = rows::insert(conn, key, content, stamp).map_err(|e| match e {
            DbError::Duplicate { on } if on == "legal_knowledge.key" => JurisprudenceError::KeyTaken,
            e => e.into(),
        })?;
        versions::add(conn, made.id, (NoteDeed::Created, Some(created_by)), &made.content, now)?;
        Ok(made)
    })
}

/// Who changes a note, and the revision of it that they looked at, where they say.
#[derive(Debug, Clone, Copy)]
pub struct Editor {
    pub admin: i64,
    pub saw: Option<i64>,
}

/// Replaces what a note says. A shipped note edited here is an admin's from now on: no new version replaces it.
pub fn edit_note(
    conn: &mut DbConn,
    id: i64,
    editor: Editor,
    raw: &RawNote,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    change(conn, id, editor, NoteDeed::Edited, now, |_, known| {
        let content = NoteContent::parse(raw, Some(&known.content)).map_err(JurisprudenceError::Invalid)?;
        Ok((content, known.is_active))
    })
}

/// Takes a note out of all answers, or puts it back. Saying it twice changes nothing.
pub fn switch_note(
    conn: &mut DbConn,
    id: i64,
    editor: Editor,
    active: bool,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    let deed = if active { NoteDeed::Reactivated } else { NoteDeed::Deactivated };
    change(conn, id, editor, deed, now, |_, known| Ok((known.content.clone(), active)))
}

/// Goes back to the text that came with the product last. From then on new versions of the product replace it again.
pub fn restore_note(
    conn: &mut DbConn,
    id: i64,
    editor: Editor,
    now: DateTime<Utc>,
) -> Result<Note, JurisprudenceError> {
    change(conn, id, editor, NoteDeed::Restored, now, |conn, known| {
        let shipped = versions::last_shipped(conn, known.id)?.filter(|_| known.is_shipped);
        Ok((shipped.ok_or(JurisprudenceError::NothingShipped)?, true))
    })
}

fn change(
    conn: &mut DbConn,
    id: i64,
    editor: Editor,
    deed: NoteDeed,
    now: DateTime<Utc>,
    wanted: impl FnOnce(&mut DbConn, &Note) -> Result<(NoteContent, bool), JurisprudenceError>,
) -> Result<Note, JurisprudenceError> {
    conn.write(|conn| {
        // The cursor's lock comes first: whoever else writes a note waits for it.
        let stamp = stamp(conn, now)?;
        let known = note_by_id(conn, id)?;
        if editor.saw.is_some_and(|revision| revision != known.revision) {
            return Err(JurisprudenceError::ChangedMeanwhile);
        }
        let (content, is_active) = wanted(conn, &known)?;
        if content == known.content && is_active == known.is_active {
            return Ok(known);
        }
        remember_first(conn, &known)?;
        let shipped = rows::shipped_digest(conn, id)?;
        let is_edited = !(is_active && shipped.as_deref() == Some(&note_digest(&content)));
        let standing = Standing { content, is_active, is_edited };
        let saved = rows::save(conn, (id, known.revision), standing, stamp)?;
        let saved = saved.ok_or(JurisprudenceError::ChangedMeanwhile)?;
        versions::add(conn, id, (deed, Some(editor.admin)), &saved.content, now)?;
        Ok(saved)
    })
}

/// Before the first change of a note: the history begins with how it stood.
pub(super) fn remember_first(conn: &mut DbConn, known: &Note) -> Result<(), DbError> {
    if versions::last_number(conn, known.id)? > 0 {
        return Ok(());
    }
    let deed = match (known.is_shipped, known.is_edited) {
        (true, false) => NoteDeed::Shipped,
        (_, true) => NoteDeed::Edited,
        (false, false) => NoteDeed::Created,
    };
    versions::add(conn, known.id, (deed, known.created_by), &known.content, known.updated_at)
}

fn sound(content: &NoteContent) -> Result<(), JurisprudenceError> {
    match content.problems() {
        p if p.is_empty() => Ok(()),
        p => Err(JurisprudenceError::Invalid(p)),
    }
}

fn free_key(conn: &mut DbConn, title: &str) -> Result<Key, JurisprudenceError> {
    let folded = fold(title);
    let words: Vec<&str> =
        folded.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let made: String = words.join("-").chars().take(KEY_CHARS).collect();
    let made = if made.is_empty() { "note".to_owned() } else { made.trim_end_matches('-').to_owned() };
    for n in 1..=KEYS_TRIED {
        let key = if n == 1 { made.parse() } else { format!("{made}-{n}").parse() };
        let Ok(key) = key else { break };
        if rows::find(conn, &key)?.is_none() {
            return Ok(key);
        }
    }
    Err(JurisprudenceError::KeyTaken)
}
