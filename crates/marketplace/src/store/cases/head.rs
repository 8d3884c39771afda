use super::rows::{CaseRow, InsertCase};
use super::schema::cases::{self, dsl};
use crate::domain::cases::{Case, CaseFilter, CaseStatus, CaseViewer, NewCase, search_key};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::helper_types::IntoBoxed;
use diesel::prelude::*;

/// A case that has no id yet, and where it comes from.
pub struct NewHead<'a> {
    pub new: &'a NewCase,
    pub user_id: i64,
    pub assigned_to: Option<i64>,
    pub request_id: Option<i64>,
}

pub fn insert(conn: &mut DbConn, head: &NewHead<'_>, now: DateTime<Utc>) -> Result<Case, DbError> {
    let NewHead { new, user_id, assigned_to, request_id } = *head;
    let row: CaseRow = diesel::insert_into(dsl::cases)
        .values(InsertCase {
            user_id,
            title: new.title.clone(),
            description: new.description.clone(),
            assigned_to,
            status: CaseStatus::Pending,
            request_id,
            court: new.court.clone(),
            case_number: new.case_number.clone(),
            search_key: search_key(&new.title, new.description.as_deref(), new.case_number.as_deref()),
            created_at: now.into(),
            updated_at: now.into(),
        })
        .returning(CaseRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Case, DbError> {
    let row: CaseRow = dsl::cases.find(id).select(CaseRow::columns()).first(conn)?;
    Ok(row.into())
}

/// The case, which nobody else changes until the transaction ends: what is decided from it stays true.
///
/// On SQLite a transaction that may write is alone already.
pub fn lock(conn: &mut DbConn, id: i64) -> Result<Case, DbError> {
    if let DbConn::Postgres(c) = conn {
        dsl::cases.find(id).select(dsl::id).for_update().get_result::<i64>(c)?;
    }
    find(conn, id)
}

pub fn find_by_request(conn: &mut DbConn, request_id: i64) -> Result<Option<Case>, DbError> {
    let row: Option<CaseRow> = dsl::cases
        .filter(dsl::request_id.eq(request_id))
        .select(CaseRow::columns())
        .first(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// The last changed first.
pub fn list(conn: &mut DbConn, viewer: CaseViewer, filter: &CaseFilter) -> Result<Vec<Case>, DbError> {
    let rows: Vec<CaseRow> = filtered(viewer, filter)
        .order((dsl::updated_at.desc(), dsl::id.desc()))
        .limit(filter.limit)
        .offset(filter.offset)
        .select(CaseRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// How many there are of these, whatever the page.
pub fn count(conn: &mut DbConn, viewer: CaseViewer, filter: &CaseFilter) -> Result<i64, DbError> {
    Ok(filtered(viewer, filter).count().get_result(conn)?)
}

/// Of everybody, those that are not closed.
pub fn count_open(conn: &mut DbConn) -> Result<i64, DbError> {
    Ok(dsl::cases.filter(dsl::status.ne(CaseStatus::Closed)).count().get_result(conn)?)
}

fn filtered(viewer: CaseViewer, filter: &CaseFilter) -> IntoBoxed<'static, cases::table, MultiBackend> {
    let mut query = dsl::cases.into_boxed::<MultiBackend>();
    if !viewer.is_admin {
        query = query.filter(dsl::user_id.eq(viewer.id).or(dsl::assigned_to.eq(viewer.id)));
    }
    if let Some(status) = filter.status {
        query = query.filter(dsl::status.eq(status));
    }
    for word in &filter.words {
        query = query.filter(dsl::search_key.like(containing(word)).escape('\\'));
    }
    query
}

fn containing(word: &str) -> String {
    format!("%{}%", word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"))
}

/// Writes what a change made of a case that is held.
pub fn save(conn: &mut DbConn, case: &Case) -> Result<(), DbError> {
    let key = search_key(&case.title, case.description.as_deref(), case.case_number.as_deref());
    diesel::update(dsl::cases.find(case.id))
        .set((
            dsl::title.eq(&case.title),
            dsl::description.eq(&case.description),
            dsl::status.eq(case.status),
            dsl::court.eq(&case.court),
            dsl::case_number.eq(&case.case_number),
            dsl::search_key.eq(key),
            dsl::updated_at.eq(UtcTime::from(case.updated_at)),
        ))
        .execute(conn)?;
    Ok(())
}

/// Something in the case changed.
pub fn touch(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(dsl::cases.find(id)).set(dsl::updated_at.eq(UtcTime::from(now))).execute(conn)?;
    Ok(())
}

pub fn delete(conn: &mut DbConn, id: i64) -> Result<(), DbError> {
    diesel::delete(dsl::cases.find(id)).execute(conn)?;
    Ok(())
}
