use super::rows::{NewNoteRow, NoteColumns, NoteRow};
use super::schema::legal_knowledge::{self, dsl};
use super::{Shipped, Stamp};
use crate::domain::{Key, Note, NoteContent};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::prelude::*;

/// Rows an INSERT carries: PostgreSQL takes at most 65,535 values in a statement, a note has 27.
const BATCH: usize = 500;

fn row(key: Key, content: NoteContent, digest: Option<String>, stamp: Stamp) -> NewNoteRow {
    NewNoteRow {
        key,
        content: NoteColumns::from(content),
        is_active: true,
        is_edited: false,
        fixture_digest: digest,
        created_by: stamp.created_by,
        created_at: UtcTime::from(stamp.now),
        updated_at: UtcTime::from(stamp.now),
        revision: stamp.revision,
    }
}

pub fn insert(conn: &mut DbConn, key: Key, content: NoteContent, stamp: Stamp) -> Result<Note, DbError> {
    let made: NoteRow = diesel::insert_into(legal_knowledge::table)
        .values(row(key, content, None, stamp))
        .returning(NoteRow::columns())
        .get_result(conn)?;
    Ok(made.into())
}

pub fn insert_shipped(
    conn: &mut DbConn,
    notes: Vec<(Key, NoteContent, String)>,
    stamp: Stamp,
) -> Result<(), DbError> {
    let rows: Vec<_> = notes.into_iter().map(|(k, c, digest)| row(k, c, Some(digest), stamp)).collect();
    for part in rows.chunks(BATCH) {
        let insert = diesel::insert_into(legal_knowledge::table).values(part.to_vec());
        match conn {
            DbConn::Postgres(c) => insert.execute(c)?,
            DbConn::Sqlite(c) => insert.execute(c)?,
        };
    }
    Ok(())
}

/// How a note stands after somebody here did something to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    pub content: NoteContent,
    pub is_active: bool,
    pub is_edited: bool,
}

/// Writes a note that still stands at `revision`; none when somebody was faster.
pub fn save(
    conn: &mut DbConn,
    (id, revision): (i64, i64),
    standing: Standing,
    stamp: Stamp,
) -> Result<Option<Note>, DbError> {
    let known = dsl::legal_knowledge.filter(dsl::id.eq(id)).filter(dsl::revision.eq(revision));
    let row: Option<NoteRow> = diesel::update(known)
        .set((
            NoteColumns::from(standing.content),
            dsl::is_active.eq(standing.is_active),
            dsl::is_edited.eq(standing.is_edited),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .returning(NoteRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// The digest of the last text the product shipped for it, whether it was taken over or held back.
pub fn shipped_digest(conn: &mut DbConn, id: i64) -> Result<Option<String>, DbError> {
    let digest = dsl::legal_knowledge.find(id).select(dsl::fixture_digest).first(conn).optional()?;
    Ok(digest.flatten())
}

/// Remembers which shipped text was seen, without taking it over; none: the product ships the note no more.
pub fn note_shipped(conn: &mut DbConn, id: i64, digest: Option<&str>) -> Result<(), DbError> {
    diesel::update(dsl::legal_knowledge.find(id)).set(dsl::fixture_digest.eq(digest)).execute(conn)?;
    Ok(())
}

pub fn update_shipped(
    conn: &mut DbConn,
    id: i64,
    content: NoteContent,
    digest: &str,
    stamp: Stamp,
) -> Result<(), DbError> {
    diesel::update(dsl::legal_knowledge.find(id))
        .set((
            NoteColumns::from(content),
            dsl::is_active.eq(true),
            dsl::fixture_digest.eq(digest),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .execute(conn)?;
    Ok(())
}

/// Shipped rows whose texts are shipped no more.
pub fn retire(conn: &mut DbConn, ids: &[i64], stamp: Stamp) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::update(dsl::legal_knowledge.filter(dsl::id.eq_any(part.to_vec())))
            .set((
                dsl::is_active.eq(false),
                dsl::updated_at.eq(UtcTime::from(stamp.now)),
                dsl::revision.eq(stamp.revision),
            ))
            .execute(conn)?;
    }
    Ok(())
}

pub fn find(conn: &mut DbConn, key: &Key) -> Result<Option<Note>, DbError> {
    let row =
        dsl::legal_knowledge.filter(dsl::key.eq(key)).select(NoteRow::as_select()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

/// All notes, by key: the same order on both databases whatever their collation.
pub fn all(conn: &mut DbConn) -> Result<Vec<Note>, DbError> {
    let rows: Vec<NoteRow> = dsl::legal_knowledge.select(NoteRow::as_select()).load(conn)?;
    let mut notes: Vec<Note> = rows.into_iter().map(Into::into).collect();
    notes.sort_by(|a, b| a.key.cmp(&b.key));
    Ok(notes)
}

pub fn shipped(conn: &mut DbConn) -> Result<Vec<Shipped>, DbError> {
    type Row = (i64, String, Option<String>, bool, bool);
    let columns = (dsl::id, dsl::key, dsl::fixture_digest, dsl::is_edited, dsl::is_active);
    let rows: Vec<Row> = dsl::legal_knowledge.select(columns).load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, key, digest, is_edited, is_active)| Shipped { id, key, digest, is_edited, is_active })
        .collect())
}
