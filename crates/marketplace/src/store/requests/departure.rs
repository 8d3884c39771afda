//! What is read, closed and erased when a person takes their data with them, or leaves.

use super::rows::{ProposalRow, RatingRow, RequestRow};
use crate::domain::requests::{Proposal, Rating, Request, RequestStatus};
use crate::store::schema::{client_requests as r, professional_ratings as g, proposals as p};
use database::{DbConn, DbError, RowColumns};
use diesel::prelude::*;

/// A client's requests on which nobody was selected.
pub fn unselected_of(conn: &mut DbConn, client_id: i64) -> Result<Vec<i64>, DbError> {
    let selected = p::table.filter(p::is_selected).select(p::request_id);
    Ok(r::table
        .filter(r::client_id.eq(client_id))
        .filter(r::id.ne_all(selected))
        .order(r::id)
        .select(r::id)
        .load(conn)?)
}

/// A client's requests that have not come to their end.
pub fn unclosed_of(conn: &mut DbConn, client_id: i64) -> Result<Vec<i64>, DbError> {
    Ok(r::table
        .filter(r::client_id.eq(client_id))
        .filter(r::status.ne(RequestStatus::Closed))
        .order(r::id)
        .select(r::id)
        .load(conn)?)
}

/// Requests that have not come to their end and on which this professional was selected, and whose they are.
pub fn unclosed_with(conn: &mut DbConn, professional_id: i64) -> Result<Vec<(i64, Option<i64>)>, DbError> {
    Ok(p::table
        .inner_join(r::table)
        .filter(p::professional_id.eq(professional_id))
        .filter(p::is_selected)
        .filter(r::status.ne(RequestStatus::Closed))
        .order(r::id)
        .select((r::id, r::client_id))
        .load(conn)?)
}

/// Of a professional; the selected ones are agreements, and stay.
pub fn delete_unselected_proposals(conn: &mut DbConn, professional_id: i64) -> Result<(), DbError> {
    let unselected = p::table.filter(p::professional_id.eq(professional_id)).filter(p::is_selected.eq(false));
    diesel::delete(unselected).execute(conn)?;
    Ok(())
}

/// The stars stay, since they are part of a mean.
pub fn erase_comments(conn: &mut DbConn, client_id: i64) -> Result<(), DbError> {
    diesel::update(g::table.filter(g::client_id.eq(client_id)))
        .set(g::comment.eq(None::<String>))
        .execute(conn)?;
    Ok(())
}

pub fn requests_after(
    conn: &mut DbConn,
    client_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Request>, DbError> {
    let rows: Vec<RequestRow> = r::table
        .filter(r::client_id.eq(client_id))
        .filter(r::id.gt(after))
        .order(r::id)
        .limit(limit)
        .select(RequestRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn proposals_after(
    conn: &mut DbConn,
    professional_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Proposal>, DbError> {
    let rows: Vec<ProposalRow> = p::table
        .filter(p::professional_id.eq(professional_id))
        .filter(p::id.gt(after))
        .order(p::id)
        .limit(limit)
        .select(ProposalRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn ratings_after(
    conn: &mut DbConn,
    client_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Rating>, DbError> {
    let rows: Vec<RatingRow> = g::table
        .filter(g::client_id.eq(client_id))
        .filter(g::id.gt(after))
        .order(g::id)
        .limit(limit)
        .select(RatingRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn received_after(
    conn: &mut DbConn,
    professional_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Rating>, DbError> {
    let rows: Vec<RatingRow> = g::table
        .filter(g::professional_id.eq(professional_id))
        .filter(g::id.gt(after))
        .order(g::id)
        .limit(limit)
        .select(RatingRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}
