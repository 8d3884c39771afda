//! Legal notes and case law: their rows, the engine that finds them, and the classifier it trains for itself.
pub mod domain;
mod error;
mod evaluate;
mod fixtures;
mod learn;
mod search;
mod store;
mod text;
mod use_cases;

pub use error::{ClassifierFileError, JurisprudenceError};
pub use evaluate::{Miss, MissKind, Report, Tally, evaluate};
pub use fixtures::{Concept, FixtureFiles, Fixtures, OutsideQuestion, Places, Spelling, parse_questions};
pub use learn::{Classifier, Confirmed, Progress, TrainingSet};
pub use search::{Decision, Hit, HitKind, Retrieval, SearchEngine, Signals, Suggestion};
pub use text::fold;
pub use use_cases::{
    Counts, Loaded, Snapshot, add_case, add_note, case, cases, edit_case, edit_note, load_fixtures, note,
    notes, revision, set_note_active, verify_case, withdraw_case,
};
