use super::rows::MessageRow;
use super::schema::professional_messages::{self, dsl};
use crate::domain::messages::Message;
use crate::domain::requests::{LIST_MAX, RequestStatus};
use crate::store::schema::{client_requests, proposals};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use std::collections::HashMap;

/// A request on which somebody was selected, as one of the two parties sees it.
pub struct Opened {
    pub request_id: i64,
    pub title: String,
    pub status: RequestStatus,
    pub client_id: i64,
    pub professional_id: i64,
    pub opened_at: DateTime<Utc>,
}

/// The conversations of a person, the last opened first.
pub fn opened(conn: &mut DbConn, user_id: i64) -> Result<Vec<Opened>, DbError> {
    type Row = (i64, String, RequestStatus, i64, i64, Option<UtcTime>, UtcTime);
    let rows: Vec<Row> = proposals::table
        .inner_join(client_requests::table)
        .filter(proposals::is_selected)
        .filter(client_requests::client_id.eq(user_id).or(proposals::professional_id.eq(user_id)))
        .filter(client_requests::client_id.is_not_null())
        .order((client_requests::assigned_at.desc(), client_requests::id.desc()))
        .limit(LIST_MAX)
        .select((
            client_requests::id,
            client_requests::title,
            client_requests::status,
            client_requests::client_id.assume_not_null(),
            proposals::professional_id,
            client_requests::assigned_at,
            client_requests::updated_at,
        ))
        .load(conn)?;
    let opened = |(request_id, title, status, client_id, professional_id, assigned, updated): Row| Opened {
        request_id,
        title,
        status,
        client_id,
        professional_id,
        opened_at: assigned.unwrap_or(updated).into(),
    };
    Ok(rows.into_iter().map(opened).collect())
}

/// The last message of each conversation that has one, by request; without its attachments.
pub fn last_messages(conn: &mut DbConn, request_ids: &[i64]) -> Result<HashMap<i64, Message>, DbError> {
    let last: Vec<(i64, Option<i64>)> = professional_messages::table
        .filter(dsl::request_id.eq_any(request_ids))
        .group_by(dsl::request_id)
        .select((dsl::request_id, max(dsl::id)))
        .load(conn)?;
    let ids: Vec<i64> = last.into_iter().filter_map(|(_, id)| id).collect();
    let rows: Vec<MessageRow> =
        professional_messages::table.filter(dsl::id.eq_any(ids)).select(MessageRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(|row| row.with(Vec::new())).map(|m| (m.request_id, m)).collect())
}

/// How many messages a person has not read, by request.
pub fn unread(conn: &mut DbConn, receiver_id: i64) -> Result<HashMap<i64, i64>, DbError> {
    let counts: Vec<(i64, i64)> = professional_messages::table
        .filter(dsl::receiver_id.eq(receiver_id))
        .filter(dsl::read_at.is_null())
        .group_by(dsl::request_id)
        .select((dsl::request_id, count_star()))
        .load(conn)?;
    Ok(counts.into_iter().collect())
}
