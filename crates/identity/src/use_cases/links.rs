//! Links by mail: to confirm an address, to choose a new password, to sign in. To open one changes nothing; to use it
//! is a step of its own, and each is used once.

use super::digest;
use crate::IdentityError;
use crate::domain::{
    Email, LINKS_AN_HOUR, LinkKeys, LinkPurpose, LinkSeed, LinkToken, PasswordHash, User, UserId,
};
use crate::store::links::{self, Found, NewRow};
use crate::store::{departure, throttles, users};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

const HOUR: TimeDelta = TimeDelta::hours(1);
/// A link that has ended is known for so long, so that its page can say that it has.
const KEEP_ENDED: TimeDelta = TimeDelta::days(7);

/// What a link is made of.
#[derive(Debug, Clone, Copy)]
pub struct NewLink<'a> {
    pub purpose: LinkPurpose,
    pub keys: &'a LinkKeys,
    pub seed: &'a LinkSeed,
}

/// A link that is to leave by mail.
#[derive(Debug)]
pub struct LinkLetter {
    pub user: User,
    pub purpose: LinkPurpose,
    pub token: LinkToken,
}

/// A link for whoever has the address; answers its row. Where nobody has it the same is done, and no mail ever leaves:
/// neither the answer nor the time it takes tells which addresses have an account. The fourth of an hour is refused.
pub fn ask_link(
    conn: &mut DbConn,
    new: &NewLink<'_>,
    email: &Email,
    now: DateTime<Utc>,
) -> Result<i64, IdentityError> {
    let asked_hash = digest(&["link", new.purpose.as_str(), &email.key()]);
    conn.write(|conn| {
        // Locks the row of this address: whoever asks at the same time counts after it.
        throttles::count_failure(conn, &asked_hash, now, now)?;
        let asked = links::asked_since(conn, &asked_hash, now - HOUR)?;
        if asked.len() >= LINKS_AN_HOUR
            && let Some(oldest) = asked.first()
        {
            return Err(IdentityError::TooManyLinks { until: *oldest + HOUR });
        }
        let owner = users::find_by_email(conn, email)?.map(|(user, _)| user.id);
        insert(conn, new, owner, &asked_hash, now)
    })
}

/// The link that comes with an account. It does not count among those that are asked for.
pub fn ask_first_link(
    conn: &mut DbConn,
    new: &NewLink<'_>,
    owner: UserId,
    now: DateTime<Utc>,
) -> Result<i64, IdentityError> {
    let asked_hash = digest(&["first link", &owner.to_string()]);
    insert(conn, new, Some(owner), &asked_hash, now)
}

fn insert(
    conn: &mut DbConn,
    new: &NewLink<'_>,
    user_id: Option<UserId>,
    asked_hash: &str,
    now: DateTime<Utc>,
) -> Result<i64, IdentityError> {
    let token_hash = new.keys.token(new.seed).digest(new.purpose);
    let row = NewRow {
        user_id,
        purpose: new.purpose,
        asked_hash,
        token_hash: &token_hash,
        seed: new.seed,
        expires_at: now + new.purpose.lifetime(),
    };
    Ok(links::insert(conn, &row, now)?)
}

/// The mail of a link, at the moment it leaves. None where there is nobody to send it to any more.
pub fn link_letter(
    conn: &mut DbConn,
    keys: &LinkKeys,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Option<LinkLetter>, IdentityError> {
    let Some((user_id, purpose, seed)) = links::letter(conn, id, now)? else { return Ok(None) };
    let user = users::find(conn, user_id)?.filter(|u| u.deleted_at.is_none());
    Ok(user.map(|user| LinkLetter { user, purpose, token: keys.token(&seed) }))
}

/// Whose link it is, if it can still be used. Changes nothing.
pub fn link_owner(
    conn: &mut DbConn,
    token: &LinkToken,
    purpose: LinkPurpose,
    now: DateTime<Utc>,
) -> Result<User, IdentityError> {
    let found = found(conn, token, purpose)?;
    if found.is_used || found.expires_at <= now {
        return Err(IdentityError::LinkEnded);
    }
    owner(conn, &found)
}

/// The address is its owner's. The same link again says so again: mailboxes open links too.
pub fn confirm_email(
    conn: &mut DbConn,
    token: &LinkToken,
    now: DateTime<Utc>,
) -> Result<User, IdentityError> {
    conn.write(|conn| {
        let found = found(conn, token, LinkPurpose::VerifyEmail)?;
        let user = owner(conn, &found)?;
        if found.is_used && user.is_email_verified {
            return Ok(user);
        }
        used(conn, &found, now)?;
        confirmed(conn, user)
    })
}

/// Another password by a link. Every session ends, and every other link that opens the account; answers the sessions.
pub fn reset_password(
    conn: &mut DbConn,
    token: &LinkToken,
    hash: &PasswordHash,
    now: DateTime<Utc>,
) -> Result<(User, Vec<i64>), IdentityError> {
    conn.write(|conn| {
        let found = found(conn, token, LinkPurpose::ResetPassword)?;
        let user = owner(conn, &found)?;
        used(conn, &found, now)?;
        users::set_password(conn, user.id, hash)?;
        links::end_of(conn, user.id, &[LinkPurpose::ResetPassword, LinkPurpose::SignIn], now)?;
        let ended = departure::end_sessions(conn, user.id, None)?;
        Ok((confirmed(conn, user)?, ended))
    })
}

/// Whom the link signs in. Where this is the first proof that the address is theirs, whoever was signed in before is
/// signed out: an account may have been opened on an address by somebody else. Answers those sessions.
pub fn sign_in_by_link(
    conn: &mut DbConn,
    token: &LinkToken,
    now: DateTime<Utc>,
) -> Result<(User, Vec<i64>), IdentityError> {
    conn.write(|conn| {
        let found = found(conn, token, LinkPurpose::SignIn)?;
        let user = owner(conn, &found)?;
        used(conn, &found, now)?;
        let ended = match user.is_email_verified {
            true => Vec::new(),
            false => departure::end_sessions(conn, user.id, None)?,
        };
        Ok((confirmed(conn, user)?, ended))
    })
}

/// How many rows went.
pub fn forget_links(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, IdentityError> {
    Ok(links::delete_ended(conn, now - KEEP_ENDED)?)
}

fn found(conn: &mut DbConn, token: &LinkToken, purpose: LinkPurpose) -> Result<Found, IdentityError> {
    links::find(conn, &token.digest(purpose))?.ok_or(IdentityError::UnknownLink)
}

fn owner(conn: &mut DbConn, found: &Found) -> Result<User, IdentityError> {
    let user = users::find(conn, found.user_id)?.filter(|u| u.deleted_at.is_none());
    user.ok_or(IdentityError::UnknownLink)
}

fn used(conn: &mut DbConn, found: &Found, now: DateTime<Utc>) -> Result<(), IdentityError> {
    if found.expires_at <= now || !links::use_up(conn, found.id, now)? {
        return Err(IdentityError::LinkEnded);
    }
    Ok(())
}

fn confirmed(conn: &mut DbConn, user: User) -> Result<User, IdentityError> {
    users::confirm_email(conn, user.id)?;
    Ok(User { is_email_verified: true, ..user })
}
