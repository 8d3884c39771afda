pub mod books;
mod change;
pub mod claim;
pub mod decide;
pub mod hint;
pub mod overdue;
pub mod read;
pub mod settle;
pub mod start;
