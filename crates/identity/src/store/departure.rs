//! What is left of an account whose owner has gone: a row that other rows refer to.

use super::schema::{account_tokens, idempotency_keys, professional_profiles, sessions, users};
use crate::domain::{Language, Role, UserId};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

/// Stands where the name stood, in the first language of the product. Whoever shows it says it in the reader's.
const NAME: &str = "Compte supprimé";
/// No password has this hash.
const NO_PASSWORD: &str = "!";

/// The administrators who are there, held until the transaction ends.
///
/// On SQLite a transaction that may write is alone already.
pub fn lock_admins(conn: &mut DbConn) -> Result<Vec<UserId>, DbError> {
    let admins = users::table
        .filter(users::role.eq(Role::Admin))
        .filter(users::deleted_at.is_null())
        .order(users::id)
        .select(users::id);
    Ok(match conn {
        DbConn::Postgres(c) => admins.for_update().load(c)?,
        DbConn::Sqlite(c) => admins.load(c)?,
    })
}

/// Takes name, address, password and subscription out of the row. False where that was done before.
pub fn anonymise(conn: &mut DbConn, id: UserId, now: DateTime<Utc>) -> Result<bool, DbError> {
    // `.invalid` is nobody's (RFC 2606).
    let nobody = format!("deleted-{id}@palabre.invalid");
    let there = users::table.find(id).filter(users::deleted_at.is_null());
    let changed = diesel::update(there)
        .set((
            users::name.eq(NAME),
            users::email.eq(&nobody),
            users::email_key.eq(&nobody),
            users::password_hash.eq(NO_PASSWORD),
            users::is_premium.eq(false),
            users::premium_until.eq(None::<UtcTime>),
            users::is_email_verified.eq(false),
            users::search_key.eq(""),
            users::deleted_at.eq(Some(UtcTime::from(now))),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// The row of nobody, for what has to refer to a person and may not say whom; made when it is first needed.
pub fn nobody(conn: &mut DbConn) -> Result<UserId, DbError> {
    const ADDRESS: &str = "nobody@palabre.invalid";
    let never = UtcTime::from(DateTime::UNIX_EPOCH);
    let insert = diesel::insert_into(users::table)
        .values((
            users::name.eq(NAME),
            users::email.eq(ADDRESS),
            users::email_key.eq(ADDRESS),
            users::password_hash.eq(NO_PASSWORD),
            users::role.eq(Role::Client),
            users::is_premium.eq(false),
            users::language.eq(Language::French),
            users::is_email_verified.eq(false),
            users::created_at.eq(never),
            users::search_key.eq(""),
            users::deleted_at.eq(Some(never)),
        ))
        .on_conflict(users::email_key)
        .do_nothing();
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    Ok(users::table.filter(users::email_key.eq(ADDRESS)).select(users::id).first(conn)?)
}

/// The profile, the links that were sent, and the answers that were kept to be repeated.
pub fn erase_beside(conn: &mut DbConn, id: UserId) -> Result<(), DbError> {
    diesel::delete(professional_profiles::table.find(id)).execute(conn)?;
    diesel::delete(account_tokens::table.filter(account_tokens::user_id.eq(id))).execute(conn)?;
    diesel::delete(idempotency_keys::table.filter(idempotency_keys::user_id.eq(id))).execute(conn)?;
    Ok(())
}

/// Ends a person's sessions but one; answers which.
pub fn end_sessions(conn: &mut DbConn, id: UserId, kept: Option<i64>) -> Result<Vec<i64>, DbError> {
    let all = sessions::table.filter(sessions::user_id.eq(id));
    let others = all.filter(sessions::id.ne(kept.unwrap_or_default()));
    Ok(diesel::delete(others).returning(sessions::id).get_results(conn)?)
}
