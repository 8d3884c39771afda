use super::schema::idempotency_keys::{self, self as k};
use crate::domain::UserId;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, UtcTime};
use diesel::prelude::*;

#[derive(Queryable, Selectable)]
#[diesel(table_name = idempotency_keys, check_for_backend(MultiBackend))]
struct KeyRow {
    id: i64,
    body_hash: String,
    status: Option<i32>,
    answer: Option<String>,
    created_at: UtcTime,
}

pub struct Row {
    pub id: i64,
    pub body_hash: String,
    pub answer: Option<(i32, String)>,
    pub created_at: DateTime<Utc>,
}

/// The new row's id; `None` where the key is there already.
pub fn insert(
    conn: &mut DbConn,
    key_hash: &str,
    user_id: UserId,
    body_hash: &str,
    now: DateTime<Utc>,
) -> Result<Option<i64>, DbError> {
    let new = (
        k::key_hash.eq(key_hash),
        k::user_id.eq(user_id),
        k::body_hash.eq(body_hash),
        k::created_at.eq(UtcTime::from(now)),
    );
    let insert =
        diesel::insert_into(k::table).values(new).on_conflict(k::key_hash).do_nothing().returning(k::id);
    Ok(match conn {
        DbConn::Postgres(c) => insert.get_result(c).optional()?,
        DbConn::Sqlite(c) => insert.get_result(c).optional()?,
    })
}

pub fn find(conn: &mut DbConn, key_hash: &str) -> Result<Option<Row>, DbError> {
    let found = k::table.filter(k::key_hash.eq(key_hash)).select(KeyRow::as_select());
    let row: Option<KeyRow> = found.first(conn).optional()?;
    Ok(row.map(|r| Row {
        id: r.id,
        body_hash: r.body_hash,
        answer: r.status.zip(r.answer),
        created_at: r.created_at.into(),
    }))
}

/// Compare-and-set: whether the unfinished call is now ours, and was not taken over by another first.
pub fn take_over(conn: &mut DbConn, row: &Row, now: DateTime<Utc>) -> Result<bool, DbError> {
    let unfinished = k::table
        .find(row.id)
        .filter(k::status.is_null())
        .filter(k::created_at.eq(UtcTime::from(row.created_at)));
    Ok(diesel::update(unfinished).set(k::created_at.eq(UtcTime::from(now))).execute(conn)? == 1)
}

pub fn finish(conn: &mut DbConn, id: i64, status: i32, answer: &str) -> Result<(), DbError> {
    diesel::update(k::table.find(id))
        .set((k::status.eq(Some(status)), k::answer.eq(Some(answer))))
        .execute(conn)?;
    Ok(())
}

pub fn delete(conn: &mut DbConn, id: i64) -> Result<(), DbError> {
    diesel::delete(k::table.find(id)).execute(conn)?;
    Ok(())
}

pub fn delete_before(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    Ok(diesel::delete(k::table.filter(k::created_at.le(UtcTime::from(before)))).execute(conn)?)
}
