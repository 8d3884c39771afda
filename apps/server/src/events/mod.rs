//! Live events: whoever is signed in hears at once that there is a notice or a message for them.
//!
//! One task a process reads what is new from the database, while anybody listens, and hands it on; the number of
//! listeners costs no query. Processes need not know each other: each reads the same tables.

mod frame;
mod imports;
mod listeners;
mod sequence;
mod tail;

pub use frame::Cursor;
pub use imports::progress;

use crate::app::Clock;
use crate::problem::Problem;
use actix_web::web::Bytes;
use database::Db;
use frame::Event;
use futures_util::{Stream, stream};
use listeners::Listeners;
use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tail::Tail;
use tokio::sync::{Notify, mpsc, watch};

const PING_EVERY: Duration = Duration::from_secs(25);
const SESSIONS_AT_ONCE: usize = 1_000;
/// How soon a browser comes back by itself after its line broke.
const RETRY: &str = "retry: 2000\n";

/// How often the database is asked what other processes did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// What another process wrote is heard of within this time; what this one wrote, at once.
    pub look: Duration,
    /// A session that ended elsewhere is heard no more after this time.
    pub sessions: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { look: Duration::from_secs(1), sessions: Duration::from_secs(3) }
    }
}

pub struct Events {
    db: Db,
    clock: Clock,
    pace: Pace,
    state: Mutex<State>,
    /// Something was written in this process.
    written: Notify,
    /// Which look of the task ended last, and up to where it has told; none while it does not run.
    at: watch::Sender<Option<(u64, Cursor)>>,
}

#[derive(Default)]
struct State {
    listeners: Listeners,
    /// Looks at the database that were begun.
    looks: u64,
    is_running: bool,
    is_closed: bool,
}

/// A place among the listeners, given back when the stream is dropped.
struct Line {
    events: Arc<Events>,
    number: u64,
    receiver: mpsc::Receiver<Bytes>,
    first: Option<Bytes>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.events.state().listeners.remove(self.number);
    }
}

impl Events {
    pub fn new(db: Db, clock: Clock, pace: Pace) -> Self {
        Self {
            db,
            clock,
            pace,
            state: Mutex::default(),
            written: Notify::new(),
            at: watch::Sender::new(None),
        }
    }

    /// Nothing that is done under the lock can fail half-way.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many lines are open.
    pub fn listening(&self) -> usize {
        self.state().listeners.count()
    }

    /// Something was written that somebody may want to hear of now.
    pub fn written(&self) {
        self.written.notify_one();
    }

    /// The session is over: so are its lines, in this process at once.
    pub fn end_session(&self, session_id: i64) {
        self.state().listeners.end(&HashSet::from([session_id]));
    }

    /// Ends every line, and opens none any more: the process is about to stop.
    pub fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        state.listeners.clear();
    }

    /// The process is about to stop: other lines of this kind end too.
    pub fn is_closed(&self) -> bool {
        self.state().is_closed
    }

    /// What this person is told from now on, and what they missed since `from`.
    pub async fn listen(
        self: &Arc<Self>,
        (user_id, session_id): (i64, i64),
        from: Option<Cursor>,
    ) -> Result<impl Stream<Item = Result<Bytes, Infallible>> + use<>, Problem> {
        let (mut line, look) = self.open(user_id, session_id)?;
        // First the place, then the look at what was missed: nothing falls between the two.
        let at = self.looked(look).await?;
        if from.is_some() {
            // What was told meanwhile is among what was missed, or was heard before the line broke.
            while line.receiver.try_recv().is_ok() {}
        }
        let mut first = Vec::from(RETRY);
        let missed = match from {
            Some(from) => tail::missed(&self.db, user_id, from).await?,
            None => Vec::new(),
        };
        for (event, at) in missed {
            first.extend_from_slice(&event.frame(at));
        }
        first.extend_from_slice(&Event::Ping.frame(at));
        line.first = Some(first.into());
        Ok(stream::unfold(line, |mut line| async move {
            let frame = match line.first.take() {
                Some(first) => first,
                None => line.receiver.recv().await?,
            };
            Some((Ok(frame), line))
        }))
    }

    /// A place, and the next look that will begin.
    fn open(self: &Arc<Self>, user_id: i64, session_id: i64) -> Result<(Line, u64), Problem> {
        let mut state = self.state();
        if state.is_closed {
            return Err(Problem::busy());
        }
        let (number, receiver) = state.listeners.add(user_id, session_id);
        if !std::mem::replace(&mut state.is_running, true) {
            tokio::spawn(run(self.clone()));
        }
        Ok((Line { events: self.clone(), number, receiver, first: None }, state.looks + 1))
    }

    /// Waits until the task has told what this look, or a later one, found.
    async fn looked(&self, look: u64) -> Result<Cursor, Problem> {
        self.written.notify_one();
        let mut at = self.at.subscribe();
        let known = at.wait_for(|at| at.is_some_and(|(last, _)| last >= look));
        let known = tokio::time::timeout(Duration::from_secs(10), known).await;
        let known = known.map_err(|_| Problem::busy())?.map_err(|_| Problem::busy())?;
        known.map(|(_, at)| at).ok_or_else(Problem::busy)
    }

    /// True when nobody listens: the task then ends, and the next listener starts another one.
    fn rests(&self) -> bool {
        let mut state = self.state();
        if state.listeners.is_empty() {
            state.is_running = false;
            self.at.send_replace(None);
        }
        !state.is_running
    }

    async fn tell(&self, tail: &mut Tail) -> Result<(), Problem> {
        let look = {
            let mut state = self.state();
            state.looks += 1;
            state.looks
        };
        loop {
            let batch = tail.read(&self.db).await?;
            let at = tail.cursor();
            let mut state = self.state();
            for (user_id, event) in batch.told {
                state.listeners.tell(user_id, &event.frame(at));
            }
            if !batch.is_full {
                self.at.send_replace(Some((look, at)));
                return Ok(());
            }
        }
    }

    /// Ends the lines of sessions that were signed out, revoked or have expired.
    async fn end_dead_sessions(&self) -> Result<(), Problem> {
        let (sessions, now) = (self.state().listeners.sessions(), self.clock.now());
        for sessions in sessions.chunks(SESSIONS_AT_ONCE) {
            let asked = sessions.to_vec();
            let live = self.db.read(move |c| identity::live_sessions(c, &asked, now)).await;
            let live: HashSet<i64> = live.map_err(Problem::people)?.into_iter().collect();
            let dead = sessions.iter().copied().filter(|id| !live.contains(id)).collect();
            self.state().listeners.end(&dead);
        }
        Ok(())
    }
}

/// A task that panics ends every line with it: their readers come back, and the first of them starts another one.
struct Ending(Arc<Events>);

impl Drop for Ending {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut state = self.0.state();
            state.listeners.clear();
            state.is_running = false;
            self.0.at.send_replace(None);
        }
    }
}

async fn run(events: Arc<Events>) {
    let _ending = Ending(events.clone());
    let (mut tail, mut pinged, mut checked) = (None, Instant::now(), Instant::now());
    let mut is_troubled = false;
    while !events.rests() {
        let done = turn(&events, &mut tail, &mut pinged, &mut checked).await;
        if let Err(e) = &done
            && !is_troubled
        {
            tracing::warn!(error = %e, "live events wait for the database");
        }
        is_troubled = done.is_err();
        let _ = tokio::time::timeout(events.pace.look, events.written.notified()).await;
    }
}

async fn turn(
    events: &Events,
    tail: &mut Option<Tail>,
    pinged: &mut Instant,
    checked: &mut Instant,
) -> Result<(), Problem> {
    let tail = match tail {
        Some(tail) => tail,
        None => tail.insert(Tail::start(&events.db).await?),
    };
    events.tell(tail).await?;
    if checked.elapsed() >= events.pace.sessions {
        *checked = Instant::now();
        events.end_dead_sessions().await?;
    }
    if pinged.elapsed() >= PING_EVERY {
        *pinged = Instant::now();
        events.state().listeners.tell_all(&Event::Ping.frame(tail.cursor()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_processes_are_heard_within_a_second_and_sessions_end_within_three() {
        assert_eq!(Pace::default(), Pace { look: Duration::from_secs(1), sessions: Duration::from_secs(3) });
    }
}
