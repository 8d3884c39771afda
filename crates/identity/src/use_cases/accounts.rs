//! Accounts, for administrators.

use super::register::email_taken;
use crate::IdentityError;
use crate::domain::{AccountFilter, PasswordHash, Premium, Profile, Registration, User, UserId};
use crate::store::users::NewUser;
use crate::store::{accounts as rows, profiles, users};
use chrono::{DateTime, NaiveDate, Utc};
use database::DbConn;

/// An account, with what a professional says of themselves.
#[derive(Debug, Clone, PartialEq)]
pub struct Account {
    pub user: User,
    pub profile: Option<Profile>,
}

/// A page of accounts, the newest first, and how many there are in all.
pub fn accounts(
    conn: &mut DbConn,
    filter: &AccountFilter,
    now: DateTime<Utc>,
) -> Result<(Vec<Account>, i64), IdentityError> {
    let found = rows::list(conn, filter, now)?;
    let items = found.into_iter().map(|(user, profile)| Account { user, profile }).collect();
    Ok((items, rows::count(conn, filter, now)?))
}

pub fn account(conn: &mut DbConn, id: UserId) -> Result<Account, IdentityError> {
    let user = crate::user(conn, id)?;
    Ok(Account { user, profile: profiles::find(conn, id)? })
}

/// An account made by an administrator. Its owner has accepted no terms yet.
pub fn create_account(
    conn: &mut DbConn,
    new: &Registration,
    hash: &PasswordHash,
    is_premium: bool,
    now: DateTime<Utc>,
) -> Result<User, IdentityError> {
    let row = NewUser {
        name: &new.name,
        email: &new.email,
        hash,
        role: new.role,
        language: new.language,
        terms: None,
    };
    conn.write(|conn| {
        let user = users::insert(conn, &row, now).map_err(email_taken)?;
        let premium = Premium { flag: is_premium, until: None };
        users::set_premium(conn, user.id, premium)?;
        Ok(User { premium, ..user })
    })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AccountTotals {
    pub all: i64,
    /// Active by the rule; administrators have none.
    pub premium: i64,
}

pub fn account_totals(conn: &mut DbConn, now: DateTime<Utc>) -> Result<AccountTotals, IdentityError> {
    let (all, premium) = rows::totals(conn, now)?;
    Ok(AccountTotals { all, premium })
}

/// Registrations of each day since an instant.
pub fn registrations_by_day(
    conn: &mut DbConn,
    since: DateTime<Utc>,
) -> Result<Vec<(NaiveDate, i64)>, IdentityError> {
    Ok(rows::registered_by_day(conn, since)?)
}
