//! Accounts, sessions and throttles in the database. Nothing outside this folder knows a column.

pub mod accounts;
pub mod audit;
pub mod departure;
pub mod idempotency;
pub mod idle;
pub mod links;
pub mod profiles;
mod schema;
pub mod sessions;
pub mod throttles;
pub mod users;
