use super::{claim, mark_failed, mark_sent};
use crate::domain::{Claimed, Letter, SendError};
use crate::{Envelopes, Mailer, NotificationError, store};
use chrono::{DateTime, TimeDelta, Utc};
use database::Db;
use std::time::Duration;

/// How long a process may hold a mail. Longer than [`SEND_LIMIT`], so that a living process never loses its lease.
pub const LEASE: TimeDelta = TimeDelta::minutes(3);
const SEND_LIMIT: Duration = Duration::from_secs(60);

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Delivered {
    pub sent: usize,
    /// Attempts that failed, whether or not another one follows.
    pub failed: usize,
}

/// What mails leave by.
#[derive(Clone, Copy)]
pub struct Post<'a> {
    pub mailer: &'a dyn Mailer,
    pub envelopes: &'a dyn Envelopes,
    /// The product's name.
    pub product: &'a str,
}

/// Sends what is due, at most `limit` mails, one after the other; any number of processes may do so at once.
///
/// Each mail is claimed on its own: several processes share the work, and a crash delays one mail by one lease. The run
/// ends early at a failure that the next mail would meet too.
pub async fn deliver_due(
    db: &Db,
    post: &Post<'_>,
    now: impl Fn() -> DateTime<Utc>,
    limit: usize,
) -> Result<Delivered, NotificationError> {
    let mut delivered = Delivered::default();
    for _ in 0..limit {
        let at = now();
        let Some(claimed) = db.write(move |c| claim(c, 1, LEASE, at)).await?.pop() else { break };
        let Some(claimed) = opened(db, post.envelopes, claimed).await? else { continue };
        let letter = Letter::write(&claimed, post.product, at);
        let letter = Letter { enclosed: post.envelopes.enclose(&claimed.mail).await?, ..letter };
        let sending = tokio::time::timeout(SEND_LIMIT, post.mailer.send(&letter));
        let outcome = sending.await.unwrap_or(Err(SendError::Timeout));
        let at = now();
        let Err(error) = outcome else {
            db.write(move |c| mark_sent(c, &claimed, at)).await?;
            delivered.sent += 1;
            continue;
        };
        tracing::warn!(
            id = claimed.id,
            kind = claimed.mail.kind(),
            attempt = claimed.attempt,
            code = error.code(),
            "mail not sent"
        );
        db.write(move |c| mark_failed(c, &claimed, error, at)).await?;
        delivered.failed += 1;
        if error.concerns_every_letter() {
            break;
        }
    }
    Ok(delivered)
}

/// With its recipient and its links, where it was sealed. `None` where it is not wanted any more; it is gone then.
async fn opened(
    db: &Db,
    envelopes: &dyn Envelopes,
    claimed: Claimed,
) -> Result<Option<Claimed>, NotificationError> {
    if claimed.mail.sealed().is_none() {
        return Ok(Some(claimed));
    }
    match envelopes.open(&claimed.mail).await? {
        Some(envelope) => {
            let mail = claimed.mail.opened(envelope.link, envelope.stop);
            Ok(Some(Claimed { mail, recipient: envelope.to, ..claimed }))
        }
        None => {
            db.write(move |c| Ok::<_, NotificationError>(store::drop_claimed(c, claimed.id)?)).await?;
            Ok(None)
        }
    }
}
