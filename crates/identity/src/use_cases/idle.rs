//! Accounts that nobody uses: their owners are told, and thirty days later they end.

use crate::IdentityError;
use crate::domain::{TOLD_BEFORE, User, UserId, idle_before};
use crate::store::{idle, users};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// The last use is written down at most this often.
const MARK_EVERY: TimeDelta = TimeDelta::days(1);

pub(crate) fn mark_used(conn: &mut DbConn, id: UserId, now: DateTime<Utc>) -> Result<(), IdentityError> {
    Ok(idle::mark_used(conn, id, now - MARK_EVERY, now)?)
}

/// Whose account ends soon and who does not know: each is answered once, to one caller, and counts as told from now. In
/// the caller's transaction, with whatever tells them. Administrators are among them: theirs do not end.
pub fn claim_idle_to_tell(
    conn: &mut DbConn,
    limit: i64,
    now: DateTime<Utc>,
) -> Result<Vec<User>, IdentityError> {
    let Some(before) = idle_before(now + TOLD_BEFORE) else { return Ok(Vec::new()) };
    conn.write(|conn| {
        let mut claimed = Vec::new();
        for id in idle::unused(conn, before, None, limit)? {
            users::lock(conn, id)?;
            let Some((user, uses)) = idle::find_use(conn, id)? else { continue };
            if uses.is_to_be_told(now) {
                idle::set_told(conn, id, Some(now))?;
                claimed.push(user);
            }
        }
        Ok(claimed)
    })
}

/// Accounts whose time seems to be over; [`hold_idle`] says of each whether it is.
pub fn idle_accounts(
    conn: &mut DbConn,
    limit: i64,
    now: DateTime<Utc>,
) -> Result<Vec<UserId>, IdentityError> {
    let Some(before) = idle_before(now) else { return Ok(Vec::new()) };
    Ok(idle::unused(conn, before, Some(now - TOLD_BEFORE), limit)?)
}

/// The account, held until the transaction ends, and when its owner was told; none where it is gone or in use again.
pub fn hold_idle(
    conn: &mut DbConn,
    id: UserId,
    now: DateTime<Utc>,
) -> Result<Option<(User, DateTime<Utc>)>, IdentityError> {
    users::lock(conn, id)?;
    let found = idle::find_use(conn, id)?.filter(|(_, uses)| uses.is_over(now));
    Ok(found.and_then(|(user, uses)| Some((user, uses.told_at?))))
}

/// The word did not reach anybody: its owner is to be told again, with all the time there is.
pub fn untell_idle(conn: &mut DbConn, id: UserId) -> Result<(), IdentityError> {
    Ok(idle::set_told(conn, id, None)?)
}
