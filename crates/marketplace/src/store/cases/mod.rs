//! Cases: parties, hearings and deadlines, notes, documents.

mod departure;
mod head;
pub mod parts;
mod rows;
mod schema;

pub use departure::{cases_after, delete_unshared, erase_private_notes, leave_cases, notes_after};
pub use head::{NewHead, count, count_open, delete, find, find_by_request, insert, list, lock, save, touch};
