use crate::PaymentsError;
use crate::domain::{NewPayment, Payment, Source, State};
use crate::store::{events, payments};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError};

/// Writes down what somebody wants to buy, before any operator hears of it. One attempt a person at a time.
pub fn start(conn: &mut DbConn, new: &NewPayment, now: DateTime<Utc>) -> Result<Payment, PaymentsError> {
    if payments::open_of(conn, new.user_id)?.is_some() {
        return Err(PaymentsError::OpenAttempt);
    }
    // Two at once both find nothing; the index lets one through.
    let made = payments::insert(conn, new, now).map_err(|e| match e {
        DbError::Duplicate { on } if on == "payments.user_id" => PaymentsError::OpenAttempt,
        e => e.into(),
    })?;
    events::add(conn, (&made, State::Created), Source::Person, ("started", ""), now)?;
    Ok(made)
}
