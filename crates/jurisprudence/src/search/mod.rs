//! The engine that finds the notes and decisions a question is about, and knows when there are none.
mod build;
mod cases;
mod decide;
mod engine;
mod fuse;
mod index;
mod retrieval;
mod vocabulary;

pub use decide::Signals;
pub use engine::SearchEngine;
pub use retrieval::{Decision, Hit, HitKind, Retrieval, Suggestion};
