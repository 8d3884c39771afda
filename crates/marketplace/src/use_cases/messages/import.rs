use super::parties;
use crate::MarketplaceError;
use crate::domain::messages::PastMessage;
use crate::store;
use database::DbConn;

/// Takes over what the client of a request and the selected professional wrote to each other before the request belonged to
/// the client's account, in the order of writing.
pub fn import_messages(
    conn: &mut DbConn,
    client_id: i64,
    request_id: i64,
    past: &[PastMessage],
) -> Result<(), MarketplaceError> {
    if past.is_empty() {
        return Ok(());
    }
    conn.write(|conn| {
        let request = store::requests::lock(conn, request_id)?;
        let parties = parties(conn, client_id, &request)?;
        Ok(store::messages::insert_past(conn, request_id, parties, past)?)
    })
}
