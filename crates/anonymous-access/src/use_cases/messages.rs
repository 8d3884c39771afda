//! The reply channel: between the holder of a link and the selected professional. Who may write is decided by the request,
//! which is the caller's to look at.

use super::hold::hold;
use crate::AccessError;
use crate::domain::{Access, ClientKey, Message, MessageText};
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
        // To answer with the first text would let the second one vanish unseen.
        if message.content != text.as_str() {
            return Err(AccessError::ClientKeyReused);
        }
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

/// A channel as the professional's list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelHead {
    pub access: Access,
    pub last: Option<Message>,
    /// How many the professional has not read.
    pub unread: i64,
}

/// The channels of these requests, by request: four queries, however many there are.
pub fn channel_heads(conn: &mut DbConn, requests: &[i64]) -> Result<HashMap<i64, ChannelHead>, AccessError> {
    if requests.is_empty() {
        return Ok(HashMap::new());
    }
    let channels = access::by_requests(conn, requests)?;
    let ids: Vec<i64> = channels.iter().map(|a| a.id).collect();
    let mut last = store::last(conn, &ids)?;
    let unread = store::unread_of_visitors(conn, &ids)?;
    let head = |access: Access| {
        let unread = unread.get(&access.id).copied().unwrap_or_default();
        Some((access.request_id?, ChannelHead { last: last.remove(&access.id), unread, access }))
    };
    Ok(channels.into_iter().filter_map(head).collect())
}

/// A message, and the request it is about.
pub fn message(conn: &mut DbConn, id: i64) -> Result<(Message, i64), AccessError> {
    let (message, access_id) = store::find(conn, id)?;
    let access = access::by_id(conn, access_id)?.ok_or(AccessError::NotFound)?;
    Ok((message, access.request_id.ok_or(AccessError::NotFound)?))
}
