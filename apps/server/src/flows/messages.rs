//! Messages with the people who write them, and what the other one is told.

use super::reply_channel;
use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::messages_views::{ConversationView, MessageView};
use chrono::{DateTime, Utc};
use database::DbConn;
use marketplace::MarketplaceError;
use marketplace::domain::messages::{MessagePage, NewMessage};
use marketplace::domain::requests::Viewer;
use notifications::Notice;
use std::cmp::Reverse;

/// A page of a conversation, in the order of writing.
pub fn list(
    c: &mut DbConn,
    viewer: Viewer,
    request_id: i64,
    page: MessagePage,
) -> Result<Vec<MessageView>, Problem> {
    match (marketplace::messages(c, viewer.id(), request_id, page), viewer) {
        (Ok(found), _) => Ok(found.into_iter().map(Into::into).collect()),
        (Err(MarketplaceError::NotFound), Viewer::Professional(id)) => {
            reply_channel::of_professional(c, id, request_id, page)
        }
        (Err(e), _) => Err(Problem::marketplace(e)),
    }
}

/// The message, and whether it was written now: the same key again answers the same one.
pub fn send(
    c: &mut DbConn,
    sender_id: i64,
    request_id: i64,
    new: &NewMessage,
    now: DateTime<Utc>,
) -> Result<(MessageView, bool), Problem> {
    if new.receiver_id() == reply_channel::VISITOR {
        return reply_channel::write_as_professional(c, sender_id, request_id, new, now);
    }
    let sent = marketplace::send_message(c, sender_id, request_id, new, now);
    let marketplace::Sent { message, is_new } = sent.map_err(Problem::marketplace)?;
    // Nobody reads there any more: nothing is taken that would look delivered.
    let receiver = super::people(c, &[message.receiver_id])?.remove(&message.receiver_id);
    if is_new && receiver.is_some_and(|r| r.is_deleted) {
        return Err(Problem::account_gone());
    }
    if is_new {
        let notice = Notice::MessageReceived { request_id, message_id: message.id };
        super::tell(c, Some(message.receiver_id), &notice, now)?;
    }
    Ok((message.into(), is_new))
}

/// Once nothing of a conversation is unread, so is its notice.
pub fn mark_read(c: &mut DbConn, user_id: i64, id: i64, now: DateTime<Utc>) -> Result<MessageView, Problem> {
    if id >= reply_channel::FIRST_ID {
        return reply_channel::read_by_professional(c, user_id, id, now);
    }
    let read = marketplace::mark_message_read(c, user_id, id, now).map_err(Problem::marketplace)?;
    if read.first_unread.is_none() {
        notifications::mark_messages_seen(c, user_id, read.message.request_id, now)
            .map_err(Problem::notifications)?;
    }
    Ok(read.message.into())
}

/// With one query for the people, whatever the number of conversations. The last one in which something happened comes first.
pub fn conversations(
    c: &mut DbConn,
    viewer: Viewer,
    said: (Lang, DateTime<Utc>),
) -> Result<Vec<ConversationView>, Problem> {
    let found = marketplace::conversations(c, viewer.id()).map_err(Problem::marketplace)?;
    let mut ids: Vec<i64> = found.iter().map(|c| c.other_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let people = super::people(c, &ids)?;
    let view = |conversation: marketplace::domain::messages::Conversation| {
        let other = people.get(&conversation.other_id)?;
        Some((conversation.moved_at, ConversationView::of(conversation, other, said.0)))
    };
    let mut all: Vec<_> = found.into_iter().filter_map(view).collect();
    if let Viewer::Professional(id) = viewer {
        all.extend(reply_channel::conversations(c, id, said)?);
        // Stable: those between accounts keep their order among themselves.
        all.sort_by_key(|(moved_at, _)| Reverse(*moved_at));
    }
    Ok(all.into_iter().map(|(_, view)| view).collect())
}
