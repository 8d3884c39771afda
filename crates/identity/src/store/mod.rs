//! Accounts, sessions and throttles in the database. Nothing outside this folder knows a column.

mod schema;
pub mod sessions;
pub mod throttles;
pub mod users;
