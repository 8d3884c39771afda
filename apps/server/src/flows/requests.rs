//! Requests with the people behind them: a client's name goes only to whoever may know it.

use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::marketplace_views::RequestView;
use crate::totals::OpenTotals;
use chrono::{DateTime, Utc};
use database::DbConn;
use marketplace::Closed;
use marketplace::domain::requests::{Listed, NewRequest, Page, RequestChange, RequestFilter, Viewer};
use notifications::Notice;

pub fn list(
    c: &mut DbConn,
    (viewer, filter): (Viewer, &RequestFilter),
    totals: &OpenTotals,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Page<RequestView>, Problem> {
    let shared = matches!(viewer, Viewer::Professional(_)) && filter.status.is_none();
    let known = if shared { totals.known(filter, now) } else { None };
    let Page { items, total } =
        marketplace::requests(c, viewer, filter, known).map_err(Problem::marketplace)?;
    if shared && known.is_none() {
        totals.counted(filter, total, now);
    }
    Ok(Page { items: views(c, viewer, items, lang)?, total })
}

pub fn show(c: &mut DbConn, viewer: Viewer, id: i64, lang: Lang) -> Result<RequestView, Problem> {
    let listed = marketplace::request(c, viewer, id).map_err(Problem::marketplace)?;
    views(c, viewer, vec![listed], lang)?.pop().ok_or_else(Problem::not_found)
}

pub fn create(
    c: &mut DbConn,
    client_id: i64,
    new: &NewRequest,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<RequestView, Problem> {
    let made = marketplace::create_request(c, client_id, new, now).map_err(Problem::marketplace)?;
    show(c, Viewer::Client(client_id), made.id, lang)
}

pub fn update(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    change: &RequestChange,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<RequestView, Problem> {
    marketplace::update_request(c, client_id, id, change, now).map_err(Problem::marketplace)?;
    show(c, Viewer::Client(client_id), id, lang)
}

/// Publishes a draft, and tells the professionals of its branch of law.
pub fn validate(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<RequestView, Problem> {
    let request = marketplace::validate_request(c, client_id, id, now).map_err(Problem::marketplace)?;
    let domain = request.legal_domain.as_str();
    let professionals = identity::professionals_in(c, domain).map_err(Problem::people)?;
    notifications::notify_all(c, &professionals, &Notice::RequestPublished { request_id: id }, now)
        .map_err(Problem::notifications)?;
    show(c, Viewer::Client(client_id), id, lang)
}

pub fn close(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<RequestView, Problem> {
    let closed = marketplace::close_request(c, client_id, id, now).map_err(Problem::marketplace)?;
    tell_closed(c, &closed, now)?;
    show(c, Viewer::Client(client_id), id, lang)
}

/// Tells the professionals who had answered it, or were selected on it, that a request has come to its end.
pub fn tell_closed(c: &mut DbConn, closed: &Closed, now: DateTime<Utc>) -> Result<(), Problem> {
    for &(proposal_id, professional_id) in &closed.proposals {
        let notice = Notice::ProposalRequestClosed { request_id: closed.request.id, proposal_id };
        super::tell(c, Some(professional_id), &notice, now)?;
    }
    Ok(())
}

/// Has the assistant summarise a request, from its own words alone.
pub fn summarise(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<RequestView, Problem> {
    let viewer = Viewer::Client(client_id);
    let words = marketplace::request(c, viewer, id).map_err(Problem::marketplace)?.request;
    let summary = ai_assistant::summarise(&words.title, &words.description, lang.into());
    marketplace::set_summary(c, client_id, id, (&words.description, &summary), now)
        .map_err(Problem::marketplace)?;
    show(c, viewer, id, lang)
}

/// With one query for the people, whatever the number of requests.
fn views(
    c: &mut DbConn,
    viewer: Viewer,
    items: Vec<Listed>,
    lang: Lang,
) -> Result<Vec<RequestView>, Problem> {
    let shown = |l: &Listed| {
        l.request.client_id.filter(|_| l.request.shows_client_to(viewer, l.selected_professional()))
    };
    let mut ids: Vec<i64> = items.iter().filter_map(shown).collect();
    ids.sort_unstable();
    ids.dedup();
    let people = super::people(c, &ids)?;
    Ok(items
        .into_iter()
        .map(|l| {
            let client = shown(&l).and_then(|id| people.get(&id));
            RequestView::of(l, viewer, client, lang)
        })
        .collect())
}
