use super::held;
use crate::MarketplaceError;
use crate::domain::requests::Listed;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Makes a request that belonged to no account this client's own.
pub fn hand_over(
    conn: &mut DbConn,
    id: i64,
    client_id: i64,
    now: DateTime<Utc>,
) -> Result<Listed, MarketplaceError> {
    conn.write(|conn| {
        held(conn, id)?;
        store::requests::give_to(conn, id, client_id, now)?;
        let facts = store::requests::facts(conn, &[id], client_id)?;
        Ok(Listed {
            request: store::requests::find(conn, id)?,
            proposal_count: facts.count(id),
            has_proposal: false,
            selection: facts.selection(id),
        })
    })
}
