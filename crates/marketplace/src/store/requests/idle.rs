//! Requests that time closes, and of which somebody is to be told. Every change compares what it replaces, so that
//! jobs in several processes each do a part.

use super::rows::RequestRow;
use crate::domain::requests::{CloseReason, Request, RequestStatus};
use crate::store::schema::client_requests::{self, dsl};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

/// Whose deadline is before `deadline`, and of which less was told than `told`.
#[derive(Debug, Clone, Copy)]
pub struct Due {
    pub deadline: DateTime<Utc>,
    pub told: i32,
}

fn load(
    query: client_requests::BoxedQuery<'_, MultiBackend>,
    conn: &mut DbConn,
) -> Result<Vec<Request>, DbError> {
    let rows: Vec<RequestRow> = query.select(RequestRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

fn published<'a>() -> client_requests::BoxedQuery<'a, MultiBackend> {
    dsl::client_requests
        .into_boxed::<MultiBackend>()
        .filter(dsl::status.eq(RequestStatus::Open))
        .filter(dsl::is_validated.eq(true))
}

/// Published, and nothing happened since `quiet_since`.
pub fn idle_to_close(
    conn: &mut DbConn,
    quiet_since: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<Request>, DbError> {
    let query = published()
        .filter(dsl::last_activity_at.le(UtcTime::from(quiet_since)))
        .order((dsl::last_activity_at.asc(), dsl::id.asc()))
        .limit(limit);
    load(query, conn)
}

/// Published, quiet since `quiet_since`, and reminded of `reminders` times.
pub fn idle_to_remind(
    conn: &mut DbConn,
    quiet_since: DateTime<Utc>,
    reminders: i32,
    limit: i64,
) -> Result<Vec<Request>, DbError> {
    let query = published()
        .filter(dsl::last_activity_at.le(UtcTime::from(quiet_since)))
        .filter(dsl::idle_reminders.eq(reminders))
        .order((dsl::last_activity_at.asc(), dsl::id.asc()))
        .limit(limit);
    load(query, conn)
}

/// Counts one reminder more. False where another process did, or where something happened meanwhile.
pub fn reminded(conn: &mut DbConn, request: &Request) -> Result<bool, DbError> {
    let seen = dsl::client_requests
        .filter(dsl::id.eq(request.id))
        .filter(dsl::status.eq(RequestStatus::Open))
        .filter(dsl::idle_reminders.eq(request.idle_reminders))
        .filter(dsl::last_activity_at.eq(UtcTime::from(request.last_activity_at)));
    Ok(diesel::update(seen).set(dsl::idle_reminders.eq(request.idle_reminders + 1)).execute(conn)? == 1)
}

/// Closes a request that still is as it was read. False where it is not.
pub fn close(
    conn: &mut DbConn,
    request: &Request,
    why: CloseReason,
    now: DateTime<Utc>,
) -> Result<bool, DbError> {
    let seen = dsl::client_requests
        .filter(dsl::id.eq(request.id))
        .filter(dsl::status.eq(request.status))
        .filter(dsl::last_activity_at.eq(UtcTime::from(request.last_activity_at)));
    let changed = diesel::update(seen)
        .set((
            dsl::status.eq(RequestStatus::Closed),
            dsl::close_reason.eq(Some(why.as_str())),
            dsl::closed_at.eq(UtcTime::from(now)),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Assigned, with a deadline before `deadline`.
pub fn due_to_close(conn: &mut DbConn, deadline: DateTime<Utc>, limit: i64) -> Result<Vec<Request>, DbError> {
    let query = dsl::client_requests
        .into_boxed::<MultiBackend>()
        .filter(dsl::status.eq(RequestStatus::Assigned))
        .filter(dsl::deadline_at.le(UtcTime::from(deadline)))
        .order((dsl::deadline_at.asc(), dsl::id.asc()))
        .limit(limit);
    load(query, conn)
}

/// Assigned and due, and not told of so far.
pub fn due_to_tell(conn: &mut DbConn, due: Due, limit: i64) -> Result<Vec<Request>, DbError> {
    let query = dsl::client_requests
        .into_boxed::<MultiBackend>()
        .filter(dsl::status.eq(RequestStatus::Assigned))
        .filter(dsl::deadline_at.le(UtcTime::from(due.deadline)))
        .filter(dsl::deadline_notices.lt(due.told))
        .order((dsl::deadline_at.asc(), dsl::id.asc()))
        .limit(limit);
    load(query, conn)
}

/// Remembers what was told. False where another process did.
pub fn told(conn: &mut DbConn, id: i64, told: i32) -> Result<bool, DbError> {
    let seen = dsl::client_requests
        .filter(dsl::id.eq(id))
        .filter(dsl::status.eq(RequestStatus::Assigned))
        .filter(dsl::deadline_notices.lt(told));
    Ok(diesel::update(seen).set(dsl::deadline_notices.eq(told)).execute(conn)? == 1)
}
