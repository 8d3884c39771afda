//! What became of each note. Rows are added, never changed.

use super::note_json::NoteJson;
use super::schema::legal_knowledge_versions::{self as versions, dsl};
use crate::domain::{NoteContent, NoteDeed, NoteVersion};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, JsonText, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

database::text_column!(NoteDeed);

#[derive(Queryable, Selectable)]
#[diesel(table_name = versions, check_for_backend(MultiBackend))]
struct VersionRow {
    version: i64,
    deed: NoteDeed,
    content: JsonText<NoteJson>,
    actor_id: Option<i64>,
    created_at: UtcTime,
}

impl VersionRow {
    fn read(self) -> Option<NoteVersion> {
        Some(NoteVersion {
            version: self.version,
            deed: self.deed,
            content: self.content.0.into_content()?,
            actor_id: self.actor_id,
            created_at: self.created_at.into(),
        })
    }
}

/// The number of a note's last version; 0 where nothing became of it yet.
pub fn last_number(conn: &mut DbConn, note: i64) -> Result<i64, DbError> {
    let last: Option<i64> = dsl::legal_knowledge_versions
        .filter(dsl::note_id.eq(note))
        .order(dsl::version.desc())
        .select(dsl::version)
        .first(conn)
        .optional()?;
    Ok(last.unwrap_or(0))
}

/// Adds the next version. Callers hold the change cursor, so that two never take one number.
pub fn add(
    conn: &mut DbConn,
    note: i64,
    (deed, actor): (NoteDeed, Option<i64>),
    content: &NoteContent,
    at: DateTime<Utc>,
) -> Result<(), DbError> {
    let version = last_number(conn, note)? + 1;
    diesel::insert_into(versions::table)
        .values((
            dsl::note_id.eq(note),
            dsl::version.eq(version),
            dsl::deed.eq(deed),
            dsl::content.eq(JsonText(NoteJson::from(content.clone()))),
            dsl::actor_id.eq(actor),
            dsl::created_at.eq(UtcTime::from(at)),
        ))
        .execute(conn)?;
    Ok(())
}

/// The newest first.
pub fn of_note(conn: &mut DbConn, note: i64) -> Result<Vec<NoteVersion>, DbError> {
    let rows: Vec<VersionRow> = dsl::legal_knowledge_versions
        .filter(dsl::note_id.eq(note))
        .order(dsl::version.desc())
        .select(VersionRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().filter_map(VersionRow::read).collect())
}

/// The newest text that came with the product, whether it was taken over or held back.
pub fn last_shipped(conn: &mut DbConn, note: i64) -> Result<Option<NoteContent>, DbError> {
    let row: Option<VersionRow> = dsl::legal_knowledge_versions
        .filter(dsl::note_id.eq(note))
        .filter(dsl::deed.eq(NoteDeed::Shipped).or(dsl::deed.eq(NoteDeed::HeldBack)))
        .order(dsl::version.desc())
        .select(VersionRow::columns())
        .first(conn)
        .optional()?;
    Ok(row.and_then(VersionRow::read).map(|v| v.content))
}
