//! The count of free messages. What a browser says of it is not asked; what was written is not known here.

use crate::AccessError;
use crate::domain::{Browser, MESSAGES, Quota, VisitorId, WINDOW, hex};
use crate::store::visitors as store;
use chrono::{DateTime, Days, NaiveTime, Utc};
use database::{DbConn, DbError};

/// A message that was set aside: counted from now on, unless it is given back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// For the cookie.
    pub visitor: VisitorId,
    pub quota: Quota,
    browser: Option<String>,
}

/// Who comes: the visitor of the cookie, where there is one, and what is seen of the browser.
#[derive(Debug, Clone)]
pub struct Comer {
    pub visitor: Option<VisitorId>,
    pub browser: Browser,
}

/// Random.
#[derive(Clone)]
pub struct Fresh {
    pub visitor: VisitorId,
    pub salt: [u8; 32],
}

fn day_of(now: DateTime<Utc>) -> DateTime<Utc> {
    now.date_naive().and_time(NaiveTime::MIN).and_utc()
}

/// Sets one of the ten messages aside, or says that all are used.
///
/// A visitor is counted by the cookie for thirty days. On the day a cookie is new the browser's own count holds beside it:
/// who drops the cookie, or sends without one many times at once, gets no more than ten in all.
pub fn take_message(
    conn: &mut DbConn,
    comer: &Comer,
    fresh: &Fresh,
    now: DateTime<Utc>,
) -> Result<Taken, AccessError> {
    conn.write(|conn| {
        let day = day_of(now);
        let tomorrow = day + Days::new(1);
        let salt = store::salt(conn, day, &hex(&fresh.salt))?;
        let browser = comer.browser.digest(&salt);
        if let Some(visitor) = &comer.visitor
            && let Some((_, since)) = counted(conn, visitor, now)?
        {
            let resets_at = since + WINDOW;
            if !store::take_of_visitor(conn, &visitor.digest())? {
                return Err(AccessError::MessageLimit { resets_at });
            }
            let own = store::visitor(conn, &visitor.digest())?.map_or(MESSAGES, |(used, _)| used);
            let (visitor, is_new) = (visitor.clone(), since >= day);
            if !is_new {
                return Ok(Taken { visitor, quota: Quota { used: own, resets_at }, browser: None });
            }
            let today = store::take_of_browser(conn, &browser, day)?;
            // What others used at this browser's place today: tomorrow only one's own count holds.
            let used = own.max(today.ok_or(AccessError::MessageLimit { resets_at: tomorrow })?);
            return Ok(Taken { visitor, quota: Quota { used, resets_at }, browser: Some(browser) });
        }
        let Some(used) = store::take_of_browser(conn, &browser, day)? else {
            return Err(AccessError::MessageLimit { resets_at: tomorrow });
        };
        // What this browser has used today counts for the new visitor too.
        store::insert_visitor(conn, &fresh.visitor.digest(), used, now)?;
        let quota = Quota { used, resets_at: now + WINDOW };
        Ok(Taken { visitor: fresh.visitor.clone(), quota, browser: Some(browser) })
    })
}

/// No answer was given: the message does not count.
pub fn give_back_message(conn: &mut DbConn, taken: &Taken) -> Result<(), AccessError> {
    conn.write(|conn| {
        store::give_back_to_visitor(conn, &taken.visitor.digest())?;
        if let Some(browser) = &taken.browser {
            store::give_back_to_browser(conn, browser)?;
        }
        Ok(())
    })
}

/// How much is used, without using any of it.
pub fn quota(conn: &mut DbConn, comer: &Comer, now: DateTime<Utc>) -> Result<Quota, AccessError> {
    let day = day_of(now);
    let own = match &comer.visitor {
        Some(visitor) => counted(conn, visitor, now)?,
        None => None,
    };
    if let Some((used, since)) = own
        && since < day
    {
        return Ok(Quota { used, resets_at: since + WINDOW });
    }
    let today = match store::salt_of(conn, day)? {
        Some(salt) => store::used_by_browser(conn, &comer.browser.digest(&salt))?,
        None => 0,
    };
    let (used, since) = own.unwrap_or((0, now));
    let resets_at = if today >= MESSAGES && used < MESSAGES { day + Days::new(1) } else { since + WINDOW };
    Ok(Quota { used: used.max(today), resets_at })
}

/// The visitor's count, while its thirty days last.
fn counted(
    conn: &mut DbConn,
    visitor: &VisitorId,
    now: DateTime<Utc>,
) -> Result<Option<(i32, DateTime<Utc>)>, DbError> {
    Ok(store::visitor(conn, &visitor.digest())?.filter(|(_, since)| now < *since + WINDOW))
}

/// Lets go of counts that are over, and of the salts of past days with all that was counted under them.
pub fn forget_visitors(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, AccessError> {
    Ok(store::forget(conn, now - WINDOW, day_of(now), now)?)
}
