use crate::MarketplaceError;
use crate::domain::messages::Conversation;
use crate::store;
use database::DbConn;
use std::cmp::Reverse;

/// Every conversation of a person, the last one in which something happened first: four queries, however many there are.
pub fn conversations(conn: &mut DbConn, user_id: i64) -> Result<Vec<Conversation>, MarketplaceError> {
    let opened = store::messages::opened(conn, user_id)?;
    let ids: Vec<i64> = opened.iter().map(|o| o.request_id).collect();
    let mut last = store::messages::last_messages(conn, &ids)?;
    let unread = store::messages::unread(conn, user_id)?;
    let mut found: Vec<Conversation> = opened
        .into_iter()
        .map(|o| {
            let last_message = last.remove(&o.request_id);
            let written = last_message.as_ref().map(|m| m.created_at);
            Conversation {
                request_id: o.request_id,
                request_title: o.title,
                request_status: o.status,
                other_id: if o.client_id == user_id { o.professional_id } else { o.client_id },
                unread: unread.get(&o.request_id).copied().unwrap_or_default(),
                moved_at: written.map_or(o.opened_at, |at| at.max(o.opened_at)),
                last_message,
            }
        })
        .collect();
    let last_id = |c: &Conversation| c.last_message.as_ref().map(|m| m.id);
    found.sort_by_key(|c| Reverse((c.moved_at, last_id(c), c.request_id)));
    Ok(found)
}
