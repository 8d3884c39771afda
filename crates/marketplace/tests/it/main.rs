//! Use cases on each database. One program: it links once.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a failure here is a failed test")]

mod appointments;
mod cases;
mod departure;
mod messages;
mod people;
mod proposals;
mod queries;
mod ratings;
mod requests;
mod support;
mod visitors;
