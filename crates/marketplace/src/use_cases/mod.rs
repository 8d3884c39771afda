//! One verb a file: a connection, parsed input, the time.

pub mod appointments;
pub mod cases;
pub mod departure;
pub mod export;
pub mod messages;
pub mod proposals;
pub mod ratings;
pub mod requests;
pub mod visitors;
