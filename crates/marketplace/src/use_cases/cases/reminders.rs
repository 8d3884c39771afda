use crate::MarketplaceError;
use crate::domain::cases::{Case, CaseEvent};
use crate::store;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// People are reminded of a hearing or a deadline this long before.
pub const REMIND_BEFORE: TimeDelta = TimeDelta::days(2);

/// So many in one transaction; the next run takes the rest.
const AT_ONCE: i64 = 200;

/// An event that owner and assignee of its case are to be reminded of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseReminder {
    pub case: Case,
    pub event: CaseEvent,
}

/// The events whose time has come. Each is answered once, to one caller; what is done with it belongs into the same
/// transaction.
pub fn claim_case_reminders(
    conn: &mut DbConn,
    now: DateTime<Utc>,
) -> Result<Vec<CaseReminder>, MarketplaceError> {
    conn.write(|conn| {
        let due = store::cases::parts::unreminded(conn, (now, now + REMIND_BEFORE), AT_ONCE)?;
        let mut claimed = Vec::new();
        for (event, case) in due {
            if store::cases::parts::claim_reminder(conn, event.id, now)? {
                claimed.push(CaseReminder { case, event });
            }
        }
        Ok(claimed)
    })
}
