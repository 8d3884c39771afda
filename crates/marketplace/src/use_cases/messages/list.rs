use super::parties;
use crate::MarketplaceError;
use crate::domain::messages::{Message, MessagePage};
use crate::store;
use database::DbConn;

/// A page of a conversation in the order of writing, for its two parties.
pub fn messages(
    conn: &mut DbConn,
    user_id: i64,
    request_id: i64,
    page: MessagePage,
) -> Result<Vec<Message>, MarketplaceError> {
    let request = store::requests::find(conn, request_id)?;
    parties(conn, user_id, &request)?;
    Ok(store::messages::list(conn, request_id, page)?)
}
