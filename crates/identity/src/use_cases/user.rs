use crate::IdentityError;
use crate::domain::{User, UserId};
use crate::store::users;
use database::DbConn;

pub fn user(conn: &mut DbConn, id: UserId) -> Result<User, IdentityError> {
    users::find(conn, id)?.ok_or(IdentityError::UnknownUser)
}
