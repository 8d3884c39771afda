use super::Stamp;
use super::schema::{law_articles, laws, laws::dsl};
use crate::domain::{FileStatus, Key, Language, Law, LawContent, LawStatus, Period};
use chrono::NaiveDate;
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::dsl::count_star;
use diesel::prelude::*;
use std::collections::HashMap;

database::text_column!(Language, LawStatus);

#[derive(Queryable, Selectable)]
#[diesel(table_name = laws, check_for_backend(MultiBackend))]
struct LawRow {
    id: i64,
    key: Key,
    #[diesel(embed)]
    content: LawColumns,
    is_active: bool,
    is_edited: bool,
    created_at: UtcTime,
    updated_at: UtcTime,
    file_status: LawStatus,
    file_note: Option<String>,
    revision: i64,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset, Clone)]
#[diesel(table_name = laws, check_for_backend(MultiBackend), treat_none_as_null = true)]
struct LawColumns {
    title: String,
    language: Language,
    status: LawStatus,
    status_note: Option<String>,
    in_force_from: Option<NaiveDate>,
    in_force_until: Option<NaiveDate>,
    source: Option<String>,
    source_url: Option<String>,
}

#[derive(Insertable)]
#[diesel(table_name = laws, check_for_backend(MultiBackend))]
struct NewLawRow {
    key: Key,
    #[diesel(embed)]
    content: LawColumns,
    is_active: bool,
    is_edited: bool,
    created_by: Option<i64>,
    created_at: UtcTime,
    updated_at: UtcTime,
    revision: i64,
    file_status: LawStatus,
    file_note: Option<String>,
}

impl From<LawContent> for LawColumns {
    fn from(c: LawContent) -> Self {
        Self {
            title: c.title,
            language: c.language,
            status: c.status,
            status_note: c.status_note,
            in_force_from: c.period.from,
            in_force_until: c.period.until,
            source: c.source,
            source_url: c.source_url,
        }
    }
}

impl From<LawRow> for Law {
    fn from(r: LawRow) -> Self {
        let c = r.content;
        let content = LawContent {
            title: c.title,
            language: c.language,
            status: c.status,
            status_note: c.status_note,
            period: Period { from: c.in_force_from, until: c.in_force_until },
            source: c.source,
            source_url: c.source_url,
        };
        Self {
            id: r.id,
            key: r.key,
            content,
            file: FileStatus { status: r.file_status, note: r.file_note },
            is_active: r.is_active,
            is_edited: r.is_edited,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
            revision: r.revision,
        }
    }
}

pub fn insert(
    conn: &mut DbConn,
    key: Key,
    (content, file): (LawContent, FileStatus),
    stamp: Stamp,
) -> Result<Law, DbError> {
    let row = NewLawRow {
        key,
        content: content.into(),
        is_active: true,
        is_edited: false,
        created_by: stamp.created_by,
        created_at: stamp.now.into(),
        updated_at: stamp.now.into(),
        revision: stamp.revision,
        file_status: file.status,
        file_note: file.note,
    };
    let made: LawRow =
        diesel::insert_into(laws::table).values(row).returning(LawRow::columns()).get_result(conn)?;
    Ok(made.into())
}

/// Writes what a law says, and whether it is served; `is_edited` once an administrator did.
pub fn update(
    conn: &mut DbConn,
    id: i64,
    (content, file): (LawContent, FileStatus),
    (is_active, is_edited): (bool, bool),
    stamp: Stamp,
) -> Result<Law, DbError> {
    let row: LawRow = diesel::update(dsl::laws.find(id))
        .set((
            LawColumns::from(content),
            dsl::is_active.eq(is_active),
            dsl::is_edited.eq(is_edited),
            dsl::file_status.eq(file.status),
            dsl::file_note.eq(file.note),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .returning(LawRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn find(conn: &mut DbConn, key: &Key) -> Result<Option<Law>, DbError> {
    let row: Option<LawRow> =
        dsl::laws.filter(dsl::key.eq(key)).select(LawRow::columns()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

/// All laws, by key: the same order on both databases whatever their collation.
pub fn all(conn: &mut DbConn) -> Result<Vec<Law>, DbError> {
    let rows: Vec<LawRow> = dsl::laws.select(LawRow::columns()).load(conn)?;
    let mut found: Vec<Law> = rows.into_iter().map(Into::into).collect();
    found.sort_by(|a, b| a.key.cmp(&b.key));
    Ok(found)
}

pub fn find_all(conn: &mut DbConn, ids: &[i64]) -> Result<HashMap<i64, Law>, DbError> {
    let rows: Vec<LawRow> =
        dsl::laws.filter(dsl::id.eq_any(ids.to_vec())).select(LawRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(|r| (r.id, r.into())).collect())
}

/// Those that changed after `revision`, withdrawn ones among them.
pub fn changed_since(conn: &mut DbConn, revision: i64) -> Result<Vec<Law>, DbError> {
    let rows: Vec<LawRow> = dsl::laws
        .filter(dsl::revision.gt(revision))
        .order(dsl::id.asc())
        .select(LawRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// How many articles each law has, and how many of them were not read well enough to be cited.
pub fn counts(conn: &mut DbConn) -> Result<HashMap<i64, (i64, i64)>, DbError> {
    let rows: Vec<(i64, bool, i64)> = law_articles::table
        .group_by((law_articles::law_id, law_articles::is_usable))
        .select((law_articles::law_id, law_articles::is_usable, count_star()))
        .load(conn)?;
    let mut found: HashMap<i64, (i64, i64)> = HashMap::new();
    for (law, is_usable, count) in rows {
        let of = found.entry(law).or_default();
        of.0 += count;
        of.1 += if is_usable { 0 } else { count };
    }
    Ok(found)
}
