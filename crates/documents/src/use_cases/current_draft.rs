use crate::dialogue::DraftView;
use crate::error::DocumentsError;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// The user's live draft, if any.
pub fn current_draft(
    conn: &mut DbConn,
    user_id: i64,
    now: DateTime<Utc>,
) -> Result<Option<DraftView>, DocumentsError> {
    Ok(store::drafts::find(conn, user_id)?.filter(|d| !d.is_over(now)).and_then(|d| d.view()))
}
