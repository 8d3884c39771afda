use super::rows::{DraftRow, InsertDraft};
use super::schema::document_drafts::dsl;
use crate::dialogue::StoredDraft;
use database::{DbConn, DbError, RowColumns};
use diesel::prelude::*;

pub fn find(conn: &mut DbConn, user_id: i64) -> Result<Option<StoredDraft>, DbError> {
    let row: Option<DraftRow> = dsl::document_drafts
        .filter(dsl::user_id.eq(user_id))
        .select(DraftRow::columns())
        .first(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// The user's one draft becomes this one.
pub fn replace(conn: &mut DbConn, user_id: i64, draft: &StoredDraft) -> Result<(), DbError> {
    delete(conn, user_id)?;
    diesel::insert_into(dsl::document_drafts).values(InsertDraft::new(user_id, draft)).execute(conn)?;
    Ok(())
}

/// True when there was one.
pub fn delete(conn: &mut DbConn, user_id: i64) -> Result<bool, DbError> {
    let gone = diesel::delete(dsl::document_drafts.filter(dsl::user_id.eq(user_id))).execute(conn)?;
    Ok(gone > 0)
}
