//! Builds this process's search index, and again whenever the texts changed; trains the classifier beside it.
//!
//! On the very first start questions wait a moment for the classifier; texts that change later never make them wait.

use crate::app::App;
use crate::folders;
use jurisprudence::{
    Classifier, ClassifierFileError, Fixtures, JurisprudenceError, SearchEngine, Snapshot, TrainingSet,
};
use std::path::{Path, PathBuf};
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
    let snapshot = app.db.read(Snapshot::read).await?;
    let folder = models(&app.config.data_dir);
    let assistant = app.assistant.clone();
    let build = move || {
        let fixtures = Fixtures::shipped()?;
        if let Some(kept) = kept(&snapshot, &fixtures, &folder) {
            let engine = SearchEngine::from_snapshot(snapshot, &fixtures)?;
            engine.set_classifier(Arc::new(kept));
            assistant.install(Arc::new(engine));
            return Ok(());
        }
        let engine = Arc::new(SearchEngine::from_snapshot(snapshot.clone(), &fixtures)?);
        match current.and_then(|e| e.classifier()) {
            Some(of_older_texts) => {
                engine.set_classifier(of_older_texts);
                assistant.install(engine.clone());
            }
            None => assistant.stand_in(engine.clone()),
        }
        engine.set_classifier(Arc::new(trained(&snapshot, &fixtures, &folder)));
        assistant.install(engine);
        Ok::<_, JurisprudenceError>(())
    };
    // A thread of its own: the end of the process waits for the runtime's threads, and training takes long.
    let (done, built) = tokio::sync::oneshot::channel();
    std::thread::Builder::new().name("search-index".to_owned()).spawn(move || done.send(build()))?;
    built.await.map_err(|_| IndexError::Stopped)??;
    Ok(())
}

pub fn models(data_dir: &Path) -> PathBuf {
    data_dir.join("models")
}

/// The classifier kept for exactly these texts, else a new one, which is then kept.
pub fn classifier(snapshot: &Snapshot, fixtures: &Fixtures, folder: &Path) -> Classifier {
    kept(snapshot, fixtures, folder).unwrap_or_else(|| trained(snapshot, fixtures, folder))
}

/// The digest alone tells whether the file is good: the texts to learn from are cut into words only to learn from them.
fn kept(snapshot: &Snapshot, fixtures: &Fixtures, folder: &Path) -> Option<Classifier> {
    match Classifier::load(&file(folder), &TrainingSet::digest_of(snapshot, fixtures, &[])) {
        Ok(kept) => return Some(kept),
        Err(e @ (ClassifierFileError::Missing | ClassifierFileError::Stale)) => {
            tracing::info!(reason = %e, "training the classifier")
        }
        Err(e) => tracing::warn!(error = %e, "training the classifier"),
    }
    None
}

fn trained(snapshot: &Snapshot, fixtures: &Fixtures, folder: &Path) -> Classifier {
    let set = SearchEngine::training_set(snapshot, fixtures, &[]);
    let trained = Classifier::train(&set, threads(), |_| {});
    keep_file(&trained, folder, &file(folder));
    trained
}

fn file(folder: &Path) -> PathBuf {
    folder.join("classifier.bin")
}

pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// A folder that cannot be written costs a training at the next start, nothing else.
fn keep_file(classifier: &Classifier, folder: &Path, path: &Path) {
    let kept = folders::create_private(folder)
        .map_err(ClassifierFileError::from)
        .and_then(|()| classifier.save(path));
    if let Err(e) = kept {
        tracing::warn!(error = %e, "the classifier could not be kept");
    }
}
