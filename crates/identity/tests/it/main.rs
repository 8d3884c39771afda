//! Use cases on each database. One program: it links once.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a failure here is a failed test")]

mod accounts;
mod idempotency;
mod profiles;
mod sessions;
