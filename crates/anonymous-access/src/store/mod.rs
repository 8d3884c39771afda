//! Links, their messages and visitors' counts in the database. Nothing outside this folder knows a column.

pub mod access;
pub mod messages;
mod rows;
mod schema;
pub mod visitors;
