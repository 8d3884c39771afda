//! The only code that names a table or a column.

pub mod appointments;
pub mod cases;
pub mod messages;
pub mod requests;
mod schema;
