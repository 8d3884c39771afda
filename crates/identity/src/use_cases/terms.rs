use crate::IdentityError;
use crate::domain::{AcceptedTerms, UserId};
use crate::store::users;
use database::DbConn;

/// The terms a person accepted last; none where an administrator opened the account.
pub fn accepted_terms(conn: &mut DbConn, id: UserId) -> Result<Option<AcceptedTerms>, IdentityError> {
    Ok(users::accepted_terms(conn, id)?)
}
