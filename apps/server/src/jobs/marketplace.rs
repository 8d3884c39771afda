//! What time does to requests: clients are reminded, requests closed, deadlines told of.

use crate::app::App;
use crate::flows::deadlines;
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::DbConn;

type Step = fn(&mut DbConn, DateTime<Utc>) -> Result<usize, Problem>;

const STEPS: [(&str, Step); 4] = [
    ("idle requests closed", deadlines::close_idle),
    ("idle requests reminded of", deadlines::remind_idle),
    ("requests closed after their deadline", deadlines::close_due),
    ("deadlines told of", deadlines::tell_deadlines),
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
}
