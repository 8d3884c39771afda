use super::schema::{professional_profiles, professional_profiles::dsl, users};
use super::users::UserRow;
use crate::domain::{Person, Profile, Role, User, UserId};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, JsonText, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;
use std::collections::HashMap;

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = professional_profiles, check_for_backend(MultiBackend))]
struct ProfileRow {
    specialty: String,
    domains: JsonText<Vec<String>>,
    city: String,
    languages: JsonText<Vec<String>>,
    roll_number: String,
    bio: String,
    years_of_practice: Option<i32>,
    is_verified: bool,
}

impl From<ProfileRow> for Profile {
    fn from(r: ProfileRow) -> Self {
        Self {
            specialty: r.specialty,
            domains: r.domains.0,
            city: r.city,
            languages: r.languages.0,
            roll_number: r.roll_number,
            bio: r.bio,
            years_of_practice: r.years_of_practice,
            is_verified: r.is_verified,
        }
    }
}

pub fn find(conn: &mut DbConn, id: UserId) -> Result<Option<Profile>, DbError> {
    let row: Option<ProfileRow> =
        dsl::professional_profiles.find(id).select(ProfileRow::columns()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

/// Those of several people, with one query.
pub fn of(conn: &mut DbConn, ids: &[UserId]) -> Result<HashMap<UserId, Profile>, DbError> {
    let rows: Vec<(UserId, ProfileRow)> = dsl::professional_profiles
        .filter(dsl::user_id.eq_any(ids.to_vec()))
        .select((dsl::user_id, ProfileRow::columns()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, row)| (id, row.into())).collect())
}

/// Writes all of a profile but whether it is verified; false where there is no row yet.
pub fn update(conn: &mut DbConn, id: UserId, p: &Profile, now: DateTime<Utc>) -> Result<bool, DbError> {
    let changed = diesel::update(dsl::professional_profiles.find(id))
        .set((
            dsl::specialty.eq(&p.specialty),
            dsl::domains.eq(JsonText(p.domains.clone())),
            dsl::city.eq(&p.city),
            dsl::languages.eq(JsonText(p.languages.clone())),
            dsl::roll_number.eq(&p.roll_number),
            dsl::bio.eq(&p.bio),
            dsl::years_of_practice.eq(p.years_of_practice),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

pub fn insert(conn: &mut DbConn, id: UserId, p: &Profile, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::insert_into(dsl::professional_profiles)
        .values((
            dsl::user_id.eq(id),
            dsl::specialty.eq(&p.specialty),
            dsl::domains.eq(JsonText(p.domains.clone())),
            dsl::city.eq(&p.city),
            dsl::languages.eq(JsonText(p.languages.clone())),
            dsl::roll_number.eq(&p.roll_number),
            dsl::bio.eq(&p.bio),
            dsl::years_of_practice.eq(p.years_of_practice),
            dsl::is_verified.eq(false),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(())
}

/// `at` is when it was verified; none takes the badge away. False where there is no profile.
pub fn set_verified(conn: &mut DbConn, id: UserId, at: Option<DateTime<Utc>>) -> Result<bool, DbError> {
    let changed = diesel::update(dsl::professional_profiles.find(id))
        .set((dsl::is_verified.eq(at.is_some()), dsl::verified_at.eq(at.map(UtcTime::from))))
        .execute(conn)?;
    Ok(changed == 1)
}

/// People with their profiles, with one query for any number of them.
pub fn people(conn: &mut DbConn, ids: &[UserId]) -> Result<Vec<Person>, DbError> {
    let rows: Vec<(UserRow, Option<ProfileRow>)> = users::table
        .left_join(professional_profiles::table)
        .filter(users::id.eq_any(ids.to_vec()))
        .select((UserRow::columns(), Option::<ProfileRow>::columns()))
        .load(conn)?;
    rows.into_iter()
        .map(|(user, profile)| {
            let User { id, name, email, role, language, deleted_at, .. } = user.try_into()?;
            let is_deleted = deleted_at.is_some();
            Ok(Person { id, name, email, role, language, profile: profile.map(Into::into), is_deleted })
        })
        .collect()
}

/// Avocats and huissiers whose profile names a branch of law.
pub fn in_domain(conn: &mut DbConn, domain: &str) -> Result<Vec<UserId>, DbError> {
    let named = format!("%\"{}\"%", domain.replace(['%', '_', '\\', '"'], ""));
    Ok(dsl::professional_profiles
        .inner_join(users::table)
        .filter(dsl::domains.like(named))
        .filter(users::role.eq_any([Role::Avocat.as_str(), Role::Huissier.as_str()]))
        .order(dsl::user_id.asc())
        .select(dsl::user_id)
        .load(conn)?)
}
