use super::schema::{anonymous_addresses, anonymous_proofs, anonymous_salts, anonymous_visitors};
use crate::domain::MESSAGES;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

/// How many messages a visitor has used, and since when.
pub fn visitor(conn: &mut DbConn, hash: &str) -> Result<Option<(i32, DateTime<Utc>)>, DbError> {
    use anonymous_visitors::dsl;
    let found: Option<(i32, UtcTime)> = dsl::anonymous_visitors
        .filter(dsl::visitor_hash.eq(hash))
        .select((dsl::used, dsl::started_at))
        .first(conn)
        .optional()?;
    Ok(found.map(|(used, since)| (used, since.into())))
}

pub fn insert_visitor(conn: &mut DbConn, hash: &str, used: i32, since: DateTime<Utc>) -> Result<(), DbError> {
    use anonymous_visitors::dsl;
    diesel::insert_into(dsl::anonymous_visitors)
        .values((dsl::visitor_hash.eq(hash), dsl::used.eq(used), dsl::started_at.eq(UtcTime::from(since))))
        .execute(conn)?;
    Ok(())
}

/// Takes one message more. False where all are used: compared and counted in one statement.
pub fn take_of_visitor(conn: &mut DbConn, hash: &str) -> Result<bool, DbError> {
    use anonymous_visitors::dsl;
    let free = dsl::anonymous_visitors.filter(dsl::visitor_hash.eq(hash)).filter(dsl::used.lt(MESSAGES));
    Ok(diesel::update(free).set(dsl::used.eq(dsl::used + 1)).execute(conn)? == 1)
}

pub fn give_back_to_visitor(conn: &mut DbConn, hash: &str) -> Result<(), DbError> {
    use anonymous_visitors::dsl;
    let counted = dsl::anonymous_visitors.filter(dsl::visitor_hash.eq(hash)).filter(dsl::used.gt(0));
    diesel::update(counted).set(dsl::used.eq(dsl::used - 1)).execute(conn)?;
    Ok(())
}

/// The salt of a day: `new` where there was none, and of several at once the first.
pub fn salt(conn: &mut DbConn, day: DateTime<Utc>, new: &str) -> Result<String, DbError> {
    use anonymous_salts::dsl;
    let day = UtcTime::from(day);
    let insert = diesel::insert_into(dsl::anonymous_salts)
        .values((dsl::day.eq(day), dsl::salt.eq(new)))
        .on_conflict(dsl::day)
        .do_nothing();
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    Ok(dsl::anonymous_salts.find(day).select(dsl::salt).first(conn)?)
}

/// The salt of a day, where there is one.
pub fn salt_of(conn: &mut DbConn, day: DateTime<Utc>) -> Result<Option<String>, DbError> {
    use anonymous_salts::dsl;
    Ok(dsl::anonymous_salts.find(UtcTime::from(day)).select(dsl::salt).first(conn).optional()?)
}

pub fn used_by_address(conn: &mut DbConn, hash: &str) -> Result<i32, DbError> {
    use anonymous_addresses::dsl;
    let used: Option<i32> = dsl::anonymous_addresses.find(hash).select(dsl::used).first(conn).optional()?;
    Ok(used.unwrap_or_default())
}

/// Takes one message more of the address's day; answers how many that makes. `None` where `limit` are used.
pub fn take_of_address(
    conn: &mut DbConn,
    hash: &str,
    (day, limit): (DateTime<Utc>, i32),
) -> Result<Option<i32>, DbError> {
    use anonymous_addresses::dsl;
    let insert = diesel::insert_into(dsl::anonymous_addresses)
        .values((dsl::address_hash.eq(hash), dsl::day.eq(UtcTime::from(day)), dsl::used.eq(0)))
        .on_conflict(dsl::address_hash)
        .do_nothing();
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    let free = dsl::anonymous_addresses.find(hash).filter(dsl::used.lt(limit));
    Ok(diesel::update(free)
        .set(dsl::used.eq(dsl::used + 1))
        .returning(dsl::used)
        .get_result(conn)
        .optional()?)
}

pub fn give_back_to_address(conn: &mut DbConn, hash: &str) -> Result<(), DbError> {
    use anonymous_addresses::dsl;
    let counted = dsl::anonymous_addresses.find(hash).filter(dsl::used.gt(0));
    diesel::update(counted).set(dsl::used.eq(dsl::used - 1)).execute(conn)?;
    Ok(())
}

/// False where it was used before.
pub fn use_proof(conn: &mut DbConn, hash: &str, expires_at: DateTime<Utc>) -> Result<bool, DbError> {
    use anonymous_proofs::dsl;
    let insert = diesel::insert_into(dsl::anonymous_proofs)
        .values((dsl::challenge_hash.eq(hash), dsl::expires_at.eq(UtcTime::from(expires_at))))
        .on_conflict(dsl::challenge_hash)
        .do_nothing();
    let inserted = match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    Ok(inserted == 1)
}

/// Visitors whose window began at or before `window`, days before `day`, proofs that ended before `now`.
pub fn forget(
    conn: &mut DbConn,
    window: DateTime<Utc>,
    day: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<usize, DbError> {
    let (window, day, now) = (UtcTime::from(window), UtcTime::from(day), UtcTime::from(now));
    let visitors =
        diesel::delete(anonymous_visitors::table.filter(anonymous_visitors::started_at.le(window)))
            .execute(conn)?;
    let salts = diesel::delete(anonymous_salts::table.filter(anonymous_salts::day.lt(day))).execute(conn)?;
    let addresses =
        diesel::delete(anonymous_addresses::table.filter(anonymous_addresses::day.lt(day))).execute(conn)?;
    let proofs =
        diesel::delete(anonymous_proofs::table.filter(anonymous_proofs::expires_at.lt(now))).execute(conn)?;
    Ok(visitors + salts + addresses + proofs)
}
