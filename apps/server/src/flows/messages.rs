//! Messages with the people who write them, and what the other one is told.

use crate::problem::Problem;
use crate::routes::messages_views::{ConversationView, MessageView};
use chrono::{DateTime, Utc};
use database::DbConn;
use marketplace::domain::messages::NewMessage;
use notifications::Notice;

/// The message, and whether it was written now: the same key again answers the same one.
pub fn send(
    c: &mut DbConn,
    sender_id: i64,
    request_id: i64,
    new: &NewMessage,
    now: DateTime<Utc>,
) -> Result<(MessageView, bool), Problem> {
    let sent = marketplace::send_message(c, sender_id, request_id, new, now);
    let marketplace::Sent { message, is_new } = sent.map_err(Problem::marketplace)?;
    if is_new {
        let notice = Notice::MessageReceived { request_id, message_id: message.id };
        super::tell(c, Some(message.receiver_id), &notice, now)?;
    }
    Ok((message.into(), is_new))
}

/// Once nothing of a conversation is unread, so is its notice.
pub fn mark_read(c: &mut DbConn, user_id: i64, id: i64, now: DateTime<Utc>) -> Result<MessageView, Problem> {
    let read = marketplace::mark_message_read(c, user_id, id, now).map_err(Problem::marketplace)?;
    if read.first_unread.is_none() {
        notifications::mark_messages_seen(c, user_id, read.message.request_id, now)
            .map_err(Problem::notifications)?;
    }
    Ok(read.message.into())
}

/// With one query for the people, whatever the number of conversations.
pub fn conversations(c: &mut DbConn, user_id: i64) -> Result<Vec<ConversationView>, Problem> {
    let found = marketplace::conversations(c, user_id).map_err(Problem::marketplace)?;
    let mut ids: Vec<i64> = found.iter().map(|c| c.other_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let people = super::people(c, &ids)?;
    let view = |conversation: marketplace::domain::messages::Conversation| {
        let other = people.get(&conversation.other_id)?;
        Some(ConversationView::of(conversation, other))
    };
    Ok(found.into_iter().filter_map(view).collect())
}
