//! What is read and erased when a person takes their data with them, or leaves.

use super::attachments::attachments_of;
use super::rows::{AttachmentRow, MessageRow};
use super::schema::{message_attachments as a, professional_messages as m};
use crate::domain::messages::{Attachment, Message};
use database::{DbConn, DbError, RowColumns};
use diesel::prelude::*;

/// Takes the rows of the files away that this person has not sent; answers where the files lie.
pub fn take_unsent_of(conn: &mut DbConn, uploader_id: i64) -> Result<Vec<String>, DbError> {
    let unsent = a::table.filter(a::uploader_id.eq(uploader_id)).filter(a::message_id.is_null());
    Ok(diesel::delete(unsent).returning(a::storage_key).get_results(conn)?)
}

pub fn sent_after(
    conn: &mut DbConn,
    sender_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Message>, DbError> {
    let rows: Vec<MessageRow> = m::table
        .filter(m::sender_id.eq(sender_id))
        .filter(m::id.gt(after))
        .order(m::id)
        .limit(limit)
        .select(MessageRow::columns())
        .load(conn)?;
    let ids: Vec<i64> = rows.iter().map(|r| r.id).collect();
    let mut files = attachments_of(conn, &ids)?;
    Ok(rows
        .into_iter()
        .map(|row| {
            let own = files.remove(&row.id).unwrap_or_default();
            row.with(own)
        })
        .collect())
}

pub fn files_after(
    conn: &mut DbConn,
    uploader_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Attachment>, DbError> {
    let rows: Vec<AttachmentRow> = a::table
        .filter(a::uploader_id.eq(uploader_id))
        .filter(a::id.gt(after))
        .order(a::id)
        .limit(limit)
        .select(AttachmentRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}
