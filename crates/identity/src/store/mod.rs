//! Accounts, sessions and throttles in the database. Nothing outside this folder knows a column.

pub mod accounts;
pub mod audit;
pub mod idempotency;
pub mod profiles;
mod schema;
pub mod sessions;
pub mod throttles;
pub mod users;
