use crate::MarketplaceError;
use crate::domain::requests::{Request, Selection};
use crate::store;
use crate::store::requests::Due;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

const SOON: TimeDelta = TimeDelta::days(2);

/// The last step that has been told, as it is kept with the request: nothing, that two days are left, that it passed.
const NOTHING: i32 = 0;
const TOLD_SOON: i32 = 1;
const TOLD_PASSED: i32 = 2;

/// What needs no telling: a proposal without a length of time has no deadline to miss, and one of a day or two is not
/// two days away.
pub(crate) fn told_at_selection(deadline: DateTime<Utc>, now: DateTime<Utc>) -> i32 {
    if deadline <= now {
        TOLD_PASSED
    } else if deadline <= now + SOON {
        TOLD_SOON
    } else {
        NOTHING
    }
}

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
        let steps = [(DeadlineEvent::Passed, now, TOLD_PASSED), (DeadlineEvent::Soon, now + SOON, TOLD_SOON)];
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
