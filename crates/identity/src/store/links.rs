use super::schema::account_tokens as t;
use crate::domain::{LinkPurpose, LinkSeed, UserId};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

database::text_column!(LinkPurpose);

pub struct NewRow<'a> {
    pub user_id: Option<UserId>,
    pub purpose: LinkPurpose,
    pub asked_hash: &'a str,
    pub token_hash: &'a str,
    pub seed: &'a LinkSeed,
    pub expires_at: DateTime<Utc>,
}

/// Of a link that somebody may follow.
pub struct Found {
    pub id: i64,
    pub user_id: UserId,
    pub expires_at: DateTime<Utc>,
    pub is_used: bool,
}

pub fn insert(conn: &mut DbConn, new: &NewRow<'_>, now: DateTime<Utc>) -> Result<i64, DbError> {
    Ok(diesel::insert_into(t::table)
        .values((
            t::user_id.eq(new.user_id),
            t::purpose.eq(new.purpose),
            t::asked_hash.eq(new.asked_hash),
            t::token_hash.eq(new.token_hash),
            t::seed.eq(new.seed.text()),
            t::created_at.eq(UtcTime::from(now)),
            t::expires_at.eq(UtcTime::from(new.expires_at)),
        ))
        .returning(t::id)
        .get_result(conn)?)
}

/// When those after an instant were asked for, the oldest first.
pub fn asked_since(
    conn: &mut DbConn,
    asked_hash: &str,
    since: DateTime<Utc>,
) -> Result<Vec<DateTime<Utc>>, DbError> {
    let times: Vec<UtcTime> = t::table
        .filter(t::asked_hash.eq(asked_hash))
        .filter(t::created_at.gt(UtcTime::from(since)))
        .order(t::created_at.asc())
        .select(t::created_at)
        .load(conn)?;
    Ok(times.into_iter().map(Into::into).collect())
}

/// What a mail is made of; none where nobody has the address, or the link has ended or was used.
pub fn letter(
    conn: &mut DbConn,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Option<(UserId, LinkPurpose, LinkSeed)>, DbError> {
    let row: Option<(Option<UserId>, LinkPurpose, String)> = t::table
        .find(id)
        .filter(t::used_at.is_null())
        .filter(t::expires_at.gt(UtcTime::from(now)))
        .select((t::user_id, t::purpose, t::seed))
        .first(conn)
        .optional()?;
    Ok(row.and_then(|(user, purpose, seed)| Some((user?, purpose, LinkSeed::read(&seed)?))))
}

pub fn find(conn: &mut DbConn, token_hash: &str) -> Result<Option<Found>, DbError> {
    type Row = (i64, Option<UserId>, UtcTime, Option<UtcTime>);
    let row: Option<Row> = t::table
        .filter(t::token_hash.eq(token_hash))
        .select((t::id, t::user_id, t::expires_at, t::used_at))
        .first(conn)
        .optional()?;
    Ok(row.and_then(|(id, user_id, expires_at, used_at)| {
        Some(Found { id, user_id: user_id?, expires_at: expires_at.into(), is_used: used_at.is_some() })
    }))
}

/// Compare-and-set: false where it was used before.
pub fn use_up(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<bool, DbError> {
    let unused = t::table.find(id).filter(t::used_at.is_null());
    Ok(diesel::update(unused).set(t::used_at.eq(Some(UtcTime::from(now)))).execute(conn)? == 1)
}

/// Ends the links of a person that are not used yet.
pub fn end_of(
    conn: &mut DbConn,
    user_id: UserId,
    purposes: &[LinkPurpose],
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let names: Vec<&str> = purposes.iter().map(LinkPurpose::as_str).collect();
    let unused =
        t::table.filter(t::user_id.eq(user_id)).filter(t::purpose.eq_any(names)).filter(t::used_at.is_null());
    diesel::update(unused).set(t::used_at.eq(Some(UtcTime::from(now)))).execute(conn)?;
    Ok(())
}

pub fn delete_ended(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    Ok(diesel::delete(t::table.filter(t::expires_at.le(UtcTime::from(before)))).execute(conn)?)
}
