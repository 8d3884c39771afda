use super::get::{with_room, writable};
use crate::MarketplaceError;
use crate::domain::cases::{NewNote, Note, PartKind};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

pub fn add_case_note(
    conn: &mut DbConn,
    author_id: i64,
    case_id: i64,
    new: &NewNote,
    now: DateTime<Utc>,
) -> Result<Note, MarketplaceError> {
    conn.write(|conn| {
        with_room(conn, author_id, case_id, PartKind::Note, now)?;
        Ok(store::cases::parts::insert_note(conn, (case_id, author_id), new, now)?)
    })
}

/// One's own notes only.
pub fn remove_case_note(
    conn: &mut DbConn,
    author_id: i64,
    case_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<(), MarketplaceError> {
    conn.write(|conn| {
        writable(conn, author_id, case_id)?;
        if !store::cases::parts::delete_note(conn, case_id, id, author_id)? {
            return Err(MarketplaceError::NotFound);
        }
        Ok(store::cases::touch(conn, case_id, now)?)
    })
}
