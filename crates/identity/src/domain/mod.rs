//! The rules, with no database and no web in them.

mod field;
mod password;
mod premium;
mod profile;
mod registration;
mod role;
mod throttle;
mod user;

pub use field::{FieldError, FieldReason};
pub use password::{Password, PasswordHash};
pub use premium::Premium;
pub use profile::{NewProfile, Person, Profile, RawProfile};
pub use registration::{RawRegistration, Registration};
pub use role::{Language, Role};
pub use throttle::{FREE_FAILURES, WINDOW, block_after};
pub use user::{Email, PersonName, User, UserId};
