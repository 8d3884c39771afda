//! What was bought, and whether all books agree.

use crate::PaymentsError;
use crate::domain::{Finding, Grant, State};
use crate::store::books::{self as store, Bought, NewRun, Run};
use crate::store::payments;
use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use std::collections::BTreeMap;

/// Writes down what a payment bought, in the transaction in which it succeeded. A payment buys once.
pub fn grant(conn: &mut DbConn, grant: &Grant, now: DateTime<Utc>) -> Result<(), PaymentsError> {
    Ok(store::grant(conn, grant, now)?)
}

pub fn grants_of(conn: &mut DbConn, payment_ids: &[i64]) -> Result<Vec<Grant>, PaymentsError> {
    if payment_ids.is_empty() {
        return Ok(Vec::new());
    }
    Ok(store::grants_of(conn, payment_ids)?)
}

/// Each account's balance in each currency. They sum to zero, since every row has two sides.
pub fn balances(conn: &mut DbConn, is_test: bool) -> Result<BTreeMap<(String, String), i64>, PaymentsError> {
    let mut all: BTreeMap<(String, String), i64> = BTreeMap::new();
    for (debit, credit, currency, amount) in store::movements(conn, is_test)? {
        *all.entry((debit, currency.clone())).or_default() += amount;
        *all.entry((credit, currency)).or_default() -= amount;
    }
    Ok(all)
}

/// How things stand.
#[derive(Debug, Clone)]
pub struct Books {
    pub by_state: Vec<(State, i64)>,
    /// Account, currency, balance.
    pub balances: BTreeMap<(String, String), i64>,
    pub findings: Vec<Finding>,
    /// The newest first.
    pub runs: Vec<Run>,
}

/// How many payments with real money, or without, are in each state; states that none is in are left out.
pub fn count_by_state(conn: &mut DbConn, is_test: bool) -> Result<Vec<(State, i64)>, PaymentsError> {
    Ok(payments::count_by_state(conn, is_test)?)
}

/// What people bought whose Premium is to last beyond `now`, and what `others` did, each person's in the order in which it was: the end of
/// Premium is another crate's, and whoever knows both compares them.
pub fn bought(conn: &mut DbConn, others: &[i64], now: DateTime<Utc>) -> Result<Vec<Bought>, PaymentsError> {
    Ok(store::bought(conn, others, now)?)
}

const RUNS: i64 = 20;

/// `others` is what does not agree outside of these tables.
pub fn books(conn: &mut DbConn, is_test: bool, others: Vec<Finding>) -> Result<Books, PaymentsError> {
    let mut findings = store::disagreements(conn, is_test)?;
    findings.extend(others);
    Ok(Books {
        by_state: payments::count_by_state(conn, is_test)?,
        balances: balances(conn, is_test)?,
        findings,
        runs: store::runs(conn, is_test, RUNS)?,
    })
}

/// Compares our own books, once a day of Cameroon in whatever number of processes; None where it was done. `others` is what does not
/// agree outside of these tables.
pub fn compare_books(
    conn: &mut DbConn,
    is_test: bool,
    others: Vec<Finding>,
    now: DateTime<Utc>,
) -> Result<Option<Vec<Finding>>, PaymentsError> {
    let day: NaiveDate = now.with_timezone(&Douala).date_naive();
    let mut findings = store::disagreements(conn, is_test)?;
    findings.extend(others);
    let counted = payments::count_by_state(conn, is_test)?;
    let lines = counted.iter().filter(|(s, _)| *s == State::Succeeded).map(|(_, n)| n).sum();
    let bad = i64::try_from(findings.len()).unwrap_or(i64::MAX);
    let run = NewRun {
        is_test,
        method: None,
        admin_id: None,
        day: Some(day),
        lines,
        matched: (lines - bad).max(0),
        findings: &findings,
    };
    Ok(store::add_run(conn, &run, now)?.map(|_| findings))
}
