//! What time does to accounts and payments: who does not come any more is told and, thirty days later, taken out; what was
//! paid ten years ago does not say any more by whom.

use crate::app::App;
use crate::flows::account::{self as flow, Left};
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::Db;

/// So many are told, taken out, or blanked at once; the next run takes the rest.
const TOLD_AT_ONCE: i64 = 50;
const ENDED_AT_ONCE: i64 = 20;
const BLANKED_AT_ONCE: i64 = 200;

pub async fn run(app: &App) {
    let (site, now) = (app.config.public_url.as_str(), app.clock.now());
    report("owners of unused accounts told", tell(&app.db, site, now).await);
    match end(&app.db, now).await {
        Ok(left) => {
            for one in &left {
                flow::follow(app, one).await;
            }
            report("unused accounts ended", Ok(left.len()));
        }
        Err(e) => report("unused accounts ended", Err(e)),
    }
    report("payers of long ago erased", erase_payers(&app.db, now).await);
}

/// Answers how many. Each is told once, whatever the number of processes.
pub async fn tell(db: &Db, site: &str, now: DateTime<Utc>) -> Result<usize, Problem> {
    let site = site.to_owned();
    db.write(move |c| flow::tell_idle(c, &site, TOLD_AT_ONCE, now)).await
}

/// Each in a transaction of its own: one that cannot be taken out keeps no other.
pub async fn end(db: &Db, now: DateTime<Utc>) -> Result<Vec<Left>, Problem> {
    let found = db.read(move |c| identity::idle_accounts(c, ENDED_AT_ONCE, now)).await;
    let mut left = Vec::new();
    for id in found.map_err(Problem::people)? {
        match db.write(move |c| flow::end_idle(c, id, now)).await {
            Ok(ended) => left.extend(ended),
            Err(e) => tracing::warn!(user = id, error = %e, "an unused account could not be ended"),
        }
    }
    Ok(left)
}

/// Answers how many payments.
pub async fn erase_payers(db: &Db, now: DateTime<Utc>) -> Result<usize, Problem> {
    db.write(move |c| {
        let ids = payments::payers_to_erase(c, BLANKED_AT_ONCE, now).map_err(Problem::payments)?;
        if !ids.is_empty() {
            let nobody = identity::nobody(c).map_err(Problem::people)?;
            payments::erase_payers(c, &ids, nobody).map_err(Problem::payments)?;
        }
        Ok(ids.len())
    })
    .await
}

fn report(what: &str, done: Result<usize, Problem>) {
    match done {
        Ok(0) => {}
        Ok(count) => tracing::info!(what, count, "time has passed"),
        Err(e) => tracing::warn!(what, error = %e, "could not be done"),
    }
}
