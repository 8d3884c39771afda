//! What was bought, and whether all books agree.

use crate::PaymentsError;
use crate::domain::{
    Channel, Finding, FindingKind, Grant, Line, Lines, Method, Payment, Period, Said, State, parse_statement,
};
use crate::store::books::{self as store, NewRun, Run};
use crate::store::payments;
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use std::collections::{BTreeMap, BTreeSet};

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

/// How many payments are in each state; states that none is in are left out.
pub fn count_by_state(conn: &mut DbConn) -> Result<Vec<(State, i64)>, PaymentsError> {
    Ok(payments::count_by_state(conn)?)
}

const RUNS: i64 = 20;

pub fn books(conn: &mut DbConn, is_test: bool) -> Result<Books, PaymentsError> {
    Ok(Books {
        by_state: payments::count_by_state(conn)?,
        balances: balances(conn, is_test)?,
        findings: store::disagreements(conn, is_test)?,
        runs: store::runs(conn, RUNS)?,
    })
}

/// Compares our own books, once a day of Cameroon in whatever number of processes; None where it was done.
pub fn compare_books(
    conn: &mut DbConn,
    is_test: bool,
    now: DateTime<Utc>,
) -> Result<Option<Vec<Finding>>, PaymentsError> {
    let day: NaiveDate = now.with_timezone(&Douala).date_naive();
    let findings = store::disagreements(conn, is_test)?;
    let counted = payments::count_by_state(conn)?;
    let lines = counted.iter().filter(|(s, _)| *s == State::Succeeded).map(|(_, n)| n).sum();
    let bad = i64::try_from(findings.len()).unwrap_or(i64::MAX);
    let run = NewRun {
        method: None,
        admin_id: None,
        day: Some(day),
        lines,
        matched: (lines - bad).max(0),
        findings: &findings,
    };
    Ok(store::add_run(conn, &run, now)?.map(|_| findings))
}

/// An operator's statement, as an administrator hands it in.
pub struct StatementInput<'a> {
    pub method: Method,
    pub text: &'a str,
    pub period: Period,
}

/// What a comparison with an operator's statement came to.
#[derive(Debug, Clone)]
pub struct Statement {
    pub lines: i64,
    pub matched: i64,
    pub findings: Vec<Finding>,
}

/// Compares a statement with what succeeded. A line about a payment that did not succeed with us is a hint: the operator is asked
/// about it at once, and only that answer changes anything.
pub fn compare_statement(
    conn: &mut DbConn,
    input: &StatementInput<'_>,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<Statement, PaymentsError> {
    let Lines { lines, unreadable } = parse_statement(input.text).map_err(PaymentsError::Statement)?;
    let lines: Vec<Line> = lines.into_iter().filter(|l| l.said != Said::NotPaid).collect();
    let known = known(conn, &lines, input.method)?;
    let mut ids: Vec<i64> = known.values().map(|p| p.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut found = Comparison::default();
    for some in ids.chunks(AT_ONCE) {
        found.taken.extend(store::taken(conn, some)?);
    }
    for line in &lines {
        found.line(line, &known);
    }
    found.unreadable(&unreadable);
    for id in &found.asked {
        super::hint::hint(conn, *id, now)?;
    }
    let channels: Vec<Channel> = Channel::ALL.into_iter().filter(|c| c.method() == input.method).collect();
    if let Some(span) = span(input.period, &known, now) {
        for payment in payments::settled_between(conn, &channels, span)? {
            found.ours(&payment);
        }
    }
    let run = NewRun {
        method: Some(input.method),
        admin_id: Some(admin),
        day: None,
        lines: i64::try_from(lines.len()).unwrap_or(i64::MAX),
        matched: found.matched,
        findings: &found.findings,
    };
    let (lines, matched) = (run.lines, run.matched);
    store::add_run(conn, &run, now)?;
    Ok(Statement { lines, matched, findings: found.findings })
}

const AT_ONCE: usize = 500;

fn known(
    conn: &mut DbConn,
    lines: &[Line],
    method: Method,
) -> Result<BTreeMap<String, Payment>, PaymentsError> {
    let references: Vec<String> = lines.iter().flat_map(|l| l.references.clone()).collect();
    let mut known = BTreeMap::new();
    for some in references.chunks(AT_ONCE) {
        for payment in payments::by_references(conn, some)? {
            if payment.channel.method() == method {
                known.insert(payment.reference.as_str().to_owned(), payment.clone());
                if let Some(external) = payment.external_reference.clone() {
                    known.insert(external, payment);
                }
            }
        }
    }
    Ok(known)
}

fn day_of(at: DateTime<Utc>) -> NaiveDate {
    at.with_timezone(&Douala).date_naive()
}

/// Midnight in Cameroon, which has no summer time.
fn start_of(day: NaiveDate) -> Option<DateTime<Utc>> {
    Some(day.and_time(NaiveTime::MIN).and_local_timezone(Douala).earliest()?.to_utc())
}

/// The time that the statement speaks of: the days that were said, or else whole days from the first to the last payment that it
/// names. Of today it can only speak up to the last one.
fn span(
    period: Period,
    known: &BTreeMap<String, Payment>,
    now: DateTime<Utc>,
) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    let times = || known.values().filter_map(|p| p.settled_at);
    let from = period.from.or_else(|| times().min().map(day_of))?;
    let end_of = |day: NaiveDate| start_of(day.succ_opt()?);
    let to = match (period.to, times().max()) {
        (Some(day), _) => end_of(day)?,
        (None, Some(last)) if day_of(last) < day_of(now) => end_of(day_of(last))?,
        (None, Some(last)) => last,
        (None, None) => now,
    };
    Some((start_of(from)?, to))
}

#[derive(Default)]
struct Comparison {
    matched: i64,
    findings: Vec<Finding>,
    /// What our ledger says was taken for a payment.
    taken: BTreeMap<i64, i64>,
    /// Payments that any line is about.
    named: BTreeSet<i64>,
    /// Payments with the line that called them paid first.
    seen: BTreeMap<i64, Vec<String>>,
    asked: BTreeSet<i64>,
}

impl Comparison {
    fn line(&mut self, line: &Line, known: &BTreeMap<String, Payment>) {
        let reference = line.references.first().cloned().unwrap_or_default();
        let finding = |kind, payment_id| Finding { kind, payment_id, reference, amount: line.amount };
        let Some(payment) = line.references.iter().find_map(|r| known.get(r)) else {
            let kind =
                if line.said == Said::Paid { FindingKind::UnknownToUs } else { FindingKind::UnclearStatus };
            return self.findings.push(finding(kind, None));
        };
        self.named.insert(payment.id);
        // Another line may say more of it: this one stands for nothing.
        if line.said == Said::Unclear {
            return self.findings.push(finding(FindingKind::UnclearStatus, Some(payment.id)));
        }
        match self.seen.get(&payment.id) {
            // The same line again: statements overlap.
            Some(first) if *first == line.references => return,
            Some(_) => return self.findings.push(finding(FindingKind::PaidTwice, Some(payment.id))),
            None => drop(self.seen.insert(payment.id, line.references.clone())),
        }
        let taken = self.taken.get(&payment.id).copied().unwrap_or(payment.amount);
        if !matches!(payment.state, State::Succeeded | State::Refunded) {
            self.asked.insert(payment.id);
            self.findings.push(finding(FindingKind::NotSucceeded, Some(payment.id)));
        } else if taken != line.amount {
            self.findings.push(finding(FindingKind::OtherAmount, Some(payment.id)));
        } else {
            self.matched += 1;
        }
    }

    fn unreadable(&mut self, numbers: &[u64]) {
        let finding = |number: &u64| Finding {
            kind: FindingKind::UnreadableLine,
            payment_id: None,
            reference: number.to_string(),
            amount: 0,
        };
        self.findings.extend(numbers.iter().map(finding));
    }

    fn ours(&mut self, payment: &Payment) {
        if !self.named.contains(&payment.id) {
            self.findings.push(Finding {
                kind: FindingKind::UnknownToOperator,
                payment_id: Some(payment.id),
                reference: payment.reference.as_str().to_owned(),
                amount: payment.amount,
            });
        }
    }
}
