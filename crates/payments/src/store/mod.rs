//! The tables of payments. Nothing outside this folder knows a column.

pub mod books;
pub mod decisions;
pub mod erasure;
pub mod events;
pub mod inbox;
pub mod payments;
mod rows;
mod schema;
pub mod turns;
