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

pub fn update(
    conn: &mut DbConn,
    key: &Key,
    content: NoteContent,
    stamp: Stamp,
) -> Result<Option<Note>, DbError> {
    let row: Option<NoteRow> = diesel::update(dsl::legal_knowledge.filter(dsl::key.eq(key)))
        .set((
            NoteColumns::from(content),
            dsl::is_edited.eq(true),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .returning(NoteRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Into::into))
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

pub fn set_active(conn: &mut DbConn, key: &Key, active: bool, stamp: Stamp) -> Result<Option<Note>, DbError> {
    let row: Option<NoteRow> = diesel::update(dsl::legal_knowledge.filter(dsl::key.eq(key)))
        .set((
            dsl::is_active.eq(active),
            dsl::is_edited.eq(true),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .returning(NoteRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Into::into))
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
