use super::get::writable;
use crate::MarketplaceError;
use crate::domain::cases::{Case, CaseChange};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Rewrites a case or moves it to another status.
pub fn change_case(
    conn: &mut DbConn,
    user_id: i64,
    id: i64,
    change: CaseChange,
    now: DateTime<Utc>,
) -> Result<Case, MarketplaceError> {
    conn.write(|conn| {
        let case = writable(conn, user_id, id)?;
        let before = case.status;
        let changed = change.apply(case, now);
        if !before.can_become(changed.status) {
            return Err(MarketplaceError::CaseStatus);
        }
        store::cases::save(conn, &changed)?;
        Ok(changed)
    })
}
