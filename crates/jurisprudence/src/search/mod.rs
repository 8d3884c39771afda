//! The engine that finds the notes and decisions a question is about, and knows when there are none.
mod alarm;
mod also;
mod build;
mod cases;
mod decide;
mod engine;
mod first_help;
mod fuse;
mod hits;
mod index;
mod known_words;
mod meaning;
mod on_articles;
mod parts;
mod premise;
mod refusal;
mod retrieval;
mod runs;
mod subject;
mod talk;
mod terms;
mod units;
mod vocabulary;

pub use decide::Signals;
pub use engine::SearchEngine;
pub use meaning::{texts_of, vectors_of};
pub use retrieval::{
    Also, Decision, Direct, FirstHelp, Hit, HitKind, Refusal, Retrieval, Suggestion, TalkReply,
};
