use super::schema::login_throttles as t;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

/// When the next attempt is allowed, if that is still to come.
pub fn blocked_until(
    conn: &mut DbConn,
    key_hash: &str,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbError> {
    let until: Option<UtcTime> = t::table
        .filter(t::key_hash.eq(key_hash))
        .filter(t::blocked_until.gt(UtcTime::from(now)))
        .select(t::blocked_until)
        .first(conn)
        .optional()?;
    Ok(until.map(Into::into))
}

/// Counts one failure, atomically; failures before `forget_before` no longer count. Answers how many there are now.
pub fn count_failure(
    conn: &mut DbConn,
    key_hash: &str,
    forget_before: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<i64, DbError> {
    let (now, forget) = (UtcTime::from(now), UtcTime::from(forget_before));
    let new =
        (t::key_hash.eq(key_hash), t::failures.eq(0), t::last_failed_at.eq(now), t::blocked_until.eq(now));
    match conn {
        DbConn::Postgres(c) => {
            diesel::insert_into(t::table).values(new).on_conflict_do_nothing().execute(c)?
        }
        DbConn::Sqlite(c) => diesel::insert_into(t::table).values(new).on_conflict_do_nothing().execute(c)?,
    };
    let row = || t::table.filter(t::key_hash.eq(key_hash));
    diesel::update(row().filter(t::last_failed_at.lt(forget))).set(t::failures.eq(0)).execute(conn)?;
    Ok(diesel::update(row())
        .set((t::failures.eq(t::failures + 1), t::last_failed_at.eq(now)))
        .returning(t::failures)
        .get_result(conn)?)
}

pub fn block(conn: &mut DbConn, key_hash: &str, until: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(t::table.filter(t::key_hash.eq(key_hash)))
        .set(t::blocked_until.eq(UtcTime::from(until)))
        .execute(conn)?;
    Ok(())
}

pub fn clear(conn: &mut DbConn, key_hash: &str) -> Result<(), DbError> {
    diesel::delete(t::table.filter(t::key_hash.eq(key_hash))).execute(conn)?;
    Ok(())
}

pub fn delete_before(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    let before = UtcTime::from(before);
    let quiet = t::last_failed_at.le(before).and(t::blocked_until.le(before));
    Ok(diesel::delete(t::table.filter(quiet)).execute(conn)?)
}
