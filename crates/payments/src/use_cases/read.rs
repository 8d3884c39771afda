use crate::PaymentsError;
use crate::domain::{DecisionRow, Event, Grant, LedgerEntry, Payment, PaymentFilter, StateChange};
use crate::store::{books, decisions, events, inbox, payments as rows};
use database::DbConn;

const HISTORY_MAX: i64 = 200;

/// A payment of one's own.
pub fn own(conn: &mut DbConn, user_id: i64, id: i64) -> Result<Payment, PaymentsError> {
    rows::find(conn, id)?.filter(|p| p.user_id == user_id).ok_or(PaymentsError::NotFound)
}

/// One's own, the newest first.
pub fn payments_of(conn: &mut DbConn, user_id: i64) -> Result<Vec<Payment>, PaymentsError> {
    Ok(rows::of_user(conn, user_id, HISTORY_MAX)?)
}

/// All of one's own, the oldest first, in pages: for the copy of one's data.
pub fn payments_to_export(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<Payment>, PaymentsError> {
    Ok(rows::of_user_after(conn, user_id, (after, limit))?)
}

/// How several payments went from state to state, the oldest first.
pub fn steps_of(conn: &mut DbConn, payment_ids: &[i64]) -> Result<Vec<StateChange>, PaymentsError> {
    Ok(events::steps_of(conn, payment_ids)?)
}

/// The attempt that is not at its end.
pub fn open_attempt(conn: &mut DbConn, user_id: i64) -> Result<Option<Payment>, PaymentsError> {
    Ok(rows::open_of(conn, user_id)?)
}

/// The newest first, and how many there are in all.
pub fn payments(conn: &mut DbConn, filter: &PaymentFilter) -> Result<(Vec<Payment>, i64), PaymentsError> {
    Ok(rows::list(conn, filter)?)
}

/// Everything that is known of a payment.
#[derive(Debug, Clone)]
pub struct Detail {
    pub payment: Payment,
    pub events: Vec<Event>,
    pub entries: Vec<LedgerEntry>,
    pub grant: Option<Grant>,
    pub decisions: Vec<DecisionRow>,
}

pub fn detail(conn: &mut DbConn, id: i64) -> Result<Detail, PaymentsError> {
    Ok(Detail {
        payment: rows::find(conn, id)?.ok_or(PaymentsError::NotFound)?,
        events: events::of(conn, id)?,
        entries: books::entries_of(conn, id)?,
        grant: books::grants_of(conn, &[id])?.pop(),
        decisions: decisions::of(conn, id)?,
    })
}

/// How many different callbacks came about a payment, and how many in all.
pub fn callbacks(conn: &mut DbConn, id: i64) -> Result<(i64, i64), PaymentsError> {
    Ok(inbox::count(conn, id)?)
}
