//! One's own conversations with the assistant.

use crate::domain::{Conversation, ConversationChange, ConversationFilter, ConversationHistory, LogEntry};
use crate::{AiError, store};
use database::DbConn;

/// Lists are answered whole up to here.
const MOST: i64 = 1_000;
/// Exchanges that a conversation is opened with.
const SHOWN: i64 = 100;
/// Two turns an exchange.
const REMEMBERED: i64 = ConversationHistory::MAX_TURNS as i64 / 2;

fn own(conn: &mut DbConn, user: i64, id: i64) -> Result<Conversation, AiError> {
    store::conversations::find(conn, user, id)?.ok_or(AiError::UnknownConversation)
}

/// A page of a person's conversations, the last gone on with first, and how many there are in all.
pub fn conversations(
    conn: &mut DbConn,
    user: i64,
    filter: &ConversationFilter,
) -> Result<(Vec<Conversation>, i64), AiError> {
    let page = (filter.limit.unwrap_or(MOST).clamp(1, MOST), filter.offset.unwrap_or_default().max(0));
    let items = store::conversations::list(conn, user, filter, page)?;
    Ok((items, store::conversations::count(conn, user, filter)?))
}

/// One of them with its last exchanges, oldest first.
pub fn conversation(conn: &mut DbConn, user: i64, id: i64) -> Result<(Conversation, Vec<LogEntry>), AiError> {
    let found = own(conn, user, id)?;
    Ok((found, store::conversations::last(conn, id, SHOWN)?))
}

/// What was said in it, for a question that goes on with it.
pub fn conversation_history(conn: &mut DbConn, user: i64, id: i64) -> Result<ConversationHistory, AiError> {
    own(conn, user, id)?;
    let last = store::conversations::last(conn, id, REMEMBERED)?;
    Ok(ConversationHistory::of(last.into_iter().map(|l| (l.prompt, l.response))))
}

/// Renames, hides or shows it.
pub fn change_conversation(
    conn: &mut DbConn,
    user: i64,
    id: i64,
    change: &ConversationChange,
) -> Result<Conversation, AiError> {
    conn.write(|conn| {
        own(conn, user, id)?;
        store::conversations::change(conn, id, change)?;
        own(conn, user, id)
    })
}

/// Deletes it for good, with its exchanges and what was said of them.
pub fn erase_conversation(conn: &mut DbConn, user: i64, id: i64) -> Result<(), AiError> {
    match store::conversations::erase(conn, user, id)? {
        true => Ok(()),
        false => Err(AiError::UnknownConversation),
    }
}

/// A person's conversations after an id, `limit` at most: for the copy of their own data.
pub fn conversations_to_export(
    conn: &mut DbConn,
    user: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Conversation>, AiError> {
    Ok(store::conversations::after(conn, user, after, limit)?)
}
