//! Files that nobody sent, and files that no row knows.

use crate::app::App;
use crate::flows::attachments;
use crate::problem::Problem;
use chrono::NaiveDate;

/// `swept` is the day on which the whole store was last looked through: once a day is enough.
pub async fn forget(app: &App, swept: &mut Option<NaiveDate>) {
    report("unsent files", attachments::forget_unsent(app).await);
    let today = app.clock.now().date_naive();
    if swept.replace(today) != Some(today) {
        report("stray files", attachments::sweep(app).await);
    }
}

fn report(what: &str, done: Result<usize, Problem>) {
    match done {
        Ok(0) => {}
        Ok(count) => tracing::info!(what, count, "let go"),
        Err(e) => tracing::warn!(what, error = %e, "could not be let go"),
    }
}
