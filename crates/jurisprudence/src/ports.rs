//! The outside world: where decisions come from.

use crate::domain::import::{ImportOrder, ItemReason, StopReason};
use crate::import::Received;
use crate::juricaf::{DecisionList, ReadRefused};
use chrono::NaiveDate;
use futures_util::future::BoxFuture;

/// A source of decisions: one method to search, one to read. Never called inside a transaction.
pub trait DecisionSource: Send + Sync {
    /// What the source has for an order, in its own order: one list, as far as the source lets us read it.
    fn search<'a>(&'a self, order: &'a ImportOrder) -> BoxFuture<'a, Result<DecisionList, SourceFailure>>;

    /// One decision by its id. `today` is a day of Cameroon: nothing is decided later.
    fn read<'a>(&'a self, id: &'a str, today: NaiveDate) -> BoxFuture<'a, Result<Received, SourceFailure>>;
}

/// Why a question to a source had no answer that can be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SourceFailure {
    /// It concerns every question: the run ends.
    #[error("the run has to stop: {}", .reason.as_str())]
    Stop { reason: StopReason, retry_after: Option<i64> },
    /// It concerns this decision.
    #[error(transparent)]
    Read(#[from] ReadRefused),
    #[error("not found")]
    NotFound,
    #[error("status {0}")]
    Status(u16),
    #[error("more than {0} bytes")]
    TooLarge(usize),
    #[error("no answer in time")]
    Timeout,
    #[error("no connection")]
    Network,
}

impl SourceFailure {
    pub fn stop(reason: StopReason) -> Self {
        Self::Stop { reason, retry_after: None }
    }

    /// The source may be down: after a few of these in a row nothing more is asked.
    pub fn is_of_the_site(&self) -> bool {
        matches!(self, Self::Timeout | Self::Network | Self::Status(500..))
    }

    /// What is said of the decision, and its detail.
    pub fn reason(&self) -> (ItemReason, Option<String>) {
        match self {
            Self::Stop { reason, .. } => (ItemReason::Network, Some(reason.as_str().to_owned())),
            Self::Read(refused) => refused.reason(),
            Self::NotFound => (ItemReason::NotFound, None),
            Self::Status(code) => (ItemReason::Status, Some(code.to_string())),
            Self::TooLarge(limit) => (ItemReason::TooLarge, Some(limit.to_string())),
            Self::Timeout => (ItemReason::Timeout, None),
            Self::Network => (ItemReason::Network, None),
        }
    }
}
