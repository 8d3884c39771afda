//! Calls that may be repeated: the first one runs, and its answer is given again for a day.

use super::{digest, digest_of_bytes};
use crate::IdentityError;
use crate::domain::UserId;
use crate::store::idempotency as store;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

const KEEP: TimeDelta = TimeDelta::hours(24);
/// A call that has not been answered for this long died with its process: the next repeat runs.
const GIVEN_UP_AFTER: TimeDelta = TimeDelta::minutes(2);

/// A call as it came in.
#[derive(Debug, Clone, Copy)]
pub struct NewCall<'a> {
    pub user_id: UserId,
    pub key: &'a str,
    pub method: &'a str,
    pub path: &'a str,
    pub body: &'a [u8],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// This caller runs it, and then says how it ended: [`finish_call`] or [`release_call`].
    Run {
        id: i64,
    },
    Answered {
        status: i32,
        answer: String,
    },
    /// The first one still runs.
    Running,
    /// The key was used for something else.
    OtherBody,
}

pub fn claim_call(conn: &mut DbConn, call: &NewCall<'_>, now: DateTime<Utc>) -> Result<Claim, IdentityError> {
    let key = digest(&[call.key, &call.user_id.to_string(), call.method, call.path]);
    let body = digest_of_bytes(call.body);
    if let Some(old) = store::find(conn, &key)?
        && old.created_at + KEEP <= now
    {
        store::delete(conn, old.id)?;
    }
    if let Some(id) = store::insert(conn, &key, call.user_id, &body, now)? {
        return Ok(Claim::Run { id });
    }
    // Released between the two: the next look finds it free.
    let Some(row) = store::find(conn, &key)? else { return Ok(Claim::Running) };
    if row.body_hash != body {
        return Ok(Claim::OtherBody);
    }
    if let Some((status, answer)) = row.answer {
        return Ok(Claim::Answered { status, answer });
    }
    if row.created_at + GIVEN_UP_AFTER <= now && store::take_over(conn, &row, now)? {
        return Ok(Claim::Run { id: row.id });
    }
    Ok(Claim::Running)
}

/// What every repeat is answered from now on.
pub fn finish_call(conn: &mut DbConn, id: i64, status: i32, answer: &str) -> Result<(), IdentityError> {
    Ok(store::finish(conn, id, status, answer)?)
}

/// The call was refused and changed nothing: it may be made again, corrected or not.
pub fn release_call(conn: &mut DbConn, id: i64) -> Result<(), IdentityError> {
    Ok(store::delete(conn, id)?)
}

/// How many rows went.
pub fn forget_calls(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, IdentityError> {
    Ok(store::delete_before(conn, now - KEEP)?)
}
