//! Imports as they run: what comes in, and the loop that fetches it.
mod received;
mod run;

pub(crate) use received::is_id;
pub use received::{Received, SOURCE, SOURCE_NAME, page_of};
pub use run::{Ended, HEARTBEAT, Told, run_import};
