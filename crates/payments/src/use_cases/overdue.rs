use super::change::{Said, apply};
use super::settle::Settled;
use crate::PaymentsError;
use crate::domain::{Change, Reason, Source, State, WINDOW};
use crate::store::payments;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// Those that are asked about have ended their window by themselves before.
const MARGIN: TimeDelta = TimeDelta::hours(2);
const AT_ONCE: i64 = 200;

/// Hands to people what nobody asks about any more: payments whose operator is no longer connected, or whose money is of another
/// kind than this process works with. Else they would stay open, and keep the person from buying, for ever.
pub fn hand_over_overdue(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Vec<Settled>, PaymentsError> {
    let mut handed = Vec::new();
    for was in payments::left_open(conn, (now - WINDOW - MARGIN, AT_ONCE), now)? {
        let change = Change::to(State::ManualReview).because(Reason::NoAnswer);
        let said = Said { source: Source::Clock, code: "window", raw: "" };
        let from = was.state;
        handed
            .extend(apply(conn, &was, change, &said, now)?.map(|payment| Settled::Changed { from, payment }));
    }
    Ok(handed)
}
