use super::register::email_taken;
use crate::IdentityError;
use crate::domain::{Email, Language, PasswordHash, PersonName, Role, User};
use crate::store::users::{self, NewUser};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Makes an administrator: from the command line only, no call of the API does it.
pub fn create_admin(
    conn: &mut DbConn,
    name: &PersonName,
    email: &Email,
    hash: &PasswordHash,
    now: DateTime<Utc>,
) -> Result<User, IdentityError> {
    let new = NewUser { name, email, hash, role: Role::Admin, language: Language::French, terms: None };
    users::insert(conn, &new, now).map_err(email_taken)
}
