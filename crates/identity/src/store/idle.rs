//! When accounts were last used, and what becomes of those that nobody uses.

use super::schema::users;
use super::users::UserRow;
use crate::domain::{Role, Use, User, UserId};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

/// The account is in use. Written only where the last word of it is from before `since`: a page costs no write.
pub fn mark_used(
    conn: &mut DbConn,
    id: UserId,
    since: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let stale =
        users::last_used_at.is_null().or(users::last_used_at.assume_not_null().lt(UtcTime::from(since)));
    diesel::update(users::table.find(id).filter(stale))
        .set(users::last_used_at.eq(Some(UtcTime::from(now))))
        .execute(conn)?;
    Ok(())
}

/// Accounts of no use since `before`: whose owners were told by `told_by`, or, without it, were not told since.
/// Candidates only: whoever acts on one holds it and asks [`find_use`] again.
pub fn unused(
    conn: &mut DbConn,
    before: DateTime<Utc>,
    told_by: Option<DateTime<Utc>>,
    limit: i64,
) -> Result<Vec<UserId>, DbError> {
    let at = UtcTime::from(before);
    let used = users::last_used_at.assume_not_null();
    let told = users::ending_told_at.assume_not_null();
    let unused = users::table
        .filter(users::deleted_at.is_null())
        .filter(
            (users::last_used_at.is_not_null().and(used.le(at)))
                .or(users::last_used_at.is_null().and(users::created_at.le(at))),
        )
        .filter(users::is_premium.eq(false).or(users::premium_until.is_not_null()))
        .filter(users::premium_until.is_null().or(users::premium_until.assume_not_null().le(at)))
        .order(users::id)
        .limit(limit)
        .select(users::id);
    Ok(match told_by {
        Some(by) => unused
            .filter(users::role.ne(Role::Admin))
            .filter(users::ending_told_at.is_not_null())
            .filter(told.le(UtcTime::from(by)))
            .load(conn)?,
        None => unused
            .filter(
                users::ending_told_at.is_null().or(users::last_used_at.is_not_null().and(told.le(used))).or(
                    users::premium_until.is_not_null().and(told.le(users::premium_until.assume_not_null())),
                ),
            )
            .load(conn)?,
    })
}

type Facts = (UserRow, Option<UtcTime>, Option<UtcTime>);

/// None where the account is gone.
pub fn find_use(conn: &mut DbConn, id: UserId) -> Result<Option<(User, Use)>, DbError> {
    let row: Option<Facts> = users::table
        .find(id)
        .filter(users::deleted_at.is_null())
        .select((UserRow::as_select(), users::last_used_at, users::ending_told_at))
        .first(conn)
        .optional()?;
    let Some((row, used, told)) = row else { return Ok(None) };
    let user: User = row.try_into()?;
    let uses = Use {
        role: user.role,
        last_used_at: used.map_or(user.created_at, Into::into),
        premium: user.premium,
        told_at: told.map(Into::into),
    };
    Ok(Some((user, uses)))
}

pub fn set_told(conn: &mut DbConn, id: UserId, at: Option<DateTime<Utc>>) -> Result<(), DbError> {
    diesel::update(users::table.find(id))
        .set(users::ending_told_at.eq(at.map(UtcTime::from)))
        .execute(conn)?;
    Ok(())
}
