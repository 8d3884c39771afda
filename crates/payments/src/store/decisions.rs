use super::rows::StoredDecision;
use super::schema::payment_decisions as decisions;
use crate::domain::{DecisionInput, DecisionRow, DecisionStatus};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::prelude::*;

pub fn propose(
    conn: &mut DbConn,
    payment_id: i64,
    input: &DecisionInput,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<DecisionRow, DbError> {
    let row: StoredDecision = diesel::insert_into(decisions::table)
        .values((
            decisions::payment_id.eq(payment_id),
            decisions::decision.eq(input.decision),
            decisions::note.eq(&input.note),
            decisions::external_reference.eq(input.external_reference.as_deref()),
            decisions::status.eq(DecisionStatus::Proposed),
            decisions::proposed_by.eq(admin),
            decisions::proposed_at.eq(UtcTime::from(now)),
        ))
        .returning(StoredDecision::columns())
        .get_result(conn)?;
    Ok(row.into())
}

/// The oldest first.
pub fn of(conn: &mut DbConn, payment_id: i64) -> Result<Vec<DecisionRow>, DbError> {
    let rows: Vec<StoredDecision> = decisions::table
        .filter(decisions::payment_id.eq(payment_id))
        .order(decisions::id)
        .select(StoredDecision::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn waiting(conn: &mut DbConn, payment_id: i64) -> Result<Option<DecisionRow>, DbError> {
    let row: Option<StoredDecision> = decisions::table
        .filter(decisions::payment_id.eq(payment_id))
        .filter(decisions::status.eq(DecisionStatus::Proposed))
        .select(StoredDecision::columns())
        .first(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// `false` when it was decided meanwhile.
pub fn decide(
    conn: &mut DbConn,
    id: i64,
    status: DecisionStatus,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<bool, DbError> {
    let waiting = decisions::table.find(id).filter(decisions::status.eq(DecisionStatus::Proposed));
    let done = diesel::update(waiting)
        .set((
            decisions::status.eq(status),
            decisions::decided_by.eq(Some(admin)),
            decisions::decided_at.eq(Some(UtcTime::from(now))),
        ))
        .execute(conn)?;
    Ok(done == 1)
}
