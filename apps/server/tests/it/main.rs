//! The real application over HTTP, on each database. One program: it links once.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a failure here is a failed test")]

mod account;
mod account_deletion;
mod account_export;
mod account_export_tables;
mod account_links;
mod admin;
mod ai_assistant;
mod anonymous;
mod appointments;
mod attachments;
mod authorization_matrix;
mod bad_input;
mod case_law;
mod case_law_import;
mod cases;
mod citations;
mod documents;
mod events;
mod feedback;
mod formulation;
mod idempotency;
mod identity;
mod journey;
mod kill;
mod knowledge;
mod library;
mod marketplace;
mod marketplace_input;
mod marketplace_notices;
mod messages;
mod notices;
mod openapi;
mod pages;
mod payments;
mod support;
