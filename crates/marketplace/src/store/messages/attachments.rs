use super::rows::AttachmentRow;
use super::schema::message_attachments::{self, dsl};
use crate::domain::messages::{Attachment, NewAttachment};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::prelude::*;
use std::collections::HashMap;

pub fn insert_attachment(
    conn: &mut DbConn,
    (request_id, uploader_id): (i64, i64),
    new: &NewAttachment,
    now: DateTime<Utc>,
) -> Result<Attachment, DbError> {
    let row: AttachmentRow = diesel::insert_into(message_attachments::table)
        .values((
            dsl::uploader_id.eq(uploader_id),
            dsl::request_id.eq(request_id),
            dsl::name.eq(&new.name),
            dsl::media_type.eq(new.media_type),
            dsl::size.eq(new.size),
            dsl::sha256.eq(&new.sha256),
            dsl::storage_key.eq(&new.storage_key),
            dsl::created_at.eq(UtcTime::from(now)),
        ))
        .returning(AttachmentRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn find_attachment(conn: &mut DbConn, id: i64) -> Result<Attachment, DbError> {
    let row: AttachmentRow =
        message_attachments::table.find(id).select(AttachmentRow::columns()).first(conn)?;
    Ok(row.into())
}

/// The files of these messages, by message.
pub fn attachments_of(
    conn: &mut DbConn,
    message_ids: &[i64],
) -> Result<HashMap<i64, Vec<Attachment>>, DbError> {
    let rows: Vec<AttachmentRow> = message_attachments::table
        .filter(dsl::message_id.eq_any(message_ids))
        .order(dsl::id)
        .select(AttachmentRow::columns())
        .load(conn)?;
    let mut found: HashMap<i64, Vec<Attachment>> = HashMap::new();
    for attachment in rows.into_iter().map(Attachment::from) {
        if let Some(message) = attachment.message_id {
            found.entry(message).or_default().push(attachment);
        }
    }
    Ok(found)
}

/// Sends this person's files of a request off with a message; answers how many could be.
pub fn attach(
    conn: &mut DbConn,
    (request_id, uploader_id): (i64, i64),
    ids: &[i64],
    message_id: i64,
) -> Result<usize, DbError> {
    let unsent = message_attachments::table
        .filter(dsl::id.eq_any(ids))
        .filter(dsl::request_id.eq(request_id))
        .filter(dsl::uploader_id.eq(uploader_id))
        .filter(dsl::message_id.is_null());
    Ok(diesel::update(unsent).set(dsl::message_id.eq(Some(message_id))).execute(conn)?)
}

pub fn count_unsent(conn: &mut DbConn, uploader_id: i64) -> Result<i64, DbError> {
    let unsent =
        message_attachments::table.filter(dsl::uploader_id.eq(uploader_id)).filter(dsl::message_id.is_null());
    Ok(unsent.count().get_result(conn)?)
}

/// False where it was sent meanwhile.
pub fn delete_unsent(conn: &mut DbConn, id: i64) -> Result<bool, DbError> {
    let unsent = message_attachments::table.find(id).filter(dsl::message_id.is_null());
    Ok(diesel::delete(unsent).execute(conn)? == 1)
}

/// Takes the rows of files away that nobody sent; answers where the files lie.
pub fn claim_unsent(conn: &mut DbConn, before: DateTime<Utc>) -> Result<Vec<String>, DbError> {
    let unsent = message_attachments::table
        .filter(dsl::message_id.is_null())
        .filter(dsl::created_at.le(UtcTime::from(before)));
    Ok(diesel::delete(unsent).returning(dsl::storage_key).get_results(conn)?)
}

/// Those of these keys that a row knows.
pub fn known_keys(conn: &mut DbConn, keys: &[String]) -> Result<Vec<String>, DbError> {
    Ok(message_attachments::table
        .filter(dsl::storage_key.eq_any(keys))
        .select(dsl::storage_key)
        .load(conn)?)
}
