//! Types and rules of buying Premium with mobile money. No database, no web, no clock, no randomness.

mod channel;
mod decision;
mod field;
mod heard;
mod key;
mod ledger;
mod payment;
mod phone;
mod plan;
mod reason;
mod repeat;
mod schedule;
mod state;
mod statement;
mod statement_file;
mod transition;

pub use channel::{Channel, Method};
pub use decision::{Decision, DecisionInput, DecisionStatus, RawDecision};
pub use field::{FieldError, FieldReason};
pub use heard::{Heard, Prepared, Report, Submission};
pub use key::{CallbackKey, Reference};
pub use ledger::{EntryKind, account_of_method, account_of_premium, account_of_suspense};
pub use payment::{
    DecisionRow, Event, Grant, LedgerEntry, NewPayment, Payment, PaymentFilter, Purchase, RawPurchase,
    Source, StateChange, Terms,
};
pub use phone::{Msisdn, Operator};
pub use plan::Plan;
pub use reason::Reason;
pub use repeat::{SURPRISES_AFTER, goes_again};
pub use schedule::{LEASE, PROMPT_WINDOW, Times, WEB_WINDOW, WINDOW, next_check};
pub use state::{PublicStatus, State, Step};
pub use statement::{Finding, FindingKind, Line, Lines, Period, Said, StatementError};
pub use statement_file::parse as parse_statement;
pub use transition::{Change, after_report, after_submission};
