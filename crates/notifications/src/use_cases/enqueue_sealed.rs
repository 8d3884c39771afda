use super::enqueue;
use crate::domain::{Language, Mail, Recipient};
use crate::{NotificationError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Stands in the outbox for whoever is found when the mail is sent. `.invalid` is nobody's (RFC 2606).
pub const SEALED: &str = "sealed@palabre.invalid";

/// Whether a mail whose key begins so was promised after `since`.
pub fn is_enqueued_since(
    conn: &mut DbConn,
    key_prefix: &str,
    since: DateTime<Utc>,
) -> Result<bool, NotificationError> {
    Ok(store::is_keyed_since(conn, key_prefix, since)?)
}

/// Promises a mail whose recipient and links its [`crate::Envelopes`] find, as [`enqueue`] does.
pub fn enqueue_sealed(
    conn: &mut DbConn,
    mail: &Mail,
    language: Language,
    idempotency_key: &str,
    now: DateTime<Utc>,
) -> Result<(), NotificationError> {
    enqueue(conn, mail, &Recipient::parse(SEALED, language)?, idempotency_key, now)
}
