use crate::MarketplaceError;
use crate::domain::cases::{Case, CaseDetail, CaseViewer, PartKind};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// A case with its parties, events, notes and documents: the owner's, the assignee's, or an administrator's to read.
pub fn case_detail(
    conn: &mut DbConn,
    viewer: CaseViewer,
    id: i64,
    now: DateTime<Utc>,
) -> Result<CaseDetail, MarketplaceError> {
    let case = readable(conn, viewer, id)?;
    let events = store::cases::parts::events(conn, id)?;
    Ok(CaseDetail {
        next_event: events.iter().find(|e| !e.is_done && e.starts_at >= now).cloned(),
        parties: store::cases::parts::parties(conn, id)?,
        notes: store::cases::parts::notes(conn, id, viewer.id)?,
        documents: store::cases::parts::documents(conn, id)?,
        events,
        case,
    })
}

/// Somebody else's case is as unknown as one that never was.
pub(super) fn readable(conn: &mut DbConn, viewer: CaseViewer, id: i64) -> Result<Case, MarketplaceError> {
    let case = store::cases::find(conn, id)?;
    if case.is_readable_by(viewer) { Ok(case) } else { Err(MarketplaceError::NotFound) }
}

/// Only owner and assignee write. The case, with everything in it, is held until the transaction ends.
pub(super) fn writable(conn: &mut DbConn, user_id: i64, id: i64) -> Result<Case, MarketplaceError> {
    let case = store::cases::lock(conn, id)?;
    let viewer = CaseViewer { id: user_id, is_admin: false };
    if case.is_readable_by(viewer) { Ok(case) } else { Err(MarketplaceError::NotFound) }
}

/// Writable, and with room for one more of these; the case counts as changed.
pub(super) fn with_room(
    conn: &mut DbConn,
    user_id: i64,
    id: i64,
    kind: PartKind,
    now: DateTime<Utc>,
) -> Result<Case, MarketplaceError> {
    let case = writable(conn, user_id, id)?;
    if store::cases::parts::count(conn, id, kind)? >= kind.most() {
        return Err(MarketplaceError::CaseFull);
    }
    store::cases::touch(conn, id, now)?;
    Ok(case)
}
