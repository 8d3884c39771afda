pub use super::rows::NewDocument;
use super::rows::{DocumentRow, InsertDocument, SummaryRow};
use super::schema::documents::dsl;
use crate::domain::document::{Document, Filter, Summary, search_key};
use crate::domain::text::fold;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

/// Lists are whole by default, and never longer than this.
const LIST_MAX: i64 = 1_000;

pub fn insert(conn: &mut DbConn, new: NewDocument) -> Result<Document, DbError> {
    let row: DocumentRow = diesel::insert_into(dsl::documents)
        .values(InsertDocument::from(new))
        .returning(DocumentRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Document, DbError> {
    let row: DocumentRow = dsl::documents.find(id).select(DocumentRow::columns()).first(conn)?;
    Ok(row.into())
}

/// In no order.
pub fn of_ids(conn: &mut DbConn, ids: &[i64]) -> Result<Vec<Summary>, DbError> {
    let rows: Vec<SummaryRow> =
        dsl::documents.filter(dsl::id.eq_any(ids)).select(SummaryRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// Words of a search that are looked at.
const SEARCH_WORDS: usize = 12;

/// Newest first.
pub fn list(conn: &mut DbConn, user_id: i64, filter: &Filter) -> Result<Vec<Summary>, DbError> {
    let mut query = dsl::documents.filter(dsl::user_id.eq(user_id)).into_boxed::<MultiBackend>();
    if let Some(template) = filter.template {
        query = query.filter(dsl::template.eq(template.as_str()));
    }
    let text = filter.text.as_deref().map(fold).unwrap_or_default();
    // A control character is in no title, and PostgreSQL takes no NUL; SQLite bounds the depth of a condition.
    for word in
        text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).take(SEARCH_WORDS)
    {
        query = query.filter(dsl::search_key.like(format!("%{}%", escaped(word))).escape('\\'));
    }
    let rows: Vec<SummaryRow> = query
        .order((dsl::created_at.desc(), dsl::id.desc()))
        .limit(filter.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX))
        .offset(filter.offset.max(0))
        .select(SummaryRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

fn escaped(word: &str) -> String {
    word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

/// Writes `title` and `content` as the version after `seen`. False when another version came first.
pub fn save(
    conn: &mut DbConn,
    id: i64,
    seen: i32,
    title: &str,
    content: &str,
    now: DateTime<Utc>,
) -> Result<bool, DbError> {
    let changed = diesel::update(dsl::documents.filter(dsl::id.eq(id)).filter(dsl::version.eq(seen)))
        .set((
            dsl::title.eq(title),
            dsl::search_key.eq(search_key(title)),
            dsl::content.eq(content),
            dsl::version.eq(seen + 1),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

pub fn delete(conn: &mut DbConn, id: i64) -> Result<(), DbError> {
    diesel::delete(dsl::documents.find(id)).execute(conn)?;
    Ok(())
}

pub fn delete_all(conn: &mut DbConn, user_id: i64) -> Result<(), DbError> {
    diesel::delete(dsl::documents.filter(dsl::user_id.eq(user_id))).execute(conn)?;
    Ok(())
}

pub fn after(conn: &mut DbConn, user_id: i64, after: i64, limit: i64) -> Result<Vec<Document>, DbError> {
    let rows: Vec<DocumentRow> = dsl::documents
        .filter(dsl::user_id.eq(user_id))
        .filter(dsl::id.gt(after))
        .order(dsl::id)
        .limit(limit)
        .select(DocumentRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}
