//! What time does to requests: reminders, closings, deadlines. Each step is one short transaction, safe in any number
//! of processes, and does at most so much; the next run does the rest.

use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::DbConn;
use marketplace::{Closed, DeadlineEvent};
use notifications::Notice;

const AT_ONCE: i64 = 200;

/// Reminds clients of published requests on which nothing happens.
pub fn remind_idle(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let due = marketplace::idle_reminders(c, now, AT_ONCE).map_err(Problem::marketplace)?;
    for request in &due {
        let reminder = i64::from(request.idle_reminders);
        let since = request.last_activity_at.timestamp();
        let notice = Notice::RequestIdle { request_id: request.id, reminder, since };
        super::tell(c, request.client_id, &notice, now)?;
    }
    Ok(due.len())
}

/// Closes published requests on which nothing happened for thirty days.
pub fn close_idle(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let closed = marketplace::close_idle(c, now, AT_ONCE).map_err(Problem::marketplace)?;
    tell_both(c, &closed, now)?;
    Ok(closed.len())
}

/// Tells both parties of a deadline that is near or has passed.
pub fn tell_deadlines(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let due = marketplace::deadline_notices(c, now, AT_ONCE).map_err(Problem::marketplace)?;
    for (event, request, selection) in &due {
        let (request_id, proposal_id) = (request.id, selection.proposal_id);
        let notice = match event {
            DeadlineEvent::Soon => Notice::DeadlineSoon { request_id, proposal_id },
            DeadlineEvent::Passed => Notice::DeadlinePassed { request_id, proposal_id },
        };
        super::tell(c, request.client_id, &notice, now)?;
        notifications::notify_unmailed(c, selection.professional_id, &notice, now)
            .map_err(Problem::notifications)?;
    }
    Ok(due.len())
}

/// Closes assigned requests that nobody rated, thirty days after their deadline.
pub fn close_due(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let closed = marketplace::close_due(c, now, AT_ONCE).map_err(Problem::marketplace)?;
    tell_both(c, &closed, now)?;
    Ok(closed.len())
}

fn tell_both(c: &mut DbConn, closed: &[Closed], now: DateTime<Utc>) -> Result<(), Problem> {
    for end in closed {
        let notice = Notice::RequestClosed { request_id: end.request.id };
        super::tell(c, end.request.client_id, &notice, now)?;
        super::requests::tell_closed(c, end, now)?;
    }
    Ok(())
}
