use super::rows::{InsertVersion, VersionRow};
use super::schema::document_versions::dsl;
use crate::domain::document::{Document, Version};
use database::{DbConn, DbError, RowColumns};
use diesel::prelude::*;

/// Keeps the document as it now stands.
pub fn keep(conn: &mut DbConn, d: &Document) -> Result<(), DbError> {
    diesel::insert_into(dsl::document_versions)
        .values(InsertVersion {
            document_id: d.id,
            version: d.version,
            title: &d.title,
            content: &d.content,
            created_at: d.updated_at.into(),
        })
        .execute(conn)?;
    Ok(())
}

/// Newest first.
pub fn list(conn: &mut DbConn, document_id: i64) -> Result<Vec<Version>, DbError> {
    let rows: Vec<VersionRow> = dsl::document_versions
        .filter(dsl::document_id.eq(document_id))
        .order(dsl::version.desc())
        .select(VersionRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}
