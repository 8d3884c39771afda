//! The one reader of the database for everybody who listens at this process.

use super::frame::{Cursor, Event};
use super::sequence::Sequence;
use crate::problem::Problem;
use database::{Db, DbConn};
use marketplace::domain::messages::Stamp;
use notifications::StoredNotice;
use std::time::Instant;

/// Rows of each kind that are read at once.
const BATCH: i64 = 500;
/// At the start so many ids back are looked at: one of them may still be on its way.
const LOOK_BACK: i64 = 100;

/// An event and whom it is for.
pub type Told = (i64, Event);

#[derive(Debug)]
pub struct Tail {
    notices: Sequence,
    messages: Sequence,
}

#[derive(Debug)]
pub struct Batch {
    pub told: Vec<Told>,
    /// There may be more at once.
    pub is_full: bool,
}

type Rows = (Vec<StoredNotice>, Vec<Stamp>);

impl Tail {
    /// From now on.
    pub async fn start(db: &Db) -> Result<Self, Problem> {
        let last = db.read(|c| {
            let notice = notifications::last_notice_id(c).map_err(Problem::notifications)?;
            let message = marketplace::last_message_id(c).map_err(Problem::marketplace)?;
            Ok::<_, Problem>((notice, message))
        });
        let (notice, message) = last.await?;
        let back = |last: i64| Sequence::after((last - LOOK_BACK).max(0));
        let mut tail = Self { notices: back(notice), messages: back(message) };
        while tail.read(db).await?.is_full {}
        Ok(tail)
    }

    /// What came since the last time, in the order in which it can be told.
    pub async fn read(&mut self, db: &Db) -> Result<Batch, Problem> {
        let (notices, messages) =
            ((self.notices.last(), self.notices.gaps()), (self.messages.last(), self.messages.gaps()));
        let (notices, messages): Rows = db.read(move |c| rows(c, &notices, &messages)).await?;
        let now = Instant::now();
        let is_full = notices.len().max(messages.len()) as i64 >= BATCH;
        let mut told = Vec::new();
        for stamp in messages.into_iter().filter(|m| self.messages.saw(m.id, now)) {
            let event = of_message(&stamp);
            // Whoever wrote it may have another device.
            told.extend([(stamp.receiver_id, event), (stamp.sender_id, event)]);
        }
        for notice in notices.into_iter().filter(|n| self.notices.saw(n.id, now)) {
            told.push((notice.user_id, of_notice(&notice)));
        }
        self.messages.settle(now);
        self.notices.settle(now);
        Ok(Batch { told, is_full })
    }

    pub fn cursor(&self) -> Cursor {
        Cursor { notice: self.notices.whole(), message: self.messages.whole() }
    }
}

fn rows(
    c: &mut DbConn,
    (notice, notice_gaps): &(i64, Vec<i64>),
    (message, message_gaps): &(i64, Vec<i64>),
) -> Result<Rows, Problem> {
    let notices = notifications::new_notices(c, *notice, notice_gaps, BATCH);
    let messages = marketplace::new_messages(c, *message, message_gaps, BATCH);
    Ok((notices.map_err(Problem::notifications)?, messages.map_err(Problem::marketplace)?))
}

fn of_message(stamp: &Stamp) -> Event {
    Event::Message { request_id: stamp.request_id, message_id: stamp.id }
}

fn of_notice(notice: &StoredNotice) -> Event {
    Event::Notice { id: notice.id, kind: notice.notice.kind() }
}

/// What one person was not told since `from`, each with the cursor that stands behind it.
pub async fn missed(db: &Db, user_id: i64, from: Cursor) -> Result<Vec<(Event, Cursor)>, Problem> {
    let rows = db.read(move |c| {
        let notices =
            notifications::missed_notices(c, user_id, from.notice).map_err(Problem::notifications)?;
        let messages =
            marketplace::missed_messages(c, user_id, from.message).map_err(Problem::marketplace)?;
        Ok::<Rows, Problem>((notices, messages))
    });
    let (notices, messages) = rows.await?;
    let mut at = from;
    let mut events = Vec::new();
    for stamp in &messages {
        at.message = stamp.id;
        events.push((of_message(stamp), at));
    }
    for notice in &notices {
        at.notice = notice.id;
        events.push((of_notice(notice), at));
    }
    Ok(events)
}
