//! What a person wants no mails about. Notices in the page are told all the same.

use crate::NotificationError;
use crate::domain::Topic;
use crate::store::mutes as store;
use database::DbConn;
use std::collections::{BTreeSet, HashSet};

pub fn muted_topics(conn: &mut DbConn, user_id: i64) -> Result<BTreeSet<Topic>, NotificationError> {
    Ok(store::of(conn, &[user_id])?.into_iter().map(|(_, topic)| topic).collect())
}

/// What several people want no mails about, with one query.
pub fn mutes_of(conn: &mut DbConn, user_ids: &[i64]) -> Result<HashSet<(i64, Topic)>, NotificationError> {
    Ok(store::of(conn, user_ids)?.into_iter().collect())
}

/// Exactly these, and no others.
pub fn mute_topics(
    conn: &mut DbConn,
    user_id: i64,
    topics: &BTreeSet<Topic>,
) -> Result<(), NotificationError> {
    let topics: Vec<Topic> = topics.iter().copied().collect();
    conn.write(|conn| Ok(store::set(conn, user_id, &topics)?))
}
