//! Imports of case law: begun by an administrator, run by any process, and told of when they are over.

use crate::app::{App, Clock};
use crate::config::{Config, SUPPORT_PLACEHOLDER};
use crate::flows::tell;
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::{Db, DbConn};
use identity::domain::{AuditAction, UserId};
use jurisprudence::domain::import::{ImportItem, ImportOrder, ImportRun, Progress, RunState, StopReason};
use jurisprudence::domain::{Case, day_in_cameroon, import::Answer};
use jurisprudence::import::{Ended, HEARTBEAT, run_import};
use jurisprudence::juricaf::{Juricaf, JuricafSettings, Timeouts};
use jurisprudence::{NewFile, ReadFile};
use notifications::Notice;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Of one answer of the site, and of one file.
pub const BODY_MAX: usize = 10 * 1024 * 1024;
/// Whoever waits for the result of an import asks how far it is after this long.
const WAIT: Duration = Duration::from_secs(240);
const LOOK_EVERY: Duration = Duration::from_millis(200);
/// The site whose keepers ask to be told whom to write to.
const SITE: &str = "juricaf.org";

/// How the site is asked: by our name, with whom to write to.
pub fn site(config: &Config) -> JuricafSettings {
    let contact = if config.support_email == SUPPORT_PLACEHOLDER { "" } else { &config.support_email };
    let name = format!("{}/{}", crate::PRODUCT, env!("CARGO_PKG_VERSION"));
    let url = config.public_url.as_str().trim_end_matches('/');
    let agent = match contact {
        "" => format!("{name} (+{url})"),
        contact => format!("{name} (+{url}; {contact})"),
    };
    JuricafSettings {
        base_url: config.case_law.base_url.clone(),
        user_agent: agent.chars().filter(|c| (' '..='~').contains(c)).collect(),
        pause: config.case_law.pause,
        may_page: config.case_law.may_page,
        timeouts: Timeouts::default(),
        body_max: BODY_MAX,
    }
}

/// The real site is asked only by somebody who says who they are.
pub fn may_ask(config: &Config) -> Result<(), Problem> {
    let host = config.case_law.base_url.host_str().unwrap_or_default();
    let is_real = host == SITE || host.ends_with(&format!(".{SITE}"));
    if is_real && config.support_email == SUPPORT_PLACEHOLDER { Err(Problem::no_contact()) } else { Ok(()) }
}

/// A run that waits for a process, and its trace.
pub fn begin(
    c: &mut DbConn,
    admin: UserId,
    order: &ImportOrder,
    now: DateTime<Utc>,
) -> Result<ImportRun, Problem> {
    let run = jurisprudence::start_import(c, order, Some(admin), now).map_err(Problem::jurisprudence)?;
    let subject = format!("#{}", run.id);
    identity::record_audit(c, admin, AuditAction::CaseLawImported, &subject, now).map_err(Problem::people)?;
    Ok(run)
}

/// What an import needs of a process: the command line has it without a whole application.
#[derive(Clone)]
pub struct Worker {
    pub db: Db,
    pub clock: Clock,
    pub config: Arc<Config>,
    pub beat: Duration,
}

/// Runs of this process: whoever waits for the end of one hears of it, and need not look at its row again and again, as for
/// a run of another process.
pub struct Imports {
    pub beat: Duration,
    ended: watch::Sender<()>,
}

impl Default for Imports {
    fn default() -> Self {
        Self::beating(HEARTBEAT)
    }
}

impl Imports {
    pub fn beating(beat: Duration) -> Self {
        Self { beat, ended: watch::Sender::new(()) }
    }

    /// What ends from now on is not missed.
    pub fn ends(&self) -> Ends {
        Ends(self.ended.subscribe())
    }

    /// A run is over, or this process does not go on with it.
    pub fn tell(&self) {
        self.ended.send_replace(());
    }
}

impl Worker {
    pub fn of(app: &App) -> Self {
        Self {
            db: app.db.clone(),
            clock: app.clock.clone(),
            config: app.config.clone(),
            beat: app.imports.beat,
        }
    }

    /// Goes on with a run to its end, where no other process does. `told` hears of each decision.
    pub async fn work(
        &self,
        id: i64,
        told: &(dyn Fn(Progress, Option<&ImportItem>) + Sync),
    ) -> Result<(), Problem> {
        let now = self.clock.now();
        let claimed = self.db.write(move |c| jurisprudence::claim_import(c, id, now)).await;
        let Some(claim) = claimed.map_err(Problem::jurisprudence)? else { return Ok(()) };
        let source = match Juricaf::new(site(&self.config)) {
            Ok(source) => source,
            Err(e) => {
                tracing::error!(error = %e, "the case-law site cannot be asked");
                return self.end(id, (RunState::Stopped, Some((StopReason::SiteDown, None)))).await;
            }
        };
        let clock = self.clock.clone();
        let ended = run_import(&self.db, &source, &claim, &move || clock.now(), told, self.beat).await;
        match ended.map_err(Problem::jurisprudence)? {
            Ended::Over(state, stop) => self.end(id, (state, stop)).await,
            Ended::Lost => Ok(()),
        }
    }

    async fn end(&self, id: i64, how: (RunState, Option<(StopReason, Option<i64>)>)) -> Result<(), Problem> {
        let now = self.clock.now();
        self.db.write(move |c| end(c, id, how, now)).await
    }

    /// As it is now: a replica may not know it yet.
    pub async fn run(&self, id: i64) -> Result<ImportRun, Problem> {
        let run = self.db.write(move |c| jurisprudence::import_run(c, id)).await;
        run.map_err(Problem::jurisprudence)
    }
}

pub struct Ends(watch::Receiver<()>);

impl Ends {
    /// Until a run of this process has ended since the last time; at most for `most`.
    pub async fn next(&mut self, most: Duration) {
        let _ = tokio::time::timeout(most, self.0.changed()).await;
    }
}

/// Ends a run, and tells whoever began it.
fn end(
    c: &mut DbConn,
    id: i64,
    how: (RunState, Option<(StopReason, Option<i64>)>),
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let ended = jurisprudence::end_import(c, id, how, now).map_err(Problem::jurisprudence)?;
    match ended {
        Some(run) => tell(c, run.created_by, &Notice::ImportFinished { run_id: run.id }, now),
        None => Ok(()),
    }
}

/// Runs in this process, whether or not the caller stays; any other process may have been faster.
pub fn go(app: &App, id: i64) {
    let (worker, app) = (Worker::of(app), app.clone());
    tokio::spawn(async move {
        if let Err(e) = worker.work(id, &|_, _| {}).await {
            tracing::warn!(error = %e, run = id, "an import waits to be gone on with");
        }
        app.imports.tell();
        app.events.written();
    });
}

/// The run once it is over, or as far as it is when the caller has waited long.
pub async fn finished(app: &App, id: i64) -> Result<ImportRun, Problem> {
    let worker = Worker::of(app);
    let mut ends = app.imports.ends();
    let over = async {
        loop {
            let run = worker.run(id).await?;
            if run.state.is_over() {
                return Ok(run);
            }
            ends.next(LOOK_EVERY).await;
        }
    };
    match tokio::time::timeout(WAIT, over).await {
        Ok(run) => run,
        Err(_) => worker.run(id).await,
    }
}

/// A run, and how far it is.
pub async fn seen(app: &App, id: i64) -> Result<(ImportRun, Progress), Problem> {
    let read = app.db.read(move |c| {
        let run = jurisprudence::import_run(c, id)?;
        Ok::<_, jurisprudence::JurisprudenceError>((run, jurisprudence::import_progress(c, id)?))
    });
    read.await.map_err(Problem::jurisprudence)
}

pub fn cancel(c: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<ImportRun, Problem> {
    let run = jurisprudence::cancel_import(c, id, now).map_err(Problem::jurisprudence)?;
    if run.state.is_over() {
        tell(c, run.created_by, &Notice::ImportFinished { run_id: run.id }, now)?;
    }
    Ok(run)
}

/// Reads a file, and takes in what it holds: into the run of the files that came before it, or one of its own.
pub async fn take_file(
    app: &App,
    (admin, run): (UserId, Option<i64>),
    file: NewFile,
    any_country: bool,
) -> Result<(ImportRun, Vec<ImportItem>), Problem> {
    let now = app.clock.now();
    let today = day_in_cameroon(now);
    let read = tokio::task::spawn_blocking(move || jurisprudence::read_file(&file, today)).await;
    let read = read.map_err(|e| Problem::internal(&e))?;
    app.db.write(move |c| keep_file(c, (admin, run), &read, any_country, now)).await
}

fn keep_file(
    c: &mut DbConn,
    (admin, run): (UserId, Option<i64>),
    file: &ReadFile,
    any_country: bool,
    now: DateTime<Utc>,
) -> Result<(ImportRun, Vec<ImportItem>), Problem> {
    let run = match run {
        Some(run) => run,
        None => {
            let run = jurisprudence::begin_files(c, admin, now).map_err(Problem::jurisprudence)?;
            let subject = format!("#{}", run.id);
            identity::record_audit(c, admin, AuditAction::CaseLawImported, &subject, now)
                .map_err(Problem::people)?;
            run.id
        }
    };
    let items = jurisprudence::add_file(c, run, file, any_country, now).map_err(Problem::jurisprudence)?;
    Ok((jurisprudence::import_run(c, run).map_err(Problem::jurisprudence)?, items))
}

/// A person decides on something that was received.
pub fn decide(
    c: &mut DbConn,
    admin: UserId,
    (id, answer): (i64, Answer),
    now: DateTime<Utc>,
) -> Result<Case, Problem> {
    let case = jurisprudence::decide_review(c, id, answer, admin, now).map_err(Problem::jurisprudence)?;
    let action = AuditAction::DuplicateSettled;
    identity::record_audit(c, admin, action, case.key.as_str(), now).map_err(Problem::people)?;
    Ok(case)
}

/// Takes names out of a decision. The trace says which decision, never which names.
pub fn mask(
    c: &mut DbConn,
    (admin, id): (UserId, i64),
    names: &[String],
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let case = jurisprudence::case_by_id(c, id).map_err(Problem::jurisprudence)?;
    jurisprudence::mask_names(c, id, names, now).map_err(Problem::jurisprudence)?;
    identity::record_audit(c, admin, AuditAction::CaseLawEdited, case.key.as_str(), now)
        .map_err(Problem::people)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_says_every_three_seconds_that_its_run_is_alive() {
        assert_eq!(Imports::default().beat, Duration::from_secs(3));
    }
}
