use crate::{MarketplaceError, store};
use database::DbConn;

/// How many cases are not closed, whoever's they are.
pub fn open_cases(conn: &mut DbConn) -> Result<i64, MarketplaceError> {
    Ok(store::cases::count_open(conn)?)
}
