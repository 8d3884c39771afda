//! Cases: parties, hearings and deadlines, notes, documents.

mod head;
pub mod parts;
mod rows;
mod schema;

pub use head::{NewHead, count, count_open, delete, find, find_by_request, insert, list, lock, save, touch};
