//! The count of free messages. What a browser says of it is not asked; what was written is not known here.

use crate::AccessError;
use crate::domain::{Address, MESSAGES, Quota, VisitorId, WINDOW, hex};
use crate::store::visitors as store;
use chrono::{DateTime, Days, NaiveTime, Utc};
use database::{DbConn, DbError};

/// A message that was set aside: counted from now on, unless it is given back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// For the cookie.
    pub visitor: VisitorId,
    pub quota: Quota,
    address: String,
}

/// Who comes: the visitor of the cookie, where there is one, and from where.
#[derive(Debug, Clone)]
pub struct Comer {
    pub visitor: Option<VisitorId>,
    pub address: Address,
    /// How many visitors' free messages the address has a day.
    pub visitors_per_address: i32,
}

impl Comer {
    fn messages_of_address(&self) -> i32 {
        MESSAGES.saturating_mul(self.visitors_per_address)
    }

    /// One's own count, whatever others used here, until nothing is left of the address: tomorrow that counts anew.
    fn quota(&self, (own, since): (i32, DateTime<Utc>), today: i32, day: DateTime<Utc>) -> Quota {
        let of_address = own < MESSAGES && today >= self.messages_of_address();
        if of_address {
            return Quota { used: MESSAGES, resets_at: day + Days::new(1), of_address };
        }
        Quota { used: own, resets_at: since + WINDOW, of_address }
    }
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
/// Two counts hold, and neither believes the browser: the visitor's, by the cookie, for thirty days; and the address's, for the
/// day. So who drops the cookie, collects cookies, lies about the browser or sends many at once gets no more than ten.
pub fn take_message(
    conn: &mut DbConn,
    comer: &Comer,
    fresh: &Fresh,
    now: DateTime<Utc>,
) -> Result<Taken, AccessError> {
    conn.write(|conn| {
        let day = day_of(now);
        let salt = store::salt(conn, day, &hex(&fresh.salt))?;
        let address = comer.address.digest(&salt);
        let known = match &comer.visitor {
            Some(visitor) => counted(conn, visitor, now)?.map(|(_, since)| (visitor.clone(), since)),
            None => None,
        };
        if let Some((visitor, since)) = &known
            && !store::take_of_visitor(conn, &visitor.digest())?
        {
            return Err(AccessError::MessageLimit { resets_at: *since + WINDOW, of_address: false });
        }
        let Some(today) = store::take_of_address(conn, &address, (day, comer.messages_of_address()))? else {
            return Err(AccessError::MessageLimit { resets_at: day + Days::new(1), of_address: true });
        };
        let (visitor, own, since) = match known {
            Some((visitor, since)) => {
                let own = store::visitor(conn, &visitor.digest())?.map_or(MESSAGES, |(used, _)| used);
                (visitor, own, since)
            }
            None => {
                store::insert_visitor(conn, &fresh.visitor.digest(), 1, now)?;
                (fresh.visitor.clone(), 1, now)
            }
        };
        Ok(Taken { visitor, quota: comer.quota((own, since), today, day), address })
    })
}

/// No answer was given: the message does not count.
pub fn give_back_message(conn: &mut DbConn, taken: &Taken) -> Result<(), AccessError> {
    conn.write(|conn| {
        store::give_back_to_visitor(conn, &taken.visitor.digest())?;
        Ok(store::give_back_to_address(conn, &taken.address)?)
    })
}

/// How much is used, without using any of it.
pub fn quota(conn: &mut DbConn, comer: &Comer, now: DateTime<Utc>) -> Result<Quota, AccessError> {
    let day = day_of(now);
    let own = match &comer.visitor {
        Some(visitor) => counted(conn, visitor, now)?,
        None => None,
    };
    let today = match store::salt_of(conn, day)? {
        Some(salt) => store::used_by_address(conn, &comer.address.digest(&salt))?,
        None => 0,
    };
    Ok(comer.quota(own.unwrap_or((0, now)), today, day))
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
