//! Who uses the product: accounts, roles, passwords, sessions, premium status.

pub mod domain;
mod error;
mod passwords;
mod store;
mod use_cases;

pub use error::IdentityError;
pub use passwords::{hash_password, verify_password};
pub use use_cases::accounts::{
    Account, AccountTotals, account, account_totals, accounts, create_account, registrations_by_day,
};
pub use use_cases::audit::{audit_trail, record_audit};
pub use use_cases::create_admin::create_admin;
pub use use_cases::idempotency::{Claim, NewCall, claim_call, finish_call, forget_calls, release_call};
pub use use_cases::log_in::{LoginAttempt, begin_login, login_succeeded};
pub use use_cases::people::people;
pub use use_cases::profile::{professionals_in, profile, save_profile, verify_profile};
pub use use_cases::register::register;
pub use use_cases::sessions::{
    StoredSession, close_session, delete_expired_sessions, live_sessions, load_session, open_session,
    touch_session, update_session,
};
pub use use_cases::set_premium::set_premium;
pub use use_cases::user::{user, user_by_email, users};
