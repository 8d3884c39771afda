use crate::IdentityError;
use crate::domain::{Role, User, UserId};
use crate::store::departure;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Whether this account may be deleted: somebody has to be left who administers.
pub fn check_deletion(conn: &mut DbConn, user: &User) -> Result<(), IdentityError> {
    if user.role == Role::Admin && departure::lock_admins(conn)?.iter().all(|id| *id == user.id) {
        return Err(IdentityError::LastAdmin);
    }
    Ok(())
}

/// Takes the person out of the account: name, address, password, profile, sessions, links. The row stays, without a
/// name, for what others keep; the address is free again. Answers the sessions that ended.
pub fn delete_account(conn: &mut DbConn, id: UserId, now: DateTime<Utc>) -> Result<Vec<i64>, IdentityError> {
    conn.write(|conn| {
        let user = crate::user(conn, id)?;
        check_deletion(conn, &user)?;
        if !departure::anonymise(conn, id, now)? {
            return Err(IdentityError::UnknownUser);
        }
        departure::erase_beside(conn, id)?;
        Ok(departure::end_sessions(conn, id, None)?)
    })
}

/// Who stands where a person stood whom nobody may be told any more: an account without a name, that nobody can open.
pub fn nobody(conn: &mut DbConn) -> Result<UserId, IdentityError> {
    conn.write(|conn| Ok(departure::nobody(conn)?))
}
