use super::Received;
use crate::JurisprudenceError;
use crate::domain::day_in_cameroon;
use crate::domain::import::{ImportItem, ImportOrder, Progress, RunState, StopReason};
use crate::ports::{DecisionSource, SourceFailure};
use crate::use_cases::{
    Claim, Held, fail_waiting, hold_import, import_progress, keep_failure, keep_received, plan_import,
    waiting_items,
};
use chrono::{DateTime, NaiveDate, Utc};
use database::Db;
use std::time::Duration;

/// How often a process says that it is alive, and hears whether its run is wanted still.
pub const HEARTBEAT: Duration = Duration::from_secs(3);
/// Failures in a row after which the site counts as down.
const FAILURES_MAX: u32 = 3;

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    Over(RunState, Option<(StopReason, Option<i64>)>),
    /// Another process goes on with it.
    Lost,
}

/// Told after the list and after each decision.
pub type Told<'a> = &'a (dyn Fn(Progress, Option<&ImportItem>) + Sync);

/// Goes on with a run to its end: reads the list where it was not read yet, then one decision after the other, each in a
/// short transaction of its own. A process that dies leaves what it had; the next one goes on from there. `beat` is
/// [`HEARTBEAT`], but for a test that does not wait so long.
pub async fn run_import(
    db: &Db,
    source: &dyn DecisionSource,
    claim: &Claim,
    now: &(dyn Fn() -> DateTime<Utc> + Sync),
    told: Told<'_>,
    beat: Duration,
) -> Result<Ended, JurisprudenceError> {
    let run = Run { db, source, claim, now, told };
    // Side by side, and never one of them while the other stands still: each may be given the turn to write, and would keep
    // it from the other and from everybody else.
    tokio::select! {
        done = run.to_the_end() => match done {
            Err(JurisprudenceError::ImportLost) => Ok(Ended::Lost),
            done => done,
        },
        ended = run.held(beat) => Ok(ended),
    }
}

struct Run<'a> {
    db: &'a Db,
    source: &'a dyn DecisionSource,
    claim: &'a Claim,
    now: &'a (dyn Fn() -> DateTime<Utc> + Sync),
    told: Told<'a>,
}

impl Run<'_> {
    fn mine(&self) -> (i64, i64) {
        (self.claim.run.id, self.claim.attempt)
    }

    /// Holds the run until it is wanted no more, or is another process's.
    async fn held(&self, beat: Duration) -> Ended {
        let mut beat = tokio::time::interval(beat);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            beat.tick().await;
            let (mine, at) = (self.mine(), (self.now)());
            match self.db.write(move |c| hold_import(c, mine, at)).await {
                Ok(Held::Yes) => {}
                Ok(Held::CancelAsked) => return Ended::Over(RunState::Cancelled, None),
                Ok(Held::Lost) => return Ended::Lost,
                // Busy for a moment: the lease outlasts several of these.
                Err(_) => {}
            }
        }
    }

    fn today(&self) -> NaiveDate {
        day_in_cameroon((self.now)())
    }

    async fn to_the_end(&self) -> Result<Ended, JurisprudenceError> {
        if !self.claim.run.is_listed
            && let Some(ended) = self.list().await?
        {
            return Ok(ended);
        }
        let id = self.claim.run.id;
        // Nobody else changes them while this process holds the run. Not from a replica, which may not have them yet.
        let read = self.db.write(move |c| {
            let planned = import_progress(c, id)?.planned;
            Ok::<_, JurisprudenceError>((planned, waiting_items(c, id)?))
        });
        let (planned, waiting) = read.await?;
        let count = |items: usize| i64::try_from(items).unwrap_or(i64::MAX);
        let progress = |left: usize| Progress { planned, done: planned - count(left) };
        (self.told)(progress(waiting.len()), None);
        let (all, mut failures) = (waiting.len(), 0);
        for (read_before, item) in waiting.into_iter().enumerate() {
            let read = self.source.read(&item.source_id, self.today()).await;
            if let Err(SourceFailure::Stop { reason, retry_after }) = read {
                return Ok(Ended::Over(RunState::Stopped, Some((reason, retry_after))));
            }
            failures = if read.as_ref().is_err_and(SourceFailure::is_of_the_site) { failures + 1 } else { 0 };
            let kept = self.keep(item, read).await?;
            (self.told)(progress(all - read_before - 1), Some(&kept));
            if failures == FAILURES_MAX {
                return Ok(Ended::Over(RunState::Stopped, Some((StopReason::SiteDown, None))));
            }
        }
        Ok(Ended::Over(RunState::Done, None))
    }

    async fn list(&self) -> Result<Option<Ended>, JurisprudenceError> {
        let run = &self.claim.run;
        let order = ImportOrder {
            query: run.query.clone(),
            court: run.court.clone(),
            most: run.most,
            rereads: run.rereads,
        };
        let list = match self.source.search(&order).await {
            Ok(list) => list,
            Err(SourceFailure::Stop { reason, retry_after }) => {
                return Ok(Some(Ended::Over(RunState::Stopped, Some((reason, retry_after)))));
            }
            Err(_) => return Ok(Some(Ended::Over(RunState::Stopped, Some((StopReason::SiteDown, None))))),
        };
        let (claim, at) = (self.claim.clone(), (self.now)());
        self.db.write(move |c| plan_import(c, (&claim.run, claim.attempt), &list, at)).await?;
        Ok(None)
    }

    /// One decision, one transaction. What fails in it is said of this decision, and the run goes on.
    async fn keep(
        &self,
        item: ImportItem,
        read: Result<Received, SourceFailure>,
    ) -> Result<ImportItem, JurisprudenceError> {
        let (mine, at, asked) = (self.mine(), (self.now)(), item.clone());
        let kept = self.db.write(move |c| match &read {
            Ok(received) => keep_received(c, mine, &asked, received, at),
            Err(failure) => keep_failure(c, mine, &asked, failure, at),
        });
        match kept.await {
            Err(JurisprudenceError::ImportLost) => Err(JurisprudenceError::ImportLost),
            Err(_) => {
                let (mine, at, failed) = (self.mine(), (self.now)(), item.clone());
                self.db.write(move |c| fail_waiting(c, mine, &failed, at)).await?;
                Ok(item)
            }
            kept => kept,
        }
    }
}
