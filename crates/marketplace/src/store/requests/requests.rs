use super::rows::RequestRow;
use crate::domain::requests::{NewRequest, Request, RequestFilter, RequestStatus, Viewer, search_key};
use crate::store::schema::client_requests::{self, dsl};
use crate::store::schema::proposals;
use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

/// Without a client it is anonymous.
pub fn insert(
    conn: &mut DbConn,
    client_id: Option<i64>,
    new: &NewRequest,
    now: DateTime<Utc>,
) -> Result<Request, DbError> {
    let now = UtcTime::from(now);
    let row: RequestRow = diesel::insert_into(dsl::client_requests)
        .values((
            dsl::client_id.eq(client_id),
            dsl::title.eq(&new.title),
            dsl::description.eq(&new.description),
            dsl::legal_domain.eq(new.legal_domain),
            dsl::urgency.eq(new.urgency),
            dsl::budget.eq(new.budget.as_deref()),
            dsl::status.eq(RequestStatus::Open),
            dsl::is_validated.eq(false),
            dsl::is_anonymous.eq(client_id.is_none()),
            dsl::deadline_notices.eq(0),
            dsl::last_activity_at.eq(now),
            dsl::idle_reminders.eq(0),
            dsl::search_key.eq(search_key(&new.title, &new.description)),
            dsl::created_at.eq(now),
            dsl::updated_at.eq(now),
        ))
        .returning(RequestRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Request, DbError> {
    let row: RequestRow = dsl::client_requests.find(id).select(RequestRow::columns()).first(conn)?;
    Ok(row.into())
}

/// The request, which nobody else changes until the transaction ends: what is decided from it stays true.
///
/// On SQLite a transaction that may write is alone already.
pub fn lock(conn: &mut DbConn, id: i64) -> Result<Request, DbError> {
    if let DbConn::Postgres(c) = conn {
        dsl::client_requests.find(id).select(dsl::id).for_update().get_result::<i64>(c)?;
    }
    find(conn, id)
}

/// From an anonymous request to one of an account.
pub fn give_to(conn: &mut DbConn, id: i64, client_id: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(dsl::client_requests.find(id))
        .set((
            dsl::client_id.eq(client_id),
            dsl::is_anonymous.eq(false),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    touch(conn, id, now)
}

pub fn delete(conn: &mut DbConn, id: i64) -> Result<(), DbError> {
    diesel::delete(dsl::client_requests.find(id)).execute(conn)?;
    Ok(())
}

/// Writes the fields of the form. Something happened: the request is not idle.
pub fn update(
    conn: &mut DbConn,
    id: i64,
    new: &NewRequest,
    summary: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    diesel::update(dsl::client_requests.find(id))
        .set((
            dsl::title.eq(&new.title),
            dsl::description.eq(&new.description),
            dsl::ai_summary.eq(summary),
            dsl::legal_domain.eq(new.legal_domain),
            dsl::urgency.eq(new.urgency),
            dsl::budget.eq(new.budget.as_deref()),
            dsl::search_key.eq(search_key(&new.title, &new.description)),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    touch(conn, id, now)
}

pub fn set_summary(conn: &mut DbConn, id: i64, summary: &str, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(dsl::client_requests.find(id))
        .set((dsl::ai_summary.eq(summary), dsl::updated_at.eq(UtcTime::from(now))))
        .execute(conn)?;
    Ok(())
}

pub fn publish(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(dsl::client_requests.find(id))
        .set((
            dsl::is_validated.eq(true),
            dsl::published_at.eq(UtcTime::from(now)),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    touch(conn, id, now)
}

pub fn assign(
    conn: &mut DbConn,
    id: i64,
    (deadline, told): (DateTime<Utc>, i32),
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    diesel::update(dsl::client_requests.find(id))
        .set((
            dsl::status.eq(RequestStatus::Assigned),
            dsl::assigned_at.eq(UtcTime::from(now)),
            dsl::deadline_at.eq(UtcTime::from(deadline)),
            dsl::deadline_notices.eq(told),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    touch(conn, id, now)
}

/// With a reason it is hidden, without one it is shown again.
pub fn set_hidden(
    conn: &mut DbConn,
    id: i64,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    diesel::update(dsl::client_requests.find(id))
        .set((dsl::hidden_at.eq(reason.map(|_| UtcTime::from(now))), dsl::hidden_reason.eq(reason)))
        .execute(conn)?;
    Ok(())
}

/// Something happened: the days of idleness count anew.
pub fn touch(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(dsl::client_requests.find(id))
        .set((dsl::last_activity_at.eq(UtcTime::from(now)), dsl::idle_reminders.eq(0)))
        .execute(conn)?;
    Ok(())
}

/// Newest first: a client's own, what is open to professionals, or all of them.
pub fn list(conn: &mut DbConn, viewer: Viewer, filter: &RequestFilter) -> Result<Vec<Request>, DbError> {
    let query = filtered(viewer, filter).limit(filter.limit).offset(filter.offset);
    let query = match viewer {
        // In the order of the index that the browse list is read from.
        Viewer::Professional(_) => query.order((dsl::published_at.desc(), dsl::id.desc())),
        Viewer::Client(_) | Viewer::Admin(_) => query.order((dsl::created_at.desc(), dsl::id.desc())),
    };
    let rows: Vec<RequestRow> = query.select(RequestRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// How many [`list`] has without limit and offset.
pub fn count(conn: &mut DbConn, viewer: Viewer, filter: &RequestFilter) -> Result<i64, DbError> {
    Ok(filtered(viewer, filter).count().get_result(conn)?)
}

pub fn by_day(conn: &mut DbConn, since: DateTime<Utc>) -> Result<Vec<(NaiveDate, i64)>, DbError> {
    conn.rows_by_day("client_requests", since)
}

type Filtered<'a> = client_requests::BoxedQuery<'a, MultiBackend>;

fn filtered(viewer: Viewer, filter: &RequestFilter) -> Filtered<'_> {
    let mut query = visible(viewer, filter.status);
    if let Some(domain) = filter.domain {
        query = query.filter(dsl::legal_domain.eq(domain));
    }
    if let Some(urgency) = filter.urgency {
        query = query.filter(dsl::urgency.eq(urgency));
    }
    let (since, until) = (filter.since.map(UtcTime::from), filter.until.map(UtcTime::from));
    if matches!(viewer, Viewer::Professional(_)) {
        if let Some(since) = since {
            query = query.filter(dsl::published_at.ge(since));
        }
        if let Some(until) = until {
            query = query.filter(dsl::published_at.lt(until));
        }
    } else {
        if let Some(since) = since {
            query = query.filter(dsl::created_at.ge(since));
        }
        if let Some(until) = until {
            query = query.filter(dsl::created_at.lt(until));
        }
    }
    for word in &filter.words {
        query = query.filter(dsl::search_key.like(format!("%{}%", escaped(word))).escape('\\'));
    }
    query
}

/// What a viewer may have in a list. A professional has what is published, or, asked for by status, the assigned and
/// closed requests he was selected on.
fn visible<'a>(viewer: Viewer, status: Option<RequestStatus>) -> Filtered<'a> {
    let mut query = dsl::client_requests.into_boxed::<MultiBackend>();
    match viewer {
        Viewer::Professional(id) => {
            let status = status.unwrap_or(RequestStatus::Open);
            query = query.filter(dsl::status.eq(status));
            if status == RequestStatus::Open {
                // A comparison, not the column itself: only then does SQLite use the index of the list.
                query.filter(dsl::is_validated.eq(true)).filter(dsl::hidden_at.is_null())
            } else {
                let own = proposals::table
                    .filter(proposals::professional_id.eq(id))
                    .filter(proposals::is_selected)
                    .select(proposals::request_id);
                query.filter(dsl::id.eq_any(own))
            }
        }
        Viewer::Client(_) | Viewer::Admin(_) => {
            if let Viewer::Client(id) = viewer {
                query = query.filter(dsl::client_id.eq(id));
            }
            match status {
                Some(status) => query.filter(dsl::status.eq(status)),
                None => query,
            }
        }
    }
}

fn escaped(word: &str) -> String {
    word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}
