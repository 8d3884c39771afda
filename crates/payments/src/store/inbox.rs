use super::events::hash;
use super::schema::webhook_inbox as inbox;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

/// What came, under the hash of the whole of it.
pub struct Incoming<'a> {
    pub provider: &'a str,
    /// Everything that makes it this callback and no other.
    pub whole: &'a [u8],
    pub payment_id: i64,
    /// What is kept of the body.
    pub body: &'a str,
}

/// Keeps a callback, or counts one more copy of it.
pub fn keep(conn: &mut DbConn, incoming: &Incoming<'_>, now: DateTime<Utc>) -> Result<(), DbError> {
    let key = hash(incoming.whole);
    let insert = diesel::insert_into(inbox::table).values((
        inbox::provider.eq(incoming.provider),
        inbox::body_hash.eq(&key),
        inbox::payment_id.eq(incoming.payment_id),
        inbox::body.eq(incoming.body),
        inbox::copies.eq(1),
        inbox::received_at.eq(UtcTime::from(now)),
    ));
    let insert = insert
        .on_conflict((inbox::provider, inbox::body_hash))
        .do_update()
        .set(inbox::copies.eq(inbox::copies + 1));
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    Ok(())
}

/// How many different callbacks a payment had, and how many came in all.
pub fn count(conn: &mut DbConn, payment_id: i64) -> Result<(i64, i64), DbError> {
    let copies: Vec<i64> =
        inbox::table.filter(inbox::payment_id.eq(payment_id)).select(inbox::copies).load(conn)?;
    Ok((copies.len() as i64, copies.iter().sum()))
}
