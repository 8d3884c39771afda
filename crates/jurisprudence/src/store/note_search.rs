//! Notes as administrators look through them.

use super::rows::NoteRow;
use super::schema::{legal_knowledge, legal_knowledge::dsl};
use crate::domain::{Note, NoteFilter, NoteState};
use database::{DbConn, DbError, MultiBackend, RowColumns};
use diesel::prelude::*;

fn filtered(filter: &NoteFilter) -> legal_knowledge::BoxedQuery<'static, MultiBackend> {
    let mut query = dsl::legal_knowledge.into_boxed::<MultiBackend>();
    query = match filter.state {
        NoteState::All => query,
        NoteState::Active => query.filter(dsl::is_active.eq(true)),
        NoteState::Inactive => query.filter(dsl::is_active.eq(false)),
        NoteState::Edited => query.filter(dsl::is_edited.eq(true)).filter(dsl::fixture_digest.is_not_null()),
        NoteState::Own => query.filter(dsl::fixture_digest.is_null()),
    };
    if let Some(domain) = filter.domain {
        query = query.filter(dsl::domain.eq(domain));
    }
    for word in &filter.words {
        let like = format!("%{}%", word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"));
        let in_text = dsl::search_key.like(like.clone()).escape('\\');
        query = query.filter(in_text.or(dsl::key.like(like).escape('\\')));
    }
    query
}

/// The last changed first; among those that came together, in their order.
pub fn list(conn: &mut DbConn, filter: &NoteFilter) -> Result<Vec<Note>, DbError> {
    let rows: Vec<NoteRow> = filtered(filter)
        .order((dsl::updated_at.desc(), dsl::id.asc()))
        .limit(filter.limit)
        .offset(filter.offset)
        .select(NoteRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn count(conn: &mut DbConn, filter: &NoteFilter) -> Result<i64, DbError> {
    Ok(filtered(filter).count().get_result(conn)?)
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Option<Note>, DbError> {
    let row: Option<NoteRow> =
        dsl::legal_knowledge.find(id).select(NoteRow::columns()).first(conn).optional()?;
    Ok(row.map(Into::into))
}
