//! What a person is shown of their notices, and what a tail of all of them reads.

use crate::NotificationError;
use crate::domain::{StoredNotice, messages_of};
use crate::store::notices as store;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// A list of notices is never longer than this.
const LIST_MAX: i64 = 100;
/// A notice is kept this long, read or not.
const KEEP: TimeDelta = TimeDelta::days(365);

#[derive(Debug, Clone, Copy, Default)]
pub struct NoticePage {
    pub limit: Option<i64>,
    pub unread_only: bool,
}

#[derive(Debug)]
pub struct Notices {
    /// Newest first.
    pub items: Vec<StoredNotice>,
    /// Of all, not of the page.
    pub unread: i64,
}

pub fn notices(conn: &mut DbConn, user_id: i64, page: NoticePage) -> Result<Notices, NotificationError> {
    let limit = page.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX);
    let items = store::list(conn, user_id, page.unread_only, limit)?;
    Ok(Notices { items, unread: store::count_unread(conn, user_id)? })
}

pub fn unread_notices(conn: &mut DbConn, user_id: i64) -> Result<i64, NotificationError> {
    Ok(store::count_unread(conn, user_id)?)
}

/// Marks those of the person as read, or all of them; ids of others' notices do nothing. Answers how many are unread.
pub fn mark_notices_read(
    conn: &mut DbConn,
    user_id: i64,
    ids: Option<&[i64]>,
    now: DateTime<Utc>,
) -> Result<i64, NotificationError> {
    store::mark_read(conn, user_id, ids, now)?;
    unread_notices(conn, user_id)
}

/// The person has read the conversation on this request: what was told of it is read too, and mailed no more.
pub fn mark_messages_seen(
    conn: &mut DbConn,
    user_id: i64,
    request_id: i64,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    Ok(store::mark_burst_read(conn, user_id, &messages_of(request_id), now)?)
}

/// A request was erased: nobody keeps a notice that there was one. Answers how many there were.
pub fn forget_request(conn: &mut DbConn, request_id: i64) -> Result<usize, NotificationError> {
    Ok(store::delete_about_request(conn, request_id)?)
}

/// Deletes what is a year old; answers how many.
pub fn purge_notices(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, NotificationError> {
    Ok(store::delete_before(conn, now - KEEP)?)
}

pub fn last_notice_id(conn: &mut DbConn) -> Result<i64, NotificationError> {
    Ok(store::last_id(conn)?)
}

/// Everybody's notices after an id, oldest first, and those of the ids in `gaps` that are there by now.
pub fn new_notices(
    conn: &mut DbConn,
    after: i64,
    gaps: &[i64],
    limit: i64,
) -> Result<Vec<StoredNotice>, NotificationError> {
    Ok(store::after(conn, after, gaps, limit)?)
}

/// One person's notices after an id, oldest first; of very many the newest.
pub fn missed_notices(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
) -> Result<Vec<StoredNotice>, NotificationError> {
    Ok(store::missed(conn, user_id, after, LIST_MAX)?)
}
