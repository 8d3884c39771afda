//! What answers questions: the search engine of this process, and the remote model where one is set.

use crate::config::RemoteModel;
use crate::problem::Problem;
use ai_assistant::{RemoteConfig, RemoteEngine, RemoteSetupError, RemoteTimeouts};
use arc_swap::ArcSwapOption;
use jurisprudence::SearchEngine;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

/// A question that comes while the index is still being built waits this long.
const PATIENCE: Duration = Duration::from_secs(15);

pub struct Assistant {
    engine: ArcSwapOption<SearchEngine>,
    changed: Notify,
    patience: Duration,
    pub remote: Option<RemoteEngine>,
}

impl Assistant {
    pub fn new(model: Option<&RemoteModel>) -> Result<Self, RemoteSetupError> {
        Self::with_timeouts(model, RemoteTimeouts::default())
    }

    pub fn with_timeouts(
        model: Option<&RemoteModel>,
        timeouts: RemoteTimeouts,
    ) -> Result<Self, RemoteSetupError> {
        let remote = model.map(|m| {
            RemoteEngine::new(RemoteConfig {
                base_url: m.base_url.clone(),
                // A model on one's own machine often wants no key; the header needs one all the same.
                api_key: if m.api_key.0.is_empty() { "none".to_owned() } else { m.api_key.0.clone() },
                model: m.model.clone(),
                timeouts,
            })
        });
        Ok(Self {
            engine: ArcSwapOption::empty(),
            changed: Notify::new(),
            patience: PATIENCE,
            remote: remote.transpose()?,
        })
    }

    /// Questions wait only this long.
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// From now on questions are put to `engine`.
    pub fn install(&self, engine: Arc<SearchEngine>) {
        self.engine.store(Some(engine));
        self.changed.notify_waiters();
    }

    pub fn current(&self) -> Option<Arc<SearchEngine>> {
        self.engine.load_full()
    }

    /// The engine, waiting for the first one to be ready.
    pub async fn engine(&self) -> Result<Arc<SearchEngine>, Problem> {
        let there = async {
            loop {
                let mut woken = std::pin::pin!(self.changed.notified());
                woken.as_mut().enable();
                if self.engine.load().is_some() {
                    return;
                }
                woken.await;
            }
        };
        let _ = tokio::time::timeout(self.patience, there).await;
        self.current().ok_or_else(Problem::busy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_before_the_first_engine_waits_fifteen_seconds() {
        assert_eq!(Assistant::new(None).unwrap().patience, Duration::from_secs(15));
    }
}
