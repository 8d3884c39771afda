//! Use cases on each database. One program: it links once.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a failure here is a failed test"
)]

mod channel;
mod links;
mod support;
mod visitors;
