//! Notes and decisions in the database. Nothing outside this folder knows a column.
pub mod articles;
pub mod cases;
pub mod editing;
pub mod imports;
pub mod laws;
pub mod library;
mod note_json;
pub mod note_search;
pub mod notes;
pub mod reviews;
mod rows;
mod schema;
pub mod source_names;
pub mod sources;
pub mod state;
mod translation_json;
pub mod versions;

pub use translation_json::StoredTranslation;

use chrono::{DateTime, Utc};

/// What a write says about itself, whatever the row.
#[derive(Debug, Clone, Copy)]
pub struct Stamp {
    pub now: DateTime<Utc>,
    pub revision: i64,
    pub created_by: Option<i64>,
}

/// What is known of a row that a new version of the shipped texts may replace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shipped {
    pub id: i64,
    pub key: String,
    pub digest: Option<String>,
    pub is_edited: bool,
    pub is_active: bool,
}
