use super::get::{with_room, writable};
use crate::MarketplaceError;
use crate::domain::cases::{CaseEvent, EventChange, NewEvent, PartKind};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

pub fn add_case_event(
    conn: &mut DbConn,
    user_id: i64,
    case_id: i64,
    new: &NewEvent,
    now: DateTime<Utc>,
) -> Result<CaseEvent, MarketplaceError> {
    conn.write(|conn| {
        with_room(conn, user_id, case_id, PartKind::Event, now)?;
        Ok(store::cases::parts::insert_event(conn, case_id, new)?)
    })
}

/// An event that is moved is reminded of anew.
pub fn change_case_event(
    conn: &mut DbConn,
    user_id: i64,
    (case_id, id): (i64, i64),
    change: EventChange,
    now: DateTime<Utc>,
) -> Result<CaseEvent, MarketplaceError> {
    conn.write(|conn| {
        writable(conn, user_id, case_id)?;
        let event = store::cases::parts::event(conn, case_id, id)?;
        let before = event.starts_at;
        let changed = change.apply(event);
        store::cases::parts::save_event(conn, &changed, changed.starts_at != before)?;
        store::cases::touch(conn, case_id, now)?;
        Ok(changed)
    })
}

pub fn remove_case_event(
    conn: &mut DbConn,
    user_id: i64,
    case_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<(), MarketplaceError> {
    conn.write(|conn| {
        writable(conn, user_id, case_id)?;
        if !store::cases::parts::delete_event(conn, case_id, id)? {
            return Err(MarketplaceError::NotFound);
        }
        Ok(store::cases::touch(conn, case_id, now)?)
    })
}
