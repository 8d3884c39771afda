//! One verb a file.
pub mod answer_field;
pub mod cancel_draft;
pub mod current_draft;
pub mod delete;
pub mod download;
pub mod export;
pub mod forget_person;
pub mod generate;
pub mod get;
pub mod list;
pub mod preview;
pub mod reset;
pub mod start_draft;
pub mod summaries;
pub mod update;
pub mod versions;
