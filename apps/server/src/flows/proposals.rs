//! Proposals with the people behind them, and what follows from deciding on one.

use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::marketplace_views::{Beside, ProposalView, RatingView};
use chrono::{DateTime, Utc};
use database::DbConn;
use marketplace::domain::requests::{NewProposal, NewRating, Proposal, RatingChange, RequestHead, Viewer};
use marketplace::{MarketplaceError, Selected};
use notifications::Notice;

type Listed = Vec<(Proposal, RequestHead)>;

pub fn made(
    c: &mut DbConn,
    professional_id: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Vec<ProposalView>, Problem> {
    let found = marketplace::proposals_made(c, professional_id).map_err(Problem::marketplace)?;
    views(c, Viewer::Professional(professional_id), found, (lang, now))
}

/// Received by a client; for that client, and for administrators.
pub fn received(
    c: &mut DbConn,
    viewer: Viewer,
    client_id: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Vec<ProposalView>, Problem> {
    match viewer {
        Viewer::Client(id) if id == client_id => {}
        Viewer::Admin(_) => {}
        Viewer::Client(_) | Viewer::Professional(_) => return Err(Problem::role_not_allowed()),
    }
    let found = marketplace::proposals_received(c, client_id).map_err(Problem::marketplace)?;
    views(c, viewer, found, (lang, now))
}

pub fn of_request(
    c: &mut DbConn,
    viewer: Viewer,
    request_id: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Vec<ProposalView>, Problem> {
    let found = marketplace::proposals_of_request(c, viewer, request_id).map_err(Problem::marketplace)?;
    views(c, viewer, found, (lang, now))
}

fn show(
    c: &mut DbConn,
    viewer: Viewer,
    id: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<ProposalView, Problem> {
    let found = marketplace::proposal(c, viewer, id).map_err(Problem::marketplace)?;
    views(c, viewer, vec![found], (lang, now))?.pop().ok_or_else(Problem::not_found)
}

/// `verified_only`: the operator lets only verified professionals propose.
pub fn propose(
    c: &mut DbConn,
    (professional_id, verified_only): (i64, bool),
    request_id: i64,
    new: &NewProposal,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<ProposalView, Problem> {
    if verified_only && !identity::profile(c, professional_id).map_err(Problem::people)?.is_verified {
        return Err(Problem::not_verified());
    }
    if super::anonymous::hold_is_ended(c, request_id, now)? {
        return Err(Problem::marketplace(MarketplaceError::RequestNotOpen));
    }
    let made = marketplace::propose(c, professional_id, request_id, new, now);
    let proposal_id = made.map_err(Problem::marketplace)?.id;
    let viewer = Viewer::Professional(professional_id);
    let (_, head) = marketplace::proposal(c, viewer, proposal_id).map_err(Problem::marketplace)?;
    match head.client_id {
        Some(_) => {
            super::tell(c, head.client_id, &Notice::ProposalReceived { request_id, proposal_id }, now)?
        }
        None => super::anonymous::news(c, request_id, (&format!("proposal:{proposal_id}"), true), now)?,
    }
    show(c, viewer, proposal_id, (lang, now))
}

pub fn select(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<ProposalView, Problem> {
    let Selected { request, proposal, not_selected } =
        marketplace::select_proposal(c, client_id, id, now).map_err(Problem::marketplace)?;
    let (request_id, winner) = (request.id, Some(proposal.professional_id));
    marketplace::create_case_for_request(
        c,
        client_id,
        proposal.professional_id,
        request_id,
        &request.title,
        now,
    )
    .map_err(Problem::marketplace)?;
    super::tell(c, winner, &Notice::ProposalSelected { request_id, proposal_id: id }, now)?;
    for lost in not_selected {
        let notice = Notice::ProposalNotSelected { request_id, proposal_id: lost.id };
        super::tell(c, Some(lost.professional_id), &notice, now)?;
    }
    show(c, Viewer::Client(client_id), id, (lang, now))
}

pub fn reject(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    reason: Option<&str>,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<ProposalView, Problem> {
    let refused = marketplace::reject_proposal(c, client_id, id, reason, now);
    let refused = refused.map_err(Problem::marketplace)?;
    let (request_id, decided_at) = (refused.request_id, now.timestamp_millis());
    let notice = Notice::ProposalRefused { request_id, proposal_id: id, decided_at };
    super::tell(c, Some(refused.professional_id), &notice, now)?;
    show(c, Viewer::Client(client_id), id, (lang, now))
}

pub fn restore(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<ProposalView, Problem> {
    let restored = marketplace::restore_proposal(c, client_id, id, now).map_err(Problem::marketplace)?;
    let (request_id, decided_at) = (restored.request_id, now.timestamp_millis());
    let notice = Notice::ProposalRestored { request_id, proposal_id: id, decided_at };
    super::tell(c, Some(restored.professional_id), &notice, now)?;
    show(c, Viewer::Client(client_id), id, (lang, now))
}

pub fn withdraw(
    c: &mut DbConn,
    (professional_id, id): (i64, i64),
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<ProposalView, Problem> {
    marketplace::withdraw_proposal(c, professional_id, id, now).map_err(Problem::marketplace)?;
    show(c, Viewer::Professional(professional_id), id, (lang, now))
}

pub fn rate(
    c: &mut DbConn,
    client_id: i64,
    (request_id, professional_id): (i64, i64),
    new: &NewRating,
    now: DateTime<Utc>,
) -> Result<RatingView, Problem> {
    let made = marketplace::rate(c, client_id, (request_id, professional_id), new, now);
    let rating = made.map_err(Problem::marketplace)?;
    let notice = Notice::RatingReceived { request_id, rating_id: rating.id };
    super::tell(c, Some(professional_id), &notice, now)?;
    Ok(rating.into())
}

pub fn update_rating(
    c: &mut DbConn,
    (client_id, id): (i64, i64),
    change: &RatingChange,
    now: DateTime<Utc>,
) -> Result<RatingView, Problem> {
    let changed = marketplace::update_rating(c, client_id, id, change, now);
    Ok(changed.map_err(Problem::marketplace)?.into())
}

/// With one query for the people and one for their ratings, whatever the number of proposals.
fn views(
    c: &mut DbConn,
    viewer: Viewer,
    found: Listed,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Vec<ProposalView>, Problem> {
    // A professional's list is of his own proposals: he knows the client of those that were selected.
    let shown = |p: &Proposal, head: &RequestHead| {
        head.client_id.filter(|_| p.is_selected || !matches!(viewer, Viewer::Professional(_)))
    };
    let mut professionals: Vec<i64> = found.iter().map(|(p, _)| p.professional_id).collect();
    professionals.sort_unstable();
    professionals.dedup();
    let mut ids = professionals.clone();
    ids.extend(found.iter().filter_map(|(p, head)| shown(p, head)));
    ids.sort_unstable();
    ids.dedup();
    let people = super::people(c, &ids)?;
    let scores = marketplace::scores(c, &professionals).map_err(Problem::marketplace)?;
    Ok(found
        .into_iter()
        .map(|(p, head)| {
            let beside = Beside {
                professional: people.get(&p.professional_id),
                score: scores.get(&p.professional_id).copied().unwrap_or_default(),
                client: shown(&p, &head).and_then(|id| people.get(&id)),
            };
            ProposalView::of((p, head), &beside, viewer, (lang, now))
        })
        .collect())
}
