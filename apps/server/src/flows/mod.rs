//! The few things that join two crates, or a crate and the session.

pub mod ask;
pub mod passages;
pub mod sign_in;
