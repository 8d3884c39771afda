//! Payments through the public list, on each database. One program: it links once.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a failure here is a failed test")]

mod clients;
mod erasure;
mod invariants;
mod statements;
mod support;
mod table;
