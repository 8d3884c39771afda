//! What is read and erased when a person takes their data with them, or leaves.

use super::rows::{CaseRow, NoteRow};
use super::schema::{case_notes as n, cases as t};
use crate::domain::cases::{Case, Note};
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
        .filter(t::user_id.eq(user_id))
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
