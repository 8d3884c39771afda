//! What the holder of a living link may do with it, and what is new on its request does.

use crate::AccessError;
use crate::domain::{Access, EXTENSION, StopToken};
use crate::store::access as store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// The living access with this id, held until the transaction ends.
pub fn hold(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<(Access, i64), AccessError> {
    let access = store::lock(conn, id)?.filter(|a| !a.is_forgotten(now)).ok_or(AccessError::NotFound)?;
    match access.request_id {
        Some(request_id) if access.is_live(now) => Ok((access, request_id)),
        _ => Err(AccessError::Expired),
    }
}

/// The access of a request that came through a link, held until the transaction ends; it may have ended.
///
/// Whoever needs the access and its request holds the access first: two who held them the other way round would wait for each other
/// for ever.
pub fn hold_of_request(conn: &mut DbConn, request_id: i64) -> Result<Option<Access>, AccessError> {
    Ok(match store::by_request(conn, request_id)? {
        Some(found) => store::lock(conn, found.id)?,
        None => None,
    })
}

/// Seven days more, four times.
pub fn extend(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<Access, AccessError> {
    conn.write(|conn| {
        let (access, _) = hold(conn, id, now)?;
        if access.extensions_left() == 0 {
            return Err(AccessError::NoExtensionLeft);
        }
        store::extend(conn, &access, access.expires_at + EXTENSION, access.extensions + 1)?;
        store::by_id(conn, id)?.ok_or(AccessError::NotFound)
    })
}

/// Something new on a request: its access, and whether that extended it. `None` where no living link is left.
pub fn extend_for_news(
    conn: &mut DbConn,
    request_id: i64,
    now: DateTime<Utc>,
) -> Result<Option<(Access, bool)>, AccessError> {
    conn.write(|conn| {
        let Some(found) = store::by_request(conn, request_id)? else { return Ok(None) };
        let Some(access) = store::lock(conn, found.id)?.filter(|a| a.is_live(now)) else { return Ok(None) };
        let Some(until) = access.extended_by_news(now) else { return Ok(Some((access, false))) };
        store::extend(conn, &access, until, access.extensions)?;
        Ok(Some((Access { expires_at: until, ..access }, true)))
    })
}

pub fn set_notices(
    conn: &mut DbConn,
    id: i64,
    enabled: bool,
    now: DateTime<Utc>,
) -> Result<Access, AccessError> {
    conn.write(|conn| {
        let (access, _) = hold(conn, id, now)?;
        store::set_notices(conn, id, enabled)?;
        Ok(Access { notices_enabled: enabled, ..access })
    })
}

/// What the link at the end of each mail does. Again does nothing.
pub fn stop_notices(conn: &mut DbConn, token: &StopToken) -> Result<(), AccessError> {
    let access = store::by_stop(conn, &token.digest())?.ok_or(AccessError::NotFound)?;
    Ok(store::set_notices(conn, access.id, false)?)
}

/// The link and its channel are gone: erased by its holder, or handed over to an account.
pub fn end_access(conn: &mut DbConn, id: i64) -> Result<(), AccessError> {
    Ok(store::delete(conn, id)?)
}
