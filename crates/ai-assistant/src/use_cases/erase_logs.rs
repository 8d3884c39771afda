use crate::{AiError, store};
use database::DbConn;

/// Deletes a user's exchanges for good and says how many. The counter stays: erasing gives no new answers.
pub fn erase_logs(conn: &mut DbConn, user_id: i64) -> Result<usize, AiError> {
    Ok(store::erase_logs(conn, user_id)?)
}
