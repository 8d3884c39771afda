//! What time does to private links and to the requests they open. Each step is one short transaction, safe in any number of
//! processes, and does at most so much; the next run does the rest.

use super::anonymous::{erase_request, mail, withdraw};
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::DbConn;
use notifications::Mail;

const AT_ONCE: i64 = 200;

/// Tells the holders of links that end within two days.
pub fn tell_ending(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let due = anonymous_access::ending_soon(c, now, AT_ONCE).map_err(|e| Problem::anonymous(e, now))?;
    for access in &due {
        let kind = |access, link, stop| Mail::AccessEnding { access, link, stop };
        // Once for each end there is: an extension moves it.
        mail(c, access, kind, &format!("ending:{}", access.expires_at.timestamp()), now)?;
    }
    Ok(due.len())
}

/// What has ended takes no more proposals, and the address of its holder is gone.
pub fn end(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let ended = anonymous_access::blank_ended(c, now, AT_ONCE).map_err(|e| Problem::anonymous(e, now))?;
    for access in &ended {
        if let Some(request_id) = access.request_id
            && let Some(closed) =
                marketplace::close_for_visitor(c, request_id, now).map_err(Problem::marketplace)?
        {
            super::requests::tell_closed(c, &closed, now)?;
        }
        withdraw(c, access.id)?;
    }
    Ok(ended.len())
}

/// Erases what links opened that ended a month ago. That they have ended stays known for a while.
pub fn erase(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let due =
        anonymous_access::ended_with_request(c, now, AT_ONCE).map_err(|e| Problem::anonymous(e, now))?;
    for access in &due {
        anonymous_access::erase_channel(c, access.id).map_err(|e| Problem::anonymous(e, now))?;
        if let Some(request_id) = access.request_id {
            erase_request(c, request_id)?;
        }
    }
    Ok(due.len())
}
