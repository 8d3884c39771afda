//! Who uses the product: accounts, roles, passwords, sessions, premium status.

pub mod domain;
mod error;
mod passwords;
mod store;
mod use_cases;

pub use error::IdentityError;
pub use passwords::{PasswordCost, hash_password, verify_password};
pub use use_cases::accounts::{
    Account, AccountTotals, account, account_totals, accounts, create_account, registrations_by_day,
};
pub use use_cases::audit::{AUDIT_KEPT, audit_trail, forget_audit, premium_set_by_hand, record_audit};
pub use use_cases::bought_premium::{
    Bought, extend_premium, lower_ended_premium, premium_ending, shorten_premium,
};
pub use use_cases::change_account::{change_account, change_password};
pub use use_cases::create_admin::create_admin;
pub use use_cases::delete_account::{check_deletion, delete_account, nobody};
pub use use_cases::idempotency::{Claim, NewCall, claim_call, finish_call, forget_calls, release_call};
pub use use_cases::idle::{claim_idle_to_tell, hold_idle, idle_accounts, untell_idle};
pub use use_cases::links::{
    LinkLetter, NewLink, ask_first_link, ask_link, confirm_email, forget_links, link_letter, link_owner,
    reset_password, sign_in_by_link,
};
pub use use_cases::log_in::{LoginAttempt, begin_login, forget_attempts, login_succeeded};
pub use use_cases::own_sessions::{OwnSession, end_own_session, end_own_sessions, own_sessions};
pub use use_cases::people::{administrators, people};
pub use use_cases::profile::{professionals_in, profile, save_profile, verify_profile};
pub use use_cases::register::register;
pub use use_cases::sessions::{
    StoredSession, close_session, delete_expired_sessions, live_sessions, load_session, open_session,
    touch_session, update_session,
};
pub use use_cases::set_premium::set_premium;
pub use use_cases::terms::accepted_terms;
pub use use_cases::user::{user, user_by_email, users};
