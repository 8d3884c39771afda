//! Palabre's one binary: the API, the built front end, and the command line.

pub mod app;
pub mod assistant;
pub mod authorize;
pub mod breaker;
pub mod citations;
pub mod cli;
pub mod commands;
pub mod config;
pub mod device;
pub mod disk;
pub mod envelopes;
pub mod events;
pub mod files;
pub mod flows;
pub mod folders;
pub mod handbook;
pub mod idempotency;
pub mod jobs;
pub mod language;
pub mod limits;
pub mod mailer;
pub mod metrics;
pub mod middleware;
pub mod operators;
pub mod problem;
pub mod quality;
pub mod routes;
pub mod secret;
pub mod server;
pub mod session;
pub mod signed_in_hint;
pub mod site_pages;
pub mod sse;
pub mod totals;
pub mod visitor;
pub mod visitor_limits;
pub mod wording;

/// The product's name: here, and once in the front end.
pub const PRODUCT: &str = "Palabre";
