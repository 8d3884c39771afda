use crate::MarketplaceError;
use crate::domain::cases::{Case, NewCase, RawCase};
use crate::store;
use crate::store::cases::NewHead;
use chrono::{DateTime, Utc};
use database::DbConn;

/// A case made by hand, for its owner alone.
pub fn create_case(
    conn: &mut DbConn,
    user_id: i64,
    new: &NewCase,
    now: DateTime<Utc>,
) -> Result<Case, MarketplaceError> {
    let head = NewHead { new, user_id, assigned_to: None, request_id: None };
    Ok(store::cases::insert(conn, &head, now)?)
}

/// The case of a request on which a professional was selected; belongs into the transaction of the selection.
///
/// A request has one case: asked for again, it is the same.
pub fn create_case_for_request(
    conn: &mut DbConn,
    client_id: i64,
    professional_id: i64,
    request_id: i64,
    title: &str,
    now: DateTime<Utc>,
) -> Result<Case, MarketplaceError> {
    if let Some(case) = store::cases::find_by_request(conn, request_id)? {
        return Ok(case);
    }
    let raw = RawCase { title: title.to_owned(), ..RawCase::default() };
    let new = NewCase::parse(&raw).map_err(MarketplaceError::Invalid)?;
    let head = NewHead {
        new: &new,
        user_id: client_id,
        assigned_to: Some(professional_id),
        request_id: Some(request_id),
    };
    Ok(store::cases::insert(conn, &head, now)?)
}
