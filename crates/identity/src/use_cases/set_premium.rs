use crate::IdentityError;
use crate::domain::{Premium, Role, User, UserId};
use crate::store::users;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Switches a person's subscription. Off clears the end; an administrator has none to switch.
pub fn set_premium(
    conn: &mut DbConn,
    id: UserId,
    until: Option<Option<DateTime<Utc>>>,
) -> Result<User, IdentityError> {
    let user = crate::user(conn, id)?;
    if user.role == Role::Admin {
        return Err(IdentityError::AdminHasNoPremium);
    }
    let premium = match until {
        Some(until) => Premium { flag: true, until },
        None => Premium::default(),
    };
    if !users::set_premium(conn, id, premium)? {
        return Err(IdentityError::UnknownUser);
    }
    Ok(User { premium, ..user })
}
