use crate::MarketplaceError;
use crate::domain::appointments::{AT_LATEST, Slot, SlotQuery, slots};
use crate::store;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// What of a professional's week is still free.
pub fn free_slots(
    conn: &mut DbConn,
    professional_id: i64,
    query: SlotQuery,
    now: DateTime<Utc>,
) -> Result<Vec<Slot>, MarketplaceError> {
    let week = store::appointments::week(conn, professional_id)?;
    // A slot that begins on the last day may end on the next.
    let until = now + AT_LATEST + TimeDelta::days(1);
    let held = store::appointments::held(conn, professional_id, (now, until))?;
    Ok(slots(&week, &held.into_iter().collect(), query.from, query.days, query.duration, now))
}
