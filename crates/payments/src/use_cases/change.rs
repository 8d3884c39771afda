//! The one place that changes the state of a payment after it was claimed: state, event and ledger in the caller's transaction.

use crate::PaymentsError;
use crate::domain::{Change, EntryKind, LedgerEntry, Payment, Reason, Source, State, Times, next_check};
use crate::store::{books, events, payments};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// A failed payment that was paid wrongly waits this long for the person's next attempt to end.
const WAIT_FOR_TURN: TimeDelta = TimeDelta::hours(1);

/// Who says it, and what they said.
pub struct Said<'a> {
    pub source: Source,
    pub code: &'a str,
    pub raw: &'a str,
}

/// `was` is the row as it is, locked or claimed. None when somebody changed it meanwhile.
pub fn apply(
    conn: &mut DbConn,
    was: &Payment,
    change: Change,
    said: &Said<'_>,
    now: DateTime<Utc>,
) -> Result<Option<Payment>, PaymentsError> {
    let entries = books::entries_of(conn, was.id)?;
    let change = checked(conn, (was, &entries), change)?;
    let is = match must_wait(conn, was, &change)? {
        true => waiting(was, said, now),
        false => next(was, &change, said, now),
    };
    if !payments::replace(conn, was, &is, None)? {
        return Ok(None);
    }
    let is = Payment { version: was.version + 1, ..is };
    let is_booked = change.held.is_some() && !has(&entries, EntryKind::Held);
    let is_news = was.provider_code.as_deref() != Some(said.code) || is_booked;
    if is.state != was.state || is_news {
        events::add(conn, (&is, was.state), said.source, (said.code, said.raw), now)?;
    }
    enter(conn, (was, &entries), &is, &change, now)?;
    Ok(Some(is))
}

fn has(entries: &[LedgerEntry], kind: EntryKind) -> bool {
    entries.iter().any(|e| e.kind == kind)
}

/// One transaction of the operator pays once, and money of which two things were said is for people.
fn checked(
    conn: &mut DbConn,
    (was, entries): (&Payment, &[LedgerEntry]),
    change: Change,
) -> Result<Change, PaymentsError> {
    let is_taken = match &change.external {
        Some(external) => payments::external_is_taken(conn, was.channel, external, was.id)?,
        None => false,
    };
    let is_held = has(entries, EntryKind::Held) && was.state != State::ManualReview;
    let change = match is_taken {
        // Whether this is other money than that of the other payment, people find out: until then the books have what the operator says.
        true => Change {
            held: change.held.or_else(|| Some((was.amount, was.currency.clone()))),
            ..Change::to(State::ManualReview).because(Reason::OtherTransaction)
        },
        false if is_held && change.to == State::Succeeded => {
            Change::to(State::ManualReview).because(Reason::Mismatch)
        }
        false => change,
    };
    Ok(if is_decided(was, entries, &change) { Change::to(was.state) } else { change })
}

/// What two administrators have ended with the money given back is not opened again by what the operator goes on saying. Money that nobody
/// knew of is another matter.
fn is_decided(was: &Payment, entries: &[LedgerEntry], change: &Change) -> bool {
    let by_hand = was.state == State::Failed && was.reason == Some(Reason::ByHand);
    let says_paid = matches!(change.to, State::Succeeded | State::ManualReview);
    by_hand && says_paid && has(entries, EntryKind::Returned)
}

/// A person has one open attempt: what would open again waits until theirs has ended.
fn must_wait(conn: &mut DbConn, was: &Payment, change: &Change) -> Result<bool, PaymentsError> {
    let opens_again = !was.state.is_open() && change.to.is_open();
    Ok(opens_again && payments::open_of(conn, was.user_id)?.is_some())
}

/// The books have the money at once all the same.
fn waiting(was: &Payment, said: &Said<'_>, now: DateTime<Utc>) -> Payment {
    Payment {
        next_check_at: Some(now + WAIT_FOR_TURN),
        provider_code: Some(said.code.to_owned()),
        updated_at: now,
        ..was.clone()
    }
}

fn next(was: &Payment, change: &Change, said: &Said<'_>, now: DateTime<Utc>) -> Payment {
    let is_end = !change.to.is_open();
    let settled_at = match (is_end, change.to == was.state) {
        (false, _) => None,
        (true, true) => was.settled_at,
        (true, false) => Some(now),
    };
    let submitted_at = if change.asked_again { Some(now) } else { was.submitted_at };
    let times = Times { created_at: was.created_at, submitted_at, hinted_at: was.hinted_at, settled_at };
    let asked = i64::from(said.source == Source::Query);
    // What is told while a payment goes on stays until it ends.
    let goes_on =
        |state: State| matches!(state, State::Submitting | State::AwaitingCustomer | State::Unknown);
    let reason = match change.to == was.state || (goes_on(was.state) && goes_on(change.to)) {
        true => change.reason.or(was.reason),
        false => change.reason,
    };
    Payment {
        state: change.to,
        checks: was.checks + asked,
        next_check_at: next_check(change.to, times, now, was.id.wrapping_mul(31) + was.checks),
        submitted_at,
        settled_at,
        external_reference: change.external.clone().or_else(|| was.external_reference.clone()),
        reason,
        provider_code: Some(said.code.to_owned()),
        late_success: was.late_success || change.late,
        updated_at: now,
        ..was.clone()
    }
}

fn enter(
    conn: &mut DbConn,
    (was, entries): (&Payment, &[LedgerEntry]),
    is: &Payment,
    change: &Change,
    now: DateTime<Utc>,
) -> Result<(), PaymentsError> {
    let of = |kind: EntryKind| entries.iter().find(|e: &&LedgerEntry| e.kind == kind);
    let held = of(EntryKind::Held);
    if let (Some((amount, currency)), None) = (&change.held, held) {
        books::enter(conn, is, EntryKind::Held, (*amount, currency), now)?;
    }
    if was.state == is.state {
        return Ok(());
    }
    let Some(kind) = EntryKind::of_change(was.state, is.state, held.is_some()) else { return Ok(()) };
    let moved = match kind {
        EntryKind::Released | EntryKind::Returned => held,
        EntryKind::Refund => of(EntryKind::Released).or_else(|| of(EntryKind::Sale)),
        EntryKind::Sale | EntryKind::Held => None,
    };
    let (amount, currency) =
        moved.map_or((is.amount, is.currency.as_str()), |e| (e.amount, e.currency.as_str()));
    Ok(books::enter(conn, is, kind, (amount, currency), now)?)
}
