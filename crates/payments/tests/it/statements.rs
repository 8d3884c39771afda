//! Operators' statements beside our payments.

use crate::support::*;
use chrono::{DateTime, Utc};
use database::{DbConn, on_each_database};
use diesel::RunQueryDsl;
use payments::domain::{
    Channel, FindingKind, Method, NewPayment, Payment, Period, Report, State, Submission, Terms,
};
use payments::{
    Claimed, Settled, Statement, StatementInput, books, claim, claim_due, compare_books, compare_statement,
    count_by_state, start,
};
use std::thread;

fn held(c: &mut DbConn, payment: &Payment, now: DateTime<Utc>) -> Claimed {
    let of = (&Channel::ALL[..], payment.is_test);
    c.write(|c| claim(c, payment.id, of, now)).unwrap().unwrap()
}

/// A payment with MTN that was asked for at one moment and known to be paid at another.
fn paid(c: &mut DbConn, is_test: bool, asked: &str, heard: &str) -> Payment {
    let [asked, heard] = [asked, heard].map(|at| at.parse().unwrap());
    let new = new(user(c, "client"), Channel::MtnMomo);
    let terms = Terms { is_test, ..new.terms.clone() };
    let made = c.write(|c| start(c, &NewPayment { terms, ..new }, asked)).unwrap();
    let first = held(c, &made, asked);
    submitted(c, &first, Submission::Accepted, asked);
    let second = held(c, &made, heard);
    let settled = reported(c, &second, exact(&made), heard);
    assert!(matches!(settled, Settled::Changed { .. }));
    read(c, &made)
}

fn compared(c: &mut DbConn, text: &str, is_test: bool, days: (&str, &str)) -> Statement {
    let admin = user(c, "admin");
    let period = Period::parse(days.0, days.1).unwrap();
    let input = StatementInput { method: Method::MtnMomo, is_test, currency: "XAF", text, period };
    c.write(|c| compare_statement(c, &input, admin, "2026-12-01T12:00:00Z".parse().unwrap())).unwrap()
}

fn missing(found: &Statement) -> Vec<i64> {
    let of = found.findings.iter().filter(|f| f.kind == FindingKind::UnknownToOperator);
    let mut all: Vec<i64> = of.filter_map(|f| f.payment_id).collect();
    all.sort_unstable();
    all
}

on_each_database! {
fn what_was_paid_around_midnight_may_stand_in_the_statement_of_either_day(db: TestDb) {
    let mut c = db.conn();
    // The 23rd in Cameroon begins at 23:00 of the 22nd.
    let noon = paid(&mut c, true, "2026-11-23T11:00:00Z", "2026-11-23T11:01:00Z");
    let near = [
        ("2026-11-22T22:58:00Z", "2026-11-22T23:03:00Z"),
        ("2026-11-22T23:10:00Z", "2026-11-22T23:11:00Z"),
        ("2026-11-23T22:50:00Z", "2026-11-23T22:55:00Z"),
        // The operator was asked about it only in the next morning.
        ("2026-11-22T12:00:00Z", "2026-11-23T05:30:00Z"),
        ("2026-11-23T22:00:01Z", "2026-11-24T08:00:00Z"),
    ];
    let near = near.map(|(asked, heard)| paid(&mut c, true, asked, heard).id);
    let text = "Reference;Montant\nzzz;1\n";
    assert_eq!(missing(&compared(&mut c, text, true, ("2026-11-23", "2026-11-23"))), [noon.id]);
    let all: Vec<i64> = [noon.id].into_iter().chain(near).collect();
    assert_eq!(missing(&compared(&mut c, text, true, ("2026-11-22", "2026-11-24"))), all, "a longer one names them");
    // Without days: whole ones, of what is named.
    let named = format!("Reference;Montant\n{};50000\n", noon.reference.as_str());
    assert_eq!(missing(&compared(&mut c, &named, true, ("", ""))), [] as [i64; 0]);
    let inner = paid(&mut c, true, "2026-11-23T00:00:00Z", "2026-11-23T22:00:00Z");
    assert_eq!(missing(&compared(&mut c, &named, true, ("", ""))), [inner.id]);
}}

on_each_database! {
fn test_money_and_real_money_are_compared_apart(db: TestDb) {
    let mut c = db.conn();
    let at = ("2026-11-23T11:00:00Z", "2026-11-23T11:01:00Z");
    let (test, real) = (paid(&mut c, true, at.0, at.1), paid(&mut c, false, at.0, at.1));
    assert_eq!(count_by_state(&mut c, true).unwrap(), [(State::Succeeded, 1)]);
    assert_eq!(count_by_state(&mut c, false).unwrap(), [(State::Succeeded, 1)]);
    let text = format!("Reference;Montant\n{};50000\n{};50000\n", test.reference.as_str(), real.reference.as_str());
    let day = ("2026-11-23", "2026-11-23");
    for (is_test, other) in [(true, &real), (false, &test)] {
        let found = compared(&mut c, &text, is_test, day);
        let kinds: Vec<_> = found.findings.iter().map(|f| (f.kind, f.reference.as_str())).collect();
        assert_eq!((found.matched, kinds), (1, vec![(FindingKind::UnknownToUs, other.reference.as_str())]));
        // Each kind has its day, and its past.
        let now = noon();
        let ours = c.write(|c| compare_books(c, is_test, vec![], now)).unwrap().unwrap();
        assert_eq!(ours.len(), 1, "paid, and nothing granted: {ours:?}");
        assert_eq!(c.write(|c| compare_books(c, is_test, vec![], now)).unwrap(), None);
        let runs = books(&mut c, is_test, vec![]).unwrap().runs;
        assert_eq!(runs.iter().map(|r| r.lines).collect::<Vec<_>>(), [1, 2]);
    }
}}

on_each_database! {
fn a_finding_says_the_currency_of_its_amount(db: TestDb) {
    let mut c = db.conn();
    let at = ("2026-11-23T11:00:00Z", "2026-11-23T11:01:00Z");
    let payments = [paid(&mut c, true, at.0, at.1), paid(&mut c, true, at.0, at.1), paid(&mut c, true, at.0, at.1)];
    let [one, two, _] = payments.each_ref().map(|p| p.reference.as_str());
    let text = format!("Reference;Amount;Currency\n{one};50000;EUR\n{two};49000;\nzzz;7;USD\nyyy;8;\nTOTAL\n");
    let found = compared(&mut c, &text, true, ("2026-11-23", "2026-11-23"));
    let of = |kind| found.findings.iter().filter(move |f| f.kind == kind).map(|f| f.currency.as_deref());
    assert_eq!(of(FindingKind::OtherAmount).collect::<Vec<_>>(), [Some("EUR"), Some("XAF")]);
    assert_eq!(of(FindingKind::UnknownToUs).collect::<Vec<_>>(), [Some("USD"), Some("XAF")]);
    assert_eq!(of(FindingKind::UnreadableLine).collect::<Vec<_>>(), [None]);
    assert_eq!(of(FindingKind::UnknownToOperator).collect::<Vec<_>>(), [Some("XAF")]);
    let kept = books(&mut c, true, vec![]).unwrap().runs.remove(0).findings;
    assert_eq!(kept, found.findings, "kept as it was found");
}}

on_each_database! {
fn a_line_that_names_two_payments_is_a_finding_and_no_match(db: TestDb) {
    let mut c = db.conn();
    let at = ("2026-11-23T11:00:00Z", "2026-11-23T11:01:00Z");
    let (one, two) = (paid(&mut c, true, at.0, at.1), paid(&mut c, true, at.0, at.1));
    // The operator's number of one, our reference of the other.
    let [transaction, reference] = [one.external_reference.as_deref().unwrap(), two.reference.as_str()];
    let text = format!("Transaction Id;External Id;Amount\n{transaction};{reference};50000\n");
    let found = compared(&mut c, &text, true, ("2026-11-23", "2026-11-23"));
    let kinds: Vec<_> = found.findings.iter().map(|f| (f.kind.as_str(), f.reference.as_str(), f.payment_id)).collect();
    assert_eq!((found.matched, kinds), (0, vec![("several_payments", transaction, Some(one.id))]));
    // A line of its own for each is what it should be.
    let text = format!(
        "Transaction Id;External Id;Amount\n{transaction};{};50000\n{};{reference};50000\n",
        one.reference.as_str(),
        two.external_reference.as_deref().unwrap()
    );
    let found = compared(&mut c, &text, true, ("2026-11-23", "2026-11-23"));
    assert_eq!((found.matched, found.findings), (2, vec![]));
}}

const AT_ONCE: i64 = 40;
const ROUNDS: i64 = 40;

on_each_database! {
fn a_statement_and_the_poller_never_wait_for_each_other(db: TestDb) {
    let mut c = db.conn();
    let made: Vec<Payment> = (0..AT_ONCE)
        .map(|_| {
            // With no token yet: any number is claimed in a second.
            let made = started(&mut c, Channel::OrangeCore);
            let first = held(&mut c, &made, after(1));
            submitted(&mut c, &first, Submission::CannotKnow, after(1));
            made
        })
        .collect();
    let lines: String = made.iter().map(|p| format!("{};50000\n", p.reference.as_str())).collect();
    let (text, admin) = (format!("Reference;Montant\n{lines}"), user(&mut c, "admin"));
    for round in 0..ROUNDS {
        let now = after(1_000 + round * 100);
        c.write(|c| {
            for (n, payment) in made.iter().enumerate() {
                // The newest is due first.
                let due = (now - chrono::TimeDelta::seconds(n as i64)).format("%Y-%m-%d %H:%M:%S");
                let sql = format!(
                    "UPDATE payments SET lease_until = NULL, hinted_at = NULL, next_check_at = '{due}' WHERE id = {}",
                    payment.id
                );
                diesel::sql_query(sql).execute(c)?;
            }
            Ok::<_, database::DbError>(())
        })
        .unwrap();
        thread::scope(|s| {
            let compared = s.spawn(|| {
                let (method, period) = (Method::OrangeMoney, Period::default());
                let input = StatementInput { method, is_test: true, currency: "XAF", text: &text, period };
                db.conn().write(|c| compare_statement(c, &input, admin, now)).map(|s| s.findings.len())
            });
            let claimed = s.spawn(|| db.conn().write(|c| claim_due(c, ALL, 100, now)).map(|all| all.len()));
            assert_eq!(compared.join().unwrap().unwrap(), made.len(), "round {round}");
            assert_eq!(claimed.join().unwrap().unwrap(), made.len(), "round {round}");
        });
    }
    let held = claimed(&mut c, made[0].id, after(100_000)).unwrap();
    reported(&mut c, &held, Report::NeverSent, after(100_000));
    assert_eq!(read(&mut c, &made[0]).state, State::Failed);
}}
