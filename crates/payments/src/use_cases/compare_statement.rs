//! What an operator says was paid, beside what we know of it.

use crate::PaymentsError;
use crate::domain::{
    Channel, Finding, FindingKind, Line, Lines, Method, Payment, Period, Said, State, parse_statement,
};
use crate::store::books::{self as store, NewRun};
use crate::store::payments;
use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use std::collections::{BTreeMap, BTreeSet};

/// An operator's statement, as an administrator hands it in.
pub struct StatementInput<'a> {
    pub method: Method,
    /// Whether it is about test money: it is compared with payments of that kind alone.
    pub is_test: bool,
    /// Of amounts whose currency it does not say.
    pub currency: &'a str,
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
    let known = known(conn, &lines, input)?;
    let mut ids: Vec<i64> = known.values().map(|p| p.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut found = Comparison { currency: input.currency.to_owned(), ..Comparison::default() };
    for some in ids.chunks(AT_ONCE) {
        let taken =
            store::taken(conn, some)?.into_iter().map(|(id, amount, currency)| (id, (amount, currency)));
        found.taken.extend(taken);
    }
    for line in &lines {
        found.line(line, &known);
    }
    found.unreadable(&unreadable);
    // Rows are locked in the order of their ids, as whoever claims several does.
    for id in &found.asked {
        super::hint::hint(conn, *id, now)?;
    }
    let channels: Vec<Channel> = Channel::ALL.into_iter().filter(|c| c.method() == input.method).collect();
    if let Some((from, to)) = span(input.period, &known, now) {
        let settled = payments::settled_between(conn, (&channels, input.is_test), (from, to))?;
        for payment in settled.iter().filter(|p| p.submitted_at.unwrap_or(p.created_at) >= from) {
            found.ours(payment);
        }
    }
    let run = NewRun {
        is_test: input.is_test,
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
    input: &StatementInput<'_>,
) -> Result<BTreeMap<String, Payment>, PaymentsError> {
    let references: Vec<String> = lines.iter().flat_map(|l| l.references.clone()).collect();
    let mut known = BTreeMap::new();
    for some in references.chunks(AT_ONCE) {
        for payment in payments::by_references(conn, some)? {
            if payment.channel.method() == input.method && payment.is_test == input.is_test {
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

/// What was taken near midnight may stand in the statement of either day: the operator's clock is not ours, its day may be that of another
/// time zone, and it took the money at some moment between our asking for it and our hearing of it. A statement of more days has
/// what one of a day leaves open.
const EDGE: TimeDelta = TimeDelta::hours(1);

/// The time of which the statement has to name everything: the days that were said, or else whole days from the first to the last payment
/// that it names, without what is near their edges. Of today it can only speak up to the last one.
fn span(
    period: Period,
    known: &BTreeMap<String, Payment>,
    now: DateTime<Utc>,
) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    let times = || known.values().filter_map(|p| p.settled_at);
    let from = period.from.or_else(|| times().min().map(day_of))?;
    let end_of = |day: NaiveDate| Some(start_of(day.succ_opt()?)? - EDGE);
    let to = match (period.to, times().max()) {
        (Some(day), _) => end_of(day)?,
        (None, Some(last)) if day_of(last) < day_of(now) => end_of(day_of(last))?,
        (None, Some(last)) => last,
        (None, None) => now,
    };
    Some((start_of(from)? + EDGE, to))
}

fn is_paid(payment: &Payment) -> bool {
    matches!(payment.state, State::Succeeded | State::Refunded)
}

#[derive(Default)]
struct Comparison {
    /// Where a line does not say it.
    currency: String,
    matched: i64,
    findings: Vec<Finding>,
    /// What our ledger says was taken for a payment, and in which currency.
    taken: BTreeMap<i64, (i64, String)>,
    /// Payments that any line is about.
    named: BTreeSet<i64>,
    /// Payments with the line that called them paid first.
    seen: BTreeMap<i64, Vec<String>>,
    asked: BTreeSet<i64>,
}

impl Comparison {
    fn line(&mut self, line: &Line, known: &BTreeMap<String, Payment>) {
        let reference = line.references.first().cloned().unwrap_or_default();
        let payment = line.references.iter().find_map(|r| known.get(r));
        let usual = payment.map_or(&self.currency, |p| &p.currency);
        let currency = Some(line.currency.as_ref().unwrap_or(usual).clone());
        let amount = line.amount;
        let finding = |kind, payment_id| Finding { kind, payment_id, reference, amount, currency };
        let Some(payment) = payment else {
            let kind =
                if line.said == Said::Paid { FindingKind::UnknownToUs } else { FindingKind::UnclearStatus };
            return self.findings.push(finding(kind, None));
        };
        let named = line.references.iter().filter_map(|r| known.get(r));
        let others: Vec<&Payment> = named.filter(|p| p.id != payment.id).collect();
        if !others.is_empty() {
            self.named.extend(others.iter().map(|p| p.id).chain([payment.id]));
            let unpaid = others.into_iter().chain([payment]).filter(|p| !is_paid(p));
            self.asked.extend(unpaid.map(|p| p.id));
            return self.findings.push(finding(FindingKind::SeveralPayments, Some(payment.id)));
        }
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
        let asked = (payment.amount, payment.currency.clone());
        let (taken, taken_in) = self.taken.get(&payment.id).unwrap_or(&asked);
        let agrees = *taken == amount && line.currency.as_ref().is_none_or(|said| said == taken_in);
        if !is_paid(payment) {
            self.asked.insert(payment.id);
            self.findings.push(finding(FindingKind::NotSucceeded, Some(payment.id)));
        } else if !agrees {
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
            currency: None,
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
                currency: Some(payment.currency.clone()),
            });
        }
    }
}
