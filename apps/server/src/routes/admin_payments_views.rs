//! How payments look to administrators.

use crate::language::Lang;
use crate::routes::payments_views::PaymentView;
use chrono::{DateTime, Utc};
use payments::domain::{DecisionRow, Event, Finding, LedgerEntry, Payment};
use payments::{Books, Detail, Run, Statement};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AdminPayment)]
pub struct AdminPaymentView {
    #[serde(flatten)]
    pub payment: PaymentView,
    pub user_id: i64,
    pub user_name: Option<String>,
    /// created, submitting, awaiting_customer, unknown, manual_review, succeeded, rejected, failed, expired or refunded
    pub state: &'static str,
    /// mtn_momo, orange_web or orange_core
    pub channel: &'static str,
    /// The operator's last word.
    pub provider_code: Option<String>,
    pub is_late: bool,
    /// How often the operator was asked.
    pub checks: i64,
    pub next_check_at: Option<DateTime<Utc>>,
}

impl AdminPaymentView {
    pub fn of(p: &Payment, payment: PaymentView, user_name: Option<String>) -> Self {
        Self {
            payment,
            user_id: p.user_id,
            user_name,
            state: p.state.as_str(),
            channel: p.channel.as_str(),
            provider_code: p.provider_code.clone(),
            is_late: p.late_success,
            checks: p.checks,
            next_check_at: p.next_check_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentEvent)]
pub struct EventView {
    /// person, worker, submission, query, callback, clock, admin or statement
    pub source: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    pub code: String,
    /// What the operator said, without numbers of people.
    pub raw: String,
    pub created_at: DateTime<Utc>,
}

impl From<Event> for EventView {
    fn from(e: Event) -> Self {
        Self {
            source: e.source.as_str(),
            from: e.from.as_str(),
            to: e.to.as_str(),
            code: e.code,
            raw: e.raw,
            created_at: e.created_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentLedgerEntry)]
pub struct EntryView {
    /// sale, held, released, returned or refund
    pub kind: &'static str,
    pub debit: String,
    pub credit: String,
    pub amount: i64,
    pub currency: String,
    pub created_at: DateTime<Utc>,
}

impl From<LedgerEntry> for EntryView {
    fn from(e: LedgerEntry) -> Self {
        Self {
            kind: e.kind.as_str(),
            debit: e.debit,
            credit: e.credit,
            amount: e.amount,
            currency: e.currency,
            created_at: e.created_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentDecision)]
pub struct DecisionView {
    pub id: i64,
    /// succeeded, failed or refunded
    pub decision: &'static str,
    pub note: String,
    pub external_reference: Option<String>,
    /// proposed, confirmed or withdrawn
    pub status: &'static str,
    pub proposed_by: i64,
    pub decided_by: Option<i64>,
    pub proposed_at: DateTime<Utc>,
    pub decided_at: Option<DateTime<Utc>>,
}

impl From<DecisionRow> for DecisionView {
    fn from(d: DecisionRow) -> Self {
        Self {
            id: d.id,
            decision: d.decision.as_str(),
            note: d.note,
            external_reference: d.external_reference,
            status: d.status.as_str(),
            proposed_by: d.proposed_by,
            decided_by: d.decided_by,
            proposed_at: d.proposed_at,
            decided_at: d.decided_at,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AdminPaymentDetail)]
pub struct AdminPaymentDetailView {
    #[serde(flatten)]
    pub head: AdminPaymentView,
    /// The oldest first.
    pub events: Vec<EventView>,
    pub ledger: Vec<EntryView>,
    pub decisions: Vec<DecisionView>,
    /// Different callbacks, and all with their copies.
    pub callbacks: i64,
    pub callback_copies: i64,
}

impl AdminPaymentDetailView {
    pub fn of(detail: Detail, (callbacks, copies): (i64, i64), name: Option<String>, lang: Lang) -> Self {
        let shown = PaymentView::of(&detail.payment, detail.grant.as_ref(), lang);
        Self {
            head: AdminPaymentView::of(&detail.payment, shown, name),
            events: detail.events.into_iter().map(Into::into).collect(),
            ledger: detail.entries.into_iter().map(Into::into).collect(),
            decisions: detail.decisions.into_iter().map(Into::into).collect(),
            callbacks,
            callback_copies: copies,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentFinding)]
pub struct FindingView {
    /// unknown_to_us, not_succeeded, other_amount, paid_twice, unknown_to_operator, paid_without_grant, grant_without_paid, ledger_differs, premium_differs (of the last payment that extended it; it has no amount), unreadable_line (its number is the reference), unclear_status or several_payments (a line names two; this is the first)
    pub kind: &'static str,
    pub payment_id: Option<i64>,
    pub reference: String,
    pub amount: i64,
    /// Of the amount; none where there is no amount, or where it was not kept.
    pub currency: Option<String>,
}

impl From<Finding> for FindingView {
    fn from(f: Finding) -> Self {
        let Finding { kind, payment_id, reference, amount, currency } = f;
        Self { kind: kind.as_str(), payment_id, reference, amount, currency }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentComparison)]
pub struct RunView {
    pub id: i64,
    /// None: our own books.
    pub payment_method: Option<&'static str>,
    pub lines: i64,
    pub matched: i64,
    pub findings: Vec<FindingView>,
    pub created_at: DateTime<Utc>,
}

impl From<Run> for RunView {
    fn from(r: Run) -> Self {
        Self {
            id: r.id,
            payment_method: r.method.map(|m| payments::domain::Method::as_str(&m)),
            lines: r.lines,
            matched: r.matched,
            findings: r.findings.into_iter().map(Into::into).collect(),
            created_at: r.created_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentAccount)]
pub struct AccountBalance {
    pub account: String,
    pub currency: String,
    pub balance: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentCount)]
pub struct StateCount {
    pub state: &'static str,
    pub count: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentBooks)]
pub struct BooksView {
    pub states: Vec<StateCount>,
    /// They sum to zero in each currency.
    pub accounts: Vec<AccountBalance>,
    /// What does not agree at this moment.
    pub findings: Vec<FindingView>,
    /// The newest comparison first.
    pub comparisons: Vec<RunView>,
    pub is_test: bool,
}

impl BooksView {
    pub fn of(books: Books, is_test: bool) -> Self {
        let account = |((account, currency), balance): ((String, String), i64)| AccountBalance {
            account,
            currency,
            balance,
        };
        Self {
            states: books
                .by_state
                .iter()
                .map(|(s, count)| StateCount { state: s.as_str(), count: *count })
                .collect(),
            accounts: books.balances.into_iter().map(account).collect(),
            findings: books.findings.into_iter().map(Into::into).collect(),
            comparisons: books.runs.into_iter().map(Into::into).collect(),
            is_test,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentStatementResult)]
pub struct StatementView {
    /// Lines that the operator calls paid.
    pub lines: i64,
    pub matched: i64,
    pub findings: Vec<FindingView>,
}

impl From<Statement> for StatementView {
    fn from(s: Statement) -> Self {
        Self {
            lines: s.lines,
            matched: s.matched,
            findings: s.findings.into_iter().map(Into::into).collect(),
        }
    }
}
