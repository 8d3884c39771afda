//! Asks the operators about payments whose time has come: the way by which payments end. Callbacks only make it sooner.

use crate::app::App;
use crate::flows::{payments as flow, payments_alerts};
use crate::problem::Problem;
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream;
use payments::domain::Channel;
use payments::{Claimed, Task};
use rand::Rng;
use std::ops::RangeInclusive;
use std::time::Duration;

const AT_ONCE: i64 = 20;
const SIDE_BY_SIDE: usize = 5;
/// About as long as a turn to ask an operator rests (800 ms), and never twice the same: of two processes in step, one would
/// find every turn taken.
const LOOK_EVERY_MS: RangeInclusive<u64> = 600..=1_000;

/// Until the process ends; in any number of processes. Each operator has its own turn: one that is slow keeps no other waiting.
pub async fn keep(app: &App) {
    let all = app.operators.channels().into_iter().map(|channel| keep_one(app, channel));
    join_all(all).await;
}

async fn keep_one(app: &App, channel: Channel) {
    loop {
        if let Err(e) = run_channel(app, channel).await {
            tracing::warn!(error = %e, channel = channel.as_str(), "payments could not be looked at");
        }
        let pause = Duration::from_millis(rand::rng().random_range(LOOK_EVERY_MS));
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = app.operators.woken() => {}
        }
    }
}

/// Works on what is due now; answers how many payments that was.
pub async fn run_once(app: &App) -> Result<usize, Problem> {
    let all = app.operators.channels().into_iter().map(|channel| run_channel(app, channel));
    join_all(all).await.into_iter().sum()
}

async fn run_channel(app: &App, channel: Channel) -> Result<usize, Problem> {
    let Some(connected) = app.operators.of_channel(channel) else { return Ok(0) };
    let (is_test, now) = (app.operators.is_test, app.clock.now());
    // Looked at all the time: the writers are not kept waiting for nothing.
    let any = app.db.read(move |c| payments::anything_due(c, (&[channel], is_test), now)).await;
    if !any.map_err(Problem::payments)? || !connected.breaker.lets_through(now) {
        return Ok(0);
    }
    // While the operator is silent, one question tries whether it still is.
    let most = if connected.breaker.is_open() { 1 } else { AT_ONCE };
    let claimed = app.db.write(move |c| payments::claim_due(c, (&[channel], is_test), most, now)).await;
    let claimed = claimed.map_err(Problem::payments)?;
    let count = claimed.len();
    if !claimed.iter().any(asks) {
        connected.breaker.give_back(now);
    }
    stream::iter(claimed)
        .for_each_concurrent(SIDE_BY_SIDE, |one| async move {
            let id = one.payment.id;
            if let Err(e) = flow::work(app, one).await {
                // Its lease ends within a minute, and the next one asks again.
                tracing::warn!(payment = id, error = %e, "a payment could not be worked on");
            }
        })
        .await;
    Ok(count)
}

/// Whether the operator is asked anything about it.
fn asks(claimed: &Claimed) -> bool {
    match claimed.task {
        Task::Submit => true,
        Task::Abandon => false,
        Task::Query => !claimed.was_never_sent(),
    }
}

/// Hands to people what nobody asks about any more.
pub async fn hand_over(app: &App) {
    let now = app.clock.now();
    match app.db.write(move |c| flow::hand_over(c, now)).await {
        Ok(0) => {}
        Ok(count) => tracing::warn!(count, "payments that nobody asks about wait for two administrators"),
        Err(e) => tracing::warn!(error = %e, "overdue payments could not be looked at"),
    }
}

/// Compares our own books, once a day of Cameroon.
pub async fn compare(app: &App) {
    let (is_test, now) = (app.operators.is_test, app.clock.now());
    match app.db.write(move |c| payments_alerts::compare_books(c, is_test, now)).await {
        Ok(Some(count)) if count > 0 => tracing::error!(count, "the books of payments do not agree"),
        Ok(_) => {}
        Err(e) => tracing::warn!(error = %e, "the books of payments could not be compared"),
    }
}
