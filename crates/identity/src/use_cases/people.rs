use crate::IdentityError;
use crate::domain::{Person, UserId};
use crate::store::{profiles, users};
use database::DbConn;
use std::collections::HashMap;

/// Names, addresses and profiles of several people with one query; ids that nobody has are left out.
pub fn people(conn: &mut DbConn, ids: &[UserId]) -> Result<HashMap<UserId, Person>, IdentityError> {
    Ok(profiles::people(conn, ids)?.into_iter().map(|p| (p.id, p)).collect())
}

/// Who administers, at present.
pub fn administrators(conn: &mut DbConn) -> Result<Vec<UserId>, IdentityError> {
    Ok(users::administrators(conn)?)
}
