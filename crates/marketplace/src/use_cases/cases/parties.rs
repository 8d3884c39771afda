use super::get::{with_room, writable};
use crate::MarketplaceError;
use crate::domain::cases::{NewParty, PartKind, Party};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

pub fn add_case_party(
    conn: &mut DbConn,
    user_id: i64,
    case_id: i64,
    new: &NewParty,
    now: DateTime<Utc>,
) -> Result<Party, MarketplaceError> {
    conn.write(|conn| {
        with_room(conn, user_id, case_id, PartKind::Party, now)?;
        Ok(store::cases::parts::insert_party(conn, case_id, new)?)
    })
}

pub fn remove_case_party(
    conn: &mut DbConn,
    user_id: i64,
    case_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<(), MarketplaceError> {
    conn.write(|conn| {
        writable(conn, user_id, case_id)?;
        if !store::cases::parts::delete_party(conn, case_id, id)? {
            return Err(MarketplaceError::NotFound);
        }
        Ok(store::cases::touch(conn, case_id, now)?)
    })
}
