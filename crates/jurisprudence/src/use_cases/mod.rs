//! What the product can do with notes and decisions. Each function is one use case and runs in its caller's
//! transaction.
mod cases;
mod citable;
mod editing;
pub mod import;
mod import_law;
mod known_citations;
mod laws;
mod load_fixtures;
mod notes;
mod snapshot;

pub use cases::{add_case, case, cases, edit_case, verify_case, verify_shipped, withdraw_case};
pub use citable::citable_articles;
pub use editing::{
    ProbableDuplicate, approve_case, case_by_id, change_case, create_case, listed_cases, probable_duplicates,
    remove_case, settle_duplicate, waiting_cases,
};
pub use import::*;
pub use import_law::{ImportAs, ImportedLaw, LawImport, import_law};
pub use known_citations::{citations_of, known_citations};
pub use laws::{ArticleInLaw, ChangedLaw, ListedLaw, article, change_law, law, laws};
pub use load_fixtures::{Counts, Loaded, load_fixtures};
pub use notes::{
    Editor, add_note, create_note, edit_note, listed_notes, note, note_by_id, note_history, notes,
    restore_note, shipped_text, switch_note,
};
pub use snapshot::{Snapshot, revision};
