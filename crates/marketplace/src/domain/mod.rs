//! Types and rules; no database, no clock.

pub mod appointments;
pub mod cases;
mod field;
mod fields;
mod instant;
pub mod messages;
pub mod requests;
pub mod text;

pub use field::{FieldError, Reason};
pub use fields::Fields;
pub use requests::deadline;
