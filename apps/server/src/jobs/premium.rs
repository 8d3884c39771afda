//! Tells people that their subscription ends, and lowers the flags of those that have ended. Documents are theirs as before.

use crate::app::App;
use crate::problem::Problem;
use chrono::{DateTime, TimeDelta, Timelike, Utc};
use chrono_tz::Africa::Douala;
use database::{Db, DbConn};
use notifications::Notice;

/// Nobody is written to at night.
const FROM_HOUR: u32 = 7;
const FIRST_NOTICE_DAYS: i64 = 7;

pub async fn run(app: &App) {
    match pass_time(&app.db, app.clock.now()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "subscriptions that end"),
        Err(e) => tracing::warn!(error = %e, "subscriptions could not be looked at"),
    }
}

/// Answers how many notices were due. Each is told once, whatever the number of runs and processes.
pub async fn pass_time(db: &Db, now: DateTime<Utc>) -> Result<usize, Problem> {
    if now.with_timezone(&Douala).hour() < FROM_HOUR {
        return Ok(0);
    }
    db.write(move |c| Ok(ending(c, now)? + ended(c, now)?)).await
}

fn ending(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let last = now + TimeDelta::days(FIRST_NOTICE_DAYS + 1);
    let found = identity::premium_ending(c, now, last).map_err(Problem::people)?;
    let today = now.with_timezone(&Douala).date_naive();
    let mut told = 0;
    for (user, until) in found {
        let days = (until.with_timezone(&Douala).date_naive() - today).num_days();
        let stage = match days {
            // The last day.
            0 => 0,
            1 => 1,
            2..=FIRST_NOTICE_DAYS => FIRST_NOTICE_DAYS,
            _ => continue,
        };
        tell(c, user, stage, until, now)?;
        told += 1;
    }
    Ok(told)
}

fn ended(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let lowered = identity::lower_ended_premium(c, now).map_err(Problem::people)?;
    for (user, until) in &lowered {
        tell(c, *user, 0, *until, now)?;
    }
    Ok(lowered.len())
}

fn tell(
    c: &mut DbConn,
    user: i64,
    days: i64,
    until: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let notice = Notice::PremiumEnding { days, until: until.timestamp() };
    notifications::notify(c, user, &notice, now).map_err(Problem::notifications)
}
