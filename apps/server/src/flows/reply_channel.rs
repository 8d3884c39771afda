//! The reply channel of a request without an account: its holder writes through the private link, the selected professional
//! where all their conversations are. Neither sees an address.

use super::anonymous::{find, hold, news, withdraw};
use crate::problem::Problem;
use crate::routes::anonymous_views::MessageView;
use crate::visitor::LinkKey;
use anonymous_access::domain::{ClientKey, MessageText};
use anonymous_access::{AccessError, Written};
use chrono::{DateTime, Utc};
use database::DbConn;
use marketplace::MarketplaceError;
use marketplace::domain::requests::{RequestStatus, Selection};
use notifications::Notice;

fn failed(now: DateTime<Utc>) -> impl Fn(AccessError) -> Problem {
    move |e| Problem::anonymous(e, now)
}

/// Whom the holder writes to.
fn selected(c: &mut DbConn, request_id: i64) -> Result<Selection, Problem> {
    let listed = marketplace::visitor_request(c, request_id).map_err(Problem::marketplace)?;
    match (listed.request.status, listed.selection) {
        (RequestStatus::Assigned, Some(selection)) => Ok(selection),
        (RequestStatus::Closed, _) => Err(Problem::marketplace(MarketplaceError::RequestClosed)),
        _ => Err(Problem::nobody_selected()),
    }
}

pub fn of_visitor(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<Vec<MessageView>, Problem> {
    let access = find(c, key, now)?;
    if !access.is_live(now) {
        return Err(failed(now)(AccessError::Expired));
    }
    let said = anonymous_access::messages(c, access.id).map_err(failed(now))?;
    Ok(said.into_iter().map(Into::into).collect())
}

/// Writes to the selected professional, who is told.
pub fn write_as_visitor(
    c: &mut DbConn,
    key: &LinkKey,
    written: (&MessageText, Option<&ClientKey>),
    now: DateTime<Utc>,
) -> Result<MessageView, Problem> {
    let (access, request_id) = hold(c, key, now)?;
    let to = selected(c, request_id)?.professional_id;
    let written = anonymous_access::write_message(c, access.id, true, written, now).map_err(failed(now))?;
    let Written { message, is_new, .. } = written;
    if is_new {
        let notice = Notice::MessageReceived { request_id, message_id: message.id };
        super::tell(c, Some(to), &notice, now)?;
    }
    Ok(message.into())
}

pub fn read_by_visitor(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<i64, Problem> {
    let (access, _) = hold(c, key, now)?;
    anonymous_access::mark_channel_read(c, access.id, true, i64::MAX, now).map_err(failed(now))?;
    anonymous_access::unread_messages(c, access.id, true).map_err(failed(now))
}

/// Makes the request that a link opens this client's own: with its case where a professional was selected, and with what
/// was said so far. The link ends.
pub fn claim(c: &mut DbConn, key: &LinkKey, client_id: i64, now: DateTime<Utc>) -> Result<i64, Problem> {
    let (access, request_id) = hold(c, key, now)?;
    let listed = marketplace::hand_over(c, request_id, client_id, now).map_err(Problem::marketplace)?;
    if let Some(selection) = listed.selection {
        let professional = selection.professional_id;
        let title = &listed.request.title;
        marketplace::create_case_for_request(c, client_id, professional, request_id, title, now)
            .map_err(Problem::marketplace)?;
    }
    anonymous_access::end_access(c, access.id).map_err(failed(now))?;
    withdraw(c, access.id)?;
    Ok(request_id)
}
