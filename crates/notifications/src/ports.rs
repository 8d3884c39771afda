use crate::NotificationError;
use crate::domain::{Enclosure, Letter, Mail, Recipient, SendError};
use futures_util::future::BoxFuture;

/// Hands letters to the outside world. Never called inside a transaction.
pub trait Mailer: Send + Sync {
    /// `Ok` only once the other side has taken the letter over. The same letter may come again after a crash.
    fn send<'a>(&'a self, letter: &'a Letter) -> BoxFuture<'a, Result<(), SendError>>;

    /// Whether a letter could be sent now, without sending one: for `palabre doctor` and the status page.
    fn check(&self) -> BoxFuture<'_, Result<(), SendError>>;
}

/// What the outbox must not hold: whom a sealed mail goes to, and the secret links in it.
pub struct Envelope {
    pub to: Recipient,
    pub link: String,
    /// Ends these mails.
    pub stop: String,
}

/// Opens sealed mails at the moment they are sent.
pub trait Envelopes: Send + Sync {
    /// The files that go with a mail: made when it is sent, so that the outbox holds none.
    fn enclose<'a>(&'a self, mail: &'a Mail) -> BoxFuture<'a, Result<Vec<Enclosure>, NotificationError>> {
        let _ = mail;
        Box::pin(async { Ok(Vec::new()) })
    }

    /// `None` where the mail is not wanted any more: it is dropped.
    fn open<'a>(&'a self, mail: &'a Mail) -> BoxFuture<'a, Result<Option<Envelope>, NotificationError>>;
}
