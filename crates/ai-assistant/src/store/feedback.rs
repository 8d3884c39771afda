//! What people said of answers.

use super::schema::{ai_feedback, ai_feedback::dsl, ai_logs};
use crate::domain::{
    AnswerStatus, Feedback, FeedbackFilter, FeedbackHead, FeedbackReason, FeedbackState, FeedbackTotals,
    Opinion,
};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

database::text_column!(FeedbackReason, FeedbackState);

#[derive(Queryable, Selectable)]
#[diesel(table_name = ai_feedback, check_for_backend(MultiBackend))]
struct FeedbackRow {
    id: i64,
    log_id: i64,
    user_id: i64,
    source_key: String,
    is_useful: bool,
    reason: Option<FeedbackReason>,
    comment: String,
    state: FeedbackState,
    reviewed_by: Option<i64>,
    reviewed_at: Option<UtcTime>,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<FeedbackRow> for Feedback {
    fn from(r: FeedbackRow) -> Self {
        Self {
            id: r.id,
            log_id: r.log_id,
            user_id: r.user_id,
            opinion: Opinion {
                source_key: r.source_key,
                is_useful: r.is_useful,
                reason: r.reason,
                comment: r.comment,
            },
            state: r.state,
            reviewed_by: r.reviewed_by,
            reviewed_at: r.reviewed_at.map(Into::into),
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}

/// Writes an opinion, over the one that this person had of it before; it waits to be looked at again.
pub fn put(
    conn: &mut DbConn,
    (log, user): (i64, i64),
    opinion: &Opinion,
    now: DateTime<Utc>,
) -> Result<Feedback, DbError> {
    let now = UtcTime::from(now);
    let said = || {
        (
            dsl::is_useful.eq(opinion.is_useful),
            dsl::reason.eq(opinion.reason),
            dsl::comment.eq(&opinion.comment),
            dsl::state.eq(FeedbackState::Open),
            dsl::updated_at.eq(now),
        )
    };
    let row = (
        dsl::log_id.eq(log),
        dsl::user_id.eq(user),
        dsl::source_key.eq(&opinion.source_key),
        dsl::created_at.eq(now),
    );
    let of_it = (dsl::log_id, dsl::source_key);
    let nobody = (dsl::reviewed_by.eq(None::<i64>), dsl::reviewed_at.eq(None::<UtcTime>));
    let insert = diesel::insert_into(ai_feedback::table)
        .values((row, said()))
        .on_conflict(of_it)
        .do_update()
        .set((said(), nobody));
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    let kept: FeedbackRow = dsl::ai_feedback
        .filter(dsl::log_id.eq(log))
        .filter(dsl::source_key.eq(&opinion.source_key))
        .select(FeedbackRow::columns())
        .first(conn)?;
    Ok(kept.into())
}

pub fn remove(conn: &mut DbConn, log: i64, source: &str) -> Result<usize, DbError> {
    let of_it = dsl::ai_feedback.filter(dsl::log_id.eq(log)).filter(dsl::source_key.eq(source));
    Ok(diesel::delete(of_it).execute(conn)?)
}

/// All opinions of these exchanges.
pub fn of_logs(conn: &mut DbConn, logs: &[i64]) -> Result<Vec<Feedback>, DbError> {
    let rows: Vec<FeedbackRow> = dsl::ai_feedback
        .filter(dsl::log_id.eq_any(logs.to_vec()))
        .order(dsl::id.asc())
        .select(FeedbackRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// A person's own, behind `after`, by id.
pub fn of_user(conn: &mut DbConn, user: i64, after: i64, limit: i64) -> Result<Vec<Feedback>, DbError> {
    let rows: Vec<FeedbackRow> = dsl::ai_feedback
        .filter(dsl::user_id.eq(user))
        .filter(dsl::id.gt(after))
        .order(dsl::id.asc())
        .limit(limit)
        .select(FeedbackRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Option<Feedback>, DbError> {
    let row: Option<FeedbackRow> =
        dsl::ai_feedback.find(id).select(FeedbackRow::columns()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

fn filtered(filter: &FeedbackFilter) -> ai_feedback::BoxedQuery<'static, MultiBackend> {
    let mut query = dsl::ai_feedback.into_boxed::<MultiBackend>();
    if let Some(state) = filter.state {
        query = query.filter(dsl::state.eq(state));
    }
    if let Some(useful) = filter.is_useful {
        query = query.filter(dsl::is_useful.eq(useful));
    }
    if let Some(reason) = filter.reason {
        query = query.filter(dsl::reason.eq(reason));
    }
    query
}

/// What waits first, and of that what was not useful; then the newest.
pub fn heads(
    conn: &mut DbConn,
    filter: &FeedbackFilter,
    (limit, offset): (i64, i64),
) -> Result<Vec<FeedbackHead>, DbError> {
    let rows: Vec<FeedbackRow> = filtered(filter)
        .order((dsl::state.asc(), dsl::is_useful.asc(), dsl::updated_at.desc(), dsl::id.desc()))
        .limit(limit)
        .offset(offset)
        .select(FeedbackRow::columns())
        .load(conn)?;
    let logs: Vec<i64> = rows.iter().map(|r| r.log_id).collect();
    let answers: Vec<(i64, AnswerStatus)> =
        ai_logs::table.filter(ai_logs::id.eq_any(logs)).select((ai_logs::id, ai_logs::status)).load(conn)?;
    let answer = |log: i64| answers.iter().find(|(id, _)| *id == log).map(|(_, status)| *status);
    let head = |r: FeedbackRow| {
        Some(FeedbackHead {
            id: r.id,
            log_id: r.log_id,
            user_id: r.user_id,
            source_key: r.source_key,
            is_useful: r.is_useful,
            reason: r.reason,
            has_comment: !r.comment.is_empty(),
            state: r.state,
            answer: answer(r.log_id)?,
            created_at: r.updated_at.into(),
        })
    };
    Ok(rows.into_iter().filter_map(head).collect())
}

pub fn count(conn: &mut DbConn, filter: &FeedbackFilter) -> Result<i64, DbError> {
    Ok(filtered(filter).count().get_result(conn)?)
}

pub fn totals(conn: &mut DbConn) -> Result<FeedbackTotals, DbError> {
    let of = |conn: &mut DbConn, useful: bool, state: Option<FeedbackState>| {
        count(conn, &FeedbackFilter { is_useful: Some(useful), state, ..FeedbackFilter::default() })
    };
    Ok(FeedbackTotals {
        useful: of(conn, true, None)?,
        not_useful: of(conn, false, None)?,
        waiting: of(conn, false, Some(FeedbackState::Open))?,
    })
}

/// False where it is reviewed already, or gone.
pub fn review(conn: &mut DbConn, id: i64, admin: i64, now: DateTime<Utc>) -> Result<bool, DbError> {
    let open = dsl::ai_feedback.filter(dsl::id.eq(id)).filter(dsl::state.eq(FeedbackState::Open));
    let done = diesel::update(open)
        .set((
            dsl::state.eq(FeedbackState::Reviewed),
            dsl::reviewed_by.eq(Some(admin)),
            dsl::reviewed_at.eq(Some(UtcTime::from(now))),
        ))
        .execute(conn)?;
    Ok(done == 1)
}
