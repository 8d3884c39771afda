//! Builds this process's search index, and again whenever the texts changed.

use crate::app::App;
use jurisprudence::{Fixtures, JurisprudenceError, SearchEngine, Snapshot};
use std::sync::Arc;
use std::time::Duration;

const LOOK_EVERY: Duration = Duration::from_secs(5);

pub async fn keep(app: &App) {
    loop {
        if let Err(e) = refresh(app).await {
            tracing::error!(error = %e, "the search index could not be built");
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    #[error(transparent)]
    Jurisprudence(#[from] JurisprudenceError),
    #[error("the thread that builds the index could not be started: {0}")]
    Thread(#[from] std::io::Error),
    #[error("the thread that builds the index stopped")]
    Stopped,
}

/// Builds the index if there is none, or if the texts have changed since.
pub async fn refresh(app: &App) -> Result<(), IndexError> {
    let current = app.assistant.current();
    let revision = app.db.read(jurisprudence::revision).await?;
    if current.as_ref().is_some_and(|e| e.revision() == revision) {
        return Ok(());
    }
    // Who asks first waits for both.
    let fixtures = tokio::task::spawn_blocking(Fixtures::shipped);
    let snapshot = app.db.read(Snapshot::read).await?;
    let fixtures = fixtures.await.map_err(|_| IndexError::Stopped)??;
    let assistant = app.assistant.clone();
    let build = move || {
        let engine = SearchEngine::after(current.as_deref(), snapshot, &fixtures)?;
        assistant.install(Arc::new(engine));
        Ok::<_, JurisprudenceError>(())
    };
    // A thread of its own: the end of the process waits for the runtime's threads, and to read many new texts takes long.
    let (done, built) = tokio::sync::oneshot::channel();
    std::thread::Builder::new().name("search-index".to_owned()).spawn(move || done.send(build()))?;
    built.await.map_err(|_| IndexError::Stopped)??;
    Ok(())
}
