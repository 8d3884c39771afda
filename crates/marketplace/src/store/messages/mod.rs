//! Messages between the two parties of a request, and their attachments.

mod attachments;
mod conversations;
mod departure;
#[expect(clippy::module_inception, reason = "messages themselves, beside what hangs on them")]
mod messages;
mod rows;
mod schema;

pub use attachments::{
    attach, claim_unsent, count_unsent, delete_unsent, find_attachment, insert_attachment, known_keys,
};
pub use conversations::{last_messages, opened, unread};
pub use departure::{files_after, sent_after, take_unsent_of};
pub use messages::{
    by_key, find, first_unread, insert, insert_past, last_id, list, mark_read, stamps, stamps_of,
};
