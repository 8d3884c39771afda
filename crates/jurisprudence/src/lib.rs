//! Legal notes and case law: their rows, the engine that finds them, and the classifier it trains for itself.
pub mod domain;
mod error;
mod evaluate;
mod fixtures;
pub mod juricaf;
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
    Counts, Loaded, ProbableDuplicate, Snapshot, add_case, add_note, approve_case, case, case_by_id, cases,
    change_case, create_case, edit_case, edit_note, listed_cases, load_fixtures, note, notes,
    probable_duplicates, remove_case, revision, set_note_active, settle_duplicate, verify_case,
    withdraw_case,
};
