//! Imports of case law, one decision a transaction.
mod files;
mod plan;
mod reviews;
mod runs;
mod take_in;
mod texts;

pub use files::{DECISIONS_MAX, NewFile, ReadFile, add_file, begin_files, read_file};
pub use plan::plan_import;
pub use reviews::{OpenReview, decide_review, open_reviews, review};
pub use runs::{
    Claim, Held, active_import, cancel_import, claim_import, end_import, fail_waiting, forget_imports,
    hold_import, import_items, import_progress, import_run, imports, start_import, unclaimed_imports,
    waiting_items,
};
pub use take_in::{keep_failure, keep_received};
pub use texts::{case_text, mask_names, open_texts, other_spellings, public_text};
