//! Legal notes and case law: their rows, and the engine that finds them.
pub mod citations;
pub mod domain;
mod error;
mod evaluate;
mod fixtures;
pub mod import;
pub mod juricaf;
mod law_files;
mod library;
pub mod ports;
mod search;
mod store;
mod text;
mod use_cases;

pub use error::JurisprudenceError;
pub use evaluate::{Miss, MissKind, Report, Tally, evaluate};
pub use fixtures::{
    Concept, FixtureFiles, Fixtures, LawTitle, OutsideQuestion, Places, Spelling, digest_of, parse_questions,
};
pub use law_files::{LawFile, LineNote, LineTrouble, ReadArticle, ReadLaw, read_law_file};
pub use library::{
    ArticleHit, Choice, Choices, CitedBy, DecisionHit, Excerpt, Found, Library, LinkedArticle, NoteTitle,
    Piece, Reader, linked_articles,
};
pub use search::{
    Also, Decision, Direct, FirstHelp, Hit, HitKind, Refusal, Retrieval, SearchEngine, Signals, Suggestion,
    TalkReply, texts_of, vectors_of,
};
pub use sentence_encoder::{EncoderError, VectorSet};
pub use text::fold;
pub use use_cases::import::{
    Claim, DECISIONS_MAX, Held, NewFile, OpenReview, ReadFile, active_import, add_file, begin_files,
    cancel_import, case_text, claim_import, decide_review, end_import, forget_imports, import_items,
    import_progress, import_run, imports, mask_names, open_reviews, open_texts, other_spellings, public_text,
    read_file, review, start_import, unclaimed_imports,
};
pub use use_cases::{
    ArticleInLaw, ChangedLaw, Counts, Editor, ImportAs, ImportedLaw, LawImport, ListedLaw, Loaded,
    ProbableDuplicate, Snapshot, add_case, add_note, approve_case, article, case, case_by_id, cases,
    change_case, change_law, citable_articles, citations_of, create_case, create_note, edit_case, edit_note,
    import_law, known_citations, law, laws, listed_cases, listed_notes, load_fixtures, note, note_by_id,
    note_history, notes, probable_duplicates, remove_case, restore_note, revision, settle_duplicate,
    shipped_text, switch_note, verify_case, verify_shipped, waiting_cases, withdraw_case,
};
