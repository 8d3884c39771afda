use crate::MarketplaceError;
use crate::domain::requests::{Request, Selection};
use crate::store;
use crate::store::requests::Due;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

const SOON: TimeDelta = TimeDelta::days(2);

/// What is to be said of a deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeadlineEvent {
    /// Two days are left.
    Soon,
    Passed,
}

/// Assigned requests whose two parties are to be told of the deadline now. Each is answered once, whoever asks; one
/// that is past already is only told as past.
pub fn deadline_notices(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<(DeadlineEvent, Request, Selection)>, MarketplaceError> {
    conn.write(|conn| {
        let mut told = Vec::new();
        let steps = [(DeadlineEvent::Passed, now, 2), (DeadlineEvent::Soon, now + SOON, 1)];
        for (event, deadline, step) in steps {
            let due = store::requests::due_to_tell(conn, Due { deadline, told: step }, limit)?;
            let ids: Vec<i64> = due.iter().map(|r| r.id).collect();
            let facts = store::requests::facts(conn, &ids, 0)?;
            for request in due {
                if store::requests::told(conn, request.id, step)?
                    && let Some(selection) = facts.selection(request.id)
                {
                    told.push((event, request, selection));
                }
            }
        }
        Ok(told)
    })
}
