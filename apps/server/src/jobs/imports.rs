//! Goes on with imports that no process runs: new ones, and those of a process that died.

use crate::app::App;
use crate::flows::imports::Worker;
use crate::problem::Problem;
use std::time::Duration;

const LOOK_EVERY: Duration = Duration::from_secs(5);

pub async fn keep(app: &App) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        if let Err(e) = go_on(app).await {
            tracing::warn!(error = %e, "imports could not be looked at");
        }
    }
}

/// One look: what is found is run to its end.
pub async fn go_on(app: &App) -> Result<(), Problem> {
    let now = app.clock.now();
    let found = app.db.read(move |c| jurisprudence::unclaimed_imports(c, now)).await;
    for id in found.map_err(Problem::jurisprudence)? {
        Worker::of(app).work(id, &|_, _| {}).await?;
        app.imports.tell();
        app.events.written();
    }
    Ok(())
}

/// Runs of long ago are forgotten; their decisions stay.
pub async fn forget(app: &App) {
    let now = app.clock.now();
    match app.db.write(move |c| jurisprudence::forget_imports(c, now)).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "old imports forgotten"),
        Err(e) => tracing::warn!(error = %e, "old imports could not be forgotten"),
    }
}
