//! What is read and erased when a person takes their data with them, or leaves.

use super::rows::{CaseRow, EventRow, NoteRow, PartyRow};
use super::schema::{case_documents as d, case_events as e, case_notes as n, case_parties as p, cases as t};
use crate::domain::cases::{Case, CaseEvent, Note, Party};
use database::{DbConn, DbError, RowColumns};
use diesel::prelude::*;

/// A person's own cases that they share with nobody, with everything in them.
pub fn delete_unshared(conn: &mut DbConn, user_id: i64) -> Result<(), DbError> {
    let unshared = t::table.filter(t::user_id.eq(user_id)).filter(t::assigned_to.is_null());
    diesel::delete(unshared).execute(conn)?;
    Ok(())
}

/// This professional has no part any more in the cases of others.
pub fn leave_cases(conn: &mut DbConn, professional_id: i64) -> Result<(), DbError> {
    diesel::update(t::table.filter(t::assigned_to.eq(professional_id)))
        .set(t::assigned_to.eq(None::<i64>))
        .execute(conn)?;
    Ok(())
}

/// Notes that their author alone could read.
pub fn erase_private_notes(conn: &mut DbConn, author_id: i64) -> Result<(), DbError> {
    let private = n::table.filter(n::author_id.eq(author_id)).filter(n::is_private.eq(true));
    diesel::delete(private).execute(conn)?;
    Ok(())
}

pub fn cases_after(conn: &mut DbConn, user_id: i64, after: i64, limit: i64) -> Result<Vec<Case>, DbError> {
    let rows: Vec<CaseRow> = t::table
        .filter(t::user_id.eq(user_id).or(t::assigned_to.eq(user_id)))
        .filter(t::id.gt(after))
        .order(t::id)
        .limit(limit)
        .select(CaseRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn notes_after(conn: &mut DbConn, author_id: i64, after: i64, limit: i64) -> Result<Vec<Note>, DbError> {
    let rows: Vec<NoteRow> = n::table
        .filter(n::author_id.eq(author_id))
        .filter(n::id.gt(after))
        .order(n::id)
        .limit(limit)
        .select(NoteRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn events_after(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<CaseEvent>, DbError> {
    let of_person = t::table.filter(t::user_id.eq(user_id).or(t::assigned_to.eq(user_id))).select(t::id);
    let rows: Vec<EventRow> = e::table
        .filter(e::case_id.eq_any(of_person))
        .filter(e::id.gt(after))
        .order(e::id)
        .limit(limit)
        .select(EventRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn parties_of(conn: &mut DbConn, case_ids: &[i64]) -> Result<Vec<Party>, DbError> {
    let rows: Vec<PartyRow> =
        p::table.filter(p::case_id.eq_any(case_ids)).order(p::id).select(PartyRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn cases_of_documents(conn: &mut DbConn, document_ids: &[i64]) -> Result<Vec<(i64, i64)>, DbError> {
    Ok(d::table
        .filter(d::document_id.eq_any(document_ids))
        .order((d::document_id, d::case_id))
        .select((d::document_id, d::case_id))
        .load(conn)?)
}
