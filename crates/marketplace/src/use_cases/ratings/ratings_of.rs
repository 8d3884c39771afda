use crate::MarketplaceError;
use crate::domain::requests::Rating;
use crate::store;
use database::DbConn;

/// What clients said of a professional, newest first.
pub fn ratings_of(
    conn: &mut DbConn,
    professional_id: i64,
    limit: i64,
) -> Result<Vec<Rating>, MarketplaceError> {
    Ok(store::requests::list_ratings(conn, professional_id, limit)?)
}
