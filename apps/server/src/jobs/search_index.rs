//! Builds this process's search index, and again whenever the texts changed.

use crate::app::App;
use jurisprudence::{Fixtures, JurisprudenceError, SearchEngine, Snapshot};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot::{Receiver, channel};

const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How much later than questions a new index has its turn: the old one still answers them.
const NICER: i32 = 10;

#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    #[error(transparent)]
    Jurisprudence(#[from] JurisprudenceError),
    #[error("the thread that builds the index could not be started: {0}")]
    Thread(#[from] std::io::Error),
    #[error("the thread that builds the index stopped")]
    Stopped,
}

/// An index that a thread builds.
pub struct Building(Receiver<Result<SearchEngine, JurisprudenceError>>);

impl Building {
    /// A thread of its own: the end of the process waits for the runtime's threads, and to read many new texts takes long.
    fn start(
        build: impl FnOnce() -> Result<SearchEngine, JurisprudenceError> + Send + 'static,
    ) -> Result<Self, IndexError> {
        let (done, built) = channel();
        let work = move || {
            if done.send(build()).is_err() {
                tracing::debug!("nobody waits for the search index any more");
            }
        };
        std::thread::Builder::new().name("search-index".to_owned()).spawn(work)?;
        Ok(Self(built))
    }

    /// Of the shipped texts, beside an empty database that will hold them: who asks first waits for it.
    pub fn of_shipped(app: &App) -> Result<Self, IndexError> {
        let now = app.clock.now();
        Self::start(move || {
            let fixtures = Fixtures::shipped()?;
            SearchEngine::from_snapshot(Snapshot::as_loaded(&fixtures, now), &fixtures)
        })
    }

    async fn built(self) -> Result<SearchEngine, IndexError> {
        Ok(self.0.await.map_err(|_| IndexError::Stopped)??)
    }
}

/// `shipped`: begun before the database was filled, and of what it holds at `revision`.
pub async fn keep(app: &App, shipped: Option<(Building, i64)>) {
    let installed = match shipped {
        Some((building, revision)) => install(app, building, revision).await,
        None => Ok(()),
    };
    if let Err(e) = installed {
        failed(&e);
    }
    loop {
        if let Err(e) = refresh(app).await {
            failed(&e);
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

fn failed(e: &IndexError) {
    tracing::error!(error = %e, "the search index could not be built");
}

async fn install(app: &App, building: Building, revision: i64) -> Result<(), IndexError> {
    app.assistant.install(Arc::new(building.built().await?.at(revision)));
    Ok(())
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
    let revision = snapshot.revision;
    let building = Building::start(move || {
        if current.is_some() {
            step_back();
        }
        SearchEngine::after(current.as_deref(), snapshot, &fixtures)
    })?;
    install(app, building, revision).await
}

/// This thread, and those it starts, work when nobody else does.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(e) = rustix::process::nice(NICER) {
        tracing::warn!(error = %e, "the new search index is built beside questions, not after them");
    }
}
