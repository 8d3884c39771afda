//! Decisions as administrators look through them, and the pairs they told apart.

use super::rows::CaseRow;
use super::schema::{
    case_pairs_settled as pairs, jurisprudence, jurisprudence::dsl, jurisprudence_aliases as aliases,
};
use crate::domain::{Case, CaseFilter, CaseState};
use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

fn filtered(filter: &CaseFilter) -> jurisprudence::BoxedQuery<'static, MultiBackend> {
    let mut query = dsl::jurisprudence.into_boxed::<MultiBackend>();
    query = match filter.state {
        CaseState::Kept => query.filter(dsl::is_active.eq(true)),
        CaseState::Verified => query.filter(dsl::is_active.eq(true)).filter(dsl::is_verified.eq(true)),
        CaseState::Unverified => query.filter(dsl::is_active.eq(true)).filter(dsl::is_verified.eq(false)),
        // What is only shipped no more is inactive too, and was deleted by nobody.
        CaseState::Withdrawn => {
            query.filter(dsl::is_active.eq(false)).filter(dsl::withdrawn_at.is_not_null())
        }
        CaseState::TextWaits => query.filter(dsl::is_active.eq(true)).filter(dsl::text_waits.eq(true)),
    };
    if let Some(subject) = filter.subject {
        query = query.filter(dsl::subject.eq(subject));
    }
    for word in &filter.words {
        let word = word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let pattern = format!("%{word}%");
        // Another spelling of the number finds it too.
        let respelled = aliases::table
            .filter(aliases::search_key.like(pattern.clone()).escape('\\'))
            .select(aliases::case_id);
        query = query.filter(dsl::search_key.like(pattern).escape('\\').or(dsl::id.eq_any(respelled)));
    }
    query
}

/// The last decided first.
pub fn list(conn: &mut DbConn, filter: &CaseFilter) -> Result<Vec<Case>, DbError> {
    let rows: Vec<CaseRow> = filtered(filter)
        .order((dsl::decided_on.desc(), dsl::id.desc()))
        .limit(filter.limit)
        .offset(filter.offset)
        .select(CaseRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn count(conn: &mut DbConn, filter: &CaseFilter) -> Result<i64, DbError> {
    Ok(filtered(filter).count().get_result(conn)?)
}

/// Ids of those that nobody vouches for, in the order of the list.
pub fn waiting(conn: &mut DbConn) -> Result<Vec<i64>, DbError> {
    Ok(dsl::jurisprudence
        .filter(dsl::is_active.eq(true))
        .filter(dsl::is_verified.eq(false))
        .order((dsl::decided_on.desc(), dsl::id.desc()))
        .select(dsl::id)
        .load(conn)?)
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Option<Case>, DbError> {
    let row: Option<CaseRow> =
        dsl::jurisprudence.find(id).select(CaseRow::columns()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

pub fn find_all(conn: &mut DbConn, ids: &[i64]) -> Result<Vec<Case>, DbError> {
    let rows: Vec<CaseRow> =
        dsl::jurisprudence.filter(dsl::id.eq_any(ids.to_vec())).select(CaseRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// What a decision is known by: its court, its number as written, its day.
pub type Head = (i64, String, String, NaiveDate);

/// Of every decision that was not deleted, by id.
pub fn heads(conn: &mut DbConn) -> Result<Vec<Head>, DbError> {
    Ok(dsl::jurisprudence
        .filter(dsl::is_active.eq(true))
        .order(dsl::id.asc())
        .select((dsl::id, dsl::jurisdiction, dsl::case_number, dsl::decided_on))
        .load(conn)?)
}

pub fn settled_pairs(conn: &mut DbConn) -> Result<Vec<(i64, i64)>, DbError> {
    Ok(pairs::table.select((pairs::first_id, pairs::second_id)).load(conn)?)
}

/// The lower id stands first. Saying it twice changes nothing.
pub fn settle_pair(
    conn: &mut DbConn,
    (first, second): (i64, i64),
    admin: i64,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let row = (
        pairs::first_id.eq(first),
        pairs::second_id.eq(second),
        pairs::settled_by.eq(Some(admin)),
        pairs::settled_at.eq(UtcTime::from(now)),
    );
    let insert = diesel::insert_into(pairs::table).values(row).on_conflict_do_nothing();
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    Ok(())
}
