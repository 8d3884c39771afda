use crate::MarketplaceError;
use crate::domain::requests::Rating;
use crate::store;
use database::DbConn;

/// A rating, for the client who gave it.
pub fn rating(conn: &mut DbConn, client_id: i64, id: i64) -> Result<Rating, MarketplaceError> {
    let rating = store::requests::find_rating(conn, id)?;
    if rating.client_id == client_id { Ok(rating) } else { Err(MarketplaceError::NotFound) }
}
