use crate::{AiError, store};
use database::DbConn;

/// Deletes a user's conversations with their exchanges for good and says how many exchanges there were. The counter stays:
/// erasing gives no new answers.
pub fn erase_logs(conn: &mut DbConn, user_id: i64) -> Result<usize, AiError> {
    conn.write(|conn| Ok(store::conversations::erase_all(conn, user_id)?))
}

/// Deletes everything that is kept of a person who leaves, the counters too.
pub fn forget_person(conn: &mut DbConn, user_id: i64) -> Result<(), AiError> {
    conn.write(|conn| {
        store::conversations::erase_all(conn, user_id)?;
        Ok(store::erase_usage(conn, user_id)?)
    })
}
