use super::get::{readable, with_room, writable};
use crate::MarketplaceError;
use crate::domain::cases::{AttachedDocument, CaseViewer, PartKind};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Shows a document to the other party. That it is the caller's own has to be known already.
pub fn attach_document(
    conn: &mut DbConn,
    user_id: i64,
    case_id: i64,
    document_id: i64,
    now: DateTime<Utc>,
) -> Result<AttachedDocument, MarketplaceError> {
    conn.write(|conn| {
        with_room(conn, user_id, case_id, PartKind::Document, now)?;
        let attached = AttachedDocument { document_id, added_by: user_id, created_at: now };
        store::cases::parts::insert_document(conn, case_id, attached)?;
        Ok(attached)
    })
}

/// Whoever attached it may take it back, and so may the case's owner.
pub fn detach_document(
    conn: &mut DbConn,
    user_id: i64,
    case_id: i64,
    document_id: i64,
    now: DateTime<Utc>,
) -> Result<(), MarketplaceError> {
    conn.write(|conn| {
        let case = writable(conn, user_id, case_id)?;
        let attached = store::cases::parts::document(conn, case_id, document_id)?;
        let may = attached.is_some_and(|d| d.added_by == user_id || case.user_id == user_id);
        if !may {
            return Err(MarketplaceError::NotFound);
        }
        store::cases::parts::delete_document(conn, case_id, document_id)?;
        Ok(store::cases::touch(conn, case_id, now)?)
    })
}

/// A document of a case the viewer may read, and whose it is.
pub fn attached_document(
    conn: &mut DbConn,
    viewer: CaseViewer,
    case_id: i64,
    document_id: i64,
) -> Result<AttachedDocument, MarketplaceError> {
    readable(conn, viewer, case_id)?;
    store::cases::parts::document(conn, case_id, document_id)?.ok_or(MarketplaceError::NotFound)
}
