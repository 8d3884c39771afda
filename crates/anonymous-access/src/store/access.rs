use super::rows::AccessRow;
use super::schema::anonymous_access::{self, dsl};
use crate::domain::{Access, AccessToken, Language, Seed};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;
use subtle::ConstantTimeEq;

/// What a new link is found by, and what makes it again.
pub struct NewLink {
    pub request_id: i64,
    pub token_hash: String,
    pub words_hash: String,
    pub stop_hash: String,
    pub seed: String,
    pub sealed_email: Option<String>,
    pub repeat_hash: Option<String>,
    pub language: Language,
    pub expires_at: DateTime<Utc>,
}

pub fn insert(conn: &mut DbConn, new: &NewLink, now: DateTime<Utc>) -> Result<Access, DbError> {
    let row: AccessRow = diesel::insert_into(dsl::anonymous_access)
        .values((
            dsl::request_id.eq(new.request_id),
            dsl::token_hash.eq(&new.token_hash),
            dsl::words_hash.eq(&new.words_hash),
            dsl::stop_hash.eq(&new.stop_hash),
            dsl::seed.eq(&new.seed),
            dsl::sealed_email.eq(new.sealed_email.as_deref()),
            dsl::repeat_hash.eq(new.repeat_hash.as_deref()),
            dsl::language.eq(new.language),
            dsl::expires_at.eq(UtcTime::from(new.expires_at)),
            dsl::extensions.eq(0),
            dsl::notices_enabled.eq(true),
            dsl::is_ending_told.eq(false),
            dsl::created_at.eq(UtcTime::from(now)),
        ))
        .returning(AccessRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

type Found<'a> = anonymous_access::BoxedQuery<'a, MultiBackend>;

fn one(query: Found<'_>, conn: &mut DbConn) -> Result<Option<AccessRow>, DbError> {
    Ok(query.select(AccessRow::columns()).first(conn).optional()?)
}

fn all<'a>() -> Found<'a> {
    dsl::anonymous_access.into_boxed::<MultiBackend>()
}

fn is_same(kept: &str, digest: &str) -> bool {
    kept.as_bytes().ct_eq(digest.as_bytes()).into()
}

/// Found by its digest, which a caller cannot steer towards another one's, and then compared in constant time.
pub fn by_token(conn: &mut DbConn, token: &AccessToken) -> Result<Option<Access>, DbError> {
    let digest = token.digest();
    let found = one(all().filter(dsl::token_hash.eq(&digest)), conn)?;
    Ok(found.filter(|row| is_same(&row.token_hash, &digest)).map(Into::into))
}

pub fn by_words(conn: &mut DbConn, words_hash: &str) -> Result<Option<Access>, DbError> {
    let found = one(all().filter(dsl::words_hash.eq(words_hash)), conn)?;
    Ok(found.filter(|row| is_same(&row.words_hash, words_hash)).map(Into::into))
}

pub fn by_stop(conn: &mut DbConn, stop_hash: &str) -> Result<Option<Access>, DbError> {
    let found = one(all().filter(dsl::stop_hash.eq(stop_hash)), conn)?;
    Ok(found
        .filter(|row| row.stop_hash.as_deref().is_some_and(|kept| is_same(kept, stop_hash)))
        .map(Into::into))
}

pub fn by_id(conn: &mut DbConn, id: i64) -> Result<Option<Access>, DbError> {
    Ok(one(all().filter(dsl::id.eq(id)), conn)?.map(Into::into))
}

pub fn by_request(conn: &mut DbConn, request_id: i64) -> Result<Option<Access>, DbError> {
    Ok(one(all().filter(dsl::request_id.eq(request_id)), conn)?.map(Into::into))
}

pub fn by_requests(conn: &mut DbConn, requests: &[i64]) -> Result<Vec<Access>, DbError> {
    let of = all().filter(dsl::request_id.eq_any(requests.to_vec()));
    let rows: Vec<AccessRow> = of.select(AccessRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn by_repeat(conn: &mut DbConn, repeat_hash: &str) -> Result<Option<Access>, DbError> {
    Ok(one(all().filter(dsl::repeat_hash.eq(repeat_hash)), conn)?.map(Into::into))
}

/// As [`by_id`], and nobody else changes it until the transaction ends. On SQLite a transaction that may write is alone.
pub fn lock(conn: &mut DbConn, id: i64) -> Result<Option<Access>, DbError> {
    if let DbConn::Postgres(c) = conn {
        dsl::anonymous_access.find(id).select(dsl::id).for_update().first::<i64>(c).optional()?;
    }
    by_id(conn, id)
}

/// The digest of a token, its seed and the sealed address; the last two end with the link.
type Secrets = (String, Option<Seed>, Option<String>);

pub fn secrets(conn: &mut DbConn, id: i64) -> Result<Option<Secrets>, DbError> {
    let found: Option<(String, Option<String>, Option<String>)> = dsl::anonymous_access
        .find(id)
        .select((dsl::token_hash, dsl::seed, dsl::sealed_email))
        .first(conn)
        .optional()?;
    Ok(found.map(|(token_hash, seed, email)| (token_hash, seed.and_then(|s| Seed::read(&s)), email)))
}

/// A repeat may be recognised for a while only: afterwards the same key is free again.
pub fn forget_repeat(conn: &mut DbConn, id: i64) -> Result<(), DbError> {
    diesel::update(dsl::anonymous_access.find(id)).set(dsl::repeat_hash.eq(None::<String>)).execute(conn)?;
    Ok(())
}

/// False where somebody else changed it meanwhile.
pub fn extend(
    conn: &mut DbConn,
    access: &Access,
    until: DateTime<Utc>,
    extensions: i32,
) -> Result<bool, DbError> {
    let seen = dsl::anonymous_access
        .find(access.id)
        .filter(dsl::extensions.eq(access.extensions))
        .filter(dsl::expires_at.eq(UtcTime::from(access.expires_at)));
    let changed = diesel::update(seen)
        .set((
            dsl::expires_at.eq(UtcTime::from(until)),
            dsl::extensions.eq(extensions),
            dsl::is_ending_told.eq(false),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

pub fn set_notices(conn: &mut DbConn, id: i64, enabled: bool) -> Result<(), DbError> {
    diesel::update(dsl::anonymous_access.find(id)).set(dsl::notices_enabled.eq(enabled)).execute(conn)?;
    Ok(())
}

pub fn delete(conn: &mut DbConn, id: i64) -> Result<(), DbError> {
    diesel::delete(dsl::anonymous_access.find(id)).execute(conn)?;
    Ok(())
}

/// Live links that end before `end` and whose holders were not told; they are marked as told.
pub fn mark_ending(
    conn: &mut DbConn,
    (now, end): (DateTime<Utc>, DateTime<Utc>),
    limit: i64,
) -> Result<Vec<Access>, DbError> {
    let due: Vec<i64> = dsl::anonymous_access
        .filter(dsl::expires_at.gt(UtcTime::from(now)))
        .filter(dsl::expires_at.le(UtcTime::from(end)))
        .filter(dsl::is_ending_told.eq(false))
        .filter(dsl::request_id.is_not_null())
        .order((dsl::expires_at.asc(), dsl::id.asc()))
        .limit(limit)
        .select(dsl::id)
        .load(conn)?;
    let unmarked = dsl::anonymous_access.filter(dsl::id.eq_any(due)).filter(dsl::is_ending_told.eq(false));
    let marked: Vec<AccessRow> = diesel::update(unmarked)
        .set(dsl::is_ending_told.eq(true))
        .returning(AccessRow::columns())
        .load(conn)?;
    Ok(marked.into_iter().map(Into::into).collect())
}

/// Links that ended and still hold what makes them again: it goes, and the address with it.
pub fn blank_ended(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> Result<Vec<Access>, DbError> {
    let due: Vec<i64> = dsl::anonymous_access
        .filter(dsl::expires_at.le(UtcTime::from(now)))
        .filter(dsl::seed.is_not_null())
        .order((dsl::expires_at.asc(), dsl::id.asc()))
        .limit(limit)
        .select(dsl::id)
        .load(conn)?;
    // The end is compared again: it may have been moved meanwhile.
    let ended = dsl::anonymous_access
        .filter(dsl::id.eq_any(due))
        .filter(dsl::expires_at.le(UtcTime::from(now)))
        .filter(dsl::seed.is_not_null());
    let blanked: Vec<AccessRow> = diesel::update(ended)
        .set((
            dsl::seed.eq(None::<String>),
            dsl::stop_hash.eq(None::<String>),
            dsl::sealed_email.eq(None::<String>),
            dsl::repeat_hash.eq(None::<String>),
        ))
        .returning(AccessRow::columns())
        .load(conn)?;
    Ok(blanked.into_iter().map(Into::into).collect())
}

/// Links that ended before then and whose requests are still there.
pub fn ended_with_request(
    conn: &mut DbConn,
    before: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<Access>, DbError> {
    let rows: Vec<AccessRow> = dsl::anonymous_access
        .filter(dsl::expires_at.le(UtcTime::from(before)))
        .filter(dsl::request_id.is_not_null())
        .order((dsl::expires_at.asc(), dsl::id.asc()))
        .limit(limit)
        .select(AccessRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// A link whose request is still there is what that request is erased by: it stays until then.
pub fn delete_ended(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    let forgotten = dsl::anonymous_access
        .filter(dsl::expires_at.le(UtcTime::from(before)))
        .filter(dsl::request_id.is_null());
    Ok(diesel::delete(forgotten).execute(conn)?)
}
