use crate::{AiError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Gives back the answers set aside by processes that died; says how many.
///
/// One short transaction a user: run it as a job, outside any other transaction. [`super::reserve`] does
/// the same for its own user, so nobody waits for the job.
pub fn give_back_expired(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, AiError> {
    let mut given = 0;
    for user_id in store::users_with_expired(conn, now)? {
        given += conn.write(|conn| give_back_expired_of(conn, user_id, now))?;
    }
    Ok(given)
}

pub(super) fn give_back_expired_of(
    conn: &mut DbConn,
    user_id: i64,
    now: DateTime<Utc>,
) -> Result<usize, AiError> {
    let months = store::remove_expired(conn, user_id, now)?;
    for month in &months {
        store::give_back(conn, user_id, month, 1)?;
    }
    Ok(months.len())
}
