//! The reply channel of a request without an account: its holder writes through the private link, the selected professional
//! where all their conversations are. Neither sees an address.

use super::anonymous::{find, hold, news, withdraw};
use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::anonymous_views::MessageView as OwnView;
use crate::routes::messages_views::{ConversationView, LastMessageView, MessageView};
use crate::visitor::LinkKey;
use crate::wording::marketplace::pseudonym;
use anonymous_access::domain::{Access, ClientKey, Message, MessageText};
use anonymous_access::{AccessError, Written};
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::Role;
use marketplace::MarketplaceError;
use marketplace::domain::messages::{MessagePage, NewMessage, PastMessage};
use marketplace::domain::requests::{Proposal, RequestHead, RequestStatus, Selection};
use marketplace::domain::{FieldError, Reason};
use notifications::Notice;

/// Stands for the holder of a link where others have the id of their account.
pub const VISITOR: i64 = -1;
/// To professionals the messages of all channels have ids above this one, and those between accounts below it.
pub const FIRST_ID: i64 = 1 << 40;

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

pub fn of_visitor(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<Vec<OwnView>, Problem> {
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
) -> Result<OwnView, Problem> {
    let (access, request_id) = hold(c, key, now)?;
    let to = selected(c, request_id)?.professional_id;
    if super::people(c, &[to])?.get(&to).is_some_and(|p| p.is_deleted) {
        return Err(Problem::account_gone());
    }
    let written = anonymous_access::write_message(c, access.id, true, written, now).map_err(failed(now))?;
    let Written { message, is_new, .. } = written;
    if is_new {
        let notice = Notice::MessageReceived { request_id, message_id: FIRST_ID + message.id };
        super::tell(c, Some(to), &notice, now)?;
    }
    Ok(message.into())
}

pub fn read_by_visitor(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<i64, Problem> {
    let (access, _) = hold(c, key, now)?;
    anonymous_access::mark_channel_read(c, access.id, true, i64::MAX, now).map_err(failed(now))?;
    anonymous_access::unread_messages(c, access.id, true).map_err(failed(now))
}

/// The link of a request without an account, for the professional who is selected on it. For everybody else there is none.
fn of_selected(c: &mut DbConn, professional_id: i64, request_id: i64) -> Result<Access, Problem> {
    let listed = marketplace::visitor_request(c, request_id).map_err(Problem::marketplace)?;
    let access = anonymous_access::access_of_request(c, request_id).map_err(Problem::channel)?;
    access.filter(|_| listed.selected_professional() == Some(professional_id)).ok_or_else(Problem::not_found)
}

/// A page of the channel, for the selected professional.
pub fn of_professional(
    c: &mut DbConn,
    professional_id: i64,
    request_id: i64,
    page: MessagePage,
) -> Result<Vec<MessageView>, Problem> {
    let access = of_selected(c, professional_id, request_id)?;
    let mut said: Vec<MessageView> = anonymous_access::messages(c, access.id)
        .map_err(Problem::channel)?
        .into_iter()
        .map(|m| to_professional(m, professional_id, request_id))
        .filter(|m| page.before().is_none_or(|before| m.id < before))
        .collect();
    let older = said.len().saturating_sub(usize::try_from(page.limit()).unwrap_or(usize::MAX));
    said.drain(..older);
    Ok(said)
}

fn to_professional(m: Message, professional_id: i64, request_id: i64) -> MessageView {
    let (sender_id, receiver_id) =
        if m.from_visitor { (VISITOR, professional_id) } else { (professional_id, VISITOR) };
    MessageView {
        id: FIRST_ID + m.id,
        request_id,
        sender_id,
        receiver_id,
        content: m.content,
        client_key: m.client_key.filter(|_| !m.from_visitor),
        is_read: m.read_at.is_some(),
        read_at: m.read_at,
        created_at: m.created_at,
        attachments: Vec::new(),
    }
}

/// Writes to the holder of the link, who is told once until they have read.
pub fn write_as_professional(
    c: &mut DbConn,
    professional_id: i64,
    request_id: i64,
    new: &NewMessage,
    now: DateTime<Utc>,
) -> Result<(MessageView, bool), Problem> {
    if new.has_attachments() {
        let wrong = FieldError { field: "attachmentIds", reason: Reason::NotSendable };
        return Err(Problem::marketplace_fields(vec![wrong]));
    }
    let access = of_selected(c, professional_id, request_id)?;
    selected(c, request_id)?;
    let text = MessageText::parse(new.content()).map_err(|f| Problem::anonymous_fields(vec![f]))?;
    let key = ClientKey::parse(new.client_key().unwrap_or_default());
    let key = key.map_err(|f| Problem::anonymous_fields(vec![f]))?;
    let written = anonymous_access::write_message(c, access.id, false, (&text, key.as_ref()), now);
    let Written { message, is_new, is_first_unread } = written.map_err(|e| match e {
        // To the professional the link's end is the end of the conversation.
        AccessError::Expired => Problem::marketplace(MarketplaceError::RequestClosed),
        e => Problem::channel(e),
    })?;
    if is_new {
        news(c, request_id, (&format!("message:{}", message.id), is_first_unread), now)?;
    }
    Ok((to_professional(message, professional_id, request_id), is_new))
}

/// The professional has read a message, and all before it.
pub fn read_by_professional(
    c: &mut DbConn,
    professional_id: i64,
    id: i64,
    now: DateTime<Utc>,
) -> Result<MessageView, Problem> {
    let id = id - FIRST_ID;
    let (_, request_id) = anonymous_access::message(c, id).map_err(Problem::channel)?;
    let access = of_selected(c, professional_id, request_id)?;
    anonymous_access::mark_channel_read(c, access.id, false, id, now).map_err(Problem::channel)?;
    let (message, _) = anonymous_access::message(c, id).map_err(Problem::channel)?;
    if !message.from_visitor {
        return Err(Problem::not_found());
    }
    if anonymous_access::unread_messages(c, access.id, false).map_err(Problem::channel)? == 0 {
        notifications::mark_messages_seen(c, professional_id, request_id, now)
            .map_err(Problem::notifications)?;
    }
    Ok(to_professional(message, professional_id, request_id))
}

/// The professional's conversations with people without an account, each with the moment something last happened in it.
pub fn conversations(
    c: &mut DbConn,
    professional_id: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Vec<(DateTime<Utc>, ConversationView)>, Problem> {
    let mut made = marketplace::proposals_made(c, professional_id).map_err(Problem::marketplace)?;
    made.retain(|(proposal, head)| proposal.is_selected && head.client_id.is_none());
    let ids: Vec<i64> = made.iter().map(|(_, head)| head.id).collect();
    let mut channels = anonymous_access::channel_heads(c, &ids).map_err(Problem::channel)?;
    let view = |(proposal, head): (Proposal, RequestHead)| {
        let channel = channels.remove(&head.id)?;
        let opened_at = proposal.decided_at.unwrap_or(proposal.created_at);
        let moved_at = channel.last.as_ref().map_or(opened_at, |m| m.created_at.max(opened_at));
        let last = |m: Message| LastMessageView {
            id: FIRST_ID + m.id,
            sender_id: if m.from_visitor { VISITOR } else { professional_id },
            content: m.content,
            created_at: m.created_at,
        };
        let view = ConversationView {
            can_write: head.status == RequestStatus::Assigned && channel.access.is_live(now),
            request_id: head.id,
            request_status: head.status.as_str(),
            request_title: head.title,
            other_id: VISITOR,
            other_name: pseudonym(head.id, lang),
            other_role: Role::Client.as_str(),
            last_message: channel.last.map(last),
            unread_count: channel.unread,
        };
        Some((moved_at, view))
    };
    Ok(made.into_iter().filter_map(view).collect())
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
        let said = anonymous_access::messages(c, access.id).map_err(failed(now))?;
        let said: Vec<PastMessage> = said.into_iter().map(past).collect();
        marketplace::import_messages(c, client_id, request_id, &said).map_err(Problem::marketplace)?;
    }
    anonymous_access::end_access(c, access.id).map_err(failed(now))?;
    withdraw(c, access.id)?;
    Ok(request_id)
}

fn past(m: Message) -> PastMessage {
    PastMessage {
        by_client: m.from_visitor,
        content: m.content,
        read_at: m.read_at,
        created_at: m.created_at,
    }
}
