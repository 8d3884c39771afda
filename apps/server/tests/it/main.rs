//! The real application over HTTP, on each database. One program: it links once.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a failure here is a failed test")]

mod ai_assistant;
mod anonymous;
mod appointments;
mod authorization_matrix;
mod bad_input;
mod cases;
mod documents;
mod formulation;
mod identity;
mod journey;
mod kill;
mod marketplace;
mod marketplace_input;
mod marketplace_notices;
mod openapi;
mod support;
