use super::schema::payment_events as events;
use crate::domain::{Event, Payment, Source, State, StateChange};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;
use sha2::{Digest, Sha256};

pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect()
}

pub fn add(
    conn: &mut DbConn,
    (payment, from): (&Payment, State),
    source: Source,
    (code, raw): (&str, &str),
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    diesel::insert_into(events::table)
        .values((
            events::payment_id.eq(payment.id),
            events::source.eq(source),
            events::from_state.eq(from),
            events::to_state.eq(payment.state),
            events::code.eq(code),
            events::raw.eq(raw),
            events::raw_hash.eq(hash(raw.as_bytes())),
            events::created_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(())
}

type Row = (Source, State, State, String, String, UtcTime);

/// The oldest first.
pub fn of(conn: &mut DbConn, payment_id: i64) -> Result<Vec<Event>, DbError> {
    let rows: Vec<Row> = events::table
        .filter(events::payment_id.eq(payment_id))
        .order(events::id)
        .select((
            events::source,
            events::from_state,
            events::to_state,
            events::code,
            events::raw,
            events::created_at,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(source, from, to, code, raw, at)| Event { source, from, to, code, raw, created_at: at.into() })
        .collect())
}

type StepRow = (i64, State, State, UtcTime);

/// The changes of state of several payments, the oldest first.
pub fn steps_of(conn: &mut DbConn, payment_ids: &[i64]) -> Result<Vec<StateChange>, DbError> {
    let rows: Vec<StepRow> = events::table
        .filter(events::payment_id.eq_any(payment_ids))
        .filter(events::from_state.ne(events::to_state))
        .order(events::id)
        .select((events::payment_id, events::from_state, events::to_state, events::created_at))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(payment_id, from, to, at)| StateChange { payment_id, from, to, at: at.into() })
        .collect())
}
