use crate::MarketplaceError;
use crate::domain::requests::Score;
use crate::store;
use database::DbConn;
use std::collections::HashMap;

/// The ratings of several professionals, added up; who has none is not in it.
pub fn scores(conn: &mut DbConn, professional_ids: &[i64]) -> Result<HashMap<i64, Score>, MarketplaceError> {
    Ok(store::requests::scores(conn, professional_ids)?)
}
