//! What waits for a person.

use super::schema::{jurisprudence as cases, jurisprudence_reviews as reviews};
use crate::domain::import::{ReviewKind, ReviewState};
use crate::import::{Received, SOURCE};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, JsonText, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

database::text_column!(ReviewKind, ReviewState);

/// `None` once it was decided on.
type Kept = JsonText<Option<Received>>;

#[derive(Queryable, Selectable, Debug, Clone)]
#[diesel(table_name = reviews, check_for_backend(MultiBackend))]
pub struct ReviewRow {
    pub id: i64,
    pub kind: ReviewKind,
    pub case_id: i64,
    pub received: Kept,
    pub state: ReviewState,
    pub created_at: UtcTime,
}

/// Asks once; answers what was decided where the very same was asked before.
pub fn ask(
    conn: &mut DbConn,
    (kind, case_id): (ReviewKind, i64),
    received: &Received,
    run_id: Option<i64>,
    now: DateTime<Utc>,
) -> Result<ReviewState, DbError> {
    let digest = received.digest();
    let known: Option<ReviewState> = reviews::table
        .filter(reviews::source.eq(SOURCE))
        .filter(reviews::digest.eq(digest.clone()))
        .select(reviews::state)
        .first(conn)
        .optional()?;
    if let Some(state) = known {
        return Ok(state);
    }
    let mut kept = received.clone();
    kept.decision.text_as_received = kept.decision.text_as_received.replace('\0', "");
    let row = (
        reviews::kind.eq(kind),
        reviews::case_id.eq(case_id),
        reviews::run_id.eq(run_id),
        reviews::source.eq(SOURCE),
        reviews::source_id.eq(received.id.clone()),
        reviews::digest.eq(digest),
        reviews::received.eq(JsonText(Some(kept))),
        reviews::state.eq(ReviewState::Open),
        reviews::created_at.eq(UtcTime::from(now)),
    );
    diesel::insert_into(reviews::table).values(row).execute(conn)?;
    Ok(ReviewState::Open)
}

/// The oldest first; of decisions that are still here.
pub fn open(conn: &mut DbConn, limit: i64) -> Result<Vec<ReviewRow>, DbError> {
    Ok(reviews::table
        .inner_join(cases::table.on(cases::id.eq(reviews::case_id)))
        .filter(reviews::state.eq(ReviewState::Open))
        .filter(cases::is_active.eq(true))
        .order(reviews::id.asc())
        .limit(limit)
        .select(ReviewRow::columns())
        .load(conn)?)
}

pub fn count_open(conn: &mut DbConn) -> Result<i64, DbError> {
    Ok(reviews::table
        .inner_join(cases::table.on(cases::id.eq(reviews::case_id)))
        .filter(reviews::state.eq(ReviewState::Open))
        .filter(cases::is_active.eq(true))
        .count()
        .get_result(conn)?)
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Option<ReviewRow>, DbError> {
    Ok(reviews::table.find(id).select(ReviewRow::columns()).first(conn).optional()?)
}

/// Once: false where somebody decided meanwhile.
pub fn decide(
    conn: &mut DbConn,
    id: i64,
    state: ReviewState,
    (by, now): (Option<i64>, DateTime<Utc>),
) -> Result<bool, DbError> {
    let open = reviews::table.find(id).filter(reviews::state.eq(ReviewState::Open));
    let closed = diesel::update(open)
        .set((
            reviews::state.eq(state),
            reviews::received.eq(JsonText(None::<Received>)),
            reviews::decided_by.eq(by),
            reviews::decided_at.eq(Some(UtcTime::from(now))),
        ))
        .execute(conn)?;
    Ok(closed == 1)
}

/// What was received and is not decided on yet, of one decision.
pub fn received_of(conn: &mut DbConn, case_id: i64) -> Result<Vec<(i64, Received)>, DbError> {
    let rows: Vec<(i64, Kept)> = reviews::table
        .filter(reviews::case_id.eq(case_id))
        .filter(reviews::state.eq(ReviewState::Open))
        .select((reviews::id, reviews::received))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, kept)| Some((id, kept.0?))).collect())
}

pub fn set_received(conn: &mut DbConn, id: i64, received: Received) -> Result<(), DbError> {
    diesel::update(reviews::table.find(id))
        .set(reviews::received.eq(JsonText(Some(received))))
        .execute(conn)?;
    Ok(())
}

/// All of a decision that was deleted.
pub fn ignore_of(conn: &mut DbConn, case_id: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    let open: Vec<i64> = reviews::table
        .filter(reviews::case_id.eq(case_id))
        .filter(reviews::state.eq(ReviewState::Open))
        .select(reviews::id)
        .load(conn)?;
    for id in open {
        decide(conn, id, ReviewState::Ignored, (None, now))?;
    }
    Ok(())
}

/// Ids that were asked about, whatever was answered.
pub fn asked_ids(conn: &mut DbConn) -> Result<Vec<String>, DbError> {
    Ok(reviews::table.select(reviews::source_id).distinct().load(conn)?)
}
