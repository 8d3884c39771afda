//! The reply channel: between the holder of a link and the selected professional. Who may write is decided by the request,
//! which is the caller's to look at.

use super::hold::hold;
use crate::AccessError;
use crate::domain::{ClientKey, Message, MessageText};
use crate::store::{access, messages as store};
use chrono::{DateTime, Utc};
use database::DbConn;
use std::collections::HashMap;

/// A channel holds no more messages than this.
pub const CHANNEL_MAX: i64 = 1_000;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    pub message: Message,
    /// Else it was sent before under the same key.
    pub is_new: bool,
    /// Everything the same writer sent before has been read.
    pub is_first_unread: bool,
}

pub fn write_message(
    conn: &mut DbConn,
    access_id: i64,
    from_visitor: bool,
    (text, key): (&MessageText, Option<&ClientKey>),
    now: DateTime<Utc>,
) -> Result<Written, AccessError> {
    conn.write(|conn| {
        hold(conn, access_id, now)?;
        let unread = store::unread(conn, access_id, from_visitor)?;
        if let Some(message) = store::insert(conn, access_id, from_visitor, (text, key), now)? {
            // The row is held: nobody else writes between this and the count.
            if store::count(conn, access_id)? > CHANNEL_MAX {
                return Err(AccessError::ChannelFull);
            }
            return Ok(Written { message, is_new: true, is_first_unread: unread == 0 });
        }
        let key = key.ok_or(AccessError::NotFound)?;
        let message = store::by_key(conn, access_id, from_visitor, key)?;
        Ok(Written { message, is_new: false, is_first_unread: false })
    })
}

/// Oldest first.
pub fn messages(conn: &mut DbConn, access_id: i64) -> Result<Vec<Message>, AccessError> {
    Ok(store::list(conn, access_id)?)
}

/// How many the reader has not read.
pub fn unread_messages(conn: &mut DbConn, access_id: i64, by_visitor: bool) -> Result<i64, AccessError> {
    Ok(store::unread(conn, access_id, !by_visitor)?)
}

/// The reader has read everything up to this message.
pub fn mark_channel_read(
    conn: &mut DbConn,
    access_id: i64,
    by_visitor: bool,
    up_to: i64,
    now: DateTime<Utc>,
) -> Result<(), AccessError> {
    Ok(store::mark_read(conn, access_id, !by_visitor, up_to, now)?)
}

/// Of each of these requests the last message, and how many the professional has not read.
pub fn channel_heads(
    conn: &mut DbConn,
    requests: &[i64],
) -> Result<HashMap<i64, (Message, i64)>, AccessError> {
    if requests.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(store::heads(conn, requests)?)
}

/// The request that a message is about, and its access.
pub fn request_of_message(conn: &mut DbConn, message_id: i64) -> Result<(i64, i64), AccessError> {
    let request_id = store::request_of(conn, message_id)?.ok_or(AccessError::NotFound)?;
    let access = access::by_request(conn, request_id)?.ok_or(AccessError::NotFound)?;
    Ok((request_id, access.id))
}
