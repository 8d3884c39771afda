//! Mails made of notices that are due. Who a person is, and their address, is the caller's to find.

use super::enqueue;
use crate::domain::{Mailing, Recipient, StoredNotice};
use crate::store::notices as store;
use crate::{Mail, NotificationError};
use chrono::{DateTime, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use std::collections::BTreeMap;

/// Notices that are due to be mailed now and still unread.
#[derive(Debug, Default)]
pub struct MailDue {
    /// One mail each.
    pub alone: Vec<StoredNotice>,
    /// One mail a person: who, and how many.
    pub digests: BTreeMap<i64, usize>,
    /// All of the above, for [`notices_mailed`].
    pub ids: Vec<i64>,
}

impl MailDue {
    /// Whose addresses are needed, each once.
    pub fn people(&self) -> Vec<i64> {
        let alone = self.alone.iter().map(|n| n.user_id);
        let all: std::collections::BTreeSet<i64> = alone.chain(self.digests.keys().copied()).collect();
        all.into_iter().collect()
    }
}

/// The `limit` that are due longest. Of who gets a digest all are answered at once: the mail of a day counts them all.
pub fn notices_due(conn: &mut DbConn, limit: i64, now: DateTime<Utc>) -> Result<MailDue, NotificationError> {
    let mut due = MailDue::default();
    for notice in store::due(conn, limit, now)? {
        match notice.notice.mailing() {
            Mailing::Digest => {
                due.digests.insert(notice.user_id, 0);
            }
            Mailing::AtOnce | Mailing::IfUnreadFor(_) => {
                due.ids.push(notice.id);
                due.alone.push(notice);
            }
            Mailing::Never => due.ids.push(notice.id),
        }
    }
    let users: Vec<i64> = due.digests.keys().copied().collect();
    for (id, user_id) in store::due_in_digests(conn, &users, now)? {
        due.ids.push(id);
        *due.digests.entry(user_id).or_default() += 1;
    }
    Ok(due)
}

/// Promises the mail of one notice; `site` is the address its link begins with.
pub fn enqueue_notice(
    conn: &mut DbConn,
    notice: &StoredNotice,
    (name, to): (&str, &Recipient),
    site: &str,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    match notice.notice.mail(name, site) {
        Some(mail) => enqueue(conn, &mail, to, &format!("notice:{}", notice.id), now),
        None => Ok(()),
    }
}

/// Promises the daily mail of one person: at most one a day, whatever is asked for.
pub fn enqueue_digest(
    conn: &mut DbConn,
    user_id: i64,
    count: usize,
    (name, to): (&str, &Recipient),
    site: &str,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    let link = format!("{}/marketplace", site.trim_end_matches('/'));
    let mail = Mail::RequestsPublished { name: name.to_owned(), count: count.to_string(), link };
    let day = now.with_timezone(&Douala).date_naive();
    enqueue(conn, &mail, to, &format!("digest:{user_id}:{day}"), now)
}

/// These are mailed, or never will be: they are due no more.
pub fn notices_mailed(conn: &mut DbConn, ids: &[i64]) -> Result<(), NotificationError> {
    Ok(store::mailed(conn, ids)?)
}
