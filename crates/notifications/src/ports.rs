use crate::domain::{Letter, SendError};
use futures_util::future::BoxFuture;

/// Hands letters to the outside world. Never called inside a transaction.
pub trait Mailer: Send + Sync {
    /// `Ok` only once the other side has taken the letter over. The same letter may come again after a crash.
    fn send<'a>(&'a self, letter: &'a Letter) -> BoxFuture<'a, Result<(), SendError>>;

    /// Whether a letter could be sent now, without sending one: for `palabre doctor` and the status page.
    fn check(&self) -> BoxFuture<'_, Result<(), SendError>>;
}
