//! Cases: parties, hearings and deadlines, notes, documents.

mod departure;
mod head;
pub mod parts;
mod rows;
mod schema;

pub use departure::{
    cases_after, cases_of_documents, delete_unshared, erase_private_notes, events_after, leave_cases,
    notes_after, parties_of,
};
pub use head::{NewHead, count, count_open, delete, find, find_by_request, insert, list, lock, save, touch};
