//! The rules, with no database and no web in them.

mod account_filter;
mod audit;
mod change;
mod field;
mod idle;
mod link;
mod password;
mod premium;
mod premium_change;
mod profile;
mod registration;
mod role;
mod search;
mod throttle;
mod user;

pub use account_filter::{AccountFilter, LIST_MAX, RawAccountFilter, Verification};
pub use audit::{AuditAction, AuditEntry, AuditFilter, RawAuditFilter};
pub use change::{AccountChange, RawAccountChange};
pub use field::{FieldError, FieldReason};
pub use idle::{TOLD_BEFORE, Use, idle_before};
pub use link::{LINKS_AN_HOUR, LinkKeys, LinkPurpose, LinkSeed, LinkToken};
pub use password::{Password, PasswordHash};
pub use premium::Premium;
pub use premium_change::{PremiumChange, RawPremiumChange};
pub use profile::{NewProfile, Person, Profile, RawProfile};
pub use registration::{RawRegistration, Registration};
pub use role::{Language, Role};
pub(crate) use search::search_key;
pub use throttle::{FREE_FAILURES, WINDOW, block_after};
pub use user::{AcceptedTerms, Email, PersonName, User, UserId};
