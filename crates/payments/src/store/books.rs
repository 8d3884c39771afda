//! The ledger, what was granted, and how both agree.

use super::schema::{ledger_entries as ledger, payments, premium_grants as grants, reconciliations};
use crate::domain::{EntryKind, Finding, FindingKind, Grant, LedgerEntry, Method, Payment, State};
use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, DbError, JsonText, UtcTime};
use diesel::dsl::{exists, not};
use diesel::prelude::*;

pub fn enter(
    conn: &mut DbConn,
    payment: &Payment,
    kind: EntryKind,
    (amount, currency): (i64, &str),
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let (debit, credit) = kind.accounts(payment.channel.method());
    diesel::insert_into(ledger::table)
        .values((
            ledger::payment_id.eq(payment.id),
            ledger::kind.eq(kind),
            ledger::debit.eq(debit),
            ledger::credit.eq(credit),
            ledger::amount.eq(amount),
            ledger::currency.eq(currency),
            ledger::is_test.eq(payment.is_test),
            ledger::created_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(())
}

type EntryRow = (i64, EntryKind, String, String, i64, String, UtcTime);

/// The oldest first.
pub fn entries_of(conn: &mut DbConn, payment_id: i64) -> Result<Vec<LedgerEntry>, DbError> {
    let rows: Vec<EntryRow> = ledger::table
        .filter(ledger::payment_id.eq(payment_id))
        .order(ledger::id)
        .select((
            ledger::payment_id,
            ledger::kind,
            ledger::debit,
            ledger::credit,
            ledger::amount,
            ledger::currency,
            ledger::created_at,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(payment_id, kind, debit, credit, amount, currency, at)| LedgerEntry {
            payment_id,
            kind,
            debit,
            credit,
            amount,
            currency,
            created_at: at.into(),
        })
        .collect())
}

/// What was taken for each of these payments, and kept: payment, amount, currency.
pub fn taken(conn: &mut DbConn, payment_ids: &[i64]) -> Result<Vec<(i64, i64, String)>, DbError> {
    Ok(ledger::table
        .filter(ledger::payment_id.eq_any(payment_ids))
        .filter(ledger::kind.eq_any([EntryKind::Sale.as_str(), EntryKind::Released.as_str()]))
        .select((ledger::payment_id, ledger::amount, ledger::currency))
        .load(conn)?)
}

/// What moved from one account to another: debit, credit, currency, amount.
pub type Movement = (String, String, String, i64);

pub fn movements(conn: &mut DbConn, is_test: bool) -> Result<Vec<Movement>, DbError> {
    let rows: Vec<(String, String, String, Option<i64>)> = ledger::table
        .filter(ledger::is_test.eq(is_test))
        .group_by((ledger::debit, ledger::credit, ledger::currency))
        .select((
            ledger::debit,
            ledger::credit,
            ledger::currency,
            diesel::dsl::sql::<diesel::sql_types::Nullable<diesel::sql_types::BigInt>>(
                "CAST(SUM(amount) AS BIGINT)",
            ),
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(|(d, c, currency, sum)| (d, c, currency, sum.unwrap_or_default())).collect())
}

pub fn grant(conn: &mut DbConn, grant: &Grant, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::insert_into(grants::table)
        .values((
            grants::payment_id.eq(grant.payment_id),
            grants::user_id.eq(grant.user_id),
            grants::months.eq(i64::from(grant.months)),
            grants::starts_at.eq(UtcTime::from(grant.starts_at)),
            grants::premium_until.eq(grant.premium_until.map(UtcTime::from)),
            grants::created_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(())
}

/// What somebody bought, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bought {
    pub grant: Grant,
    pub reference: String,
    pub is_test: bool,
    pub granted_at: DateTime<Utc>,
    pub refunded_at: Option<DateTime<Utc>>,
}

type BoughtRow = (i64, i64, i64, UtcTime, Option<UtcTime>, UtcTime, String, bool, State, Option<UtcTime>);

/// Everything that was ever granted to `others`, and to people to whom something was granted that ends after `now`, or does not end: each
/// person's in the order in which it was.
pub fn bought(conn: &mut DbConn, others: &[i64], now: DateTime<Utc>) -> Result<Vec<Bought>, DbError> {
    let at = UtcTime::from(now);
    let running = grants::premium_until.is_null().or(grants::premium_until.assume_not_null().gt(at));
    let mut people: Vec<i64> = grants::table.filter(running).select(grants::user_id).load(conn)?;
    people.extend(others);
    people.sort_unstable();
    people.dedup();
    let mut all = Vec::new();
    for some in people.chunks(AT_ONCE) {
        let rows: Vec<BoughtRow> = grants::table
            .inner_join(payments::table.on(payments::id.eq(grants::payment_id)))
            .filter(grants::user_id.eq_any(some))
            .order((grants::user_id, grants::id))
            .select((
                grants::payment_id,
                grants::user_id,
                grants::months,
                grants::starts_at,
                grants::premium_until,
                grants::created_at,
                payments::reference,
                payments::is_test,
                payments::state,
                payments::settled_at,
            ))
            .load(conn)?;
        all.extend(rows.into_iter().map(one_bought));
    }
    Ok(all)
}

const AT_ONCE: usize = 500;

fn one_bought(row: BoughtRow) -> Bought {
    let (payment_id, user_id, months, starts_at, until, granted_at, reference, is_test, state, settled_at) =
        row;
    Bought {
        grant: grant_of((payment_id, user_id, months, starts_at, until)),
        reference,
        is_test,
        granted_at: granted_at.into(),
        refunded_at: settled_at.filter(|_| state == State::Refunded).map(Into::into),
    }
}

type GrantRow = (i64, i64, i64, UtcTime, Option<UtcTime>);

pub fn grants_of(conn: &mut DbConn, payment_ids: &[i64]) -> Result<Vec<Grant>, DbError> {
    let rows: Vec<GrantRow> = grants::table
        .filter(grants::payment_id.eq_any(payment_ids))
        .order(grants::id)
        .select((
            grants::payment_id,
            grants::user_id,
            grants::months,
            grants::starts_at,
            grants::premium_until,
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(grant_of).collect())
}

fn grant_of((payment_id, user_id, months, starts_at, until): GrantRow) -> Grant {
    Grant {
        payment_id,
        user_id,
        months: u32::try_from(months).unwrap_or_default(),
        starts_at: starts_at.into(),
        premium_until: until.map(Into::into),
    }
}

type Suspect = (i64, String, i64, String);

fn findings(rows: Vec<Suspect>, kind: FindingKind) -> Vec<Finding> {
    let of = |(id, reference, amount, currency)| Finding {
        kind,
        payment_id: Some(id),
        reference,
        amount,
        currency: Some(currency),
    };
    rows.into_iter().map(of).collect()
}

/// Paid without a grant, granted without being paid, paid without its entry in the ledger.
pub fn disagreements(conn: &mut DbConn, is_test: bool) -> Result<Vec<Finding>, DbError> {
    let paid = payments::state.eq_any([State::Succeeded.as_str(), State::Refunded.as_str()]);
    let columns = (payments::id, payments::reference, payments::amount, payments::currency);
    let of_mode = payments::is_test.eq(is_test);
    let granted = || grants::table.filter(grants::payment_id.eq(payments::id));
    let entered = ledger::table
        .filter(ledger::payment_id.eq(payments::id))
        .filter(ledger::kind.eq_any([EntryKind::Sale.as_str(), EntryKind::Released.as_str()]));
    let without_grant: Vec<Suspect> = payments::table
        .filter(paid)
        .filter(of_mode)
        .filter(not(exists(granted())))
        .order(payments::id)
        .select(columns)
        .load(conn)?;
    let without_paid: Vec<Suspect> = payments::table
        .filter(payments::state.ne_all([State::Succeeded.as_str(), State::Refunded.as_str()]))
        .filter(of_mode)
        .filter(exists(granted()))
        .order(payments::id)
        .select(columns)
        .load(conn)?;
    let without_entry: Vec<Suspect> = payments::table
        .filter(payments::state.eq_any([State::Succeeded.as_str(), State::Refunded.as_str()]))
        .filter(of_mode)
        .filter(not(exists(entered)))
        .order(payments::id)
        .select(columns)
        .load(conn)?;
    let mut all = findings(without_grant, FindingKind::PaidWithoutGrant);
    all.extend(findings(without_paid, FindingKind::GrantWithoutPaid));
    all.extend(findings(without_entry, FindingKind::LedgerDiffers));
    Ok(all)
}

/// What a comparison found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    pub id: i64,
    /// None: our own books.
    pub method: Option<Method>,
    pub lines: i64,
    pub matched: i64,
    pub findings: Vec<Finding>,
    pub created_at: DateTime<Utc>,
}

/// Kind, payment, reference, amount, currency.
type StoredFinding = (String, Option<i64>, String, i64, Option<String>);

pub struct NewRun<'a> {
    pub is_test: bool,
    pub method: Option<Method>,
    pub admin_id: Option<i64>,
    pub day: Option<NaiveDate>,
    pub lines: i64,
    pub matched: i64,
    pub findings: &'a [Finding],
}

/// None where the books were compared for that day already.
pub fn add_run(conn: &mut DbConn, run: &NewRun<'_>, now: DateTime<Utc>) -> Result<Option<i64>, DbError> {
    let stored: Vec<StoredFinding> = run
        .findings
        .iter()
        .map(|f| {
            (f.kind.as_str().to_owned(), f.payment_id, f.reference.clone(), f.amount, f.currency.clone())
        })
        .collect();
    let insert = diesel::insert_into(reconciliations::table)
        .values((
            reconciliations::method.eq(run.method),
            reconciliations::admin_id.eq(run.admin_id),
            reconciliations::day.eq(run.day),
            reconciliations::lines.eq(run.lines),
            reconciliations::matched.eq(run.matched),
            reconciliations::findings.eq(JsonText(stored)),
            reconciliations::created_at.eq(UtcTime::from(now)),
            reconciliations::is_test.eq(run.is_test),
        ))
        .on_conflict((reconciliations::day, reconciliations::is_test))
        .do_nothing()
        .returning(reconciliations::id);
    let id: Option<i64> = match conn {
        DbConn::Postgres(c) => insert.get_result(c).optional()?,
        DbConn::Sqlite(c) => insert.get_result(c).optional()?,
    };
    Ok(id)
}

type RunRow = (i64, Option<String>, i64, i64, JsonText<Vec<StoredFinding>>, UtcTime);

/// The newest first.
pub fn runs(conn: &mut DbConn, is_test: bool, limit: i64) -> Result<Vec<Run>, DbError> {
    let rows: Vec<RunRow> = reconciliations::table
        .filter(reconciliations::is_test.eq(is_test))
        .order(reconciliations::id.desc())
        .limit(limit)
        .select((
            reconciliations::id,
            reconciliations::method,
            reconciliations::lines,
            reconciliations::matched,
            reconciliations::findings,
            reconciliations::created_at,
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(run).collect())
}

fn run((id, method, lines, matched, JsonText(found), at): RunRow) -> Run {
    let finding = |(kind, payment_id, reference, amount, currency): StoredFinding| {
        Some(Finding { kind: kind.parse().ok()?, payment_id, reference, amount, currency })
    };
    Run {
        id,
        method: method.and_then(|m| m.parse().ok()),
        lines,
        matched,
        findings: found.into_iter().filter_map(finding).collect(),
        created_at: at.into(),
    }
}
