use crate::IdentityError;
use crate::domain::{User, UserId};
use crate::store::users;
use chrono::{DateTime, Utc};
use database::DbConn;

/// A person's subscription after something was bought, and from when the months that were bought count.
#[derive(Debug, Clone)]
pub struct Bought {
    pub user: User,
    pub starts_at: DateTime<Utc>,
}

/// Adds calendar months, in the caller's transaction. Of two purchases at once each adds its own.
pub fn extend_premium(
    conn: &mut DbConn,
    id: UserId,
    months: u32,
    now: DateTime<Utc>,
) -> Result<Bought, IdentityError> {
    let user = users::lock(conn, id)?.ok_or(IdentityError::UnknownUser)?;
    let (starts_at, premium) = user.premium.extended(months, now);
    users::set_premium(conn, id, premium)?;
    Ok(Bought { user: User { premium, ..user }, starts_at })
}

/// Takes away what is left of an interval that was bought and given back, in the caller's transaction.
pub fn shorten_premium(
    conn: &mut DbConn,
    id: UserId,
    interval: (DateTime<Utc>, DateTime<Utc>),
    now: DateTime<Utc>,
) -> Result<(), IdentityError> {
    let user = users::lock(conn, id)?.ok_or(IdentityError::UnknownUser)?;
    users::set_premium(conn, id, user.premium.shortened(interval, now))?;
    Ok(())
}

/// Whose subscription ends after `now` and until `last`, and when.
pub fn premium_ending(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    last: DateTime<Utc>,
) -> Result<Vec<(UserId, DateTime<Utc>)>, IdentityError> {
    Ok(users::premium_ending(conn, now, last)?)
}

/// Lowers the flags of subscriptions that have ended; answers whose, and when they ended. Reading never relied on the flag alone.
pub fn lower_ended_premium(
    conn: &mut DbConn,
    now: DateTime<Utc>,
) -> Result<Vec<(UserId, DateTime<Utc>)>, IdentityError> {
    Ok(users::lower_ended(conn, now)?)
}
