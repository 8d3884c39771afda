//! Logs and the month's counter in the database. Nothing outside this folder knows a column.
//!
//! Rows are locked in one order everywhere, reservations before the counter, so that two transactions
//! of one user can wait for each other but never in a circle.
pub mod all;
pub mod conversations;
pub mod feedback;
mod parts;
mod rows;
mod schema;

use crate::domain::{Exchange, LogEntry, Month};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;
use rows::{LogRow, NewLogRow};
use schema::{ai_logs, ai_reservations, ai_usage};

/// Takes one answer of the month; false when `limit` is reached.
///
/// One conditional UPDATE: PostgreSQL waits for a concurrent one and looks at the row again, SQLite has one writer.
pub fn take(conn: &mut DbConn, user_id: i64, month: Month, limit: Option<i64>) -> Result<bool, DbError> {
    macro_rules! ensure_row {
        () => {
            diesel::insert_into(ai_usage::table)
                .values((
                    ai_usage::user_id.eq(user_id),
                    ai_usage::month.eq(month.to_string()),
                    ai_usage::used.eq(0_i64),
                ))
                .on_conflict((ai_usage::user_id, ai_usage::month))
                .do_nothing()
        };
    }
    match conn {
        DbConn::Postgres(c) => ensure_row!().execute(c)?,
        DbConn::Sqlite(c) => ensure_row!().execute(c)?,
    };
    let row =
        ai_usage::table.filter(ai_usage::user_id.eq(user_id)).filter(ai_usage::month.eq(month.to_string()));
    let taken = diesel::update(row.filter(ai_usage::used.lt(limit.unwrap_or(i64::MAX))))
        .set(ai_usage::used.eq(ai_usage::used + 1))
        .execute(conn)?;
    Ok(taken == 1)
}

/// Gives `count` answers of a month back.
pub fn give_back(conn: &mut DbConn, user_id: i64, month: &str, count: i64) -> Result<(), DbError> {
    let row = ai_usage::table.filter(ai_usage::user_id.eq(user_id)).filter(ai_usage::month.eq(month));
    diesel::update(row.filter(ai_usage::used.ge(count)))
        .set(ai_usage::used.eq(ai_usage::used - count))
        .execute(conn)?;
    Ok(())
}

pub fn used(conn: &mut DbConn, user_id: i64, month: Month) -> Result<i64, DbError> {
    let used = ai_usage::table
        .filter(ai_usage::user_id.eq(user_id))
        .filter(ai_usage::month.eq(month.to_string()))
        .select(ai_usage::used)
        .first::<i64>(conn)
        .optional()?;
    Ok(used.unwrap_or(0))
}

pub fn used_by_month(conn: &mut DbConn, user_id: i64) -> Result<Vec<(String, i64)>, DbError> {
    Ok(ai_usage::table
        .filter(ai_usage::user_id.eq(user_id))
        .order(ai_usage::month)
        .select((ai_usage::month, ai_usage::used))
        .load(conn)?)
}

pub fn insert_reservation(
    conn: &mut DbConn,
    user_id: i64,
    month: Month,
    now: DateTime<Utc>,
    expires_at: DateTime<Utc>,
) -> Result<i64, DbError> {
    let id = diesel::insert_into(ai_reservations::table)
        .values((
            ai_reservations::user_id.eq(user_id),
            ai_reservations::month.eq(month.to_string()),
            ai_reservations::created_at.eq(UtcTime::from(now)),
            ai_reservations::expires_at.eq(UtcTime::from(expires_at)),
        ))
        .returning(ai_reservations::id)
        .get_result(conn)?;
    Ok(id)
}

/// Removes a reservation; false when it is no longer there. Whoever removes it decides what becomes of the answer.
pub fn remove_reservation(conn: &mut DbConn, id: i64) -> Result<bool, DbError> {
    Ok(diesel::delete(ai_reservations::table.find(id)).execute(conn)? == 1)
}

/// Removes a user's expired reservations and says which months they were for.
pub fn remove_expired(conn: &mut DbConn, user_id: i64, now: DateTime<Utc>) -> Result<Vec<String>, DbError> {
    let expired = ai_reservations::table
        .filter(ai_reservations::user_id.eq(user_id))
        .filter(ai_reservations::expires_at.le(UtcTime::from(now)));
    Ok(diesel::delete(expired).returning(ai_reservations::month).get_results(conn)?)
}

pub fn count_expired(
    conn: &mut DbConn,
    user_id: i64,
    month: Month,
    now: DateTime<Utc>,
) -> Result<i64, DbError> {
    let count = ai_reservations::table
        .filter(ai_reservations::user_id.eq(user_id))
        .filter(ai_reservations::month.eq(month.to_string()))
        .filter(ai_reservations::expires_at.le(UtcTime::from(now)))
        .count()
        .get_result(conn)?;
    Ok(count)
}

pub fn users_with_expired(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Vec<i64>, DbError> {
    let users = ai_reservations::table
        .filter(ai_reservations::expires_at.le(UtcTime::from(now)))
        .select(ai_reservations::user_id)
        .distinct()
        .load(conn)?;
    Ok(users)
}

/// Writes an exchange into its conversation.
pub fn insert_log(
    conn: &mut DbConn,
    user_id: i64,
    exchange: &Exchange,
    counted: bool,
    month: Month,
    now: DateTime<Utc>,
) -> Result<LogEntry, DbError> {
    let conversation = conversations::gone_on_with(conn, user_id, exchange, now)?;
    let row: LogRow = diesel::insert_into(ai_logs::table)
        .values(NewLogRow::new((user_id, conversation), exchange, counted, month, now))
        .returning(LogRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

/// The last `limit` rows of a user, oldest first; with a month, its counted rows only.
pub fn logs(
    conn: &mut DbConn,
    user_id: i64,
    counted_in: Option<Month>,
    limit: i64,
) -> Result<Vec<LogEntry>, DbError> {
    let mut query = ai_logs::table
        .filter(ai_logs::user_id.eq(user_id))
        .select(LogRow::as_select())
        .into_boxed::<MultiBackend>();
    if let Some(month) = counted_in {
        query = query.filter(ai_logs::month.eq(month.to_string())).filter(ai_logs::counted.eq(true));
    }
    let rows: Vec<LogRow> =
        query.order((ai_logs::created_at.desc(), ai_logs::id.desc())).limit(limit).load(conn)?;
    Ok(rows.into_iter().rev().map(Into::into).collect())
}

pub fn erase_usage(conn: &mut DbConn, user_id: i64) -> Result<(), DbError> {
    diesel::delete(ai_reservations::table.filter(ai_reservations::user_id.eq(user_id))).execute(conn)?;
    diesel::delete(ai_usage::table.filter(ai_usage::user_id.eq(user_id))).execute(conn)?;
    Ok(())
}

pub fn logs_after(conn: &mut DbConn, user_id: i64, after: i64, limit: i64) -> Result<Vec<LogEntry>, DbError> {
    let rows: Vec<LogRow> = ai_logs::table
        .filter(ai_logs::user_id.eq(user_id))
        .filter(ai_logs::id.gt(after))
        .order(ai_logs::id)
        .limit(limit)
        .select(LogRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}
