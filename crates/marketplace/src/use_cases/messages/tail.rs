//! What a tail of all messages reads: that they are there, not what is in them.

use crate::MarketplaceError;
use crate::domain::messages::Stamp;
use crate::store;
use database::DbConn;

/// Of what one person missed, so much is told.
const MISSED_MAX: i64 = 100;

pub fn last_message_id(conn: &mut DbConn) -> Result<i64, MarketplaceError> {
    Ok(store::messages::last_id(conn)?)
}

/// Everybody's messages after an id, in their order, and those of the ids in `gaps` that are there by now.
pub fn new_messages(
    conn: &mut DbConn,
    after: i64,
    gaps: &[i64],
    limit: i64,
) -> Result<Vec<Stamp>, MarketplaceError> {
    Ok(store::messages::stamps(conn, after, gaps, limit)?)
}

/// What one person wrote or received after an id, in its order; of very much the newest.
pub fn missed_messages(conn: &mut DbConn, user_id: i64, after: i64) -> Result<Vec<Stamp>, MarketplaceError> {
    Ok(store::messages::stamps_of(conn, user_id, after, MISSED_MAX)?)
}
