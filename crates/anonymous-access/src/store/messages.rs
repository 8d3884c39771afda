use super::rows::MessageRow;
use super::schema::anonymous_messages::dsl;
use crate::domain::{ClientKey, Message, MessageText};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use std::collections::HashMap;

/// `None` where the same writer has sent one with this key before.
pub fn insert(
    conn: &mut DbConn,
    access_id: i64,
    from_visitor: bool,
    (text, key): (&MessageText, Option<&ClientKey>),
    now: DateTime<Utc>,
) -> Result<Option<Message>, DbError> {
    let insert = diesel::insert_into(dsl::anonymous_messages)
        .values((
            dsl::access_id.eq(access_id),
            dsl::from_visitor.eq(from_visitor),
            dsl::content.eq(text.as_str()),
            dsl::client_key.eq(key.map(ClientKey::as_str)),
            dsl::created_at.eq(UtcTime::from(now)),
        ))
        .on_conflict((dsl::access_id, dsl::from_visitor, dsl::client_key))
        .do_nothing()
        .returning(MessageRow::columns());
    let row: Option<MessageRow> = match conn {
        DbConn::Postgres(c) => insert.get_result(c).optional()?,
        DbConn::Sqlite(c) => insert.get_result(c).optional()?,
    };
    Ok(row.map(Into::into))
}

pub fn by_key(
    conn: &mut DbConn,
    access_id: i64,
    from_visitor: bool,
    key: &ClientKey,
) -> Result<Message, DbError> {
    let row: MessageRow = dsl::anonymous_messages
        .filter(dsl::access_id.eq(access_id))
        .filter(dsl::from_visitor.eq(from_visitor))
        .filter(dsl::client_key.eq(key.as_str()))
        .select(MessageRow::columns())
        .first(conn)?;
    Ok(row.into())
}

/// Oldest first.
pub fn list(conn: &mut DbConn, access_id: i64) -> Result<Vec<Message>, DbError> {
    let rows: Vec<MessageRow> = dsl::anonymous_messages
        .filter(dsl::access_id.eq(access_id))
        .order(dsl::id.asc())
        .select(MessageRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn count(conn: &mut DbConn, access_id: i64) -> Result<i64, DbError> {
    Ok(dsl::anonymous_messages.filter(dsl::access_id.eq(access_id)).count().get_result(conn)?)
}

/// Of those that the other one wrote.
pub fn unread(conn: &mut DbConn, access_id: i64, from_visitor: bool) -> Result<i64, DbError> {
    let unread = dsl::anonymous_messages
        .filter(dsl::access_id.eq(access_id))
        .filter(dsl::from_visitor.eq(from_visitor))
        .filter(dsl::read_at.is_null());
    Ok(unread.count().get_result(conn)?)
}

/// Those that the other one wrote, up to this id.
pub fn mark_read(
    conn: &mut DbConn,
    access_id: i64,
    from_visitor: bool,
    up_to: i64,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let unread = dsl::anonymous_messages
        .filter(dsl::access_id.eq(access_id))
        .filter(dsl::from_visitor.eq(from_visitor))
        .filter(dsl::id.le(up_to))
        .filter(dsl::read_at.is_null());
    diesel::update(unread).set(dsl::read_at.eq(UtcTime::from(now))).execute(conn)?;
    Ok(())
}

/// A message, and the link it came through.
pub fn find(conn: &mut DbConn, id: i64) -> Result<(Message, i64), DbError> {
    let (row, access_id): (MessageRow, i64) =
        dsl::anonymous_messages.find(id).select((MessageRow::columns(), dsl::access_id)).first(conn)?;
    Ok((row.into(), access_id))
}

/// The last message of each of these links.
pub fn last(conn: &mut DbConn, links: &[i64]) -> Result<HashMap<i64, Message>, DbError> {
    let newest: Vec<Option<i64>> = dsl::anonymous_messages
        .filter(dsl::access_id.eq_any(links.to_vec()))
        .group_by(dsl::access_id)
        .select(max(dsl::id))
        .load(conn)?;
    let newest: Vec<i64> = newest.into_iter().flatten().collect();
    let rows: Vec<(i64, MessageRow)> = dsl::anonymous_messages
        .filter(dsl::id.eq_any(newest))
        .select((dsl::access_id, MessageRow::columns()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, row)| (id, row.into())).collect())
}

/// How many messages of the visitor's are unread, by link.
pub fn unread_of_visitors(conn: &mut DbConn, links: &[i64]) -> Result<HashMap<i64, i64>, DbError> {
    let unread: Vec<(i64, i64)> = dsl::anonymous_messages
        .filter(dsl::access_id.eq_any(links.to_vec()))
        .filter(dsl::from_visitor.eq(true))
        .filter(dsl::read_at.is_null())
        .group_by(dsl::access_id)
        .select((dsl::access_id, count_star()))
        .load(conn)?;
    Ok(unread.into_iter().collect())
}

pub fn delete_all(conn: &mut DbConn, access_id: i64) -> Result<usize, DbError> {
    Ok(diesel::delete(dsl::anonymous_messages.filter(dsl::access_id.eq(access_id))).execute(conn)?)
}
