//! Private links with the requests they open: `anonymous-access` knows the link, `marketplace` the request, and mails go
//! through the outbox; each of these in one transaction.

use crate::envelopes;
use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::anonymous_views::{AccessView, ProposalView, RequestView};
use crate::visitor::{self, LinkKey};
use anonymous_access::domain::{Access, ContactEmail, Keys, Language, Seed, StopToken};
use anonymous_access::{AccessError, NewAccess, Opened};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use marketplace::Selected;
use marketplace::domain::requests::NewRequest;
use notifications::{Mail, Notice};

/// Of mails that the holder asks for at most one goes out in so long.
const LINK_MAIL_EVERY: TimeDelta = TimeDelta::minutes(20);

/// A request that was accepted, and whom its link is for.
pub struct Publishing {
    pub request: NewRequest,
    pub email: ContactEmail,
    pub language: Language,
    pub seed: Seed,
    /// The key of a call that may be repeated, and what was sent with it.
    pub repeat: Option<(String, Vec<String>)>,
}

fn failed(now: DateTime<Utc>) -> impl Fn(AccessError) -> Problem {
    move |e| Problem::anonymous(e, now)
}

/// Publishes a request and makes its private link; the professionals of its branch of law are told.
pub fn publish(c: &mut DbConn, keys: &Keys, new: &Publishing, now: DateTime<Utc>) -> Result<Opened, Problem> {
    let parts: Vec<&str> = new.repeat.iter().flat_map(|(_, parts)| parts).map(String::as_str).collect();
    let repeat = new.repeat.as_ref().map(|(key, _)| (key.as_str(), parts.as_slice()));
    if let Some(repeat) = repeat
        && let Some(before) = anonymous_access::repeated(c, keys, repeat, now).map_err(failed(now))?
    {
        return Ok(before);
    }
    let request = marketplace::publish_for_visitor(c, &new.request, now).map_err(Problem::marketplace)?;
    let (request_id, language, seed) = (request.id, new.language, new.seed.clone());
    let access = NewAccess { request_id, email: &new.email, language, seed, repeat };
    let opened = anonymous_access::open_access(c, keys, &access, now).map_err(failed(now))?;
    let domain = request.legal_domain.as_str();
    let professionals = identity::professionals_in(c, domain).map_err(Problem::people)?;
    notifications::notify_all(c, &professionals, &Notice::RequestPublished { request_id }, now)
        .map_err(Problem::notifications)?;
    Ok(opened)
}

/// Whose link it is; it may have expired.
pub fn find(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<Access, Problem> {
    let found = match key {
        LinkKey::Token(token) => anonymous_access::access_by_token(c, token, now),
        LinkKey::Opened(id) => anonymous_access::access_by_id(c, *id, now),
    };
    found.map_err(failed(now))
}

/// A living link, held until the transaction ends, and the request it opens.
pub fn hold(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<(Access, i64), Problem> {
    let id = find(c, key, now)?.id;
    anonymous_access::hold(c, id, now).map_err(failed(now))
}

/// A living link that is only looked through.
fn look(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<(Access, i64), Problem> {
    let access = find(c, key, now)?;
    match access.request_id {
        Some(request_id) if access.is_live(now) => Ok((access, request_id)),
        _ => Err(failed(now)(AccessError::Expired)),
    }
}

/// What its holder is shown of a link; of one that has expired only when it did.
pub fn show(c: &mut DbConn, keys: &Keys, access: &Access, now: DateTime<Utc>) -> Result<AccessView, Problem> {
    let (true, Some(request_id)) = (access.is_live(now), access.request_id) else {
        return Ok(AccessView::expired(access, visitor::handle(keys, access.id)));
    };
    let handle = visitor::handle(keys, access.id);
    let email = anonymous_access::contact_email(c, keys, access).map_err(failed(now))?;
    let unread = anonymous_access::unread_messages(c, access.id, true).map_err(failed(now))?;
    let listed = marketplace::visitor_request(c, request_id).map_err(Problem::marketplace)?;
    Ok(AccessView::of((access, handle), email, listed.selection.map(|s| s.proposal_id), unread))
}

pub fn request(
    c: &mut DbConn,
    key: &LinkKey,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<RequestView, Problem> {
    let (_, request_id) = look(c, key, now)?;
    let listed = marketplace::visitor_request(c, request_id).map_err(Problem::marketplace)?;
    Ok(RequestView::of(listed, lang))
}

/// With one query for the professionals and one for their ratings.
pub fn proposals(
    c: &mut DbConn,
    key: &LinkKey,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Vec<ProposalView>, Problem> {
    let (_, request_id) = look(c, key, now)?;
    let found = marketplace::visitor_proposals(c, request_id).map_err(Problem::marketplace)?;
    let mut ids: Vec<i64> = found.iter().map(|(p, _)| p.professional_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let people = super::people(c, &ids)?;
    let scores = marketplace::scores(c, &ids).map_err(Problem::marketplace)?;
    Ok(found
        .into_iter()
        .map(|(p, _)| {
            let score = scores.get(&p.professional_id).copied().unwrap_or_default();
            let who = people.get(&p.professional_id);
            ProposalView::of(p, who, score, lang)
        })
        .collect())
}

/// Selects a proposal, once; the professionals are told.
pub fn select(c: &mut DbConn, key: &LinkKey, proposal_id: i64, now: DateTime<Utc>) -> Result<(), Problem> {
    let (_, request_id) = hold(c, key, now)?;
    let done = marketplace::select_for_visitor(c, request_id, proposal_id, now);
    let Some(Selected { proposal, not_selected, .. }) = done.map_err(Problem::marketplace)? else {
        return Ok(());
    };
    let notice = Notice::ProposalSelected { request_id, proposal_id };
    super::tell(c, Some(proposal.professional_id), &notice, now)?;
    for lost in not_selected {
        let notice = Notice::ProposalNotSelected { request_id, proposal_id: lost.id };
        super::tell(c, Some(lost.professional_id), &notice, now)?;
    }
    Ok(())
}

pub fn extend(c: &mut DbConn, keys: &Keys, key: &LinkKey, now: DateTime<Utc>) -> Result<AccessView, Problem> {
    let id = find(c, key, now)?.id;
    let access = anonymous_access::extend(c, id, now).map_err(failed(now))?;
    show(c, keys, &access, now)
}

pub fn set_notices(
    c: &mut DbConn,
    keys: &Keys,
    (key, enabled): (&LinkKey, bool),
    now: DateTime<Utc>,
) -> Result<AccessView, Problem> {
    let id = find(c, key, now)?.id;
    let access = anonymous_access::set_notices(c, id, enabled, now).map_err(failed(now))?;
    show(c, keys, &access, now)
}

pub fn stop_notices(c: &mut DbConn, token: &StopToken, now: DateTime<Utc>) -> Result<(), Problem> {
    anonymous_access::stop_notices(c, token).map_err(failed(now))
}

/// Promises a mail with the link, to the address that was given for it. False where one was promised just before.
pub fn send_again(c: &mut DbConn, keys: &Keys, key: &LinkKey, now: DateTime<Utc>) -> Result<bool, Problem> {
    let (access, _) = hold(c, key, now)?;
    let email = anonymous_access::contact_email(c, keys, &access).map_err(failed(now))?;
    email.ok_or_else(|| failed(now)(AccessError::NoAddress))?;
    let kind = |access, link, stop| Mail::AccessLink { access, link, stop };
    let asked_for = format!("{}link:", prefix(access.id));
    let is_repeat = notifications::is_enqueued_since(c, &asked_for, now - LINK_MAIL_EVERY);
    if is_repeat.map_err(Problem::notifications)? {
        return Ok(false);
    }
    enqueue(c, &access, kind, &format!("link:{}", now.timestamp()), now)?;
    Ok(true)
}

/// Everything there is of it, at once, also after its end.
pub fn erase(c: &mut DbConn, key: &LinkKey, now: DateTime<Utc>) -> Result<(), Problem> {
    let access = find(c, key, now)?;
    anonymous_access::end_access(c, access.id).map_err(failed(now))?;
    if let Some(request_id) = access.request_id {
        erase_request(c, request_id)?;
    }
    withdraw(c, access.id)
}

/// The request, what was proposed on it, and every notice that there was one.
pub(super) fn erase_request(c: &mut DbConn, request_id: i64) -> Result<(), Problem> {
    marketplace::erase_for_visitor(c, request_id).map_err(Problem::marketplace)?;
    notifications::forget_request(c, request_id).map_err(Problem::notifications)?;
    Ok(())
}

/// Holds the link of a request, before the request itself is held. One that has ended takes no more proposals, also before the job
/// has closed the request.
pub(super) fn hold_is_ended(c: &mut DbConn, request_id: i64, now: DateTime<Utc>) -> Result<bool, Problem> {
    let access = anonymous_access::hold_of_request(c, request_id).map_err(failed(now))?;
    Ok(access.is_some_and(|access| !access.is_live(now)))
}

/// Something is new on a request that came through a link: a link about to end gets seven days more, and its holder is told.
/// `subject` names what it is, and the same is told once; what is not told (`is_told`) still extends, and that is told.
pub fn news(
    c: &mut DbConn,
    request_id: i64,
    (subject, is_told): (&str, bool),
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let found = anonymous_access::extend_for_news(c, request_id, now).map_err(failed(now))?;
    match found {
        Some((access, true)) => {
            mail(c, &access, |access, link, stop| Mail::AccessExtended { access, link, stop }, subject, now)
        }
        Some((access, false)) if is_told => {
            mail(c, &access, |access, link, stop| Mail::AccessNews { access, link, stop }, subject, now)
        }
        _ => Ok(()),
    }
}

/// Promises a notice by mail, where the holder wants notices.
pub(super) fn mail(
    c: &mut DbConn,
    access: &Access,
    kind: fn(String, String, String) -> Mail,
    subject: &str,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    if access.notices_enabled { enqueue(c, access, kind, subject, now) } else { Ok(()) }
}

fn enqueue(
    c: &mut DbConn,
    access: &Access,
    kind: fn(String, String, String) -> Mail,
    subject: &str,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let sealed = kind(access.id.to_string(), String::new(), String::new());
    let (key, language) = (format!("{}{subject}", prefix(access.id)), envelopes::language(access.language));
    notifications::enqueue_sealed(c, &sealed, language, &key, now).map_err(Problem::notifications)
}

/// No mail about this link goes out any more, and none is remembered.
pub(super) fn withdraw(c: &mut DbConn, access_id: i64) -> Result<(), Problem> {
    notifications::withdraw_mails(c, &prefix(access_id)).map_err(Problem::notifications)?;
    Ok(())
}

fn prefix(access_id: i64) -> String {
    format!("access:{access_id}:")
}
