//! Parsing, stores and search, on each database. One program: it links once.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a failure here is a failed test")]

mod editing;
mod fixtures;
mod interface;
mod juricaf;
mod laws;
mod library;
mod notes;
mod parsing;
mod search;
