use crate::MarketplaceError;
use crate::domain::messages::Message;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// What was read, and what is still to be read in the same conversation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MessagesRead {
    pub message: Message,
    pub first_unread: Option<i64>,
}

/// Marks a message that this person received, and all before it in the conversation, as read.
pub fn mark_message_read(
    conn: &mut DbConn,
    receiver_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<MessagesRead, MarketplaceError> {
    conn.write(|conn| {
        let message = store::messages::find(conn, id)?;
        if message.receiver_id != receiver_id {
            return Err(MarketplaceError::NotFound);
        }
        // Nothing is written into the conversation meanwhile: what is said to be unread is all there is.
        store::requests::lock(conn, message.request_id)?;
        store::messages::mark_read(conn, (message.request_id, receiver_id), id, now)?;
        let first_unread = store::messages::first_unread(conn, message.request_id, receiver_id)?;
        Ok(MessagesRead { message: store::messages::find(conn, id)?, first_unread })
    })
}
