//! Accounts as an administrator looks through them.

use super::profiles;
use super::schema::{professional_profiles as p, users};
use super::users::UserRow;
use crate::domain::{AccountFilter, Profile, Role, User, UserId, Verification};
use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

/// The newest account first, each with its profile where there is one.
pub fn list(
    conn: &mut DbConn,
    filter: &AccountFilter,
    now: DateTime<Utc>,
) -> Result<Vec<(User, Option<Profile>)>, DbError> {
    let rows: Vec<UserRow> = matching(filter, now)
        .order((users::created_at.desc(), users::id.desc()))
        .limit(filter.limit)
        .offset(filter.offset)
        .select(UserRow::columns())
        .load(conn)?;
    let users = rows.into_iter().map(TryInto::try_into).collect::<Result<Vec<User>, DbError>>()?;
    let ids: Vec<UserId> = users.iter().map(|u| u.id).collect();
    let mut profiles = profiles::of(conn, &ids)?;
    Ok(users.into_iter().map(|u| (profiles.remove(&u.id), u)).map(|(p, u)| (u, p)).collect())
}

pub fn count(conn: &mut DbConn, filter: &AccountFilter, now: DateTime<Utc>) -> Result<i64, DbError> {
    Ok(matching(filter, now).count().get_result(conn)?)
}

fn matching(filter: &AccountFilter, now: DateTime<Utc>) -> users::BoxedQuery<'static, MultiBackend> {
    let mut query = users::table.filter(users::deleted_at.is_null()).into_boxed::<MultiBackend>();
    for word in &filter.words {
        let word = word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        query = query.filter(users::search_key.like(format!("%{word}%")).escape('\\'));
    }
    if let Some(role) = filter.role {
        query = query.filter(users::role.eq(role));
    }
    if filter.without_admins {
        query = query.filter(users::role.ne(Role::Admin));
    }
    let (now, ended) = (UtcTime::from(now), UtcTime::from(now));
    match filter.premium {
        Some(true) => {
            query = query
                .filter(users::is_premium.eq(true))
                .filter(users::premium_until.is_null().or(users::premium_until.gt(now)));
        }
        Some(false) => {
            query = query.filter(users::is_premium.eq(false).or(users::premium_until.le(ended)));
        }
        None => {}
    }
    let professionals = || users::role.eq_any([Role::Avocat.as_str(), Role::Huissier.as_str()]);
    match filter.verification {
        Some(Verification::Verified) => query
            .filter(professionals())
            .filter(users::id.eq_any(p::table.filter(p::is_verified.eq(true)).select(p::user_id))),
        Some(Verification::Pending) => query.filter(professionals()).filter(users::id.eq_any(
            p::table.filter(p::is_verified.eq(false)).filter(p::roll_number.ne("")).select(p::user_id),
        )),
        None => query,
    }
}

/// All accounts, and those with an active subscription, administrators left out.
pub fn totals(conn: &mut DbConn, now: DateTime<Utc>) -> Result<(i64, i64), DbError> {
    let all = users::table.filter(users::deleted_at.is_null()).count().get_result(conn)?;
    let premium = users::table
        .filter(users::role.ne(Role::Admin))
        .filter(users::deleted_at.is_null())
        .filter(users::is_premium.eq(true))
        .filter(users::premium_until.is_null().or(users::premium_until.gt(UtcTime::from(now))))
        .count()
        .get_result(conn)?;
    Ok((all, premium))
}

pub fn registered_by_day(conn: &mut DbConn, since: DateTime<Utc>) -> Result<Vec<(NaiveDate, i64)>, DbError> {
    conn.rows_by_day("users", since)
}
