use crate::IdentityError;
use crate::domain::{AccountChange, LinkPurpose, PasswordHash, User, UserId};
use crate::store::{departure, links, users};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Another name, or another language for one's mails.
pub fn change_account(conn: &mut DbConn, id: UserId, change: &AccountChange) -> Result<User, IdentityError> {
    conn.write(|conn| {
        let user = crate::user(conn, id)?;
        let changed = User {
            name: change.name.clone().unwrap_or(user.name),
            language: change.language.unwrap_or(user.language),
            ..user
        };
        users::set_name_and_language(conn, &changed)?;
        Ok(changed)
    })
}

/// Another password, chosen by whoever knows the present one. The other sessions end, and the links that would open
/// the account; answers the sessions.
pub fn change_password(
    conn: &mut DbConn,
    id: UserId,
    hash: &PasswordHash,
    kept_session: Option<i64>,
    now: DateTime<Utc>,
) -> Result<Vec<i64>, IdentityError> {
    conn.write(|conn| {
        crate::user(conn, id)?;
        users::set_password(conn, id, hash)?;
        links::end_of(conn, id, &[LinkPurpose::ResetPassword, LinkPurpose::SignIn], now)?;
        Ok(departure::end_sessions(conn, id, kept_session)?)
    })
}
