//! Payments as administrators see and decide them. Whatever they decide or open leaves a trace in the same transaction.

use super::payments::consequences;
use super::payments_premium;
use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::admin_payments_views::{
    AdminPaymentDetailView, AdminPaymentView, BooksView, DecisionView, StatementView,
};
use crate::routes::payments_views::PaymentView;
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::{AuditAction, UserId};
use marketplace::domain::requests::Page;
use payments::StatementInput;
use payments::domain::{DecisionInput, PaymentFilter};

fn trace(
    c: &mut DbConn,
    admin: UserId,
    action: AuditAction,
    subject: &str,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    identity::record_audit(c, admin, action, subject, now).map_err(Problem::people)
}

/// With one query for the people and one for what was bought.
pub fn list(c: &mut DbConn, filter: &PaymentFilter, lang: Lang) -> Result<Page<AdminPaymentView>, Problem> {
    let (found, total) = payments::payments(c, filter).map_err(Problem::payments)?;
    let mut users: Vec<UserId> = found.iter().map(|p| p.user_id).collect();
    users.sort_unstable();
    users.dedup();
    let people = super::people(c, &users)?;
    let ids: Vec<i64> = found.iter().map(|p| p.id).collect();
    let grants = payments::grants_of(c, &ids).map_err(Problem::payments)?;
    let items = found.iter().map(|p| {
        let grant = grants.iter().find(|g| g.payment_id == p.id);
        let name = people.get(&p.user_id).map(|person| person.name.as_str().to_owned());
        AdminPaymentView::of(p, PaymentView::of(p, grant, lang), name)
    });
    Ok(Page { items: items.collect(), total })
}

fn detail(c: &mut DbConn, id: i64, lang: Lang) -> Result<AdminPaymentDetailView, Problem> {
    let found = payments::detail(c, id).map_err(Problem::payments)?;
    let callbacks = payments::callbacks(c, id).map_err(Problem::payments)?;
    let user = found.payment.user_id;
    let name = super::people(c, &[user])?.remove(&user).map(|p| p.name.as_str().to_owned());
    Ok(AdminPaymentDetailView::of(found, callbacks, name, lang))
}

pub fn open(
    c: &mut DbConn,
    (admin, id): (UserId, i64),
    lang: Lang,
    now: DateTime<Utc>,
) -> Result<AdminPaymentDetailView, Problem> {
    let shown = detail(c, id, lang)?;
    trace(c, admin, AuditAction::PaymentOpened, &id.to_string(), now)?;
    Ok(shown)
}

/// Has the operator asked at once.
pub fn check(c: &mut DbConn, (admin, id): (UserId, i64), now: DateTime<Utc>) -> Result<(), Problem> {
    payments::hint(c, id, now).map_err(Problem::payments)?;
    trace(c, admin, AuditAction::PaymentChecked, &id.to_string(), now)
}

pub fn propose(
    c: &mut DbConn,
    (admin, id): (UserId, i64),
    input: &DecisionInput,
    now: DateTime<Utc>,
) -> Result<DecisionView, Problem> {
    let proposed = payments::propose_decision(c, id, input, admin, now).map_err(Problem::payments)?;
    trace(c, admin, AuditAction::PaymentDecisionProposed, &id.to_string(), now)?;
    Ok(proposed.into())
}

/// The second of two administrators: what was decided happens here, and what it buys is granted.
pub fn confirm(
    c: &mut DbConn,
    (admin, id): (UserId, i64),
    lang: Lang,
    now: DateTime<Utc>,
) -> Result<AdminPaymentDetailView, Problem> {
    let settled = payments::confirm_decision(c, id, admin, now).map_err(Problem::payments)?;
    consequences(c, &settled, now)?;
    trace(c, admin, AuditAction::PaymentDecisionConfirmed, &id.to_string(), now)?;
    detail(c, id, lang)
}

pub fn withdraw(c: &mut DbConn, (admin, id): (UserId, i64), now: DateTime<Utc>) -> Result<(), Problem> {
    payments::withdraw_decision(c, id, admin, now).map_err(Problem::payments)?;
    trace(c, admin, AuditAction::PaymentDecisionWithdrawn, &id.to_string(), now)
}

pub fn books(c: &mut DbConn, is_test: bool, now: DateTime<Utc>) -> Result<BooksView, Problem> {
    let others = payments_premium::differences(c, is_test, now)?;
    let books = payments::books(c, is_test, others).map_err(Problem::payments)?;
    Ok(BooksView::of(books, is_test))
}

pub fn compare(
    c: &mut DbConn,
    admin: UserId,
    input: &StatementInput<'_>,
    now: DateTime<Utc>,
) -> Result<StatementView, Problem> {
    let compared = payments::compare_statement(c, input, admin, now).map_err(Problem::payments)?;
    trace(c, admin, AuditAction::StatementCompared, input.method.as_str(), now)?;
    Ok(compared.into())
}
