//! Premium, paid by MTN MoMo and Orange Money: never charged twice, never unpaid.
//!
//! A payment is a row before any operator hears of it. Whoever works on it claims it for a minute, talks to the operator outside
//! any transaction, and writes what was heard in one transaction: state, event, entry in the ledger. What a payment buys is
//! granted in that transaction too, by the server, since Premium is another crate's (`apps/server/src/flows`).

pub mod domain;
mod error;
pub mod operators;
mod ports;
mod store;
mod use_cases;

pub use error::PaymentsError;
pub use ports::{OperatorDown, Order, Provider, Pushed, Turns};
pub use store::books::{Bought, Movement, Run};
pub use use_cases::books::{Books, balances, books, bought, compare_books, count_by_state, grant, grants_of};
pub use use_cases::claim::{Claimed, Task, Wished, anything_due, claim, claim_due, claim_wished};
pub use use_cases::compare_statement::{Statement, StatementInput, compare_statement};
pub use use_cases::decide::{confirm_decision, propose_decision, withdraw_decision};
pub use use_cases::erase_payers::{erase_payers, payers_to_erase};
pub use use_cases::hint::{Callback, hint, take_callback};
pub use use_cases::overdue::hand_over_overdue;
pub use use_cases::read::{
    Detail, callbacks, detail, open_attempt, own, payments, payments_of, payments_to_export, steps_of,
};
pub use use_cases::settle::{Settled, record_doubt, record_token, settle_report, settle_submission};
pub use use_cases::start::start;
pub use use_cases::turns::{TURNS, take_turn};
