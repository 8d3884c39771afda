//! Keeps this process's library of decisions and laws up with the rows.

use crate::app::App;
use crate::problem::Problem;
use jurisprudence::JurisprudenceError;
use std::time::Duration;

const LOOK_EVERY: Duration = Duration::from_secs(5);

pub async fn keep(app: &App) {
    loop {
        if let Err(e) = refresh(app).await {
            tracing::error!(error = %e, "the library could not be brought up to date");
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

/// Takes in what changed; answers whether anything had.
pub async fn refresh(app: &App) -> Result<bool, JurisprudenceError> {
    let library = app.library.clone();
    app.db.read(move |c| library.refresh(c)).await
}

/// Fills it where nobody has yet: the first who searches after a start waits for it.
pub async fn filled(app: &App) -> Result<(), Problem> {
    if app.library.revision().is_none() {
        refresh(app).await.map_err(Problem::jurisprudence)?;
    }
    Ok(())
}
