use crate::IdentityError;
use crate::domain::{Email, User, UserId};
use crate::store::users;
use database::DbConn;

/// One that was deleted is nobody.
pub fn user(conn: &mut DbConn, id: UserId) -> Result<User, IdentityError> {
    users::find(conn, id)?.filter(|u| u.deleted_at.is_none()).ok_or(IdentityError::UnknownUser)
}

/// Several accounts with one query, in no order; ids that nobody has are left out.
pub fn users(conn: &mut DbConn, ids: &[UserId]) -> Result<Vec<User>, IdentityError> {
    Ok(users::find_all(conn, ids)?)
}

/// The account of an address, if there is one.
pub fn user_by_email(conn: &mut DbConn, email: &Email) -> Result<Option<User>, IdentityError> {
    Ok(users::find_by_email(conn, email)?.map(|(user, _)| user))
}
