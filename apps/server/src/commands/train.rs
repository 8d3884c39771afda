use super::{connect, prepare, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::Config;
use crate::folders;
use crate::jobs::search_index::{models, threads};
use jurisprudence::{Classifier, Fixtures, SearchEngine, Snapshot};
use std::time::Instant;

pub async fn run(config: &Config) -> Result<(), Failure> {
    let db = connect(config)?;
    prepare(&db, Clock::system().now()).await?;
    let snapshot = db.read(Snapshot::read).await?;
    let fixtures = Fixtures::shipped()?;
    let start = Instant::now();
    let set = SearchEngine::training_set(&snapshot, &fixtures, &[]);
    say!("training on {} texts, {} threads", set.len(), threads());
    let classifier = Classifier::train(&set, threads(), |_| {});
    let folder = models(&config.data_dir);
    folders::create_private(&folder)?;
    let path = folder.join("classifier.bin");
    classifier.save(&path)?;
    let size = std::fs::metadata(&path)?.len();
    say!(
        "trained in {:.1} s: {} classes, {:.1} MB",
        start.elapsed().as_secs_f64(),
        classifier.classes().len(),
        size as f64 / 1e6
    );
    Ok(())
}
