use super::parties;
use crate::MarketplaceError;
use crate::domain::messages::{Message, NewMessage};
use crate::domain::requests::RequestStatus;
use crate::domain::{FieldError, Reason};
use crate::store;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// A message that is there now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    pub message: Message,
    /// False where it was there before, under the same key.
    pub is_new: bool,
}

/// Writes to the other party of a request, with files that were uploaded for it.
///
/// The request is held until the end: messages of a conversation get their ids in the order in which they appear.
pub fn send_message(
    conn: &mut DbConn,
    sender_id: i64,
    request_id: i64,
    new: &NewMessage,
    now: DateTime<Utc>,
) -> Result<Sent, MarketplaceError> {
    conn.write(|conn| {
        let request = store::requests::lock(conn, request_id)?;
        let parties = parties(conn, sender_id, &request)?;
        if parties.other(sender_id) != Some(new.receiver_id) {
            return Err(invalid("receiverId", Reason::NotTheOther));
        }
        // Before the rule on closed requests: what was taken once stays taken.
        if let Some(message) = sent_before(conn, sender_id, request_id, new)? {
            return Ok(Sent { message, is_new: false });
        }
        if request.status != RequestStatus::Assigned {
            return Err(MarketplaceError::RequestClosed);
        }
        let id = store::messages::insert(conn, (request_id, sender_id), new, now).map_err(|e| match e {
            DbError::Duplicate { .. } => MarketplaceError::ClientKeyReused,
            e => e.into(),
        })?;
        let attached = store::messages::attach(conn, (request_id, sender_id), &new.attachment_ids, id)?;
        if attached != new.attachment_ids.len() {
            return Err(invalid("attachmentIds", Reason::NotSendable));
        }
        Ok(Sent { message: store::messages::find(conn, id)?, is_new: true })
    })
}

fn sent_before(
    conn: &mut DbConn,
    sender_id: i64,
    request_id: i64,
    new: &NewMessage,
) -> Result<Option<Message>, MarketplaceError> {
    let Some(key) = &new.client_key else { return Ok(None) };
    let Some(message) = store::messages::by_key(conn, sender_id, key)? else { return Ok(None) };
    // To answer with the first text would let the second one vanish unseen.
    if message.request_id != request_id || message.content != new.content {
        return Err(MarketplaceError::ClientKeyReused);
    }
    Ok(Some(message))
}

fn invalid(field: &'static str, reason: Reason) -> MarketplaceError {
    MarketplaceError::Invalid(vec![FieldError { field, reason }])
}
