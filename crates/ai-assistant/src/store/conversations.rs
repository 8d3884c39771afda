//! Conversations. A row is locked before the exchanges in it, by whoever writes and whoever erases.

use super::rows::LogRow;
use super::schema::ai_conversations::{self, dsl};
use super::schema::ai_logs;
use crate::domain::{
    Conversation, ConversationChange, ConversationFilter, ConversationTitle, Exchange, LogEntry, search_key,
    search_words,
};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;
use std::collections::HashMap;

#[derive(Queryable, Selectable)]
#[diesel(table_name = ai_conversations, check_for_backend(MultiBackend))]
struct ConversationRow {
    id: i64,
    title: String,
    is_hidden: bool,
    created_at: UtcTime,
    updated_at: UtcTime,
}

/// The conversation of an exchange that is written at `now`: the one it goes on with, which is shown again, or another.
pub fn gone_on_with(
    conn: &mut DbConn,
    user: i64,
    exchange: &Exchange,
    now: DateTime<Utc>,
) -> Result<i64, DbError> {
    let now = UtcTime::from(now);
    if let Some(id) = exchange.conversation {
        let its = dsl::ai_conversations.find(id).filter(dsl::user_id.eq(user));
        let moved = (dsl::updated_at.eq(now), dsl::is_hidden.eq(false));
        if diesel::update(its).set(moved).execute(conn)? == 1 {
            return Ok(id);
        }
    }
    let title = ConversationTitle::of(&exchange.question);
    let id = diesel::insert_into(dsl::ai_conversations)
        .values((
            dsl::user_id.eq(user),
            dsl::title.eq(title.as_str()),
            dsl::search_key.eq(search_key(title.as_str())),
            dsl::is_hidden.eq(false),
            dsl::created_at.eq(now),
            dsl::updated_at.eq(now),
        ))
        .returning(dsl::id)
        .get_result(conn)?;
    Ok(id)
}

pub fn find(conn: &mut DbConn, user: i64, id: i64) -> Result<Option<Conversation>, DbError> {
    let row: Option<ConversationRow> = dsl::ai_conversations
        .find(id)
        .filter(dsl::user_id.eq(user))
        .select(ConversationRow::columns())
        .first(conn)
        .optional()?;
    Ok(counted(conn, Vec::from_iter(row))?.pop())
}

fn filtered(user: i64, filter: &ConversationFilter) -> ai_conversations::BoxedQuery<'static, MultiBackend> {
    let mut query = dsl::ai_conversations
        .filter(dsl::user_id.eq(user))
        .filter(dsl::is_hidden.eq(filter.is_hidden))
        .into_boxed::<MultiBackend>();
    for word in search_words(&filter.text) {
        let word = word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let pattern = format!("%{word}%");
        let in_exchanges = ai_logs::table
            .filter(ai_logs::user_id.eq(user))
            .filter(ai_logs::search_key.like(pattern.clone()).escape('\\'))
            .select(ai_logs::conversation_id);
        query = query.filter(dsl::search_key.like(pattern).escape('\\').or(dsl::id.eq_any(in_exchanges)));
    }
    query
}

/// The last gone on with first.
pub fn list(
    conn: &mut DbConn,
    user: i64,
    filter: &ConversationFilter,
    (limit, offset): (i64, i64),
) -> Result<Vec<Conversation>, DbError> {
    let rows = filtered(user, filter)
        .order((dsl::updated_at.desc(), dsl::id.desc()))
        .limit(limit)
        .offset(offset)
        .select(ConversationRow::columns())
        .load(conn)?;
    counted(conn, rows)
}

pub fn count(conn: &mut DbConn, user: i64, filter: &ConversationFilter) -> Result<i64, DbError> {
    Ok(filtered(user, filter).count().get_result(conn)?)
}

/// A person's own, behind `after`, by id.
pub fn after(conn: &mut DbConn, user: i64, after: i64, limit: i64) -> Result<Vec<Conversation>, DbError> {
    let rows = dsl::ai_conversations
        .filter(dsl::user_id.eq(user))
        .filter(dsl::id.gt(after))
        .order(dsl::id)
        .limit(limit)
        .select(ConversationRow::columns())
        .load(conn)?;
    counted(conn, rows)
}

fn counted(conn: &mut DbConn, rows: Vec<ConversationRow>) -> Result<Vec<Conversation>, DbError> {
    let ids: Vec<i64> = rows.iter().map(|r| r.id).collect();
    let counts: Vec<(i64, i64)> = ai_logs::table
        .filter(ai_logs::conversation_id.eq_any(ids))
        .group_by(ai_logs::conversation_id)
        .select((ai_logs::conversation_id, diesel::dsl::count_star()))
        .load(conn)?;
    let counts: HashMap<i64, i64> = counts.into_iter().collect();
    let whole = |r: ConversationRow| Conversation {
        id: r.id,
        title: r.title,
        is_hidden: r.is_hidden,
        exchanges: counts.get(&r.id).copied().unwrap_or_default(),
        created_at: r.created_at.into(),
        updated_at: r.updated_at.into(),
    };
    Ok(rows.into_iter().map(whole).collect())
}

/// The last `limit` exchanges, oldest first.
pub fn last(conn: &mut DbConn, id: i64, limit: i64) -> Result<Vec<LogEntry>, DbError> {
    let rows: Vec<LogRow> = ai_logs::table
        .filter(ai_logs::conversation_id.eq(id))
        .order((ai_logs::created_at.desc(), ai_logs::id.desc()))
        .limit(limit)
        .select(LogRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().rev().map(Into::into).collect())
}

pub fn change(conn: &mut DbConn, id: i64, change: &ConversationChange) -> Result<(), DbError> {
    if let Some(title) = change.title.as_ref().map(ConversationTitle::as_str) {
        let named = (dsl::title.eq(title), dsl::search_key.eq(search_key(title)));
        diesel::update(dsl::ai_conversations.find(id)).set(named).execute(conn)?;
    }
    if let Some(hidden) = change.is_hidden {
        diesel::update(dsl::ai_conversations.find(id)).set(dsl::is_hidden.eq(hidden)).execute(conn)?;
    }
    Ok(())
}

/// False where there is none. Its exchanges and what was said of them go with it.
pub fn erase(conn: &mut DbConn, user: i64, id: i64) -> Result<bool, DbError> {
    let its = dsl::ai_conversations.find(id).filter(dsl::user_id.eq(user));
    Ok(diesel::delete(its).execute(conn)? == 1)
}

/// How many exchanges went with a person's conversations.
pub fn erase_all(conn: &mut DbConn, user: i64) -> Result<usize, DbError> {
    let exchanges: i64 = ai_logs::table.filter(ai_logs::user_id.eq(user)).count().get_result(conn)?;
    diesel::delete(dsl::ai_conversations.filter(dsl::user_id.eq(user))).execute(conn)?;
    Ok(usize::try_from(exchanges).unwrap_or_default())
}
