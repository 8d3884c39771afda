//! Asking an operator how a payment stands; and again for the money, under the same reference, where it knows of none.

use super::payments::{News, SUBMIT_LIMIT, hear, order, settle};
use crate::app::App;
use crate::operators::Connected;
use crate::problem::Problem;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use payments::domain::{Channel, Heard, Payment, Report, State, Submission, goes_again};
use payments::{Claimed, Pushed, Turns, Wished};
use std::time::Duration;
use tokio::time::{Instant, timeout, timeout_at};

const QUERY_LIMIT: Duration = Duration::from_secs(45);
/// Turns come back after 0.8 s ([`payments::TURNS`]).
const TURN_COMES: Duration = Duration::from_millis(900);
const TRIES_FOR_TURN: usize = 5;

/// Of all processes together: they stand in the database.
struct SharedTurns<'a> {
    app: &'a App,
    channel: Channel,
}

impl Turns for SharedTurns<'_> {
    fn take(&self) -> BoxFuture<'_, bool> {
        let (clock, channel) = (self.app.clock.clone(), self.channel);
        async move {
            // When it is taken, not when it was waited for: writing has a queue.
            let taken = self.app.db.write(move |c| payments::take_turn(c, channel, &|| clock.now())).await;
            taken.unwrap_or_else(|e| {
                tracing::warn!(error = %e, "no turn to ask an operator could be taken");
                false
            })
        }
        .boxed()
    }
}

pub async fn query(app: &App, connected: &Connected, claimed: &Claimed) -> News {
    let end = Instant::now() + SUBMIT_LIMIT;
    let payment = &claimed.payment;
    let (order, turns) = (order(app, payment), SharedTurns { app, channel: payment.channel });
    let heard = timeout(QUERY_LIMIT, connected.provider.query(&order, &turns)).await;
    let heard = heard.unwrap_or_else(|_| Heard::new(Report::CannotKnow, "TIMEOUT", ""));
    if heard.outcome != Report::NotFound || !goes_again(payment, claimed.is_wished, app.clock.now()) {
        return News::Report(heard);
    }
    let again = timeout_at(end, connected.provider.submit(&order)).await;
    News::Submission(again.unwrap_or_else(|_| Heard::new(Submission::CannotKnow, "TIMEOUT", "")))
}

/// Has the request sent to the phone again for the same payment. Whoever asks is told apart: not sent, nobody knows, and too late.
pub async fn resend(app: &App, (user, id): (i64, i64)) -> Result<(), Problem> {
    let payment = in_progress(app, (user, id)).await?;
    let is_waiting = matches!(payment.state, State::AwaitingCustomer | State::Unknown);
    let connected = app.operators.of_channel(payment.channel).filter(|_| is_waiting).cloned();
    let Some(connected) = connected else { return Err(Problem::prompt_not_sent()) };
    let sent = match payment.channel {
        Channel::MtnMomo => ask_again(app, &connected, payment).await?,
        Channel::OrangeCore | Channel::OrangeWeb => connected.provider.push(&order(app, &payment)).await,
    };
    match sent {
        Pushed::Sent => Ok(()),
        Pushed::NotSent => {
            in_progress(app, (user, id)).await?;
            Err(Problem::prompt_not_sent())
        }
        Pushed::Unknown => Err(Problem::prompt_unknown()),
    }
}

/// MTN has no call that sends a prompt once more: what it knows of is on the phone, and what it does not know goes out again.
async fn ask_again(app: &App, connected: &Connected, payment: Payment) -> Result<Pushed, Problem> {
    let now = app.clock.now();
    if !connected.breaker.lets_through(now) {
        return Ok(Pushed::NotSent);
    }
    let Some(claimed) = claim_wished(app, payment.id).await? else {
        connected.breaker.give_back(now);
        return Ok(Pushed::NotSent);
    };
    // Whoever leaves meanwhile leaves it written.
    let own = app.clone();
    let asked = actix_web::rt::spawn(async move { ask_and_write(&own, claimed).await });
    asked.await.map_err(|e| Problem::internal(&e))?
}

/// Where others have taken all turns, somebody who looks at the phone waits for one. None while somebody else works on the payment.
async fn claim_wished(app: &App, id: i64) -> Result<Option<Claimed>, Problem> {
    for _ in 0..TRIES_FOR_TURN {
        let (now, channels, is_test) = (app.clock.now(), app.operators.channels(), app.operators.is_test);
        let wished = app.db.write(move |c| payments::claim_wished(c, id, (&channels, is_test), now)).await;
        match wished.map_err(Problem::payments)? {
            Wished::Claimed(claimed) => return Ok(Some(*claimed)),
            Wished::Held => return Ok(None),
            Wished::NoTurn => tokio::time::sleep(TURN_COMES).await,
        }
    }
    Ok(None)
}

async fn ask_and_write(app: &App, claimed: Claimed) -> Result<Pushed, Problem> {
    let Some((claimed, news)) = hear(app, claimed).await? else { return Ok(Pushed::Unknown) };
    let pushed = match &news {
        News::Report(_) => Pushed::NotSent,
        News::Submission(heard) => match heard.outcome {
            Submission::Accepted => Pushed::Sent,
            Submission::CannotKnow => Pushed::Unknown,
            // The operator has had it all along, or did not take it now.
            Submission::AlreadyThere | Submission::Rejected | Submission::Failed => Pushed::NotSent,
        },
    };
    settle(app, claimed, news).await?;
    Ok(pushed)
}

/// As it was written, not as a replica has it: it may end at any moment.
async fn in_progress(app: &App, (user, id): (i64, i64)) -> Result<Payment, Problem> {
    let found = app.db.write(move |c| payments::own(c, user, id)).await.map_err(Problem::payments)?;
    if found.state.is_open() { Ok(found) } else { Err(Problem::payment_ended()) }
}
