use crate::MarketplaceError;
use crate::domain::requests::{CloseReason, NewRating, Rating, RequestStatus};
use crate::store;
use crate::use_cases::requests::own;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// The client rates the professional who was selected, once the deadline has passed, once. The request is closed then.
pub fn rate(
    conn: &mut DbConn,
    client_id: i64,
    (request_id, professional_id): (i64, i64),
    new: &NewRating,
    now: DateTime<Utc>,
) -> Result<Rating, MarketplaceError> {
    conn.write(|conn| {
        let request = own(conn, client_id, request_id)?;
        let selected = store::requests::selected_on(conn, request_id)?
            .filter(|p| p.professional_id == professional_id)
            .ok_or(MarketplaceError::NotSelected)?;
        if now < selected.deadline() {
            return Err(MarketplaceError::DeadlineNotPassed);
        }
        let parties = (client_id, professional_id);
        let made = store::requests::insert_rating(conn, request_id, parties, new, now);
        let rating = made.map_err(|e| match e {
            DbError::Duplicate { .. } => MarketplaceError::AlreadyRated,
            e => e.into(),
        })?;
        if request.status == RequestStatus::Assigned {
            store::requests::close(conn, &request, CloseReason::Rated, now)?;
        }
        Ok(rating)
    })
}
