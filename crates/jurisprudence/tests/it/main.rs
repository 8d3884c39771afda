//! Parsing, stores and search, on each database. One program: it links once.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a failure here is a failed test")]

mod conversation;
mod deleting;
mod editing;
mod fixtures;
mod interface;
mod joining;
mod juricaf;
mod laws;
mod library;
mod masking;
mod notes;
mod parsing;
mod search;
