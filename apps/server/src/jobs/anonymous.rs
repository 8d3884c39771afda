//! What time does to private links: their holders are told that they end, they end, and what they opened is erased.

use crate::app::App;
use crate::flows::{anonymous_time, forget_journal};
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::DbConn;

type Step = fn(&mut DbConn, DateTime<Utc>) -> Result<usize, Problem>;

const STEPS: [(&str, Step); 3] = [
    ("links that end soon told of", anonymous_time::tell_ending),
    ("links ended", anonymous_time::end),
    ("requests of ended links erased", anonymous_time::erase),
];

pub async fn pass_time(app: &App) {
    let now = app.clock.now();
    for (what, step) in STEPS {
        match app.db.write(move |c| step(c, now)).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(what, count, "time has passed"),
            Err(e) => tracing::warn!(what, error = %e, "could not be done"),
        }
    }
    forget_journal(app).await;
}
