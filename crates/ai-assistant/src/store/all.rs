//! Everybody's rows.

use super::rows::LogRow;
use super::schema::ai_logs::{self, dsl};
use crate::domain::{AnswerStatus, Engine, Language, LogEntry, LogHead, PromptType};
use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, DbError, MultiBackend, UtcTime};
use diesel::prelude::*;

fn of(user_id: Option<i64>) -> ai_logs::BoxedQuery<'static, MultiBackend> {
    let query = dsl::ai_logs.into_boxed::<MultiBackend>();
    match user_id {
        Some(id) => query.filter(dsl::user_id.eq(id)),
        None => query,
    }
}

pub fn heads(
    conn: &mut DbConn,
    user_id: Option<i64>,
    limit: i64,
    offset: i64,
) -> Result<Vec<LogHead>, DbError> {
    type Row = (i64, i64, PromptType, AnswerStatus, Engine, Language, UtcTime);
    let rows: Vec<Row> = of(user_id)
        .order((dsl::created_at.desc(), dsl::id.desc()))
        .limit(limit)
        .offset(offset)
        .select((
            dsl::id,
            dsl::user_id,
            dsl::prompt_type,
            dsl::status,
            dsl::engine,
            dsl::language,
            dsl::created_at,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, user_id, prompt_type, status, engine, language, at)| LogHead {
            id,
            user_id,
            prompt_type,
            status,
            engine,
            language,
            timestamp: at.into(),
        })
        .collect())
}

pub fn count(conn: &mut DbConn, user_id: Option<i64>) -> Result<i64, DbError> {
    Ok(of(user_id).count().get_result(conn)?)
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Option<LogEntry>, DbError> {
    let row: Option<LogRow> = dsl::ai_logs.find(id).select(LogRow::as_select()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

pub fn by_day(conn: &mut DbConn, since: DateTime<Utc>) -> Result<Vec<(NaiveDate, i64)>, DbError> {
    conn.rows_by_day("ai_logs", since)
}
