//! Through the public list, on each database, to a real mail server and to real files. One program: it links once.
#![expect(clippy::unwrap_used, reason = "a failure here is a failed test")]

mod delivery;
mod mailers;
mod notices;
mod outbox;
mod support;
