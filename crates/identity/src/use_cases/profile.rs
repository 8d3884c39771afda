use crate::IdentityError;
use crate::domain::{NewProfile, Profile, UserId};
use crate::store::profiles;
use chrono::{DateTime, Utc};
use database::DbConn;

/// A professional's own profile; empty where none was written.
pub fn profile(conn: &mut DbConn, id: UserId) -> Result<Profile, IdentityError> {
    Ok(profiles::find(conn, id)?.unwrap_or_default())
}

/// Writes one's own profile. Another roll number is one that nobody has verified.
pub fn save_profile(
    conn: &mut DbConn,
    id: UserId,
    new: &NewProfile,
    now: DateTime<Utc>,
) -> Result<Profile, IdentityError> {
    let NewProfile(new) = new;
    conn.write(|conn| {
        let before = profiles::find(conn, id)?;
        if !profiles::update(conn, id, new, now)? {
            profiles::insert(conn, id, new, now)?;
        } else if before.is_some_and(|p| p.roll_number != new.roll_number) {
            profiles::set_verified(conn, id, None)?;
        }
        profile(conn, id)
    })
}

/// An administrator has verified the roll number, or takes that back.
pub fn verify_profile(
    conn: &mut DbConn,
    id: UserId,
    at: Option<DateTime<Utc>>,
) -> Result<Profile, IdentityError> {
    if !profiles::set_verified(conn, id, at)? {
        return Err(IdentityError::UnknownUser);
    }
    profile(conn, id)
}

/// Who is to hear of a request in a branch of law.
pub fn professionals_in(conn: &mut DbConn, domain: &str) -> Result<Vec<UserId>, IdentityError> {
    Ok(profiles::in_domain(conn, domain)?)
}
