use super::attachments::attachments_of;
use super::rows::{MessageRow, StampRow};
use super::schema::professional_messages::{self, dsl};
use crate::domain::messages::{Message, MessagePage, NewMessage, Stamp};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::dsl::{max, min};
use diesel::prelude::*;

/// A key that the sender has used is a [`DbError::Duplicate`].
pub fn insert(
    conn: &mut DbConn,
    (request_id, sender_id): (i64, i64),
    new: &NewMessage,
    now: DateTime<Utc>,
) -> Result<i64, DbError> {
    Ok(diesel::insert_into(professional_messages::table)
        .values((
            dsl::request_id.eq(request_id),
            dsl::sender_id.eq(sender_id),
            dsl::receiver_id.eq(new.receiver_id),
            dsl::content.eq(&new.content),
            dsl::client_key.eq(new.client_key.as_deref()),
            dsl::created_at.eq(UtcTime::from(now)),
        ))
        .returning(dsl::id)
        .get_result(conn)?)
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Message, DbError> {
    let row: MessageRow = professional_messages::table.find(id).select(MessageRow::columns()).first(conn)?;
    one(conn, row)
}

pub fn by_key(conn: &mut DbConn, sender_id: i64, key: &str) -> Result<Option<Message>, DbError> {
    let row: Option<MessageRow> = professional_messages::table
        .filter(dsl::sender_id.eq(sender_id))
        .filter(dsl::client_key.eq(key))
        .select(MessageRow::columns())
        .first(conn)
        .optional()?;
    row.map(|row| one(conn, row)).transpose()
}

fn one(conn: &mut DbConn, row: MessageRow) -> Result<Message, DbError> {
    let attachments = attachments_of(conn, &[row.id])?.remove(&row.id);
    Ok(row.with(attachments.unwrap_or_default()))
}

/// A page of a conversation in the order of writing: two queries for any number of messages.
pub fn list(conn: &mut DbConn, request_id: i64, page: MessagePage) -> Result<Vec<Message>, DbError> {
    let mut query =
        professional_messages::table.filter(dsl::request_id.eq(request_id)).into_boxed::<MultiBackend>();
    if let Some(before) = page.before {
        query = query.filter(dsl::id.lt(before));
    }
    let rows: Vec<MessageRow> =
        query.order(dsl::id.desc()).limit(page.limit).select(MessageRow::columns()).load(conn)?;
    let ids: Vec<i64> = rows.iter().map(|r| r.id).collect();
    let mut attachments = attachments_of(conn, &ids)?;
    Ok(rows
        .into_iter()
        .rev()
        .map(|row| {
            let own = attachments.remove(&row.id).unwrap_or_default();
            row.with(own)
        })
        .collect())
}

/// Marks what was written to this person in a conversation, up to a message, as read.
pub fn mark_read(
    conn: &mut DbConn,
    (request_id, receiver_id): (i64, i64),
    upto: i64,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let unread = professional_messages::table
        .filter(dsl::request_id.eq(request_id))
        .filter(dsl::receiver_id.eq(receiver_id))
        .filter(dsl::read_at.is_null())
        .filter(dsl::id.le(upto));
    diesel::update(unread).set(dsl::read_at.eq(Some(UtcTime::from(now)))).execute(conn)?;
    Ok(())
}

/// The first message of a conversation that this person has not read.
pub fn first_unread(conn: &mut DbConn, request_id: i64, receiver_id: i64) -> Result<Option<i64>, DbError> {
    Ok(professional_messages::table
        .filter(dsl::request_id.eq(request_id))
        .filter(dsl::receiver_id.eq(receiver_id))
        .filter(dsl::read_at.is_null())
        .select(min(dsl::id))
        .first(conn)?)
}

pub fn last_id(conn: &mut DbConn) -> Result<i64, DbError> {
    let last: Option<i64> = professional_messages::table.select(max(dsl::id)).first(conn)?;
    Ok(last.unwrap_or_default())
}

/// Everybody's messages after an id, and those of the ids in `gaps` that are there by now; in their order.
pub fn stamps(conn: &mut DbConn, after: i64, gaps: &[i64], limit: i64) -> Result<Vec<Stamp>, DbError> {
    let rows: Vec<StampRow> = professional_messages::table
        .filter(dsl::id.gt(after).or(dsl::id.eq_any(gaps)))
        .order(dsl::id)
        .limit(limit)
        .select(StampRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// Those that one person wrote or received after an id, in their order; of very many the newest.
pub fn stamps_of(conn: &mut DbConn, user_id: i64, after: i64, limit: i64) -> Result<Vec<Stamp>, DbError> {
    let rows: Vec<StampRow> = professional_messages::table
        .filter(dsl::sender_id.eq(user_id).or(dsl::receiver_id.eq(user_id)))
        .filter(dsl::id.gt(after))
        .order(dsl::id.desc())
        .limit(limit)
        .select(StampRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().rev().map(Into::into).collect())
}
