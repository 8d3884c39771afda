//! A person leaves (decision 0015): what is theirs alone is erased, what another one relies on stays without a name.

use super::requests::end;
use crate::MarketplaceError;
use crate::domain::appointments::{Answer, AppointmentStatus, Party};
use crate::domain::requests::{CloseReason, RequestStatus};
use crate::store::{appointments, cases, messages, requests};
use crate::use_cases::requests::Closed;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Whom the flow has to tell, and what is left to remove.
#[derive(Debug, Default)]
pub struct Departure {
    /// Requests on which nobody was selected: gone, with every proposal on them.
    pub erased_requests: Vec<i64>,
    /// Requests that somebody works on: closed.
    pub closed: Vec<Closed>,
    /// Requests whose selected professional leaves, and whose they are; none where they came through a private link.
    pub left_behind: Vec<(i64, Option<i64>)>,
    /// Appointments that are cancelled, and who else would have come.
    pub cancelled: Vec<(i64, i64)>,
    /// Keys of files whose rows are gone.
    pub files: Vec<String>,
}

/// In one transaction.
pub fn depart(conn: &mut DbConn, user_id: i64, now: DateTime<Utc>) -> Result<Departure, MarketplaceError> {
    conn.write(|conn| {
        let mut left = Departure::default();
        for id in requests::unselected_of(conn, user_id)? {
            requests::lock(conn, id)?;
            // Somebody may have been selected while the request was waited for.
            if requests::selected_on(conn, id)?.is_none() {
                requests::delete(conn, id)?;
                left.erased_requests.push(id);
            }
        }
        for id in requests::unclosed_of(conn, user_id)? {
            let request = requests::lock(conn, id)?;
            if request.status != RequestStatus::Closed {
                left.closed.extend(end(conn, &request, CloseReason::Client, now)?);
            }
        }
        left.left_behind = requests::unclosed_with(conn, user_id)?;
        requests::delete_unselected_proposals(conn, user_id)?;
        requests::erase_comments(conn, user_id)?;
        left.files = messages::take_unsent_of(conn, user_id)?;
        cancel_coming(conn, user_id, &mut left, now)?;
        appointments::erase_words(conn, user_id)?;
        appointments::forget_week(conn, user_id)?;
        cases::delete_unshared(conn, user_id)?;
        cases::erase_private_notes(conn, user_id)?;
        cases::leave_cases(conn, user_id)?;
        Ok(left)
    })
}

fn cancel_coming(
    conn: &mut DbConn,
    user_id: i64,
    left: &mut Departure,
    now: DateTime<Utc>,
) -> Result<(), MarketplaceError> {
    use AppointmentStatus::{Cancelled, Confirmed, Pending};
    for coming in appointments::coming_of(conn, user_id, now)? {
        let party = coming.party(user_id).unwrap_or(Party::Client);
        let said = (party, &Answer::default());
        if appointments::settle(conn, coming.id, (&[Pending, Confirmed], Cancelled), said, now)? {
            appointments::release(conn, coming.id)?;
            let other = if coming.client_id == user_id { coming.professional_id } else { coming.client_id };
            left.cancelled.push((coming.id, other));
        }
    }
    Ok(())
}
