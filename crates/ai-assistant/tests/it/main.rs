//! The assistant on each database and against a remote model. One program: it links once.

mod conversations;
mod feedback;
mod notes;
mod quota;
mod remote;
mod support;
