//! Decisions in administrators' hands: whatever they do to one leaves a trace in the same transaction.

use crate::problem::Problem;
use crate::routes::admin_jurisprudence_views::{CaseLawView, Names};
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::{AuditAction, UserId};
use jurisprudence::domain::{Case, CaseFilter, RawCase, RawCaseChange};

/// A decision, and the revision of it that was looked at, where the caller says.
type Seen = (i64, Option<i64>);

fn traced(
    c: &mut DbConn,
    admin: UserId,
    action: AuditAction,
    case: Case,
    now: DateTime<Utc>,
) -> Result<CaseLawView, Problem> {
    identity::record_audit(c, admin, action, case.key.as_str(), now).map_err(Problem::people)?;
    Ok(case.into())
}

pub fn create(
    c: &mut DbConn,
    admin: UserId,
    raw: &RawCase,
    now: DateTime<Utc>,
) -> Result<CaseLawView, Problem> {
    let made = jurisprudence::create_case(c, raw, admin, now).map_err(Problem::jurisprudence)?;
    traced(c, admin, AuditAction::CaseLawAdded, made, now)
}

pub fn change(
    c: &mut DbConn,
    (admin, seen): (UserId, Seen),
    change: RawCaseChange,
    now: DateTime<Utc>,
) -> Result<CaseLawView, Problem> {
    let changed = jurisprudence::change_case(c, seen, change, now).map_err(Problem::jurisprudence)?;
    traced(c, admin, AuditAction::CaseLawEdited, changed, now)
}

pub fn verify(
    c: &mut DbConn,
    (admin, seen): (UserId, Seen),
    now: DateTime<Utc>,
) -> Result<CaseLawView, Problem> {
    let verified = jurisprudence::approve_case(c, seen, now).map_err(Problem::jurisprudence)?;
    traced(c, admin, AuditAction::CaseLawVerified, verified, now)
}

pub fn remove(
    c: &mut DbConn,
    (admin, seen): (UserId, Seen),
    reason: &str,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let gone = jurisprudence::remove_case(c, seen, (admin, reason), now).map_err(Problem::jurisprudence)?;
    traced(c, admin, AuditAction::CaseLawWithdrawn, gone, now).map(drop)
}

/// A page of decisions and how many there are; deleted ones with the names of those who deleted them.
pub fn listed(c: &mut DbConn, filter: &CaseFilter) -> Result<(Vec<CaseLawView>, i64), Problem> {
    let (cases, total) = jurisprudence::listed_cases(c, filter).map_err(Problem::jurisprudence)?;
    let by = |case: &Case| case.withdrawn.as_ref().and_then(|withdrawn| withdrawn.by);
    let mut ids: Vec<UserId> = cases.iter().filter_map(by).collect();
    ids.sort_unstable();
    ids.dedup();
    let names: Names = if ids.is_empty() {
        Names::new()
    } else {
        let people = identity::people(c, &ids).map_err(Problem::people)?;
        let known = people.into_iter().filter(|(_, person)| !person.is_deleted);
        known.map(|(id, person)| (id, person.name.as_str().to_owned())).collect()
    };
    Ok((cases.into_iter().map(|case| CaseLawView::named(case, &names)).collect(), total))
}

pub fn settle(
    c: &mut DbConn,
    admin: UserId,
    (one, other): (i64, i64),
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    jurisprudence::settle_duplicate(c, (one, other), admin, now).map_err(Problem::jurisprudence)?;
    let subject = format!("{one}, {other}");
    identity::record_audit(c, admin, AuditAction::DuplicateSettled, &subject, now).map_err(Problem::people)
}
