use crate::domain::{Mail, Recipient};
use crate::{NotificationError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Promises a mail, inside the caller's transaction: no mail when that transaction is given up.
///
/// `idempotency_key` (1 to 200 characters) names what the mail is about, such as `welcome:42`; a repeat does nothing.
pub fn enqueue(
    conn: &mut DbConn,
    mail: &Mail,
    to: &Recipient,
    idempotency_key: &str,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    Ok(store::insert(conn, mail, to, idempotency_key, now)?)
}
