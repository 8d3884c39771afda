use super::rows::{HeadRow, ProposalRow};
use crate::domain::requests::{
    NewProposal, Proposal, ProposalStatus, RejectedBy, RequestHead, RequestStatus,
};
use crate::store::schema::{client_requests, professional_ratings, proposals, proposals::dsl};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;
use std::collections::HashMap;

const LIST_MAX: i64 = crate::domain::requests::LIST_MAX;

/// A second live one of the same professional is a [`DbError::Duplicate`].
pub fn insert_proposal(
    conn: &mut DbConn,
    request_id: i64,
    professional_id: i64,
    new: &NewProposal,
    now: DateTime<Utc>,
) -> Result<Proposal, DbError> {
    let now = UtcTime::from(now);
    let row: ProposalRow = diesel::insert_into(dsl::proposals)
        .values((
            dsl::request_id.eq(request_id),
            dsl::professional_id.eq(professional_id),
            dsl::title.eq(&new.title),
            dsl::description.eq(&new.description),
            dsl::price.eq(new.price.as_deref()),
            dsl::timeline.eq(new.timeline.as_deref()),
            dsl::experience.eq(new.experience.as_deref()),
            dsl::status.eq(ProposalStatus::Pending),
            dsl::is_selected.eq(false),
            dsl::created_at.eq(now),
            dsl::updated_at.eq(now),
        ))
        .returning(ProposalRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn find_proposal(conn: &mut DbConn, id: i64) -> Result<Proposal, DbError> {
    let row: ProposalRow = dsl::proposals.find(id).select(ProposalRow::columns()).first(conn)?;
    Ok(row.into())
}

/// How many live ones a request has.
pub fn count_live(conn: &mut DbConn, request_id: i64) -> Result<i64, DbError> {
    let live = dsl::proposals
        .filter(dsl::request_id.eq(request_id))
        .filter(dsl::status.ne(ProposalStatus::Withdrawn));
    Ok(live.count().get_result(conn)?)
}

pub fn has_live_of(conn: &mut DbConn, request_id: i64, professional_id: i64) -> Result<bool, DbError> {
    let live = dsl::proposals
        .filter(dsl::request_id.eq(request_id))
        .filter(dsl::professional_id.eq(professional_id))
        .filter(dsl::status.ne(ProposalStatus::Withdrawn));
    Ok(live.count().get_result::<i64>(conn)? > 0)
}

pub fn pending_of(conn: &mut DbConn, request_id: i64) -> Result<Vec<Proposal>, DbError> {
    let rows: Vec<ProposalRow> = dsl::proposals
        .filter(dsl::request_id.eq(request_id))
        .filter(dsl::status.eq(ProposalStatus::Pending))
        .order(dsl::id.asc())
        .select(ProposalRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn selected_on(conn: &mut DbConn, request_id: i64) -> Result<Option<Proposal>, DbError> {
    let row: Option<ProposalRow> = dsl::proposals
        .filter(dsl::request_id.eq(request_id))
        .filter(dsl::is_selected)
        .select(ProposalRow::columns())
        .first(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// Makes a pending one the winner. False where it is not pending; a second winner is a [`DbError::Duplicate`].
pub fn accept(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<bool, DbError> {
    let pending = dsl::proposals.filter(dsl::id.eq(id)).filter(dsl::status.eq(ProposalStatus::Pending));
    let changed = diesel::update(pending)
        .set((
            dsl::status.eq(ProposalStatus::Accepted),
            dsl::is_selected.eq(true),
            dsl::decided_at.eq(UtcTime::from(now)),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Refuses every pending one of a request: another was selected.
pub fn reject_pending(
    conn: &mut DbConn,
    request_id: i64,
    by: RejectedBy,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let pending =
        dsl::proposals.filter(dsl::request_id.eq(request_id)).filter(dsl::status.eq(ProposalStatus::Pending));
    diesel::update(pending)
        .set((
            dsl::status.eq(ProposalStatus::Rejected),
            dsl::rejected_by.eq(Some(by.as_str())),
            dsl::decided_at.eq(UtcTime::from(now)),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(())
}

/// The client says no to a pending one. False where it is not pending.
pub fn reject_one(
    conn: &mut DbConn,
    id: i64,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<bool, DbError> {
    let pending = dsl::proposals.filter(dsl::id.eq(id)).filter(dsl::status.eq(ProposalStatus::Pending));
    let changed = diesel::update(pending)
        .set((
            dsl::status.eq(ProposalStatus::Rejected),
            dsl::rejected_by.eq(Some(RejectedBy::Client.as_str())),
            dsl::reject_reason.eq(reason),
            dsl::decided_at.eq(UtcTime::from(now)),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Takes the client's no back. False where it is not refused by the client.
pub fn restore_one(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<bool, DbError> {
    let refused = dsl::proposals
        .filter(dsl::id.eq(id))
        .filter(dsl::status.eq(ProposalStatus::Rejected))
        .filter(dsl::rejected_by.eq(RejectedBy::Client.as_str()));
    let changed = diesel::update(refused)
        .set((
            dsl::status.eq(ProposalStatus::Pending),
            dsl::rejected_by.eq(None::<String>),
            dsl::reject_reason.eq(None::<String>),
            dsl::decided_at.eq(None::<UtcTime>),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// False where it is not pending.
pub fn withdraw_one(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<bool, DbError> {
    let pending = dsl::proposals.filter(dsl::id.eq(id)).filter(dsl::status.eq(ProposalStatus::Pending));
    let changed = diesel::update(pending)
        .set((
            dsl::status.eq(ProposalStatus::Withdrawn),
            dsl::decided_at.eq(UtcTime::from(now)),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Whose proposals a list is of.
#[derive(Debug, Clone, Copy)]
pub enum Of {
    /// All of a professional, also withdrawn ones.
    Professional(i64),
    /// Received by a client, on all requests; withdrawn ones are gone.
    Client(i64),
    /// On one request; withdrawn ones are gone.
    Request(i64),
    /// One professional's on one request, also withdrawn ones.
    Own {
        request_id: i64,
        professional_id: i64,
    },
    One(i64),
}

/// Newest first, each with what is said of its request: two queries for any number of proposals.
pub fn list_proposals(conn: &mut DbConn, of: Of) -> Result<Vec<(Proposal, RequestHead)>, DbError> {
    let mut query = proposals::table.inner_join(client_requests::table).into_boxed::<MultiBackend>();
    query = match of {
        Of::Professional(id) => query.filter(proposals::professional_id.eq(id)),
        Of::Client(id) => query
            .filter(client_requests::client_id.eq(id))
            .filter(proposals::status.ne(ProposalStatus::Withdrawn)),
        Of::Request(id) => {
            query.filter(proposals::request_id.eq(id)).filter(proposals::status.ne(ProposalStatus::Withdrawn))
        }
        Of::Own { request_id, professional_id } => query
            .filter(proposals::request_id.eq(request_id))
            .filter(proposals::professional_id.eq(professional_id)),
        Of::One(id) => query.filter(proposals::id.eq(id)),
    };
    let rows: Vec<(ProposalRow, HeadRow)> = query
        .order((proposals::created_at.desc(), proposals::id.desc()))
        .limit(LIST_MAX)
        .select((ProposalRow::columns(), HeadRow::columns()))
        .load(conn)?;
    let requests: Vec<i64> = rows.iter().map(|(_, head)| head.id()).collect();
    let rated: Vec<(i64, i64)> = professional_ratings::table
        .filter(professional_ratings::request_id.eq_any(requests))
        .select((professional_ratings::request_id, professional_ratings::id))
        .load(conn)?;
    let rated: HashMap<i64, i64> = rated.into_iter().collect();
    Ok(rows
        .into_iter()
        .map(|(proposal, head)| {
            let rating = rated.get(&head.id()).copied();
            (proposal.into(), head.rated(rating))
        })
        .collect())
}

/// The professionals a client selected, the last selection first: their id, the request's id and title.
pub fn selected_by(conn: &mut DbConn, client_id: i64) -> Result<Vec<(i64, i64, String)>, DbError> {
    let rows = proposals::table
        .inner_join(client_requests::table)
        .filter(client_requests::client_id.eq(client_id))
        .filter(client_requests::status.ne(RequestStatus::Open))
        .filter(proposals::is_selected)
        .order((proposals::decided_at.desc(), proposals::id.desc()))
        .limit(LIST_MAX)
        .select((proposals::professional_id, client_requests::id, client_requests::title))
        .load(conn)?;
    Ok(rows)
}
