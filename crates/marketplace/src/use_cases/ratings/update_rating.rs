use crate::MarketplaceError;
use crate::domain::requests::{Rating, RatingChange};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Changes one's own rating, for fourteen days.
pub fn update_rating(
    conn: &mut DbConn,
    client_id: i64,
    id: i64,
    change: &RatingChange,
    now: DateTime<Utc>,
) -> Result<Rating, MarketplaceError> {
    conn.write(|conn| {
        let rating = store::requests::lock_rating(conn, id)?;
        if rating.client_id != client_id {
            return Err(MarketplaceError::NotFound);
        }
        if now > rating.editable_until() {
            return Err(MarketplaceError::RatingTooOld);
        }
        Ok(store::requests::update_rating(conn, id, &change.apply(&rating), now)?)
    })
}
