//! What the product can do with notes and decisions. Each function is one use case and runs in its caller's
//! transaction.
mod cases;
mod editing;
mod load_fixtures;
mod notes;
mod snapshot;

pub use cases::{add_case, case, cases, edit_case, verify_case, withdraw_case};
pub use editing::{
    ProbableDuplicate, approve_case, case_by_id, change_case, create_case, listed_cases, probable_duplicates,
    remove_case, settle_duplicate,
};
pub use load_fixtures::{Counts, Loaded, load_fixtures};
pub use notes::{add_note, edit_note, note, notes, set_note_active};
pub use snapshot::{Snapshot, revision};
