//! The only place that names a column.
pub mod documents;
pub mod drafts;
mod rows;
mod schema;
pub mod versions;
