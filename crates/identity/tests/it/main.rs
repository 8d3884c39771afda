//! Use cases on each database. One program: it links once.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a failure here is a failed test"
)]

mod accounts;
mod departure;
mod idempotency;
mod idle;
mod links;
mod profiles;
mod sessions;
