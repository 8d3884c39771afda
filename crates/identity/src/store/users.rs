use super::schema::users;
use crate::domain::{
    AcceptedTerms, Email, FieldReason, Language, PasswordHash, PersonName, Premium, Role, User, UserId,
    search_key,
};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

database::text_column!(Role, Language);

#[derive(Queryable, Selectable)]
#[diesel(table_name = users, check_for_backend(MultiBackend))]
pub(super) struct UserRow {
    id: i64,
    name: String,
    email: String,
    role: Role,
    is_premium: bool,
    premium_until: Option<UtcTime>,
    language: Language,
    is_email_verified: bool,
    created_at: UtcTime,
    deleted_at: Option<UtcTime>,
}

impl TryFrom<UserRow> for User {
    type Error = DbError;
    fn try_from(r: UserRow) -> Result<Self, DbError> {
        // What stands in the table was accepted when it was written.
        let broken = |_: FieldReason| DbError::Refused;
        Ok(Self {
            id: r.id,
            name: r.name.parse::<PersonName>().map_err(broken)?,
            email: r.email.parse::<Email>().map_err(broken)?,
            role: r.role,
            premium: Premium { flag: r.is_premium, until: r.premium_until.map(Into::into) },
            language: r.language,
            is_email_verified: r.is_email_verified,
            created_at: r.created_at.into(),
            deleted_at: r.deleted_at.map(Into::into),
        })
    }
}

pub struct NewUser<'a> {
    pub name: &'a PersonName,
    pub email: &'a Email,
    pub hash: &'a PasswordHash,
    pub role: Role,
    pub language: Language,
    pub terms: Option<(&'a str, DateTime<Utc>)>,
}

pub fn insert(conn: &mut DbConn, new: &NewUser<'_>, now: DateTime<Utc>) -> Result<User, DbError> {
    let row: UserRow = diesel::insert_into(users::table)
        .values((
            users::name.eq(new.name.as_str()),
            users::email.eq(new.email.as_str()),
            users::email_key.eq(new.email.key()),
            users::password_hash.eq(new.hash.as_str()),
            users::role.eq(new.role),
            users::is_premium.eq(false),
            users::language.eq(new.language),
            users::is_email_verified.eq(false),
            users::terms_version.eq(new.terms.map(|t| t.0)),
            users::terms_accepted_at.eq(new.terms.map(|t| UtcTime::from(t.1))),
            users::created_at.eq(UtcTime::from(now)),
            users::search_key.eq(search_key(new.name.as_str(), new.email.as_str())),
            users::last_used_at.eq(Some(UtcTime::from(now))),
        ))
        .returning(UserRow::columns())
        .get_result(conn)?;
    row.try_into()
}

pub fn find(conn: &mut DbConn, id: UserId) -> Result<Option<User>, DbError> {
    let row: Option<UserRow> = users::table.find(id).select(UserRow::as_select()).first(conn).optional()?;
    row.map(TryInto::try_into).transpose()
}

pub fn accepted_terms(conn: &mut DbConn, id: UserId) -> Result<Option<AcceptedTerms>, DbError> {
    let row: Option<(Option<String>, Option<UtcTime>)> = users::table
        .find(id)
        .select((users::terms_version, users::terms_accepted_at))
        .first(conn)
        .optional()?;
    Ok(row.and_then(|(version, at)| Some(AcceptedTerms { version: version?, accepted_at: at?.into() })))
}

pub fn find_all(conn: &mut DbConn, ids: &[UserId]) -> Result<Vec<User>, DbError> {
    let rows: Vec<UserRow> =
        users::table.filter(users::id.eq_any(ids)).select(UserRow::as_select()).load(conn)?;
    rows.into_iter().map(TryInto::try_into).collect()
}

pub fn find_by_email(conn: &mut DbConn, email: &Email) -> Result<Option<(User, PasswordHash)>, DbError> {
    let row: Option<(UserRow, String)> = users::table
        .filter(users::email_key.eq(email.key()))
        .select((UserRow::as_select(), users::password_hash))
        .first(conn)
        .optional()?;
    row.map(|(user, hash)| Ok((user.try_into()?, PasswordHash::new(hash)))).transpose()
}

pub fn administrators(conn: &mut DbConn) -> Result<Vec<UserId>, DbError> {
    let there = users::table.filter(users::role.eq(Role::Admin)).filter(users::deleted_at.is_null());
    Ok(there.order(users::id).select(users::id).load(conn)?)
}

/// Whether a row was changed. Whoever has deleted their account has no subscription any more, whatever is paid late.
pub fn set_premium(conn: &mut DbConn, id: UserId, premium: Premium) -> Result<bool, DbError> {
    let there = users::table.find(id).filter(users::deleted_at.is_null());
    let changed = diesel::update(there)
        .set((users::is_premium.eq(premium.flag), users::premium_until.eq(premium.until.map(UtcTime::from))))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Held until the transaction ends: two purchases at once do not overwrite each other. SQLite has one writer anyway.
pub fn lock(conn: &mut DbConn, id: UserId) -> Result<Option<User>, DbError> {
    if let DbConn::Postgres(c) = conn {
        let found: Option<i64> = users::table.find(id).select(users::id).for_update().first(c).optional()?;
        if found.is_none() {
            return Ok(None);
        }
    }
    find(conn, id)
}

type Ending = (UserId, Option<UtcTime>);

fn endings(rows: Vec<Ending>) -> Vec<(UserId, DateTime<Utc>)> {
    rows.into_iter().filter_map(|(id, until)| Some((id, until?.into()))).collect()
}

pub fn premium_ending(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    last: DateTime<Utc>,
) -> Result<Vec<(UserId, DateTime<Utc>)>, DbError> {
    let rows: Vec<Ending> = users::table
        .filter(users::is_premium.eq(true))
        .filter(users::premium_until.gt(UtcTime::from(now)))
        .filter(users::premium_until.le(UtcTime::from(last)))
        .select((users::id, users::premium_until))
        .load(conn)?;
    Ok(endings(rows))
}

pub fn lower_ended(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Vec<(UserId, DateTime<Utc>)>, DbError> {
    let ended =
        users::table.filter(users::is_premium.eq(true)).filter(users::premium_until.le(UtcTime::from(now)));
    let rows: Vec<Ending> = diesel::update(ended)
        .set(users::is_premium.eq(false))
        .returning((users::id, users::premium_until))
        .get_results(conn)?;
    Ok(endings(rows))
}

pub fn set_password(conn: &mut DbConn, id: UserId, hash: &PasswordHash) -> Result<(), DbError> {
    diesel::update(users::table.find(id)).set(users::password_hash.eq(hash.as_str())).execute(conn)?;
    Ok(())
}

pub fn confirm_email(conn: &mut DbConn, id: UserId) -> Result<(), DbError> {
    diesel::update(users::table.find(id)).set(users::is_email_verified.eq(true)).execute(conn)?;
    Ok(())
}

/// What a search looks through follows the name.
pub fn set_name_and_language(conn: &mut DbConn, user: &User) -> Result<(), DbError> {
    diesel::update(users::table.find(user.id))
        .set((
            users::name.eq(user.name.as_str()),
            users::search_key.eq(search_key(user.name.as_str(), user.email.as_str())),
            users::language.eq(user.language),
        ))
        .execute(conn)?;
    Ok(())
}
