//! The outbox and the notices in the database. Nothing outside this folder knows a column.
pub mod mutes;
pub mod notices;
mod rows;
mod schema;

use crate::domain::{Fate, MAX_ATTEMPTS, Mail, QueueStatus, Recipient, SendError};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, JsonText, RowColumns, UtcTime};
use diesel::dsl::{count_star, min};
use diesel::prelude::*;
pub use rows::ClaimedRow;
use rows::{Ending, NewRow};
use schema::outbox;

const PENDING: &str = "pending";
const SENDING: &str = "sending";
const SENT: &str = "sent";
const FAILED: &str = "failed";

pub fn insert(
    conn: &mut DbConn,
    mail: &Mail,
    to: &Recipient,
    idempotency_key: &str,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let row = NewRow {
        kind: mail.kind(),
        payload: JsonText(mail.parameters()),
        recipient: to.address(),
        language: to.language().as_str(),
        idempotency_key,
        state: PENDING,
        attempts: 0,
        next_attempt_at: now.into(),
        created_at: now.into(),
    };
    let insert =
        diesel::insert_into(outbox::table).values(row).on_conflict(outbox::idempotency_key).do_nothing();
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    Ok(())
}

/// The ids and attempt numbers of what may be claimed, longest due first. Kinds that this version does not know are
/// left to the processes that do.
pub fn due(conn: &mut DbConn, limit: i64, now: DateTime<Utc>) -> Result<Vec<(i64, i64)>, DbError> {
    let now = UtcTime::from(now);
    let waiting = outbox::state.eq(PENDING).and(outbox::next_attempt_at.le(now));
    let abandoned = outbox::state.eq(SENDING).and(outbox::lease_until.assume_not_null().le(now));
    let due = outbox::table
        .filter(outbox::kind.eq_any(Mail::KINDS))
        .filter(waiting.or(abandoned))
        .order((outbox::next_attempt_at, outbox::id))
        .limit(limit)
        .select((outbox::id, outbox::attempts));
    Ok(due.load(conn)?)
}

/// Compare-and-set on the attempt number: `None` when another process was faster.
pub fn claim(
    conn: &mut DbConn,
    (id, attempts): (i64, i64),
    lease_until: DateTime<Utc>,
) -> Result<Option<ClaimedRow>, DbError> {
    let unclaimed = outbox::table
        .find(id)
        .filter(outbox::attempts.eq(attempts))
        .filter(outbox::state.eq_any([PENDING, SENDING]));
    let claimed = diesel::update(unclaimed)
        .set((
            outbox::state.eq(SENDING),
            outbox::attempts.eq(attempts + 1),
            outbox::lease_until.eq(Some(UtcTime::from(lease_until))),
        ))
        .returning(ClaimedRow::columns())
        .get_result(conn);
    Ok(claimed.optional()?)
}

/// Whoever sent it may say so, even after the lease ended: this ends every other attempt.
pub fn mark_sent(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(outbox::table.find(id).filter(outbox::state.ne(SENT)))
        .set(Ending::new(SENT, None, Some(now)))
        .execute(conn)?;
    Ok(())
}

/// Only for the claimer whose attempt is still the current one.
pub fn put_back(
    conn: &mut DbConn,
    (id, attempt): (i64, i64),
    code: &str,
    next_attempt_at: DateTime<Utc>,
) -> Result<(), DbError> {
    let mine = outbox::table.find(id).filter(outbox::state.eq(SENDING)).filter(outbox::attempts.eq(attempt));
    diesel::update(mine)
        .set((
            outbox::state.eq(PENDING),
            outbox::lease_until.eq(None::<UtcTime>),
            outbox::last_error.eq(Some(code)),
            outbox::next_attempt_at.eq(UtcTime::from(next_attempt_at)),
        ))
        .execute(conn)?;
    Ok(())
}

/// Only for the claimer whose attempt is still the current one.
pub fn give_up(conn: &mut DbConn, (id, attempt): (i64, i64), code: &str) -> Result<(), DbError> {
    let mine = outbox::table.find(id).filter(outbox::state.eq(SENDING)).filter(outbox::attempts.eq(attempt));
    diesel::update(mine).set(Ending::new(FAILED, Some(code), None)).execute(conn)?;
    Ok(())
}

/// A mail whose every attempt ended without a word may be what ends the process: it is not claimed for ever.
pub fn give_up_abandoned(conn: &mut DbConn, now: DateTime<Utc>) -> Result<(), DbError> {
    let abandoned = outbox::table
        .filter(outbox::state.eq(SENDING))
        .filter(outbox::lease_until.assume_not_null().le(UtcTime::from(now)))
        .filter(outbox::attempts.ge(MAX_ATTEMPTS));
    diesel::update(abandoned).set(Ending::new(FAILED, Some("abandoned"), None)).execute(conn)?;
    Ok(())
}

pub fn status(conn: &mut DbConn) -> Result<QueueStatus, DbError> {
    let (pending, oldest): (i64, Option<UtcTime>) = outbox::table
        .filter(outbox::state.eq_any([PENDING, SENDING]))
        .select((count_star(), min(outbox::created_at)))
        .first(conn)?;
    let failed = outbox::table.filter(outbox::state.eq(FAILED)).count().get_result(conn)?;
    Ok(QueueStatus { pending, failed, oldest: oldest.map(Into::into) })
}

pub fn fate(conn: &mut DbConn, idempotency_key: &str) -> Result<Fate, DbError> {
    let row: Option<(String, Option<String>)> = outbox::table
        .filter(outbox::idempotency_key.eq(idempotency_key))
        .select((outbox::state, outbox::last_error))
        .first(conn)
        .optional()?;
    let Some((state, error)) = row else { return Ok(Fate::Sent) };
    Ok(match (state.as_str(), error) {
        (SENT, _) => Fate::Sent,
        (FAILED, Some(code)) if SendError::is_final_code(&code) => Fate::Refused,
        (FAILED, _) => Fate::GivenUp,
        _ => Fate::Waiting,
    })
}

pub fn delete_keyed(conn: &mut DbConn, key_prefix: &str) -> Result<usize, DbError> {
    let keyed = outbox::table.filter(outbox::idempotency_key.like(beginning(key_prefix)).escape('\\'));
    Ok(diesel::delete(keyed).execute(conn)?)
}

fn beginning(key_prefix: &str) -> String {
    format!("{}%", key_prefix.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"))
}

pub fn is_keyed_since(conn: &mut DbConn, key_prefix: &str, since: DateTime<Utc>) -> Result<bool, DbError> {
    let keyed = outbox::table
        .filter(outbox::idempotency_key.like(beginning(key_prefix)).escape('\\'))
        .filter(outbox::created_at.gt(UtcTime::from(since)));
    Ok(diesel::select(diesel::dsl::exists(keyed)).get_result(conn)?)
}

/// A claimed mail that nobody wants any more. Does nothing once it was sent.
pub fn drop_claimed(conn: &mut DbConn, id: i64) -> Result<(), DbError> {
    diesel::delete(outbox::table.find(id).filter(outbox::state.eq(SENDING))).execute(conn)?;
    Ok(())
}

pub fn delete_sent(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    let old = outbox::table
        .filter(outbox::state.eq(SENT))
        .filter(outbox::sent_at.assume_not_null().lt(UtcTime::from(before)));
    Ok(diesel::delete(old).execute(conn)?)
}

/// Those that were given up.
pub fn delete_failed(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    let old =
        outbox::table.filter(outbox::state.eq(FAILED)).filter(outbox::created_at.lt(UtcTime::from(before)));
    Ok(diesel::delete(old).execute(conn)?)
}

/// Every mail to an address, as it is written in the account.
pub fn delete_to(conn: &mut DbConn, address: &str) -> Result<(), DbError> {
    diesel::delete(outbox::table.filter(outbox::recipient.eq(address))).execute(conn)?;
    Ok(())
}
