//! Imports decisions from Juricaf, with a progress bar on a terminal. Another process may go on with what this one leaves.

use super::{connect, require_migrated, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::{Config, Mode};
use crate::flows::imports::{Worker, may_ask};
use crate::language::Lang;
use crate::wording::imports as words;
use clap::Args;
use database::{Db, DbConn};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use jurisprudence::JurisprudenceError;
use jurisprudence::domain::import::{
    ImportItem, ImportOrder, ImportRun, LIMITS, Outcome, Progress, RawOrder,
};
use jurisprudence::import::HEARTBEAT;
use std::convert::Infallible;
use std::sync::Arc;

#[derive(Args)]
pub struct Arguments {
    /// Words, as the site searches them; `*` alone asks for everything
    #[arg(long, value_parser = query)]
    query: String,
    /// How many decisions that are not here yet: 3, 5, 10 or 15
    #[arg(long, default_value = "5", value_parser = limit, conflicts_with = "all")]
    limit: i64,
    /// Only this court, by the site's name of it (`Cour suprême`)
    #[arg(long, default_value = "")]
    court: String,
    /// The whole list, with a pause before each decision
    #[arg(long)]
    all: bool,
    /// Reads again what is here already, and compares
    #[arg(long)]
    reread: bool,
}

fn query(text: &str) -> Result<String, &'static str> {
    if text.trim().is_empty() { Err("write some words, or `*` for everything") } else { Ok(text.to_owned()) }
}

fn limit(text: &str) -> Result<i64, &'static str> {
    text.parse().ok().filter(|n| LIMITS.contains(n)).ok_or("3, 5, 10 or 15; `--all` for the whole list")
}

pub async fn run(config: Config, arguments: &Arguments) -> Result<(), Failure> {
    let order = order(arguments)?;
    may_ask(&config).map_err(|_| "SUPPORT_EMAIL is not set: Juricaf must know whom to write to")?;
    let db = connect(&config)?;
    if config.mode == Mode::Development {
        db.read(DbConn::migrate).await?;
    }
    require_migrated(&db).await?;
    let clock = Clock::system();
    let id = begin(&db, &clock, order).await?;
    let worker = Worker { db, clock, config: Arc::new(config), beat: HEARTBEAT };
    work(&worker, id).await?;
    tell(&worker, id).await
}

fn order(arguments: &Arguments) -> Result<ImportOrder, Failure> {
    let raw = RawOrder {
        query: arguments.query.clone(),
        court: arguments.court.clone(),
        limit: Some(arguments.limit),
        all: arguments.all,
        rereads: arguments.reread,
    };
    let wrong = |found: Vec<jurisprudence::domain::Invalid>| {
        found.iter().map(|i| format!("--{}: {}", i.field, i.why)).collect::<Vec<_>>().join("; ")
    };
    Ok(ImportOrder::parse(&raw).map_err(wrong)?)
}

/// A new run; or the one that a process left, which comes first.
async fn begin(db: &Db, clock: &Clock, order: ImportOrder) -> Result<i64, Failure> {
    let now = clock.now();
    let left = db.read(move |c| jurisprudence::unclaimed_imports(c, now)).await?;
    if let Some(id) = left.first().copied() {
        let run = db.read(move |c| jurisprudence::import_run(c, id)).await?;
        eprintln!(
            "palabre: going on with import {id} (--query {:?}), which was left before its end",
            run.query
        );
        if !is_same(&run, &order) {
            eprintln!(
                "palabre: what this command asks for (--query {:?}) is not asked: run it again afterwards",
                order.query
            );
        }
        return Ok(id);
    }
    match db.write(move |c| jurisprudence::start_import(c, &order, None, now)).await {
        Ok(run) => Ok(run.id),
        Err(JurisprudenceError::ImportRunning) => Err("another import is under way".into()),
        Err(e) => Err(e.into()),
    }
}

fn is_same(run: &ImportRun, order: &ImportOrder) -> bool {
    (&run.query, &run.court, run.most, run.rereads) == (&order.query, &order.court, order.most, order.rereads)
}

/// An interrupt ends the run after the decision that is being read.
async fn work(worker: &Worker, id: i64) -> Result<(), Failure> {
    let bar = bar();
    let told = |progress: Progress, item: Option<&ImportItem>| {
        bar.set_length(progress.planned.unsigned_abs());
        bar.set_position(progress.done.unsigned_abs());
        if let Some(item) = item {
            bar.set_message(item.title.clone());
        }
    };
    // Beside the work, which may be the one that has the turn to write.
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
        let now = worker.clock.now();
        let _ = worker.db.write(move |c| jurisprudence::cancel_import(c, id, now)).await;
        std::future::pending::<Infallible>().await
    };
    tokio::select! {
        done = worker.work(id, &told) => done.map_err(|e| e.to_string())?,
        never = interrupted => match never {},
    }
    bar.finish_and_clear();
    Ok(())
}

/// Draws nothing where nobody looks.
fn bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:32} {pos}/{len}  {elapsed} {msg}");
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

async fn tell(worker: &Worker, id: i64) -> Result<(), Failure> {
    let run = worker.run(id).await.map_err(|e| e.to_string())?;
    let items = worker.db.read(move |c| jurisprudence::import_items(c, id)).await?;
    say!("imported: {} of {}; skipped: {}; errors: {}", run.imported, run.total, run.skipped, run.failed);
    for item in items.iter().filter(|item| item.outcome != Outcome::Waiting) {
        if let Some(reason) = item.reason {
            let why = words::item(reason, item.detail.as_deref()).say(Lang::En);
            say!("  {} {}: {why}", item.outcome.as_str(), item.source_id);
        }
    }
    if run.list_repaired {
        say!("the list was not valid JSON, and was read without losing a row");
    }
    if run.is_cut_short() {
        say!("the list gave {} of {}: reach the rest court by court, with --court", run.listed, run.total);
    }
    ended(&run)
}

fn ended(run: &ImportRun) -> Result<(), Failure> {
    match run.stop_reason {
        Some(reason) => Err(words::stopped(reason, run.retry_after).say(Lang::En).into()),
        None if !run.state.is_over() => Err("another process goes on with this import".into()),
        None => Ok(()),
    }
}
